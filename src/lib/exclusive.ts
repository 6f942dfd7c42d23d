/**
 * Runs work under a lock that all tabs of this browser share, or leaves it when another tab holds the lock.
 * A browser without locks runs it at once: callers are safe to run twice, the lock only spares the second call.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
