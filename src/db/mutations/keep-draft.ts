import type { UserDatabase } from '../database.ts';

/** Keeps what stands in the message box of a session, so that a reload or a crash loses no word; nothing is kept of an empty one. */
export async function keepDraft(db: UserDatabase, id: string, text: string): Promise<void> {
  if (text === '') await db.drafts.delete(id);
  else await db.drafts.put({ id, text });
}
