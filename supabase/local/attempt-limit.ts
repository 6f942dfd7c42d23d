import { forwardClock } from './forward-clock.ts';

/** Remembers attempts, so that nothing can be tried out or asked for without end. */
export interface AttemptLimit {
  /**
   * Lets an attempt of `who` begin: 0, or the seconds until it may be tried again. Waits for attempts under way whose
   * outcome decides, for some seconds: so many at once are neither all let through nor refused for being many, and those
   * that never end keep nobody. `network` is whose it is where many names are remembered, see `forgetSome`.
   */
  begin(who: string, network?: string): Promise<number>;
  /** Lets an attempt begin whatever was counted, and tells whether it is one too many. */
  beginAnyway(who: string, network?: string): boolean;
  /** Ends an attempt that was let begin; only one that counts is remembered. */
  end(who: string, counts: boolean): void;
  /** The seconds until another attempt may begin, by what has counted so far; 0 where none are to be waited for. */
  wait(who: string): number;
  /** How many attempts count, with those under way. */
  tries(who: string): number;
}

const mostRemembered = 10_000;

/** How long one attempt waits for the outcome of others. */
const patienceMs = 15_000;

/** When whoever has waited in vain may come again. */
const retrySeconds = 5;

interface Attempts {
  /** When those that count ended, oldest first. */
  times: number[];
  underWay: number;
  waiting: (() => void)[];
  network: string;
}

/** At most `most` attempts that count in `seconds`, for each `who`. `clock` gives milliseconds since 1970. */
export function attemptLimit(most: number, seconds: number, clock: () => number): AttemptLimit {
  const now = forwardClock(clock);
  const remembered = new Map<string, Attempts>();

  return {
    async begin(who, network = who) {
      const until = performance.now() + patienceMs;
      for (;;) {
        const wait = waitOf(who);
        if (wait > 0) return wait;
        const attempts = attemptsOf(who);
        if (!attempts || triesIn(attempts) < most) {
          start(who, network);
          return 0;
        }
        const isTold = await placeIn(attempts.waiting, until - performance.now());
        if (!isTold) return retrySeconds;
      }
    },
    beginAnyway: (who, network = who) => triesIn(start(who, network)) > most,
    end(who, counts) {
      const attempts = attemptsOf(who);
      if (!attempts) return;
      attempts.underWay -= 1;
      if (counts) count(who, attempts);
      // Some places are free; or none will be, and everybody who waits is told.
      const isFull = attempts.times.length >= most;
      const free = isFull ? attempts.waiting.length : Math.max(most - triesIn(attempts), 0);
      for (const tell of attempts.waiting.splice(0, free)) tell();
      if (isIdle(attempts) && attempts.times.length === 0) remembered.delete(who);
    },
    wait: waitOf,
    tries(who) {
      const attempts = attemptsOf(who);
      return attempts ? triesIn(attempts) : 0;
    },
  };

  /** What is known of `who`. Asking makes no entry, so that whoever is refused under many names fills no memory. */
  function attemptsOf(who: string): Attempts | undefined {
    const attempts = remembered.get(who);
    if (attempts) attempts.times = attempts.times.filter(isYoung).slice(-most);
    return attempts;
  }

  function isYoung(at: number): boolean {
    return at > now() - seconds * 1000;
  }

  function waitOf(who: string): number {
    const times = attemptsOf(who)?.times ?? [];
    const deciding = times[times.length - most];
    return deciding === undefined ? 0 : Math.max(Math.ceil((deciding - now()) / 1000 + seconds), 1);
  }

  function start(who: string, network: string): Attempts {
    const attempts = attemptsOf(who) ?? { times: [], underWay: 0, waiting: [], network };
    attempts.underWay += 1;
    remembered.set(who, attempts);
    return attempts;
  }

  function count(who: string, attempts: Attempts): void {
    attempts.times.push(now());
    // Maps keep the order of insertion: the first has been quiet for longest.
    remembered.delete(who);
    remembered.set(who, attempts);
    if (remembered.size > mostRemembered) forgetSome();
  }

  /**
   * Forgets what no longer counts; where that is nothing, the quietest of the network that has most remembered. What was
   * counted of others stays for as long as they have less than it: nobody wipes it out with names that are made up.
   */
  function forgetSome(): void {
    for (const [who, { times, ...attempts }] of remembered) {
      if (!isIdle(attempts)) continue;
      if (times.some(isYoung)) break;
      remembered.delete(who);
    }
    if (remembered.size > mostRemembered) forgetOneOfBusiest();
  }

  function forgetOneOfBusiest(): void {
    const networks = new Map<string, { names: number; quietest: string }>();
    for (const [who, attempts] of remembered) {
      if (!isIdle(attempts)) continue;
      const known = networks.get(attempts.network);
      if (known) known.names += 1;
      else networks.set(attempts.network, { names: 1, quietest: who });
    }
    let busiest: { names: number; quietest: string } | undefined;
    for (const known of networks.values()) if (known.names > (busiest?.names ?? 0)) busiest = known;
    if (busiest) remembered.delete(busiest.quietest);
  }
}

function triesIn({ times, underWay }: Attempts): number {
  return times.length + underWay;
}

function isIdle({ underWay, waiting }: Pick<Attempts, 'underWay' | 'waiting'>): boolean {
  return underWay === 0 && waiting.length === 0;
}

/** Waits to be told that there may be a place; false where that takes too long. */
function placeIn(waiting: (() => void)[], milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const tell = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(tell), 1);
      resolve(false);
    }, milliseconds);
    waiting.push(tell);
  });
}
