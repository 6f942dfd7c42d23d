import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { conversation, messagesAtOnce, type Conversation } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';

export interface ShownConversation {
  /** Undefined while it is looked up. */
  shown: Conversation | undefined;
  readEarlier(): void;
}

/** A conversation as it stands on this device, from its end: what was once shown stays until another one is opened. */
export function useConversation(db: UserDatabase, sessionId: string | undefined): ShownConversation {
  const here = sessionId ?? newChatDraft;
  const [reach, setReach] = useState({ of: here, limit: messagesAtOnce });
  const limit = reach.of === here ? reach.limit : messagesAtOnce;
  if (reach.of !== here) setReach({ of: here, limit });
  const begins = useRef<{ of: string; from: string | undefined }>({ of: here, from: undefined });
  const found = useLiveQuery(async () => {
    if (begins.current.of !== here) begins.current = { of: here, from: undefined };
    if (sessionId === undefined) return { of: here, ...nothingYet };
    const read = await conversation(db, sessionId, { limit, from: begins.current.from });
    if (begins.current.of === here) begins.current = { of: here, from: read.from };
    return { of: here, ...read };
  }, [db, sessionId, limit]);
  // For a moment after a change of conversation the query still tells of the one before.
  const shown = found?.of === here ? found : undefined;
  return {
    shown,
    readEarlier() {
      if (!shown) return;
      const stored = shown.messages.filter(({ isStored }) => isStored).length;
      setReach({ of: here, limit: stored + messagesAtOnce });
    },
  };
}

const nothingYet: Conversation = {
  session: undefined,
  isDeleted: false,
  messages: [],
  hasEarlier: false,
  from: undefined,
};
