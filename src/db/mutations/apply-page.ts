import type { Table } from 'dexie';
import { mirrorOf, type UserDatabase } from '../database.ts';
import { mirroredTables, type MirroredRow, type MirroredTable, type QuarantinedRow } from '../schema.ts';
import { readRow } from '../read-row.ts';
import { releaseUploads } from './release-uploads.ts';

export interface PulledRow {
  table: string;
  row: unknown;
}

export interface MirrorCursor {
  cursor: number;
  generation: string;
  floor: number;
  /** False while older rows are still on their way to a new device. */
  isFilled?: boolean;
}

export interface Page {
  rows: readonly PulledRow[];
  /** Where the mirror stood when the page was asked for; undefined for an empty mirror. */
  from: MirrorCursor | undefined;
  to: MirrorCursor;
  /** Whether the mirror is the server's state of one moment with this page. */
  isLast: boolean;
}

/**
 * Applies one page and its cursor in one transaction. A row is put only over an older one. A page that begins where the
 * mirror does not stand any more, as another tab has moved it meanwhile, is left: after a long sleep of its tab it may tell
 * of a history that the server has lost. Returns whether the mirror has what the page had to tell.
 */
export async function applyPage(db: UserDatabase, { rows, from, to, isLast }: Page): Promise<boolean> {
  return db.transaction('rw', mirrorStores, async () => {
    const stored = await mirrorCursor(db);
    // Another tab has built the mirror anew, maybe after deletions that this page has not heard of.
    if (stored?.generation !== from?.generation || (stored && stored.floor > to.floor)) return false;
    if (stored && stored.cursor !== from?.cursor) return to.cursor <= stored.cursor;
    await putRows(db, rows, stored?.isFilled ? stored.cursor : undefined);
    const cursor = Math.max(to.cursor, stored?.cursor ?? 0);
    await db.meta.put({ key: 'cursor', ...to, cursor });
    if (isLast) {
      await dropShown(db, { ...to, cursor });
      await releaseHeld(db, cursor);
    }
    return true;
  });
}

/**
 * Puts the newest rows on a device that has none yet, so that it has something to show while the rest is fetched from
 * the beginning. Nothing is done where a mirror has been begun meanwhile.
 */
export async function applyNewest(
  db: UserDatabase,
  rows: readonly PulledRow[],
  of: Pick<MirrorCursor, 'generation' | 'floor'>,
): Promise<void> {
  await db.transaction('rw', mirrorStores, async () => {
    if (await mirrorCursor(db)) return;
    await putRows(db, rows);
    await db.meta.put({ key: 'cursor', ...of, cursor: 0, isFilled: false });
  });
}

/**
 * Puts a complete set of rows in the place of the whole mirror, in one transaction. The outbox stays, and what was done
 * but had not come back is sent again: the server may have lost it, and takes nothing twice.
 */
export async function replaceMirror(
  db: UserDatabase,
  rows: readonly PulledRow[],
  to: MirrorCursor,
): Promise<void> {
  await db.transaction('rw', mirrorStores, async () => {
    await Promise.all(mirroredTables.map((table) => mirrorOf(db, table).clear()));
    await db.quarantine.clear();
    await putRows(db, rows);
    await db.meta.put({ key: 'cursor', ...to });
    await db.meta.delete('trimmed');
    await dropShown(db, to);
    // What the server's counter was when it held something back means nothing in its new history.
    await releaseHeld(db, -1);
  });
}

/** Where the mirror stands; undefined before the first pull. */
export async function mirrorCursor(db: UserDatabase): Promise<MirrorCursor | undefined> {
  const meta = await db.meta.get('cursor');
  if (meta?.key !== 'cursor') return undefined;
  const { cursor, generation, floor, isFilled = true } = meta;
  return { cursor, generation, floor, isFilled };
}

/** Tries the rows again that an earlier version of the app could not read. */
export async function replayQuarantine(db: UserDatabase): Promise<void> {
  if ((await db.quarantine.count()) === 0) return;
  await db.transaction('rw', mirrorStores, async () => {
    const waiting = await db.quarantine.toArray();
    const readable = waiting.filter(({ table, row }) => readRow(table, row).ok);
    if (readable.length === 0) return;
    await db.quarantine.bulkDelete(readable.map(({ table, id }): [string, string] => [table, id]));
    await putRows(db, readable);
  });
}

/** Puts those of the rows that are newer than what the mirror has, whatever page would have brought them. */
export async function putNewer(
  db: UserDatabase,
  table: MirroredTable,
  rows: readonly MirroredRow[],
): Promise<void> {
  const mirror = mirrorOf(db, table);
  await db.transaction('rw', mirror, async () => {
    await mirror.bulkPut(await newerRows(mirror, rows, Infinity));
  });
}

const mirrorStores = [...mirroredTables, 'outbox', 'blobs', 'meta', 'quarantine'];

async function putRows(db: UserDatabase, rows: readonly PulledRow[], highest = Infinity): Promise<void> {
  const byTable = new Map<MirroredTable, MirroredRow[]>();
  const unread: QuarantinedRow[] = [];
  for (const pulled of rows) {
    const read = readRow(pulled.table, pulled.row);
    if (read.ok) {
      const list = byTable.get(read.table);
      if (list) list.push(read.row);
      else byTable.set(read.table, [read.row]);
    } else {
      unread.push({ table: pulled.table, id: read.id, seq: read.seq, row: pulled.row, reason: read.reason });
    }
  }
  for (const [table, incoming] of byTable) {
    const mirror = mirrorOf(db, table);
    await mirror.bulkPut(await newerRows(mirror, incoming, highest));
  }
  if (unread.length > 0) await db.quarantine.bulkPut(unread);
  if (byTable.size === 0 || (await db.quarantine.count()) === 0) return;
  // What was set aside and has come again in a form that can be read is not missing any more.
  const read = [...byTable].flatMap(([table, known]) => known.map(({ id }): [string, string] => [table, id]));
  await db.quarantine.bulkDelete(read);
}

/**
 * An act leaves in the very moment in which the mirror shows what it did, so that nothing flickers. Before the last page a
 * row that has changed again since may still be missing: it has moved behind the cursor. What was done in another history
 * of the server may be lost there, and is sent again.
 */
async function dropShown(db: UserDatabase, { cursor, generation }: MirrorCursor): Promise<void> {
  const acked = await db.outbox
    .where('state')
    .equals('acked')
    .and(({ kind }) => kind !== 'upload')
    .toArray();
  if (acked.length === 0) return;
  const lost = acked.filter(({ ackGeneration }) => ackGeneration !== generation);
  await db.outbox.bulkPut(lost.map((row) => ({ ...row, ...sentAgain })));
  const shown = acked.filter((row) => !lost.includes(row) && (row.ackSeq ?? Infinity) <= cursor);
  await db.outbox.bulkDelete(shown.flatMap(({ n }) => (n === undefined ? [] : [n])));
  await releaseUploads(db);
}

/** Lets go what the server held back at a counter beyond this one: a server that was set back may never come there again. */
async function releaseHeld(db: UserDatabase, cursor: number): Promise<void> {
  await db.outbox
    .where('state')
    .equals('blocked')
    .and(({ problem }) => problem?.kind === 'held' && problem.seq !== undefined && problem.seq > cursor)
    .modify({ state: 'queued', problem: undefined, nextAt: 0 });
}

const sentAgain = { state: 'queued', ackSeq: undefined, ackGeneration: undefined } as const;

/**
 * Those that are newer than what is there. One of the same seq is the same row, as it comes again on a new device.
 * Nothing in the mirror is beyond `highest`, so that what comes from there needs no look.
 */
async function newerRows(
  mirror: Table<MirroredRow, string>,
  incoming: readonly MirroredRow[],
  highest: number,
): Promise<MirroredRow[]> {
  const doubtful = incoming.filter(({ seq }) => seq <= highest);
  if (doubtful.length === 0) return [...incoming];
  const present = await mirror.bulkGet(doubtful.map(({ id }) => id));
  const older = new Set(doubtful.filter(({ seq }, index) => seq <= (present[index]?.seq ?? -1)));
  return incoming.filter((row) => !older.has(row));
}
