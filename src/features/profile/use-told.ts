import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { Told } from '#session/devices.ts';

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
  const [found, setFound] = useState<Told<T>>();
  const [attempt, setAttempt] = useState(0);
  const has = useRef(false);
  useEffect(() => {
    if (!isOnline || has.current) return undefined;
    let isLeft = false;
    void ask().then((told) => {
      if (isLeft) return;
      has.current = told.ok;
      setFound(told);
    });
    return () => {
      isLeft = true;
    };
  }, [ask, isOnline, attempt]);
  const askAgain = useCallback(() => {
    has.current = false;
    setFound((before) => (before?.ok ? before : undefined));
    setAttempt((before) => before + 1);
  }, []);
  const setValue = useCallback((change: (value: T) => T) => {
    setFound((before) => (before?.ok ? { ok: true, value: change(before.value) } : before));
  }, []);
  return { found, isOnline, askAgain, setValue };
}
