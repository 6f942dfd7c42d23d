/** Before a lock that somebody holds is taken away: its page may be frozen for good. */
const ordinaryPatienceMs = 30_000;

/**
 * Runs work under a lock that all tabs and workers of this browser share, or leaves it when another holds the lock.
 * A browser without locks runs it at once: callers are safe to run twice, the lock only spares the second call.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Runs work under such a lock once it is free, or once one has waited for it long enough. */
export async function inTurn<T>(
  name: string,
  work: () => Promise<T>,
  patienceMs = ordinaryPatienceMs,
): Promise<T> {
  if (!hasLocks()) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return navigator.locks.request(name, { steal: true }, begin);
  }
}

/**
 * Runs work under such a lock once it is free, however long that takes; the signal ends the waiting. The work ends itself
 * by the same signal.
 */
export async function whenAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  await navigator.locks.request(name, { signal }, work);
}

let areRefused = false;

/** For a browser that lets a page keep nothing: its locks refuse to work, and nothing is shared that they would guard. */
export function goWithoutLocks(): void {
  areRefused = true;
}

export function hasLocks(): boolean {
  return !areRefused && typeof navigator !== 'undefined' && Boolean(navigator.locks);
}
