/** How much is under way for each, of at most so much. */
interface Tally {
  hasRoom(who: string, amount: number): boolean;
  /** Notes what begins, and what has ended as less than nothing. */
  add(who: string, amount: number): void;
}

/** At most `most` for each `who`; what is nothing always has room. */
export function tally(most: number): Tally {
  const counts = new Map<string, number>();
  const of = (who: string): number => counts.get(who) ?? 0;
  return {
    hasRoom: (who, amount) => amount === 0 || of(who) + amount <= most,
    add(who, amount) {
      const left = of(who) + amount;
      if (left > 0) counts.set(who, left);
      else counts.delete(who);
    },
  };
}
