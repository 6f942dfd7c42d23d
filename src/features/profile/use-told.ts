import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { Told } from '#session/trouble.ts';

export interface Asked<T> {
  /** The server's answer; undefined while there is none. One that was given stays when the connection goes. */
  found: Told<T> | undefined;
  isOnline: boolean;
  askAgain(): void;
  /** Puts what is known by now in the place of the answer. */
  setValue(change: (value: T) => T): void;
}

/**
 * What only the server can tell: asked for as soon as there is a connection, and again when one comes back and the last
 * answer was none. `ask` has to be the same function as long as it asks the same.
 */
export function useTold<T>(ask: () => Promise<Told<T>>): Asked<T> {
  const isOnline = useIsOnline();
  const [answer, setAnswer] = useState<{ to: typeof ask; told: Told<T> }>();
  const answered = useRef<typeof ask>(undefined);
  const put = useCallback(async (toAsk: typeof ask, isWanted: () => boolean) => {
    const told = await toAsk();
    if (!isWanted()) return;
    if (told.ok) answered.current = toAsk;
    // A list that is there already is better than a word about why it could not be fetched anew.
    setAnswer((before) =>
      !told.ok && before?.to === toAsk && before.told.ok ? before : { to: toAsk, told },
    );
  }, []);
  useEffect(() => {
    if (!isOnline || answered.current === ask) return undefined;
    let isLeft = false;
    void put(ask, () => !isLeft);
    return () => {
      isLeft = true;
    };
  }, [ask, isOnline, put]);
  const askAgain = useCallback(() => {
    setAnswer((before) => (before?.told.ok ? before : undefined));
    void put(ask, () => true);
  }, [ask, put]);
  const setValue = useCallback((change: (value: T) => T) => {
    setAnswer((before) =>
      before?.told.ok ? { ...before, told: { ok: true, value: change(before.told.value) } } : before,
    );
  }, []);
  return { found: answer?.to === ask ? answer.told : undefined, isOnline, askAgain, setValue };
}
