/** Work that nobody's answer waits for. */
export interface Background {
  /** Starts the work; what it throws is logged. */
  run(work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** How much is under way. */
  underWay(): number;
}

export function background(log: (failure: unknown) => void): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done: Promise<void> = Promise.resolve()
        .then(work)
        .then(
          () => undefined,
          (error: unknown) => log(error),
        )
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    underWay: () => underWay.size,
  };
}
