import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keptSessions, creditThirds } from '#db/queries/chat.ts';
import { outboxSummary } from '#db/queries/outbox.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { dismissToast, showToast } from '#ui/toast.ts';

/**
 * loading: this device has never had them, and they are on their way · offline, failed: nor can they come now, for want of a
 * network, or as the server or the device does not give them · listed: these are all, be it none.
 */
export type ListState = 'loading' | 'offline' | 'failed' | 'listed';

export interface ChatLists {
  /** The newest first; empty until they are read, and where they cannot be. */
  sessions: readonly ChatSessionRow[];
  state: ListState;
  /** Undefined until the server has said it. */
  thirds: number | undefined;
}

/** What stands around a conversation: the others, and what is left to ask with. */
export function useChatLists(db: UserDatabase): ChatLists {
  const isOnline = useIsOnline();
  const found = useLiveQuery(async () => {
    try {
      return await keptSessions(db);
    } catch (error) {
      logQuietly('sessions', error);
      return 'unreadable';
    }
  }, [db]);
  const summary = useLiveQuery(() => outboxSummary(db), [db]);
  const thirds = useLiveQuery(() => creditThirds(db), [db]);
  const sessions = typeof found === 'object' ? found : none;
  const state = stateOf();
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const told = showToast({ tone: 'error', title: { message: chat.sessionsFailed } });
    return () => dismissToast(told);
  }, [state]);
  return { sessions, state, thirds };

  function stateOf(): ListState {
    if (found === 'unreadable') return 'failed';
    if (found === undefined || summary === undefined) return 'loading';
    if (sessions.length > 0 || summary.syncedAt !== undefined) return 'listed';
    if (!isOnline) return 'offline';
    return summary.link.problem === undefined ? 'loading' : 'failed';
  }
}

const none: never[] = [];
