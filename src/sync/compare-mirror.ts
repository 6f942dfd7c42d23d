import { mirrorCursor } from '#db/mutations/apply-page.ts';
import { trimmedBefore } from '#db/mutations/make-room.ts';
import { digestOf } from '#db/queries/digest.ts';
import type { UserDatabase } from '#db/database.ts';
import { mirroredTables } from '#db/schema.ts';
import { logQuietly } from '#lib/log.ts';
import type { Answer } from '#remote/call.ts';
import type { MirrorDigest } from '#remote/procedures.ts';

export interface ComparePorts {
  mirrorDigest(): Promise<Answer<MirrorDigest>>;
}

/**
 * Compares the mirror with the server by count and hash of every table. 'unknown' where they were not asked at the same
 * moment, or the server was not reached.
 */
export async function compareMirror(
  db: UserDatabase,
  ports: ComparePorts,
): Promise<'same' | 'different' | 'unknown'> {
  const answer = await ports.mirrorDigest();
  if (!answer.ok) return 'unknown';
  const { head, generation, tables } = answer.value;
  const isComparable = async () => {
    const at = await mirrorCursor(db);
    return at?.cursor === head && at.generation === generation;
  };
  if (!(await isComparable())) return 'unknown';
  // A row that this version cannot read is not in the mirror, and is not missing either.
  const incomplete = new Set((await db.quarantine.toArray()).map((row) => row.table));
  if ((await trimmedBefore(db)) !== undefined) incomplete.add('user_chats');
  for (const table of mirroredTables) {
    if (incomplete.has(table)) continue;
    const ours = await digestOf(db, table);
    const theirs = tables[table] ?? { count: 0, digest: 0 };
    if (ours.count === theirs.count && ours.digest === theirs.digest) continue;
    if (!(await isComparable())) return 'unknown';
    logQuietly('mirror', { table, ours, theirs });
    return 'different';
  }
  return 'same';
}
