import { isOutOfSpace } from '#lib/storage-room.ts';
import type { UserDatabase } from '../database.ts';
import type { PictureRow } from '../schema.ts';

export type Copy = Pick<PictureRow, 'id' | 'bytes' | 'type'>;

/** What is kept of one file. A picture is kept as `small` and `whole`; a PDF as it is, and its first page as `small` and `page`. */
const copyParts = ['small', 'whole', 'page', 'pdf'] as const;
export type CopyPart = (typeof copyParts)[number];

/** Under which id a copy is kept. `file`: its path in the bucket. */
export function copyId(part: CopyPart, file: string): string {
  return `${part} ${file}`;
}

/** A use is noted to the hour: each note writes the bytes once more. */
const hourMs = 60 * 60_000;

/** A copy that is on this device; that it was used now keeps it there for longer. `now`: milliseconds since 1970. */
export async function keptCopy(db: UserDatabase, id: string, now: number): Promise<Copy | undefined> {
  const row = await db.pictures.get(id);
  if (!row) return undefined;
  // A clock that was put back must not make it the oldest for good, nor one that was ahead the newest.
  if (Math.abs(now - row.usedAt) >= hourMs)
    await db.pictures.put({ ...row, usedAt: toTheHour(now) }).catch(() => {});
  return row;
}

/**
 * Keeps copies as far as there is room: those that were used longest ago go first, until all together have no more bytes
 * than `most`. Returns whether they were kept; one that was not can be fetched again.
 */
export async function keepCopies(
  db: UserDatabase,
  copies: readonly Copy[],
  { now, most }: { now: number; most: number },
): Promise<boolean> {
  const rows = copies.map(({ id, bytes, type }): PictureRow => {
    return { id, bytes, type, size: bytes.byteLength, usedAt: toTheHour(now) };
  });
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  if (size > most) return false;
  const put = () =>
    db.transaction('rw', db.pictures, async () => {
      await db.pictures.bulkDelete(rows.map(({ id }) => id));
      await letOldestGo(db, most - size);
      await db.pictures.bulkAdd(rows);
    });
  try {
    await put().catch(async (error: unknown) => {
      if (!isOutOfSpace(error) || !(await letCopiesGo(db))) throw error;
      await put();
    });
    return true;
  } catch (error) {
    if (isOutOfSpace(error)) return false;
    throw error;
  }
}

/** Lets go of every copy. Returns whether there were any. */
export async function letCopiesGo(db: UserDatabase): Promise<boolean> {
  const count = await db.pictures.count();
  if (count > 0) await db.pictures.clear();
  return count > 0;
}

/** Lets go of the copies of files that their owner has deleted. */
export async function letCopiesOfGo(db: UserDatabase, files: readonly string[]): Promise<void> {
  await db.pictures.bulkDelete(files.flatMap((file) => copyParts.map((part) => copyId(part, file))));
}

/** How many bytes the copies have together. */
export async function sizeOfCopies(db: UserDatabase): Promise<number> {
  return (await usesAndSizes(db)).reduce((sum, [, size]) => sum + size, 0);
}

async function letOldestGo(db: UserDatabase, most: number): Promise<void> {
  const [kept, ids] = await Promise.all([
    usesAndSizes(db),
    db.pictures.orderBy('[usedAt+size]').primaryKeys(),
  ]);
  let size = kept.reduce((sum, [, each]) => sum + each, 0);
  const gone = ids.filter((_, index) => {
    if (size <= most) return false;
    size -= kept[index]?.[1] ?? 0;
    return true;
  });
  await db.pictures.bulkDelete(gone);
}

/** The longest unused first. */
async function usesAndSizes(db: UserDatabase): Promise<[usedAt: number, size: number][]> {
  return (await db.pictures.orderBy('[usedAt+size]').keys()) as unknown as [number, number][];
}

function toTheHour(now: number): number {
  return Math.floor(now / hourMs) * hourMs;
}
