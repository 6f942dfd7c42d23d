import { definitionOf } from '#domain/acts/act-definitions.ts';
import { tellingWords } from '#domain/acts/telling-words.ts';
import { keptAtSignOut } from '#db/outbox-row.ts';
import type { OutboxRow } from '#db/schema.ts';
import { mirrorOf, type UserDatabase } from '#db/database.ts';
import { withdrawnWith } from '#db/mutations/withdraw.ts';
import { deadLetters, outboxSummary, waitingActs } from '#db/queries/outbox.ts';
import type { LinkState } from '#db/mutations/note-link.ts';

/** An act as the page lists it, with the files that go before it. */
export interface OutboxItem {
  row: OutboxRow;
  /** What its writer knows it by. */
  words: string | undefined;
  files: { count: number; bytes: number };
  wait: Wait | undefined;
}

/** Why an act does not go, where it is not merely its turn. */
export type Wait =
  | { kind: 'credits' }
  | { kind: 'file' }
  | { kind: 'server' }
  | { kind: 'retry' }
  | { kind: 'turn' }
  /** Left here at a sign-out, until the user says so. */
  | { kind: 'kept' }
  | { kind: 'held'; code: string }
  /** What it needs was refused. */
  | { kind: 'dead'; first: OutboxRow; words: string | undefined };

export interface OutboxView {
  waiting: OutboxItem[];
  failed: OutboxItem[];
  /** Files that wait or have failed. */
  files: { count: number; bytes: number };
  /** Everything that has not reached the server, files included, in the order of keeping. */
  rows: readonly OutboxRow[];
  link: LinkState;
  syncedAt: number | undefined;
}

/** Everything that the page says about the outbox, at one moment. */
export async function outboxView(db: UserDatabase): Promise<OutboxView> {
  return db.transaction('r', db.tables, async () => {
    const [waiting, failed, { link, syncedAt }] = await Promise.all([
      waitingActs(db),
      deadLetters(db),
      outboxSummary(db),
    ]);
    const rows = [...failed, ...waiting].sort((one, other) => (one.n ?? 0) - (other.n ?? 0));
    const item = async (row: OutboxRow): Promise<OutboxItem> => ({
      row,
      words: tellingWords(row.payload) ?? (await wordsOnDevice(db, row)),
      files: sizeOf(row.kind === 'upload' ? [row] : filesOf(row, rows)),
      wait: row.state === 'dead' ? undefined : waitOf(row, rows),
    });
    return {
      waiting: await Promise.all(waiting.filter((row) => !isPartOfAnother(row, rows)).map(item)),
      failed: await Promise.all(failed.map(item)),
      files: sizeOf(rows.filter(({ kind }) => kind === 'upload')),
      rows,
      link,
      syncedAt,
    };
  });
}

/** A change or a deletion carries no name of what it is about: the device may have the row. */
async function wordsOnDevice(db: UserDatabase, row: OutboxRow): Promise<string | undefined> {
  const table = definitionOf(row.kind)?.table;
  if (row.kind === 'op.cancel' || !table) return undefined;
  const known = await mirrorOf(db, table).get(row.entityId);
  return known && tellingWords({ ...known });
}

/** A file is listed with the act that names it. */
function isPartOfAnother({ kind, opId }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  return kind === 'upload' && rows.some(({ deps }) => deps.includes(opId));
}

function filesOf({ deps }: OutboxRow, rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.filter(({ kind, opId }) => kind === 'upload' && deps.includes(opId));
}

function sizeOf(uploads: readonly OutboxRow[]): { count: number; bytes: number } {
  let bytes = 0;
  for (const { payload } of uploads) if (typeof payload['size'] === 'number') bytes += payload['size'];
  return { count: uploads.length, bytes };
}

function waitOf(row: OutboxRow, rows: readonly OutboxRow[]): Wait | undefined {
  const first = firstDead(row, rows);
  if (first) return { kind: 'dead', first, words: tellingWords(first.payload) };
  const { problem } = row;
  if (problem?.kind === 'held') return heldWait(problem.code);
  if (problem?.kind === 'failed') return { kind: 'retry' };
  if (filesOf(row, rows).length > 0) return { kind: 'file' };
  const isStuckBehind = rows.some(
    (other) =>
      other.lane === row.lane && other.state === 'blocked' && (other.n ?? 0) < (row.n ?? 0) && other !== row,
  );
  return isStuckBehind ? { kind: 'turn' } : undefined;
}

function heldWait(code: string): Wait {
  if (code === 'insufficient_credits') return { kind: 'credits' };
  if (code === keptAtSignOut) return { kind: 'kept' };
  if (code === 'upload_missing') return { kind: 'file' };
  return code.startsWith('unknown_') ? { kind: 'server' } : { kind: 'held', code };
}

/** The refused act at the root of what an act needs. */
function firstDead(row: OutboxRow, rows: readonly OutboxRow[]): OutboxRow | undefined {
  const seen = new Set<string>();
  const open = [...row.deps];
  for (let dep = open.shift(); dep !== undefined; dep = open.shift()) {
    if (seen.has(dep)) continue;
    seen.add(dep);
    const needed = rows.find(({ opId }) => opId === dep);
    if (needed?.state === 'dead') return needed;
    open.push(...(needed?.deps ?? []));
  }
  return undefined;
}

export interface Following {
  /** Acts that need it, in the order of keeping. */
  acts: OutboxRow[];
  /** How many files nothing else needs. */
  files: number;
}

/** What goes with an act when it is deleted, as `withdraw` will do it. */
export function actsGoingWith({ opId }: OutboxRow, rows: readonly OutboxRow[]): Following {
  const taken = withdrawnWith(rows, opId);
  const isTaken = (row: OutboxRow) => taken.has(row.opId);
  const stillNeeded = new Set(rows.filter((row) => !isTaken(row)).flatMap(({ deps }) => deps));
  const needed = new Set(rows.filter(isTaken).flatMap(({ deps }) => deps));
  return {
    acts: rows.filter((row) => isTaken(row) && row.opId !== opId && row.kind !== 'upload'),
    files: rows.filter(
      (row) =>
        row.kind === 'upload' && row.opId !== opId && needed.has(row.opId) && !stillNeeded.has(row.opId),
    ).length,
  };
}
