const firstPauseMs = 1000;
const longestPauseMs = 5 * 60_000;
/** No server is believed that asks for more. */
const longestRetryAfterMs = 60 * 60_000;

/**
 * When to try again after so many failures in a row: a random time up to 1 s, 2 s, 4 s … 5 minutes, but not before the
 * server wants it. All times in milliseconds; `random` in [0, 1).
 */
export function retryAt(failures: number, now: number, random: number, retryAfterMs = 0): number {
  const longest = Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 20), longestPauseMs);
  // Never at once: a failure that takes no time would be repeated without a pause.
  const pause = Math.max(longest * random, firstPauseMs / 4);
  return now + Math.max(pause, Math.min(retryAfterMs, longestRetryAfterMs));
}

/** Whether the time has come. A time further off than any pause was set by a clock that has been put back since. */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + longestRetryAfterMs;
}
