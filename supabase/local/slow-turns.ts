import { forwardClock } from './forward-clock.ts';

/** Lets those who come to the same thing have their turns one after the other. */
export interface SlowTurns {
  /**
   * The milliseconds until the turn of whoever comes now: at least `gapSeconds`, and so many after the turn before it.
   * Undefined where too many wait already.
   */
  take(who: string, gapSeconds: number): number | undefined;
}

/** How much longer than the gap somebody waits at most: with more before them they would have given up. */
export const longestQueueMs = 30_000;

/** `clock` gives milliseconds since 1970. */
export function slowTurns(clock: () => number): SlowTurns {
  const now = forwardClock(clock);
  /** The last turn that was given. */
  const turns = new Map<string, number>();

  return {
    take(who, gapSeconds) {
      forgetPast();
      const gap = gapSeconds * 1000;
      const turn = Math.max(turns.get(who) ?? 0, now()) + gap;
      if (turn > now() + gap + longestQueueMs) return undefined;
      turns.delete(who);
      turns.set(who, turn);
      return turn - now();
    },
  };

  /** Those are few that have a turn to come: each is somebody's who waits for it. */
  function forgetPast(): void {
    for (const [who, turn] of turns) if (turn <= now()) turns.delete(who);
  }
}
