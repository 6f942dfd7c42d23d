import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { Answer } from './trouble.ts';

export interface Remote<T, Why> {
  /** The server's answer; undefined while there is none. One that was given stays when the connection goes. */
  found: Answer<T, Why> | undefined;
  isOnline: boolean;
  askAgain(): void;
  /** Puts what is known by now in the place of the answer. */
  setValue(change: (value: T) => T): void;
}

/**
 * What only the server can tell: asked for as soon as there is a connection, and again when one comes back; with `once`
 * only as long as nothing was given yet. `ask` has to be the same function as long as it asks the same.
 */
export function useRemote<T, Why>(
  ask: () => Promise<Answer<T, Why>>,
  { once = false }: { once?: boolean } = {},
): Remote<T, Why> {
  const isOnline = useIsOnline();
  const [answered, setAnswered] = useState<{ to: typeof ask; answer: Answer<T, Why> }>();
  const given = useRef<typeof ask>(undefined);
  const put = useCallback(async (toAsk: typeof ask, isWanted: () => boolean) => {
    const answer = await toAsk();
    if (!isWanted()) return;
    if (answer.ok) given.current = toAsk;
    // What is there already is better than a word about why it could not be fetched anew.
    setAnswered((before) =>
      !answer.ok && before?.to === toAsk && before.answer.ok ? before : { to: toAsk, answer },
    );
  }, []);
  useEffect(() => {
    if (!isOnline || (once && given.current === ask)) return undefined;
    let isLeft = false;
    void put(ask, () => !isLeft);
    return () => {
      isLeft = true;
    };
  }, [ask, isOnline, once, put]);
  const askAgain = useCallback(() => {
    setAnswered((before) => (before?.answer.ok ? before : undefined));
    void put(ask, () => true);
  }, [ask, put]);
  const setValue = useCallback((change: (value: T) => T) => {
    setAnswered((before) =>
      before?.answer.ok ? { ...before, answer: { ok: true, value: change(before.answer.value) } } : before,
    );
  }, []);
  return { found: answered?.to === ask ? answered.answer : undefined, isOnline, askAgain, setValue };
}
