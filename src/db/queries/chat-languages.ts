import type { LanguageWord } from '#domain/language.ts';
import type { UserDatabase } from '../database.ts';
import type { KeptLanguageNote } from '../schema.ts';

/** The languages that were chosen for the answers of conversations, the newest last. */
export async function chatLanguages(db: UserDatabase): Promise<readonly KeptLanguageNote[]> {
  const kept = await db.meta.get('chat-languages');
  return kept?.key === 'chat-languages' ? kept.notes : [];
}

/** The language chosen for the answers of a conversation; undefined leaves it to the question. */
export async function answerLanguageOf(
  db: UserDatabase,
  sessionId: string,
): Promise<LanguageWord | undefined> {
  return (await chatLanguages(db)).findLast(({ of }) => of === sessionId)?.language;
}
