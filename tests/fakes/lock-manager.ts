type Work = (lock: object | null) => Promise<unknown>;
interface Wish {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: AbortSignal;
}

/** Locks as browsers have them and Node 20 does not: one holder at a time, the others in the order of their asking. */
export class FakeLocks {
  readonly #last = new Map<string, Promise<void>>();

  request(name: string, wish: Wish | Work, work?: Work): Promise<unknown> {
    if (typeof wish === 'function') return this.#hold(name, this.#last.get(name), wish);
    if (!work) throw new TypeError('The work is missing');
    const before = wish.steal === true ? undefined : this.#last.get(name);
    if (wish.ifAvailable === true && before) return work(null);
    return this.#hold(name, before, work, wish.signal);
  }

  async #hold(
    name: string,
    before: Promise<void> | undefined,
    work: Work,
    signal?: AbortSignal,
  ): Promise<unknown> {
    let giveBack: () => void = () => {};
    const own = new Promise<void>((resolve) => (giveBack = resolve));
    const turn = afterBoth(before, own);
    this.#last.set(name, turn);
    void turn.finally(() => this.#last.get(name) === turn && this.#last.delete(name));
    try {
      await Promise.race([before, abortOf(signal)]);
      return await work({ name });
    } finally {
      giveBack();
    }
  }
}

async function afterBoth(before: Promise<void> | undefined, own: Promise<void>): Promise<void> {
  await before;
  await own;
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
}
