/** Remembers attempts that may be wrong, so that passwords and six-digit codes cannot be tried out. */
export interface GuessLimit {
  /** Seconds until `who` may try again; 0 when there is nothing against it. */
  wait(who: string, now: number): number;
  /** Counts from now on, so that many at once are not all let through; `forgive` takes it back. */
  attempt(who: string, now: number): void;
  /** The attempt of that time was right. */
  forgive(who: string, at: number): void;
}

const windowMs = 5 * 60 * 1000;
const mostRemembered = 10_000;

/** At most `most` wrong attempts in five minutes. Times are milliseconds since 1970. */
export function guessLimit(most: number): GuessLimit {
  const attempts = new Map<string, number[]>();

  const recent = (who: string, now: number): number[] =>
    (attempts.get(who) ?? []).filter((at) => at > now - windowMs);

  return {
    wait(who, now) {
      const times = recent(who, now);
      const deciding = times[times.length - most];
      return deciding === undefined ? 0 : Math.ceil((deciding + windowMs - now) / 1000);
    },
    attempt(who, now) {
      const times = [...recent(who, now), now].slice(-most);
      attempts.delete(who);
      attempts.set(who, times);
      // Maps keep the order of insertion: the first has been quiet for longest.
      const [quietest] = attempts.keys();
      if (attempts.size > mostRemembered && quietest !== undefined) attempts.delete(quietest);
    },
    forgive(who, at) {
      const times = attempts.get(who);
      const index = times?.indexOf(at) ?? -1;
      if (!times || index < 0) return;
      if (times.length === 1) attempts.delete(who);
      else attempts.set(who, times.toSpliced(index, 1));
    },
  };
}
