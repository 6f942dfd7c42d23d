import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { outboxRow, pulled, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import {
  applyNewest,
  applyPage,
  mirrorCursor,
  replaceMirror,
  replayQuarantine,
  type PulledRow,
} from './apply-page.ts';
import { keepDraft } from './keep-draft.ts';

const userId = 'applier';
const start = { cursor: 0, generation: 'g1', floor: 0 };

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a page of the server', () => {
  test('is applied together with its cursor', async () => {
    const db = userDatabase(userId);
    expect(await applyPage(db, page([pulled.session({ id: 's', seq: 4 })], 4))).toBe(true);
    expect(await db.chat_sessions.count()).toBe(1);
    expect(await mirrorCursor(db)).toEqual({ ...start, cursor: 4, isFilled: true });
  });

  test('that cannot be stored whole leaves the mirror and its cursor as they were', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 's', seq: 1 })], 1));
    const unkeepable: PulledRow = { table: 'horoscopes', row: { id: 'h', seq: 3, act: () => 1 } };
    const rows = [pulled.session({ id: 's', seq: 2, title: 'new' }), unkeepable];
    await expect(applyPage(db, { ...page(rows, 3), from: { ...start, cursor: 1 } })).rejects.toThrow(
      /clone/i,
    );
    expect((await db.chat_sessions.get('s'))?.title).toBe('Kitchen');
    expect((await mirrorCursor(db))?.cursor).toBe(1);
  });

  test('never puts an older row over a newer one, and never takes the cursor back', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 's', seq: 5, title: 'new' })], 5));
    const from = { ...start, cursor: 5 };
    await applyPage(db, { ...page([pulled.session({ id: 's', seq: 4, title: 'old' })], 4), from });
    expect((await db.chat_sessions.get('s'))?.title).toBe('new');
    expect((await mirrorCursor(db))?.cursor).toBe(5);
  });

  test('applied twice is applied once', async () => {
    const db = userDatabase(userId);
    const rows = [pulled.session({ id: 's', seq: 1 }), pulled.property({ id: 'p', seq: 2 })];
    await applyPage(db, page(rows, 2));
    const before = await Promise.all([db.chat_sessions.toArray(), db.table('properties').toArray()]);
    await applyPage(db, { ...page(rows, 2), from: { ...start, cursor: 2 } });
    expect(await Promise.all([db.chat_sessions.toArray(), db.table('properties').toArray()])).toEqual(before);
  });

  test('that belongs to a history which another tab has replaced is left', async () => {
    const db = userDatabase(userId);
    await replaceMirror(db, [pulled.session({ id: 's', seq: 1 })], {
      cursor: 1,
      generation: 'g2',
      floor: 0,
    });
    expect(await applyPage(db, page([pulled.session({ id: 's', seq: 9, title: 'stale' })], 9))).toBe(false);
    expect((await db.chat_sessions.get('s'))?.title).toBe('Kitchen');
    expect((await mirrorCursor(db))?.generation).toBe('g2');
  });

  test('that begins where another tab has moved the mirror from is left, and what goes beyond is asked for again', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 's', seq: 4 })], 4));
    const ofLostHistory = pulled.session({ id: 'lost', seq: 3 });
    expect(await applyPage(db, { ...page([ofLostHistory], 3), from: { ...start, cursor: 2 } })).toBe(true);
    expect(await applyPage(db, { ...page([ofLostHistory], 6), from: { ...start, cursor: 2 } })).toBe(false);
    expect(await applyPage(db, { ...page([ofLostHistory], 9), from: { ...start, cursor: 8 } })).toBe(false);
    expect((await db.chat_sessions.toArray()).map(({ id }) => id)).toEqual(['s']);
    expect((await mirrorCursor(db))?.cursor).toBe(4);
  });

  test('with a deleted row keeps only that it is gone, and it does not come back', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 's', seq: 1 })], 1));
    const deleted = pulled.deleted('chat_sessions', 's', 3);
    await applyPage(db, { ...page([deleted], 3), from: { ...start, cursor: 1 } });
    await applyPage(db, {
      ...page([pulled.session({ id: 's', seq: 2 })], 3),
      from: { ...start, cursor: 3 },
    });
    expect(await db.chat_sessions.toArray()).toEqual([deleted.row]);
  });

  test('with a column that this version does not know keeps it', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 's', seq: 1, mood: 'calm' })], 1));
    expect(await db.chat_sessions.get('s')).toMatchObject({ title: 'Kitchen', mood: 'calm' });
  });

  test('with rows that this version cannot read sets them aside and applies the rest', async () => {
    const db = userDatabase(userId);
    const unread = [
      { table: 'horoscopes', row: { id: 'h', seq: 1 } },
      { table: 'chat_sessions', row: { id: 'broken', seq: 2, title: 7 } },
      { table: 'chat_sessions', row: null },
    ];
    await applyPage(db, page([...unread, pulled.session({ id: 's', seq: 3 })], 3));
    expect(await db.chat_sessions.toCollection().primaryKeys()).toEqual(['s']);
    expect((await db.quarantine.toArray()).map(({ id, row, reason }) => [id, row, reason])).toEqual([
      ['broken', unread[1]?.row, 'unknown-shape'],
      ['unnamed-null', null, 'unknown-shape'],
      ['h', unread[0]?.row, 'unknown-table'],
    ]);
  });

  test('lets go of exactly those acts that it has come past', async () => {
    const db = userDatabase(userId);
    await db.outbox.bulkAdd([
      outboxRow({ opId: 'passed', state: 'acked', ackSeq: 4, ackGeneration: 'g1' }),
      outboxRow({ opId: 'reached', state: 'acked', ackSeq: 5, ackGeneration: 'g1' }),
      outboxRow({ opId: 'ahead', state: 'acked', ackSeq: 6, ackGeneration: 'g1' }),
      outboxRow({ opId: 'queued' }),
      outboxRow({ opId: 'dead', state: 'dead' }),
      outboxRow({ opId: 'blocked', state: 'blocked' }),
    ]);
    await applyPage(db, page([], 3));
    expect(await db.outbox.count()).toBe(6);
    await applyPage(db, { ...page([], 5), from: { ...start, cursor: 3 } });
    expect((await db.outbox.toArray()).map(({ opId }) => opId)).toEqual([
      'ahead',
      'queued',
      'dead',
      'blocked',
    ]);
  });

  test('lets go of no act before the last: a row that changed again may have moved behind the cursor', async () => {
    const db = userDatabase(userId);
    await db.outbox.add(outboxRow({ opId: 'a', state: 'acked', ackSeq: 4, ackGeneration: 'g1' }));
    await applyPage(db, { ...page([], 6), isLast: false });
    expect(await db.outbox.count()).toBe(1);
    await applyPage(db, { ...page([], 9), from: { ...start, cursor: 6 } });
    expect(await db.outbox.count()).toBe(0);
  });

  test('lets go of a file only once no act needs it any more', async () => {
    const db = userDatabase(userId);
    await db.outbox.bulkAdd([
      uploadRow({ opId: 'one', state: 'acked' }),
      uploadRow({ opId: 'two', state: 'acked' }),
      uploadRow({ opId: 'three' }),
      outboxRow({ opId: 'a', deps: ['one', 'two'], state: 'acked', ackSeq: 5, ackGeneration: 'g1' }),
      outboxRow({ opId: 'b', deps: ['two', 'three'], state: 'dead' }),
    ]);
    await db.blobs.bulkAdd(
      ['one', 'two', 'three'].map((id) => ({ id, bytes: new ArrayBuffer(1), type: 'x' })),
    );
    await applyPage(db, page([], 4));
    expect(await db.blobs.count()).toBe(3);
    await applyPage(db, { ...page([], 5), from: { ...start, cursor: 4 } });
    expect((await db.outbox.toArray()).map(({ opId }) => opId)).toEqual(['two', 'three', 'b']);
    expect(await db.blobs.toCollection().primaryKeys()).toEqual(['three', 'two']);
  });
});

describe('the newest rows', () => {
  const of = { generation: 'g1', floor: 4 };

  test('are shown on a device that has none, which then still fetches from the beginning', async () => {
    const db = userDatabase(userId);
    await applyNewest(db, [pulled.session({ id: 's', seq: 90 })], of);
    expect(await db.chat_sessions.count()).toBe(1);
    expect(await mirrorCursor(db)).toEqual({ ...of, cursor: 0, isFilled: false });
  });

  test('are left where another tab has begun already', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([], 7));
    await applyNewest(db, [pulled.session({ id: 's', seq: 90 })], of);
    expect(await db.chat_sessions.count()).toBe(0);
    expect((await mirrorCursor(db))?.cursor).toBe(7);
  });

  test('are not undone by older pages that follow', async () => {
    const db = userDatabase(userId);
    await applyNewest(db, [pulled.session({ id: 's', seq: 90, title: 'newest' })], of);
    const to = { ...of, cursor: 50, isFilled: false };
    await applyPage(db, {
      rows: [pulled.session({ id: 's', seq: 50 })],
      from: { ...of, cursor: 0 },
      to,
      isLast: false,
    });
    expect((await db.chat_sessions.get('s'))?.title).toBe('newest');
    expect(await mirrorCursor(db)).toEqual(to);
  });
});

describe('a mirror that is built anew', () => {
  const anew = { cursor: 1, generation: 'g2', floor: 0 };

  test('takes the place of the old one as a whole, and leaves drafts alone', async () => {
    const db = userDatabase(userId);
    await applyPage(db, page([pulled.session({ id: 'old', seq: 1 }), { table: 'x', row: { id: 'q' } }], 2));
    await keepDraft(db, 's', 'half');
    await replaceMirror(db, [pulled.session({ id: 's', seq: 1 })], anew);
    expect(await db.chat_sessions.toCollection().primaryKeys()).toEqual(['s']);
    expect(await db.quarantine.count()).toBe(0);
    expect(await db.drafts.count()).toBe(1);
    expect(await mirrorCursor(db)).toEqual({ ...anew, isFilled: true });
  });

  test('sends again what was done and had not come back, and keeps everything else as it was', async () => {
    const db = userDatabase(userId);
    const refused = { kind: 'refused', code: 'invalid', reason: 'title' } as const;
    await db.outbox.bulkAdd([
      uploadRow({ opId: 'file', state: 'acked' }),
      outboxRow({
        opId: 'done',
        deps: ['file'],
        state: 'acked',
        attempts: 1,
        ackSeq: 40,
        ackGeneration: 'g1',
      }),
      outboxRow({ opId: 'dead', state: 'dead', attempts: 1, problem: refused }),
      outboxRow({ opId: 'queued', attempts: 2, failures: 2, nextAt: 9 }),
    ]);
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(1), type: 'x' });
    const [file, done, ...rest] = await db.outbox.toArray();
    await replaceMirror(db, [], anew);
    expect(await db.outbox.toArray()).toEqual([
      file,
      { ...done, state: 'queued', ackSeq: undefined, ackGeneration: undefined },
      ...rest,
    ]);
    expect(await db.blobs.count()).toBe(1);
  });
});

test('what was set aside is read by a version that can, and never over a newer row', async () => {
  const db = userDatabase(userId);
  await applyPage(db, page([pulled.session({ id: 'later', seq: 9, title: 'newer' })], 9));
  for (const id of ['s', 'later']) {
    const { row } = pulled.session({ id, seq: 3 });
    await db.quarantine.put({ table: 'chat_sessions', id, seq: 3, row, reason: 'unknown-shape' });
  }
  await db.quarantine.put({ table: 'x', id: 'x', seq: 1, row: {}, reason: 'unknown-table' });
  await replayQuarantine(db);
  expect((await db.chat_sessions.toArray()).map(({ title }) => title)).toEqual(['newer', 'Kitchen']);
  expect((await db.quarantine.toArray()).map(({ id }) => id)).toEqual(['x']);
});

test.each([
  ['in a shape that can be read', pulled.session({ id: 's', seq: 2 })],
  ['as deleted', pulled.deleted('chat_sessions', 's', 2)],
])('a row that was set aside and comes again %s is not set aside any more', async (_, again) => {
  const db = userDatabase(userId);
  await applyPage(db, page([{ table: 'chat_sessions', row: { id: 's', seq: 1, title: 7 } }], 1));
  expect(await db.quarantine.count()).toBe(1);
  await applyPage(db, { ...page([again], 2), from: { ...start, cursor: 1 } });
  expect(await db.quarantine.count()).toBe(0);
  expect((await db.chat_sessions.toArray()).map(({ seq }) => seq)).toEqual([2]);
});

/** The first page that a mirror gets; spread another `from` over it for a later one. */
function page(rows: PulledRow[], cursor: number) {
  return { rows, from: undefined, to: { ...start, cursor }, isLast: true };
}
