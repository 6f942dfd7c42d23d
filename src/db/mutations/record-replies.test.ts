import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { applyPage } from './apply-page.ts';
import { markSending, settleOps, wakeSending, type Settled } from './record-replies.ts';
import { withdraw } from './withdraw.ts';

const userId = 'recorder';
const calm = { failures: 0, nextAt: 0, problem: undefined, ackSeq: undefined, ackGeneration: undefined };

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('acts that go on the wire', () => {
  test.each<OutboxRow['state']>(['acked', 'dead'])(
    'are none that another flush has found to be %s meanwhile',
    async (state) => {
      const db = await outboxOf(outboxRow({ opId: 'a' }));
      const planned = await db.outbox.toArray();
      await db.outbox.toCollection().modify({ state, ackSeq: 3 });
      expect(await markSending(db, planned)).toEqual([]);
      expect((await db.outbox.toArray()).map((row) => row.state)).toEqual([state]);
    },
  );

  test('are marked so, and each attempt is counted', async () => {
    const db = await outboxOf(outboxRow({ opId: 'a' }), outboxRow({ opId: 'b', attempts: 4 }));
    const sent = await markSending(db, await db.outbox.toArray());
    expect(sent).toEqual(await db.outbox.toArray());
    expect(sent.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sending', 1],
      ['sending', 5],
    ]);
  });

  test('are only those that are still wanted', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 'forgotten' }),
      outboxRow({ opId: 'cancelled', attempts: 1 }),
      outboxRow({ opId: 'wanted' }),
    );
    const planned = await db.outbox.toArray();
    await withdraw(db, 'forgotten', () => 'x');
    await withdraw(db, 'cancelled', () => 'cancel');
    expect((await markSending(db, planned)).map(({ opId }) => opId)).toEqual(['wanted']);
    expect((await db.outbox.get({ opId: 'cancel' }))?.state).toBe('queued');
  });
});

describe('a reply', () => {
  test('is recorded on the act as it now stands', async () => {
    const db = await outboxOf(outboxRow({ opId: 'a' }));
    const [row] = await markSending(db, await db.outbox.toArray());
    await settle(db, row, { ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'g' });
    expect(await db.outbox.toArray()).toEqual([
      { ...row, ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'g' },
    ]);
  });

  test('to an act that was taken back meanwhile changes nothing', async () => {
    const db = await outboxOf(outboxRow({ opId: 'a' }));
    const [row] = await markSending(db, await db.outbox.toArray());
    await withdraw(db, 'a', () => 'cancel');
    const before = await db.outbox.toArray();
    await settle(db, row, { ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'g' });
    expect(await db.outbox.toArray()).toEqual(before);
  });

  test.each<OutboxRow['state']>(['dead', 'acked'])(
    'that comes late to an act that another tab has made %s changes nothing',
    async (state) => {
      const db = await outboxOf(outboxRow({ opId: 'a' }));
      const [row] = await markSending(db, await db.outbox.toArray());
      await db.outbox.toCollection().modify({ state, ackSeq: 3 });
      const before = await db.outbox.toArray();
      await settle(db, row, { ...calm, state: 'queued', failures: 1 });
      expect(await db.outbox.toArray()).toEqual(before);
    },
  );

  test('that the mirror has already passed lets the act and its files go with the next last page', async () => {
    const db = await outboxOf(
      uploadRow({ opId: 'file', state: 'acked' }),
      outboxRow({ opId: 'a', deps: ['file'] }),
    );
    const at = { cursor: 7, generation: 'g', floor: 0 };
    await applyPage(db, { rows: [], from: undefined, to: at, isLast: true });
    const row = await db.outbox.get({ opId: 'a' });
    await settle(db, row, { ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'g' });
    expect(await db.outbox.count()).toBe(2);
    await applyPage(db, { rows: [], from: at, to: at, isLast: true });
    expect(await db.outbox.count()).toBe(0);
    expect(await db.blobs.count()).toBe(0);
  });

  test('says in which history the act was done; in another it is sent again, and what is dead stays so', async () => {
    const db = await outboxOf(outboxRow({ opId: 'a' }), outboxRow({ opId: 'b' }), outboxRow({ opId: 'c' }));
    const [a, b, c] = await db.outbox.toArray();
    const dead = { kind: 'refused', code: 'invalid', reason: undefined } as const;
    await settle(db, a, { ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'old' });
    await settle(db, b, { ...calm, state: 'dead', problem: dead });
    await settle(db, c, { ...calm, state: 'acked', ackSeq: 7, ackGeneration: 'new' });
    const to = { cursor: 9, generation: 'new', floor: 0 };
    await applyPage(db, { rows: [], from: undefined, to, isLast: true });
    expect((await db.outbox.toArray()).map(({ opId, state, ackSeq }) => [opId, state, ackSeq])).toEqual([
      ['a', 'queued', undefined],
      ['b', 'dead', undefined],
    ]);
  });

  test('that a file has arrived keeps its bytes', async () => {
    const db = await outboxOf(uploadRow({ opId: 'file' }), outboxRow({ opId: 'a', deps: ['file'] }));
    await db.meta.put({ key: 'cursor', cursor: 7, generation: 'g', floor: 0 });
    const row = await db.outbox.get({ opId: 'file' });
    await settle(db, row, { ...calm, state: 'acked' });
    expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['acked', 'queued']);
    expect(await db.blobs.count()).toBe(1);
  });
});

test('what a killed page has left on the wire waits again, and nothing else changes', async () => {
  const db = await outboxOf(
    outboxRow({ opId: 'a', state: 'sending', attempts: 2, nextAt: 5 }),
    outboxRow({ opId: 'b', state: 'dead' }),
    uploadRow({ opId: 'file', state: 'sending' }),
  );
  const before = await db.outbox.toArray();
  await wakeSending(db, ({ kind }) => kind !== 'upload');
  expect(await db.outbox.toArray()).toEqual(
    before.map((row) => (row.opId === 'a' ? { ...row, state: 'queued' } : row)),
  );
});

async function settle(db: UserDatabase, row: OutboxRow | undefined, as: Settled): Promise<void> {
  await settleOps(db, row ? [{ row, as }] : []);
}

async function outboxOf(...rows: OutboxRow[]): Promise<UserDatabase> {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd(rows);
  for (const { kind, entityId } of rows)
    if (kind === 'upload') await db.blobs.add({ id: entityId, bytes: new ArrayBuffer(3), type: 'image/png' });
  return db;
}
