/**
 * Lets at most `most` pieces of work of one and the same be under way; what is more waits, in order, for those before it.
 * Whoever has much to do then waits for themselves, and others wait for no more than `most` of it.
 */
export function fairTurns(most: number): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { underWay: number; waiting: (() => void)[] }>();

  return async (who, work) => {
    const own = turns.get(who) ?? { underWay: 0, waiting: [] };
    turns.set(who, own);
    if (own.underWay < most) own.underWay += 1;
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      // The place is handed on as it is, so that nobody who comes just now takes it.
      if (next) next();
      else own.underWay -= 1;
      if (own.underWay === 0) turns.delete(who);
    }
  };
}
