import type { UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';

/** Marks acts as on the wire and gives those that are still to be sent, as they now stand. */
export async function markSending(db: UserDatabase, ops: readonly OutboxRow[]): Promise<OutboxRow[]> {
  return db.transaction('rw', db.outbox, async () => {
    // Another flush may have been told meanwhile what became of some.
    const present = (await presentRows(db, ops)).filter(({ state }) => state !== 'acked' && state !== 'dead');
    const sending = present.map((row): OutboxRow => ({
      ...row,
      state: 'sending',
      attempts: row.attempts + 1,
    }));
    await db.outbox.bulkPut(sending);
    return sending;
  });
}

/** What a reply makes of one act; an acked one says where the mirror has to be. */
export type Settled = Pick<
  OutboxRow,
  'state' | 'failures' | 'nextAt' | 'problem' | 'ackSeq' | 'ackGeneration'
>;

/** Records what became of acts that were sent. One that was taken back meanwhile stays so. */
export async function settleOps(
  db: UserDatabase,
  settled: readonly { row: OutboxRow; as: Settled }[],
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const sent = settled.map(({ row }) => row);
    const present = new Map((await presentRows(db, sent)).map((row) => [row.opId, row]));
    const changed: OutboxRow[] = [];
    for (const { row, as } of settled) {
      const now = present.get(row.opId);
      if (now && now.state !== 'dead' && now.state !== 'acked') changed.push({ ...now, ...as });
    }
    await db.outbox.bulkPut(changed);
  });
}

/** Nothing is on the wire when a flush begins: what a killed page has left as sending is sent again. */
export async function wakeSending(db: UserDatabase, isWanted: (row: OutboxRow) => boolean): Promise<void> {
  await db.outbox.where('state').equals('sending').and(isWanted).modify({ state: 'queued' });
}

async function presentRows(db: UserDatabase, rows: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const numbers = rows.flatMap(({ n }) => (n === undefined ? [] : [n]));
  const present = await db.outbox.bulkGet(numbers);
  const wanted = new Set(rows.map(({ opId }) => opId));
  return present.filter((row) => row !== undefined).filter(({ opId }) => wanted.has(opId));
}
