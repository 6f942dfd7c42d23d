import { useEffect, useSyncExternalStore } from 'react';
import { almanacOf, deviceReckoner, type Asked } from './almanac.ts';
import { keyOf, type AlmanacKind, type TaskOf } from './almanac-task.ts';

/** One for the page, so that a month that was looked at before stands at once. */
const almanac = almanacOf(deviceReckoner());

const nothing = { state: 'asked' } as const;

/** What the almanac answers to a task; the component draws again when it does. Undefined asks for nothing. */
export function useAlmanac<Kind extends AlmanacKind>(task: TaskOf<Kind> | undefined): Asked<Kind> {
  const asked = useSyncExternalStore(
    almanac.onChange,
    () => (task ? almanac.known<Kind>(task) : undefined),
    () => undefined,
  );
  const key = task && keyOf(task);
  // One that was let go while others were looked at is asked for once more.
  const isUnasked = asked === undefined;
  useEffect(() => {
    if (task) almanac.ask(task);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the task does
  }, [key, isUnasked]);
  return asked ?? nothing;
}

/** Has what may be wanted next worked out while there is nothing else to do. */
export function useAlmanacAhead(tasks: readonly TaskOf<AlmanacKind>[]): void {
  const keys = tasks.map((task) => keyOf(task)).join('\n');
  useEffect(() => {
    for (const task of tasks) almanac.ask(task, 'ahead');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say all that the tasks do
  }, [keys]);
}

/** Tries again what could not be worked out. */
export function askAgain(task: TaskOf<AlmanacKind>): void {
  almanac.ask(task);
}
