import { sessionTitle } from '#domain/chat/session-title.ts';
import type { KeptQuestion } from '../guest.ts';
import type { UserDatabase } from '../database.ts';
import type { ChatLanguage } from '../schema.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome } from './keep-acts.ts';

export interface NewMessage {
  /** Made on the device; the answer comes under it. */
  id: string;
  sessionId: string;
  text: string;
  language: ChatLanguage;
  /** A picture or a document that goes with it. */
  attachment?: Omit<ActFile, 'field'>;
  /** What it costs: a document costs as much as a picture. */
  messageType?: 'text' | 'image';
}

/** Keeps a message, and before it the conversation where there is none yet, so that both are sent. */
export async function sendMessage(
  db: UserDatabase,
  message: NewMessage,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const { id, sessionId, text, language, attachment, messageType } = message;
  const isBegun =
    (await db.chat_sessions.get(sessionId)) !== undefined ||
    (await db.outbox.where({ entityId: sessionId, kind: 'session.create' }).count()) > 0;
  return keepActs(
    db,
    [
      ...(isBegun
        ? []
        : [
            {
              kind: 'session.create' as const,
              entityId: sessionId,
              payload: { title: sessionTitle(text) },
            },
          ]),
      {
        kind: 'chat.send',
        entityId: id,
        lane: sessionId,
        payload: { session_id: sessionId, query: text, language, message_type: messageType },
        ...(attachment && { files: [{ ...attachment, field: 'image_url' }] }),
      },
    ],
    keeping,
  );
}

/** Takes over what somebody asked before signing in. Taking it twice is taking it once. */
export async function sendKeptQuestion(
  db: UserDatabase,
  { requestId, sessionId, text, language }: KeptQuestion,
  keeping: Keeping,
): Promise<void> {
  const isTaken =
    (await db.outbox.where({ entityId: requestId }).count()) > 0 ||
    (await db.user_chats.get(requestId)) !== undefined;
  if (!isTaken) await sendMessage(db, { id: requestId, sessionId, text, language }, keeping);
}

/** Asks once more for the answer of a message that has failed on the server; it costs what the message costs. */
export async function askAgain(
  db: UserDatabase,
  message: { id: string; sessionId: string },
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(
    db,
    [{ kind: 'chat.ask_again', entityId: message.id, lane: message.sessionId, payload: {} }],
    keeping,
  );
}
