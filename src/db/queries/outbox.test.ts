import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { outboxRow, uploadRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { noteLink } from '../mutations/note-link.ts';
import { noteCompared, noteSynced, syncedState } from '../mutations/note-synced.ts';
import { deadLetters, outboxSummary, waitingActs } from './outbox.ts';

const userId = 'summer';

afterEach(async () => {
  await deleteUserDatabase(userId);
});

test('of a new device there is nothing to tell', async () => {
  expect(await outboxSummary(userDatabase(userId))).toEqual({
    waiting: 0,
    dead: 0,
    blocked: 0,
    link: { failures: 0, nextAt: 0, problem: undefined },
    syncedAt: undefined,
  });
});

test('what waits, what is blocked and what was refused are counted and listed in the order of their keeping', async () => {
  const db = userDatabase(userId);
  await db.outbox.bulkAdd([
    outboxRow({ opId: 'dead', state: 'dead' }),
    outboxRow({ opId: 'blocked', state: 'blocked' }),
    uploadRow({ opId: 'file' }),
    outboxRow({ opId: 'acked', state: 'acked' }),
    outboxRow({ opId: 'sending', state: 'sending' }),
    outboxRow({ opId: 'dead too', state: 'dead' }),
    outboxRow({ opId: 'queued' }),
  ]);
  const link = { failures: 2, nextAt: 50, problem: 'network' } as const;
  await noteLink(db, link);
  await noteSynced(db, 40);
  expect(await outboxSummary(db)).toEqual({ waiting: 4, dead: 2, blocked: 1, link, syncedAt: 40 });
  expect((await deadLetters(db)).map(({ opId }) => opId)).toEqual(['dead', 'dead too']);
  expect((await waitingActs(db)).map(({ opId }) => opId)).toEqual(['blocked', 'file', 'sending', 'queued']);
});

test('a link that is well again is remembered as well', async () => {
  const db = userDatabase(userId);
  await noteLink(db, { failures: 1, nextAt: 50, problem: 'timeout' });
  await noteLink(db, { failures: 0, nextAt: 0, problem: undefined });
  expect((await outboxSummary(db)).link).toEqual({ failures: 0, nextAt: 0, problem: undefined });
});

test('a mirror that was filled at one go counts as compared, and later fillings leave the time of the comparison', async () => {
  const db = userDatabase(userId);
  await noteSynced(db, 40, 30);
  expect(await noteSynced(db, 50, 0)).toBe(30);
  expect(await syncedState(db)).toEqual({ at: 50, comparedAt: 30 });
  await noteCompared(db, 45);
  expect(await syncedState(db)).toEqual({ at: 50, comparedAt: 45 });
});

test('a mirror of unknown age is in step without having been compared', async () => {
  const db = userDatabase(userId);
  expect(await noteSynced(db, 40, 0)).toBe(0);
  expect(await syncedState(db)).toEqual({ at: 40, comparedAt: 0 });
});
