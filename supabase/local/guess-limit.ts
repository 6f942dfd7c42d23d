/** Remembers failed guesses, so that passwords and six-digit codes cannot be tried out. */
export interface GuessLimit {
  /** Seconds until `who` may try again; 0 when there is nothing against it. */
  wait(who: string, now: number): number;
  failed(who: string, now: number): void;
}

const windowMs = 5 * 60 * 1000;
const mostRemembered = 10_000;

/** At most `most` failures in five minutes. Times are milliseconds since 1970. */
export function guessLimit(most: number): GuessLimit {
  const failures = new Map<string, number[]>();

  const recent = (who: string, now: number): number[] =>
    (failures.get(who) ?? []).filter((at) => at > now - windowMs);

  return {
    wait(who, now) {
      const times = recent(who, now);
      const deciding = times[times.length - most];
      return deciding === undefined ? 0 : Math.ceil((deciding + windowMs - now) / 1000);
    },
    failed(who, now) {
      const times = [...recent(who, now), now].slice(-most);
      failures.delete(who);
      failures.set(who, times);
      // Maps keep the order of insertion: the first has been quiet for longest.
      const [quietest] = failures.keys();
      if (failures.size > mostRemembered && quietest !== undefined) failures.delete(quietest);
    },
  };
}
