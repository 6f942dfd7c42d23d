import { contentDatabase, contentVersions, replaceContent } from '#db/content-database.ts';
import type { ContentVersions } from '#domain/content/content-tables.ts';
import type { Answer } from '#remote/call.ts';
import type { ContentAnswer } from '#remote/procedures.ts';

export type FetchContent = (known: ContentVersions) => Promise<Answer<ContentAnswer>>;

/** Brings what everybody may read to the server's state, table by table. Returns whether the server was reached. */
export async function pullContent(fetchContent: FetchContent): Promise<boolean> {
  const db = contentDatabase();
  const answer = await fetchContent(await contentVersions(db));
  if (!answer.ok) return false;
  if (Object.keys(answer.value.tables).length > 0) await replaceContent(db, answer.value);
  return true;
}
