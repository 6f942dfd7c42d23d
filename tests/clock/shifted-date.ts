/**
 * A script that sets the clock of where it runs: every `Date` from then on, and the time from which `performance` counts,
 * is so many milliseconds ahead, and time goes on. As text, since pages, workers and processes need the same one before
 * anything else runs in them. Run once more, it shifts anew and not on top.
 */
export function shiftScript(aheadMs: number): string {
  return `{
  const mark = Symbol.for('unshifted clock');
  const unshifted = globalThis[mark] ?? { Date, now: Date.now, timeOrigin: performance.timeOrigin };
  Object.defineProperty(globalThis, mark, { value: unshifted, configurable: true });
  const now = () => unshifted.now() + ${aheadMs};
  const Shifted = function (...given) {
    if (!new.target) return new unshifted.Date(now()).toString();
    const made = new.target === Shifted ? unshifted.Date : new.target;
    return Reflect.construct(unshifted.Date, given.length === 0 ? [now()] : given, made);
  };
  Object.defineProperties(Shifted, Object.getOwnPropertyDescriptors(unshifted.Date));
  Object.defineProperty(Shifted, 'now', { value: now, writable: true, configurable: true });
  globalThis.Date = Shifted;
  Object.defineProperty(performance, 'timeOrigin', { value: unshifted.timeOrigin + ${aheadMs}, configurable: true });
}
`;
}

/** Sets the clock of this process or thread. */
export function shiftDate(aheadMs: number): void {
  // oxlint-disable-next-line no-eval -- the same text runs in pages and workers
  (0, eval)(shiftScript(aheadMs));
}

/** What the machine's own clock says, in milliseconds since 1970. */
export function unshiftedNow(): number {
  return ((globalThis as { [mark]?: { now(): number } })[mark] ?? Date).now();
}

const mark = Symbol.for('unshifted clock');
