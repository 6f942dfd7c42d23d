import { forwardClock } from './forward-clock.ts';

/** How much somebody may ask for, which fills up again as time goes by. */
export interface RequestBudget {
  /** 0 where something is left; otherwise the seconds until there is. */
  wait(who: string): number;
  /** Takes from it, more than is left if need be: what an answer costs is known when it is there. */
  take(who: string, cost: number): void;
}

const mostRemembered = 20_000;

/** `capacity` at once, and `perSecond` of it back. `clock` gives milliseconds since 1970. */
export function requestBudget(capacity: number, perSecond: number, clock: () => number): RequestBudget {
  const now = forwardClock(clock);
  const spent = new Map<string, { amount: number; at: number }>();

  function amountOf(who: string): number {
    const last = spent.get(who);
    const seconds = last ? (now() - last.at) / 1000 : 0;
    return last ? Math.max(0, last.amount - seconds * perSecond) : 0;
  }

  return {
    wait(who) {
      const over = amountOf(who) - capacity;
      return over < 0 ? 0 : Math.max(1, Math.ceil(over / perSecond));
    },
    take(who, cost) {
      const amount = amountOf(who) + cost;
      // Maps keep the order of insertion: the first has been quiet for longest.
      spent.delete(who);
      spent.set(who, { amount, at: now() });
      const [quietest] = spent;
      if (spent.size > mostRemembered && quietest) spent.delete(quietest[0]);
    },
  };
}
