/** What all tabs of this browser hear. Undefined where tabs do not hear of each other, as where storage is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    // Under Node an open channel would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    return channel;
  } catch {
    return undefined;
  }
}
