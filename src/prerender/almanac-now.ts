import { reckon } from '#features/festivals/almanac-work.ts';
import { keyOf, type AlmanacKind, type TaskOf } from '#features/festivals/almanac-task.ts';
import type { AlmanacAnswer } from '#features/festivals/almanac.ts';

const known = new Map<string, unknown>();

/** In the place of the calendar's own where a page is drawn once: reckons at once instead of in a worker. */
export function useAlmanac<Kind extends AlmanacKind>(task: TaskOf<Kind> | undefined): AlmanacAnswer<Kind> {
  if (!task) return { state: 'asked' };
  const key = keyOf(task);
  if (!known.has(key)) known.set(key, { state: 'known', answer: reckon(task) });
  return known.get(key) as AlmanacAnswer<Kind>;
}

export function useAlmanacAhead(): void {
  // Nobody will want anything next.
}

export function askAgain(): void {
  // Nothing fails that could be tried again.
}
