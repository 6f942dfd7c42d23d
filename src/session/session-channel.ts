/** Tells the other tabs of this browser that the kept session has changed; what it says now they read themselves. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('disha-session');
// Under Node an open channel would keep the process alive.
(channel as { unref?: () => void } | undefined)?.unref?.();

export function announceSession(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage('changed');
}

export function onSessionAnnounced(listener: () => void): void {
  channel?.addEventListener('message', listener);
}
