import { makesRow, parentsOf } from '#domain/acts/act-definitions.ts';
import type { UserDatabase } from '../database.ts';
import { newOutboxRow } from '../outbox-row.ts';
import type { OutboxRow } from '../schema.ts';

/**
 * Takes an act back at its writer's word, and with it what needs it. What was never on the wire, or was refused for good,
 * is forgotten; of anything else a copy may still be under way, so that it is cancelled on the server as well.
 * Returns how many acts were taken back.
 */
export async function withdraw(db: UserDatabase, opId: string, newId: () => string): Promise<number> {
  return db.transaction('rw', db.outbox, db.blobs, async () => {
    const rows = await db.outbox.toArray();
    const first = rows.find((row) => row.opId === opId && row.state !== 'acked');
    if (!first) return 0;
    const ids = withdrawnWith(rows, opId);
    const taken = new Set(rows.filter((row) => ids.has(row.opId)));
    await takeBack(db, rows, taken, newId);
    return taken.size;
  });
}

/** The acts that go when one is taken back: itself, and whatever needs it. By `opId`. */
export function withdrawnWith(rows: readonly OutboxRow[], opId: string): Set<string> {
  const taken = new Set([opId]);
  for (let before = 0; before < taken.size;) {
    before = taken.size;
    for (const row of rows) if (row.deps.some((dep) => taken.has(dep))) taken.add(row.opId);
  }
  return taken;
}

/**
 * Before a row is deleted: takes back what was written for it and has not reached the server. Returns whether the server
 * has never heard of the row, so that nothing has to be deleted there. Runs inside the caller's transaction.
 */
export async function forgetUnsent(
  db: UserDatabase,
  entityId: string,
  newId: () => string,
): Promise<boolean> {
  const rows = await db.outbox.toArray();
  const taken = new Set<OutboxRow>();
  const gone = new Set([entityId]);
  for (let before = -1; before < taken.size;) {
    before = taken.size;
    for (const row of rows) {
      if (row.state === 'acked' || !(gone.has(row.entityId) || parentsOf(row).some((id) => gone.has(id))))
        continue;
      taken.add(row);
      if (makesRow(row.kind)) gone.add(row.entityId);
    }
  }
  const isUnheard = [...taken].some(
    (row) => row.entityId === entityId && makesRow(row.kind) && isForgettable(row),
  );
  await takeBack(db, rows, taken, newId);
  return isUnheard;
}

async function takeBack(
  db: UserDatabase,
  rows: readonly OutboxRow[],
  taken: ReadonlySet<OutboxRow>,
  newId: () => string,
): Promise<void> {
  const needed = new Set(rows.filter((row) => !taken.has(row)).flatMap((row) => row.deps));
  for (const row of taken) {
    if (row.n === undefined) continue;
    if (row.kind === 'op.cancel' && row.state !== 'dead') continue;
    if (isForgettable(row)) await db.outbox.delete(row.n);
    else await db.outbox.put({ ...cancellationOf(row, newId), n: row.n });
    for (const dep of row.deps) {
      const upload = rows.find(({ opId, kind }) => opId === dep && kind === 'upload');
      if (upload?.n === undefined || needed.has(dep)) continue;
      await db.outbox.delete(upload.n);
      await db.blobs.delete(upload.entityId);
    }
    if (row.kind === 'upload') await db.blobs.delete(row.entityId);
  }
}

/** Whether no copy of it can reach the server any more. An upload alone changes nothing there that anybody sees. */
function isForgettable({ kind, state, attempts }: OutboxRow): boolean {
  return state === 'dead' || attempts === 0 || kind === 'upload';
}

function cancellationOf(row: OutboxRow, newId: () => string): OutboxRow {
  const { userId, lane, entityId, keptAt } = row;
  return newOutboxRow({
    opId: newId(),
    kind: 'op.cancel',
    userId,
    lane,
    entityId,
    keptAt,
    deps: [],
    payload: { op_id: row.opId },
  });
}
