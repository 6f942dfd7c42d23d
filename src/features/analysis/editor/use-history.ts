import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { newHistory, withAct, type EditHistory, type HistoryAct } from './history.ts';

export interface Undoable<Value> {
  /** The newest state, also before whoever holds it has taken it over. */
  present: Value;
  /** Keeps a finished change; those of one `gesture` in a row are one step. */
  keep(value: Value, gesture?: string): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/**
 * The steps of a value that somebody else holds: what they put in its place is a step as well. They may give back an
 * equal value that was read anew from a store; that is none. The value has to be plain data. What belongs to another
 * `subject` begins anew: none of its steps leads back to the one before.
 */
export function useHistory<Value>(
  value: Value,
  subject: string,
  onChange: (value: Value) => void,
): Undoable<Value> {
  const [given, setGiven] = useState({ value, subject });
  const [history, setHistory] = useState(() => newHistory(value));
  const latest = useRef<{ history: EditHistory<Value>; onChange(value: Value): void }>({ history, onChange });

  if (given.subject !== subject) {
    setGiven({ value, subject });
    setHistory(newHistory(value));
  } else if (given.value !== value) {
    setGiven({ value, subject });
    if (!isSame(history.present, value)) setHistory(withAct(history, { kind: 'do', value }));
  }

  useLayoutEffect(() => {
    latest.current = { history, onChange };
  });

  const act = useCallback((next: HistoryAct<Value>) => {
    const before = latest.current.history;
    const after = withAct(before, next);
    if (after === before) return;
    latest.current.history = after;
    setHistory(after);
    latest.current.onChange(after.present);
  }, []);

  const keep = useCallback(
    (next: Value, gesture?: string) => act({ kind: 'do', value: next, gesture }),
    [act],
  );
  const undo = useCallback(() => act({ kind: 'undo' }), [act]);
  const redo = useCallback(() => act({ kind: 'redo' }), [act]);
  return {
    present: history.present,
    keep,
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
  };
}

function isSame<Value>(one: Value, other: Value): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
