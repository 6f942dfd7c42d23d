import { useLiveQuery } from 'dexie-react-hooks';
import type { UserDatabase } from '#db/database.ts';
import { chatSessions, creditThirds } from '#db/queries/chat.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';

export interface ChatLists {
  /** The newest first; empty until they are read, and where they cannot be. */
  sessions: readonly ChatSessionRow[];
  /** Undefined until the server has said it. */
  thirds: number | undefined;
}

/** What stands around a conversation: the others, and what is left to ask with. */
export function useChatLists(db: UserDatabase): ChatLists {
  const sessions = useLiveQuery(async () => {
    try {
      return await chatSessions(db);
    } catch (error) {
      logQuietly('sessions', error);
      showToast({ tone: 'error', title: { message: chat.sessionsFailed } });
      return undefined;
    }
  }, [db]);
  const thirds = useLiveQuery(() => creditThirds(db), [db]);
  return { sessions: sessions ?? none, thirds };
}

const none: never[] = [];
