import type { KeptQuestion } from '../guest.ts';
import type { UserDatabase } from '../database.ts';
import type { AskRow, ChatLanguage } from '../schema.ts';

export interface NewAsk {
  sessionId: string;
  text: string;
  language: ChatLanguage;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
}

/**
 * Keeps the question so that it is sent, and shown from now on. One that failed before with the same words is sent again
 * under its old request, so that a lost reply costs nothing.
 */
export async function askQuestion(
  db: UserDatabase,
  { sessionId, text, language, now, newId }: NewAsk,
): Promise<AskRow> {
  return db.transaction('rw', db.asks, async () => {
    const before = await db.asks
      .where('sessionId')
      .equals(sessionId)
      .and((ask) => isFailed(ask) && ask.text === text)
      .first();
    const ask: AskRow = before
      ? { ...before, language, state: 'asking', step: 'kept', failure: undefined }
      : {
          id: newId(),
          requestId: newId(),
          sessionId,
          sessionOpId: newId(),
          text,
          language,
          askedAt: now,
          state: 'asking',
          step: 'kept',
          failure: undefined,
        };
    await db.asks.put(ask);
    return ask;
  });
}

/** Sends a question that failed once more. */
export async function askAgain(db: UserDatabase, id: string): Promise<void> {
  await db.asks
    .where('id')
    .equals(id)
    .and(isFailed)
    .modify({ state: 'asking', step: 'kept', failure: undefined });
}

/** Lets go of a question that failed and is no longer wanted. */
export async function dropAsk(db: UserDatabase, id: string): Promise<void> {
  await db.asks.where('id').equals(id).and(isFailed).delete();
}

/** Takes over what somebody asked before signing in. Taking it twice is taking it once. */
export async function askKeptQuestion(db: UserDatabase, kept: KeptQuestion): Promise<void> {
  await db.transaction('rw', db.asks, db.user_chats, async () => {
    const { requestId, sessionId, sessionOpId, text, language, keptAt } = kept;
    if ((await db.asks.get(requestId)) || (await db.user_chats.get(requestId))) return;
    await db.asks.add({
      id: requestId,
      requestId,
      sessionId,
      sessionOpId,
      text,
      language,
      askedAt: keptAt,
      state: 'asking',
      step: 'kept',
      failure: undefined,
    });
  });
}

function isFailed({ state }: AskRow): boolean {
  return state === 'failed';
}
