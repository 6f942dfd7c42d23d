import type { UserDatabase } from '../database.ts';
import { chatLanguages } from '../queries/chat-languages.ts';
import type { KeptLanguageNote } from '../schema.ts';

/** Nobody scrolls back to more of them. */
const mostNotes = 200;

/** Changes what is kept of the languages that were chosen for conversations. */
export async function keepChatLanguages(
  db: UserDatabase,
  change: (notes: readonly KeptLanguageNote[]) => readonly KeptLanguageNote[],
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const notes = change(await chatLanguages(db));
    await db.meta.put({ key: 'chat-languages', notes: notes.slice(-mostNotes) });
  });
}
