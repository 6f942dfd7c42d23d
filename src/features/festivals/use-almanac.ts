import { startTransition, useEffect, useState } from 'react';
import { almanacOf, deviceReckoner, type AlmanacAnswer } from './almanac.ts';
import { keyOf, type AlmanacKind, type TaskOf } from './almanac-task.ts';

/** One for the page. */
const almanac = almanacOf(deviceReckoner());

const nothing = { state: 'asked' } as const;

/**
 * What the almanac answers to a task; the component draws again when it does, in small steps, so that whoever scrolls or
 * presses meanwhile does not wait for a whole month. Undefined asks for nothing.
 */
export function useAlmanac<Kind extends AlmanacKind>(task: TaskOf<Kind> | undefined): AlmanacAnswer<Kind> {
  const key = task && keyOf(task);
  const [heard, setHeard] = useState<{ key: string; asked: AlmanacAnswer<Kind> | undefined }>();
  useEffect(() => {
    if (!task || key === undefined) return undefined;
    let last: AlmanacAnswer<Kind> | undefined;
    const hear = () => {
      const asked = almanac.known<Kind>(task);
      // One that was let go while others were looked at is asked for once more.
      if (!asked) almanac.ask(task);
      // An update that changes nothing is never queued: React renders for it, drops what came out, but keeps the
      // dependencies of its effects. What a live query said meanwhile would then never be asked of the almanac.
      if (asked === last) return;
      last = asked;
      startTransition(() => setHeard({ key, asked }));
    };
    const stop = almanac.onChange(hear);
    almanac.ask(task);
    hear();
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the task does
  }, [key]);
  if (!task) return nothing;
  // A month that was looked at before stands at once.
  return (heard?.key === key ? heard?.asked : almanac.known<Kind>(task)) ?? nothing;
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
