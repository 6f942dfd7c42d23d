import { useCallback, useEffect, useState } from 'react';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { AdminOutcome } from '#session/admin-outcome.ts';

export interface Asked<T> {
  /** The server's answer; undefined while there is none. A list that was given stays when the connection goes. */
  found: AdminOutcome<T> | undefined;
  isOnline: boolean;
  askAgain(): void;
  /** Puts what is known by now in the place of the answer. */
  setValue(change: (value: T) => T): void;
}

/**
 * What only the server can tell: asked for as soon as there is a connection, and again when one comes back. `ask` has to
 * be the same function as long as it asks the same.
 */
export function useAsked<T>(ask: () => Promise<AdminOutcome<T>>): Asked<T> {
  const isOnline = useIsOnline();
  const [answer, setAnswer] = useState<{ to: typeof ask; outcome: AdminOutcome<T> }>();
  const put = useCallback(async (toAsk: typeof ask, isWanted: () => boolean) => {
    const outcome = await toAsk();
    if (!isWanted()) return;
    // What is there already is better than a word about why it could not be fetched anew.
    setAnswer((before) =>
      outcome.kind === 'refused' && before?.to === toAsk && before.outcome.kind === 'done'
        ? before
        : { to: toAsk, outcome },
    );
  }, []);
  useEffect(() => {
    if (!isOnline) return undefined;
    let isLeft = false;
    async function run(): Promise<void> {
      await put(ask, () => !isLeft);
    }
    void run();
    return () => {
      isLeft = true;
    };
  }, [ask, isOnline, put]);
  const askAgain = useCallback(() => {
    setAnswer((before) => (before?.outcome.kind === 'done' ? before : undefined));
    void put(ask, () => true);
  }, [ask, put]);
  const setValue = useCallback((change: (value: T) => T) => {
    setAnswer((before) =>
      before?.outcome.kind === 'done'
        ? { ...before, outcome: { kind: 'done', value: change(before.outcome.value) } }
        : before,
    );
  }, []);
  return { found: answer?.to === ask ? answer.outcome : undefined, isOnline, askAgain, setValue };
}
