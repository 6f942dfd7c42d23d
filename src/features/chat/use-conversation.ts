import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import {
  earlierWindow,
  laterWindow,
  messagesHeld,
  newestWindow,
  windowAround,
  type ChatWindow,
} from '#db/queries/chat-window.ts';
import { conversation, type Conversation } from '#db/queries/chat.ts';
import { logQuietly } from '#lib/log.ts';

export interface ShownConversation {
  /** Undefined while it is looked up. */
  shown: Conversation | undefined;
  /** It could not be read from this device. */
  isUnreadable: boolean;
  readEarlier(): void;
  readLater(): void;
  /** Back to its end, wherever it is being read. */
  readNewest(): void;
}

/**
 * A part of a conversation as it stands on this device: from its end, or around one message where one is named. It moves
 * as its reader moves; what stands in it stays, whatever else is said.
 */
export function useConversation(
  db: UserDatabase,
  sessionId: string | undefined,
  messageId?: string,
): ShownConversation {
  const place = `${sessionId} ${messageId}`;
  const [moves, setMoves] = useState(0);
  const held = useRef<{ of: string; window: ChatWindow; isSought: boolean }>(undefined);
  const found = useLiveQuery(async () => {
    if (held.current?.of !== place)
      held.current = { of: place, window: newestWindow, isSought: messageId !== undefined };
    if (sessionId === undefined) return { of: place, read: nothingYet };
    try {
      const now = held.current;
      // On a new device the message may come later than this page.
      const around = now.isSought && messageId ? await windowAround(db, sessionId, messageId) : undefined;
      const window = around ?? now.window;
      const read = await conversation(db, sessionId, {
        ...window,
        ...(window.to === undefined && { most: messagesHeld }),
      });
      if (held.current === now)
        held.current = {
          of: place,
          window: { from: read.from, to: read.to },
          isSought: now.isSought && !around,
        };
      return { of: place, read };
    } catch (error) {
      logQuietly('conversation', error);
      return { of: place, read: undefined };
    }
  }, [db, place, moves]);

  function move(to: (window: ChatWindow) => ChatWindow | Promise<ChatWindow>): void {
    const before = held.current;
    if (before?.of !== place) return;
    async function follow(from: ChatWindow): Promise<void> {
      const window = await to(from);
      if (held.current?.of !== place) return;
      held.current = { of: place, window, isSought: false };
      setMoves((count) => count + 1);
    }
    follow(before.window).catch((error: unknown) => logQuietly('conversation', error));
  }

  // For a moment after a change of conversation the query still tells of the one before.
  const isHere = found?.of === place;
  return {
    shown: isHere ? found.read : undefined,
    isUnreadable: isHere && found.read === undefined,
    readEarlier: () => move((window) => earlierWindow(db, sessionId ?? '', window)),
    readLater: () => move((window) => laterWindow(db, sessionId ?? '', window)),
    readNewest: () => move(() => newestWindow),
  };
}

const nothingYet: Conversation = {
  session: undefined,
  isDeleted: false,
  messages: [],
  hasEarlier: false,
  hasLater: false,
  from: undefined,
  to: undefined,
  lastId: undefined,
};
