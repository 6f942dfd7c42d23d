import { workAside } from '#lib/work-aside.ts';
import {
  keyOf,
  type AlmanacAnswers,
  type AlmanacKind,
  type AlmanacTask,
  type TaskOf,
} from './almanac-task.ts';
import workerAddress from './almanac-worker.ts?worker&url';

/** What is known of the answer to a task. */
export type AlmanacAnswer<Kind extends AlmanacKind> =
  { state: 'asked' } | { state: 'known'; answer: AlmanacAnswers[Kind] } | { state: 'failed' };

/** Does one task at a time; rejects where it cannot. */
export type Reckoner = (task: AlmanacTask) => Promise<AlmanacAnswers[AlmanacKind]>;

export interface Almanac {
  /** Asks, unless that was done before; one that failed is tried again. */
  ask(task: AlmanacTask, urgency?: Urgency): void;
  /** The same object until it changes; undefined where nobody asked. */
  known<Kind extends AlmanacKind>(task: TaskOf<Kind>): AlmanacAnswer<Kind> | undefined;
  onChange(listener: () => void): () => void;
}

/** `ahead`: what somebody may want next, once there is nothing else to do. */
export type Urgency = 'now' | 'ahead';

/** Years take longest to reckon and are smallest in number; all answers together stay within some megabytes. */
const mostKept = 160;

/**
 * Answers that are worked out away from the page, each once for its place, month system and span of time. What is on the
 * screen comes before what may be wanted next, and what was asked for longest ago and is not looked at is let go.
 */
export function almanacOf(reckoner: Reckoner): Almanac {
  const kept = new Map<string, AlmanacAnswer<AlmanacKind>>();
  const waiting = new Map<string, { task: AlmanacTask; urgency: Urgency }>();
  const listeners = new Set<() => void>();
  let isBusy = false;

  function keep(key: string, asked: AlmanacAnswer<AlmanacKind>): void {
    kept.delete(key);
    kept.set(key, asked);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    for (const listener of listeners) listener();
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = nextOf(waiting); next !== undefined; next = nextOf(waiting)) {
      const [key, { task }] = next;
      waiting.delete(key);
      keep(
        key,
        await reckoner(task).then(
          (answer): AlmanacAnswer<AlmanacKind> => ({ state: 'known', answer }),
          (): AlmanacAnswer<AlmanacKind> => ({ state: 'failed' }),
        ),
      );
    }
    isBusy = false;
  }

  return {
    ask(task, urgency = 'now') {
      const key = keyOf(task);
      const before = kept.get(key);
      const isWaiting = waiting.has(key);
      if (before && before.state !== 'failed' && !(isWaiting && urgency === 'now')) return;
      if (!isWaiting) kept.set(key, { state: 'asked' });
      waiting.set(key, { task, urgency });
      void work();
    },
    known<Kind extends AlmanacKind>(task: TaskOf<Kind>) {
      return kept.get(keyOf(task)) as AlmanacAnswer<Kind> | undefined;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Waiting = Map<string, { task: AlmanacTask; urgency: Urgency }>;

function nextOf(waiting: Waiting): [string, { task: AlmanacTask; urgency: Urgency }] | undefined {
  let next: [string, { task: AlmanacTask; urgency: Urgency }] | undefined;
  for (const entry of waiting) if (!next || rankOf(entry[1]) < rankOf(next[1])) next = entry;
  return next;
}

const ranks: Record<AlmanacKind, number> = { month: 0, day: 1, personal: 2, year: 3 };

function rankOf({ task, urgency }: { task: AlmanacTask; urgency: Urgency }): number {
  return ranks[task.kind] + (urgency === 'ahead' ? 10 : 0);
}

/** Works in a worker of its own; where there can be none, in the page, from a part that is fetched then. */
export function deviceReckoner(): Reckoner {
  return workAside<AlmanacTask, AlmanacAnswers[AlmanacKind]>(workerAddress, async (task) => {
    const { reckon } = await import('./almanac-work.ts');
    return reckon(task);
  });
}
