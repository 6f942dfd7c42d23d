import { Dexie } from 'dexie';
import type { UserDatabase } from '../database.ts';
import type { AskRow, ChatSessionRow, UserChatRow } from '../schema.ts';

export interface Conversation {
  /** undefined where the device knows no such session. */
  session: ChatSessionRow | undefined;
  /** In the order in which they were asked. */
  chats: UserChatRow[];
  /** On their way or failed, in the order in which they were asked. */
  asks: AskRow[];
}

/** One conversation with everything that is still on its way in it. */
export async function conversation(db: UserDatabase, sessionId: string): Promise<Conversation> {
  const [session, chats, asks] = await Promise.all([
    db.chat_sessions.get(sessionId),
    db.user_chats
      .where('[session_id+created_at]')
      .between([sessionId, Dexie.minKey], [sessionId, Dexie.maxKey])
      .toArray(),
    db.asks.where({ sessionId }).sortBy('askedAt'),
  ]);
  const answered = new Set(chats.filter(({ response }) => response !== null).map(({ id }) => id));
  const onTheirWay = asks.filter(({ requestId }) => !answered.has(requestId));
  const asked = new Set(onTheirWay.map(({ requestId }) => requestId));
  return {
    session: session?.deleted_at === null ? session : undefined,
    // A row that waits for its answer is the same message as the question on its way.
    chats: chats.filter(({ id }) => !asked.has(id)),
    asks: onTheirWay,
  };
}

/** Newest first. */
export async function chatSessions(db: UserDatabase): Promise<ChatSessionRow[]> {
  const oldestFirst = await db.chat_sessions.orderBy('updated_at').toArray();
  return oldestFirst.toReversed();
}

/** The balance in thirds of a credit; undefined until the server has said it. */
export async function creditThirds(db: UserDatabase): Promise<number | undefined> {
  return (await db.credit_balances.toCollection().first())?.thirds;
}

/** The question as it stands; undefined once its answer is in the mirror. */
export async function askById(db: UserDatabase, id: string): Promise<AskRow | undefined> {
  return db.asks.get(id);
}

/** What was typed into the message box of this session and not sent. */
export async function draftOf(db: UserDatabase, id: string): Promise<string> {
  return (await db.drafts.get(id))?.text ?? '';
}
