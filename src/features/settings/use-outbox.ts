import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { outboxView, type OutboxView } from './outbox-view.ts';

export interface Outbox {
  /** Undefined while it is being read. */
  found: { kind: 'read'; view: OutboxView } | { kind: 'unreadable' } | undefined;
  readAgain(): void;
}

/** What this user's outbox holds, as it changes. */
export function useOutbox(userId: string): Outbox {
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    try {
      return { kind: 'read', view: await outboxView(userDatabase(userId)) } as const;
    } catch (error) {
      logQuietly('outbox', error);
      return { kind: 'unreadable' } as const;
    }
  }, [userId, attempt]);
  return { found, readAgain: () => setAttempt((before) => before + 1) };
}
