import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { countedIds, outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { forgetUnsent, withdraw } from './withdraw.ts';

const userId = 'withdrawer';
const refused = { kind: 'refused', code: 'invalid', reason: undefined } as const;

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('an act that is taken back', () => {
  test.each<[string, Partial<OutboxRow>]>([
    ['and was never on the wire', {}],
    ['and was refused for good', { state: 'dead', attempts: 3, problem: refused }],
  ])('%s is forgotten', async (_, change) => {
    const db = await outboxOf(outboxRow({ opId: 'a', ...change }), outboxRow({ opId: 'b' }));
    expect(await withdraw(db, 'a', countedIds())).toBe(1);
    expect(await opIds(db)).toEqual(['b']);
  });

  test.each<[string, Partial<OutboxRow>]>([
    ['is on the wire', { state: 'sending', attempts: 1 }],
    ['was on the wire and nobody knows how it went', { state: 'queued', attempts: 1 }],
    [
      'waits for credits',
      { state: 'blocked', attempts: 1, problem: { kind: 'held', code: 'insufficient_credits', seq: 3 } },
    ],
  ])('and %s is cancelled on the server, in its place and lane', async (_, change) => {
    const row = { opId: 'a', lane: 'lane', entityId: 'e', nextAt: 7, failures: 2, ...change };
    const db = await outboxOf(outboxRow(row));
    await withdraw(db, 'a', () => 'cancel');
    expect(await db.outbox.toArray()).toEqual([
      {
        ...outboxRow({ opId: 'cancel' }),
        n: 1,
        kind: 'op.cancel',
        lane: 'lane',
        entityId: 'e',
        payload: { op_id: 'a' },
      },
    ]);
  });

  test('and is done already stays', async () => {
    const db = await outboxOf(outboxRow({ opId: 'a', state: 'acked', attempts: 1, ackSeq: 4 }));
    expect(await withdraw(db, 'a', countedIds())).toBe(0);
    expect(await opIds(db)).toEqual(['a']);
  });

  test('and is not there is no reason to complain', async () => {
    expect(await withdraw(userDatabase(userId), 'a', countedIds())).toBe(0);
  });

  test('takes what needs it along, through any number of steps, and nothing else', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 'property', state: 'dead', attempts: 1 }),
      outboxRow({ opId: 'plan', deps: ['property'] }),
      outboxRow({ opId: 'analysis', deps: ['plan'] }),
      outboxRow({ opId: 'other' }),
    );
    expect(await withdraw(db, 'property', countedIds())).toBe(3);
    expect(await opIds(db)).toEqual(['other']);
  });

  test('takes its files along with their bytes, but none that another act needs', async () => {
    const db = await outboxOf(
      uploadRow({ opId: 'own', state: 'acked', attempts: 1 }),
      uploadRow({ opId: 'shared' }),
      outboxRow({ opId: 'a', deps: ['own', 'shared'] }),
      outboxRow({ opId: 'b', deps: ['shared'] }),
    );
    await withdraw(db, 'a', countedIds());
    expect(await opIds(db)).toEqual(['shared', 'b']);
    expect(await db.blobs.toCollection().primaryKeys()).toEqual(['shared']);
  });

  test('and is a file takes the act along that names it', async () => {
    const db = await outboxOf(
      uploadRow({ opId: 'file', state: 'dead', attempts: 1, problem: refused }),
      outboxRow({ opId: 'a', deps: ['file'] }),
    );
    await withdraw(db, 'file', countedIds());
    expect(await opIds(db)).toEqual([]);
    expect(await db.blobs.count()).toBe(0);
  });

  test('lets go of its file also where it has to be cancelled', async () => {
    const db = await outboxOf(
      uploadRow({ opId: 'file', state: 'acked', attempts: 1 }),
      outboxRow({ opId: 'a', deps: ['file'], state: 'sending', attempts: 1 }),
    );
    await withdraw(db, 'a', () => 'cancel');
    expect(await opIds(db)).toEqual(['cancel']);
    expect(await db.blobs.count()).toBe(0);
  });
});

describe('before a row is deleted', () => {
  test('the server has never heard of it where its making was never sent', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 'make', kind: 'session.create', entityId: 's' }),
      outboxRow({ opId: 'say', kind: 'chat.send', entityId: 'c', payload: { session_id: 's', query: 'q' } }),
    );
    expect(await forgetUnsent(db, 's', countedIds())).toBe(true);
    expect(await opIds(db)).toEqual([]);
  });

  test.each<[string, Partial<OutboxRow>]>([
    ['may have been sent', { state: 'queued', attempts: 1 }],
    ['is done', { state: 'acked', attempts: 1, ackSeq: 2 }],
  ])('the server may know it where its making %s', async (_, change) => {
    const db = await outboxOf(outboxRow({ opId: 'make', kind: 'session.create', entityId: 's', ...change }));
    expect(await forgetUnsent(db, 's', countedIds())).toBe(false);
  });

  test('what was written in children of children is taken back too', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 'make', kind: 'property.create', entityId: 'p' }),
      outboxRow({ opId: 'plan', kind: 'floorplan.create', entityId: 'f', payload: { property_id: 'p' } }),
      outboxRow({ opId: 'look', kind: 'analysis.create', entityId: 'a', payload: { floorplan_id: 'f' } }),
      outboxRow({ opId: 'other', kind: 'analysis.create', entityId: 'b', payload: { floorplan_id: 'g' } }),
    );
    await forgetUnsent(db, 'p', countedIds());
    expect(await opIds(db)).toEqual(['other']);
  });

  test('a cancellation that is on its way is left on it', async () => {
    const db = await outboxOf(
      outboxRow({ opId: 'cancel', kind: 'op.cancel', entityId: 'p', payload: { op_id: 'x' }, attempts: 1 }),
    );
    expect(await forgetUnsent(db, 'p', countedIds())).toBe(false);
    expect(await opIds(db)).toEqual(['cancel']);
  });
});

async function outboxOf(...rows: OutboxRow[]): Promise<UserDatabase> {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd(rows);
  for (const { kind, entityId } of rows)
    if (kind === 'upload') await db.blobs.add({ id: entityId, bytes: new ArrayBuffer(3), type: 'image/png' });
  return db;
}

async function opIds(db: UserDatabase): Promise<string[]> {
  return (await db.outbox.toArray()).map(({ opId }) => opId);
}
