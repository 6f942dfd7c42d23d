/** What happens next: the earliest first, and of the same time the one that was put in first. */
export interface EventQueue<T> {
  put(at: number, what: T): void;
  /** When the next happens; undefined when nothing will. */
  nextAt(): number | undefined;
  take(): T | undefined;
}

export function createEventQueue<T>(): EventQueue<T> {
  const heap: { at: number; order: number; what: T }[] = [];
  let order = 0;

  function isBefore(one: number, other: number): boolean {
    const a = heap[one];
    const b = heap[other];
    if (!a || !b) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  function swap(one: number, other: number): void {
    const a = heap[one];
    const b = heap[other];
    if (!a || !b) return;
    heap[one] = b;
    heap[other] = a;
  }

  return {
    put(at, what) {
      order += 1;
      heap.push({ at, order, what });
      for (let child = heap.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!isBefore(child, parent)) break;
        swap(child, parent);
        child = parent;
      }
    },
    nextAt: () => heap[0]?.at,
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first?.what;
      heap[0] = last;
      for (let parent = 0; ;) {
        const left = 2 * parent + 1;
        const least = isBefore(left + 1, left) ? left + 1 : left;
        if (!isBefore(least, parent)) break;
        swap(least, parent);
        parent = least;
      }
      return first.what;
    },
  };
}
