/** Remembers attempts, so that nothing can be tried out or asked for without end. */
export interface AttemptLimit {
  /**
   * Lets an attempt of `who` begin: 0, or the seconds until it may be tried again. Waits for attempts under way whose
   * outcome decides; so many at once are neither all let through nor refused for being many.
   */
  begin(who: string): Promise<number>;
  /** Ends an attempt that was let begin; only one that counts is remembered. */
  end(who: string, counts: boolean): void;
}

const mostRemembered = 10_000;

interface Attempts {
  /** When those that count ended, oldest first. */
  times: number[];
  underWay: number;
  waiting: (() => void)[];
}

/** At most `most` attempts that count in `seconds`, for each `who`. `now` gives milliseconds since 1970. */
export function attemptLimit(most: number, seconds: number, now: () => number): AttemptLimit {
  const remembered = new Map<string, Attempts>();

  return {
    async begin(who) {
      for (;;) {
        const attempts = attemptsOf(who);
        const deciding = attempts.times[attempts.times.length - most];
        if (deciding !== undefined) return Math.max(Math.ceil((deciding - now()) / 1000 + seconds), 1);
        if (attempts.times.length + attempts.underWay < most) {
          attempts.underWay += 1;
          return 0;
        }
        await new Promise<void>((resolve) => attempts.waiting.push(resolve));
      }
    },
    end(who, counts) {
      const attempts = attemptsOf(who);
      attempts.underWay -= 1;
      if (counts) attempts.times.push(now());
      // One place is free; or none will be, and everybody who waits is told.
      const told = attempts.times.length < most ? (counts ? 0 : 1) : attempts.waiting.length;
      for (const tell of attempts.waiting.splice(0, told)) tell();
    },
  };

  function attemptsOf(who: string): Attempts {
    const attempts = remembered.get(who) ?? { times: [], underWay: 0, waiting: [] };
    attempts.times = attempts.times.filter((at) => at > now() - seconds * 1000).slice(-most);
    // Maps keep the order of insertion: the first has been quiet for longest.
    remembered.delete(who);
    remembered.set(who, attempts);
    if (remembered.size > mostRemembered) forgetQuietest();
    return attempts;
  }

  function forgetQuietest(): void {
    for (const [who, { underWay, waiting }] of remembered) {
      if (underWay > 0 || waiting.length > 0) continue;
      remembered.delete(who);
      return;
    }
  }
}
