import { assertNever } from '#lib/assert-never.ts';

/** What was done and can be undone; `present` is what is seen. */
export interface EditHistory<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What the last step belongs to: the next one of the same gesture is the same step. */
  gesture: string | undefined;
}

export type HistoryAct<Value> =
  { kind: 'do'; value: Value; gesture?: string | undefined } | { kind: 'undo' } | { kind: 'redo' };

/** Steps that can be taken back. */
export const mostSteps = 100;

export function newHistory<Value>(present: Value): EditHistory<Value> {
  return { past: [], present, future: [], gesture: undefined };
}

/** The history after an act; the same object where there was nothing to do. */
export function withAct<Value>(history: EditHistory<Value>, act: HistoryAct<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  switch (act.kind) {
    case 'do': {
      if (act.value === present) return history;
      const isSameStep = act.gesture !== undefined && act.gesture === history.gesture;
      return {
        past: isSameStep ? past : [...past, present].slice(-mostSteps),
        present: act.value,
        future: [],
        gesture: act.gesture,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: undefined };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, gesture: undefined };
    }
    default:
      return assertNever(act);
  }
}
