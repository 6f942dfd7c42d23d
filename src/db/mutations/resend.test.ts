import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { countedIds, outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import type { OutboxRow } from '../schema.ts';
import { resend, tryFilesAnew } from './resend.ts';

const userId = 'resender';
const refused: OutboxRow = outboxRow({
  opId: 'old',
  kind: 'property.update',
  entityId: 'p',
  lane: 'p',
  payload: { title: 'x' },
  state: 'dead',
  attempts: 4,
  failures: 2,
  nextAt: 99,
  problem: { kind: 'refused', code: 'invalid', reason: 'title' },
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

test('what was refused goes again as a new act, in the old place, with the corrected words', async () => {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd([refused, outboxRow({ opId: 'later', lane: 'p' })]);
  const outcome = await resend(db, 'old', { payload: { title: 'House' }, newId: () => 'new' });
  expect(outcome).toEqual({ kind: 'kept', opId: 'new' });
  const [first, second] = await db.outbox.toArray();
  expect(first).toEqual({
    ...refused,
    n: 1,
    opId: 'new',
    payload: { title: 'House' },
    state: 'queued',
    attempts: 0,
    failures: 0,
    nextAt: 0,
    problem: undefined,
  });
  expect(second?.opId).toBe('later');
});

test('without a correction it goes again as it was', async () => {
  const db = userDatabase(userId);
  await db.outbox.add(refused);
  await resend(db, 'old', { newId: countedIds() });
  expect((await db.outbox.toArray()).map(({ payload, state }) => [payload, state])).toEqual([
    [{ title: 'x' }, 'queued'],
  ]);
});

test('a correction that is not well formed is refused at once, and the old act stays', async () => {
  const db = userDatabase(userId);
  await db.outbox.add(refused);
  expect(await resend(db, 'old', { payload: { title: '' }, newId: countedIds() })).toEqual({
    kind: 'refused',
    fault: { code: 'invalid', field: 'title' },
  });
  expect(await db.outbox.toArray()).toEqual([{ ...refused, n: 1 }]);
});

test('what waits for it goes on waiting, for the new act', async () => {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd([refused, outboxRow({ opId: 'child', deps: ['file', 'old'] })]);
  await resend(db, 'old', { newId: () => 'new' });
  expect((await db.outbox.get({ opId: 'child' }))?.deps).toEqual(['file', 'new']);
});

test('a correction goes without what the database of the server cannot store', async () => {
  const db = userDatabase(userId);
  await db.outbox.add(refused);
  await resend(db, 'old', { payload: { title: 'Ho\u0000use\ud83d', city: undefined }, newId: countedIds() });
  expect((await db.outbox.toArray()).map(({ payload }) => payload)).toEqual([{ title: 'House\ufffd' }]);
});

test('a file that was refused is sent again to the same place', async () => {
  const db = userDatabase(userId);
  const file = uploadRow({ opId: 'file', state: 'dead', attempts: 1 });
  await db.outbox.bulkAdd([file, outboxRow({ opId: 'photo', deps: ['file'] })]);
  await resend(db, 'file', { newId: () => 'again' });
  const [upload, photo] = await db.outbox.toArray();
  expect(upload).toMatchObject({ opId: 'again', entityId: 'file', payload: file.payload, state: 'queued' });
  expect(photo?.deps).toEqual(['again']);
});

test.each<[string, Partial<OutboxRow>]>([
  ['on its way', { state: 'sending' }],
  ['waiting', { state: 'queued' }],
  ['blocked', { state: 'blocked' }],
  ['done', { state: 'acked', ackSeq: 3 }],
])('an act that is %s is not sent a second time', async (_, change) => {
  const db = userDatabase(userId);
  await db.outbox.add({ ...refused, ...change });
  expect(await resend(db, 'old', { newId: countedIds() })).toEqual({ kind: 'gone' });
  expect(await db.outbox.toArray()).toEqual([{ ...refused, ...change, n: 1 }]);
});

test('the files of a message that the server has failed on are as good as untried, and no others', async () => {
  const db = userDatabase(userId);
  const failed: Partial<OutboxRow> = { failures: 4, nextAt: 99, problem: { kind: 'failed', code: 'server' } };
  await db.outbox.bulkAdd([
    uploadRow({ opId: 'file', ...failed }),
    uploadRow({ opId: 'photo', ...failed }),
    outboxRow({ opId: 'send', kind: 'chat.send', entityId: 'm', deps: ['file'] }),
  ]);
  await tryFilesAnew(db, 'm');
  const [file, photo] = await db.outbox.toArray();
  expect(file).toMatchObject({ state: 'queued', failures: 0, nextAt: 0 });
  expect(file?.problem).toBeUndefined();
  expect(photo).toMatchObject(failed);
});

test('two taps on the button send once', async () => {
  const db = userDatabase(userId);
  await db.outbox.add(refused);
  const newId = countedIds();
  const outcomes = await Promise.all([resend(db, 'old', { newId }), resend(db, 'old', { newId })]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'kept']);
  expect(await db.outbox.count()).toBe(1);
});
