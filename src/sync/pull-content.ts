import { contentDatabase, contentVersion, replaceContent } from '#db/content-database.ts';
import type { Answer } from '#remote/call.ts';
import type { ContentAnswer } from '#remote/procedures.ts';

export type FetchContent = (knownVersion: number | undefined) => Promise<Answer<ContentAnswer>>;

/** Brings what everybody may read to the server's version. Returns whether the server was reached. */
export async function pullContent(fetchContent: FetchContent): Promise<boolean> {
  const db = contentDatabase();
  const answer = await fetchContent(await contentVersion(db));
  if (!answer.ok) return false;
  const { version, tables } = answer.value;
  if (tables) await replaceContent(db, { version, tables });
  return true;
}
