import { mirrorOf, type UserDatabase } from '../database.ts';
import { mirroredTables, type MirroredRow, type MirroredTable, type QuarantinedRow } from '../schema.ts';
import { readRow } from '../read-row.ts';

export interface PulledRow {
  table: string;
  row: unknown;
}

export interface MirrorCursor {
  cursor: number;
  generation: string;
  floor: number;
}

export interface Page {
  rows: readonly PulledRow[];
  /** Where the mirror stood when the page was asked for; undefined for an empty mirror. */
  from: MirrorCursor | undefined;
  to: MirrorCursor;
}

/**
 * Applies one page and its cursor in one transaction. A row is put only over an older one; a page that another tab has
 * overtaken by building the mirror anew is left. Returns whether the page was applied.
 */
export async function applyPage(db: UserDatabase, { rows, from, to }: Page): Promise<boolean> {
  return db.transaction('rw', mirrorStores, async () => {
    const stored = await mirrorCursor(db);
    if (stored?.generation !== from?.generation) return false;
    await putRows(db, rows);
    await db.meta.put({ key: 'cursor', ...to, cursor: Math.max(to.cursor, stored?.cursor ?? 0) });
    return true;
  });
}

/** Puts a complete set of rows in the place of the whole mirror, in one transaction; questions on their way stay. */
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
  });
}

/** Where the mirror stands; undefined before the first pull. */
export async function mirrorCursor(db: UserDatabase): Promise<MirrorCursor | undefined> {
  const meta = await db.meta.get('cursor');
  return meta?.key === 'cursor'
    ? { cursor: meta.cursor, generation: meta.generation, floor: meta.floor }
    : undefined;
}

/** Tries the rows again that an earlier version of the app could not read. */
export async function replayQuarantine(db: UserDatabase): Promise<void> {
  await db.transaction('rw', mirrorStores, async () => {
    const waiting = await db.quarantine.toArray();
    const readable = waiting.filter(({ table, row }) => readRow(table, row).ok);
    if (readable.length === 0) return;
    await db.quarantine.bulkDelete(readable.map(({ table, id }): [string, string] => [table, id]));
    await putRows(db, readable);
  });
}

const mirrorStores = [...mirroredTables, 'asks', 'meta', 'quarantine'];

async function putRows(db: UserDatabase, rows: readonly PulledRow[]): Promise<void> {
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
    const present = await mirror.bulkGet(incoming.map(({ id }) => id));
    await mirror.bulkPut(incoming.filter(({ seq }, index) => seq >= (present[index]?.seq ?? -1)));
  }
  if (unread.length > 0) await db.quarantine.bulkPut(unread);
  // A question leaves when its answer stands in the mirror: the same moment, so that nothing flickers.
  const answered = (byTable.get('user_chats') ?? []).filter(isAnswered).map(({ id }) => id);
  if (answered.length > 0) await db.asks.where('requestId').anyOf(answered).delete();
}

function isAnswered(row: MirroredRow): boolean {
  return row.deleted_at !== null || ('response' in row && typeof row.response === 'string');
}
