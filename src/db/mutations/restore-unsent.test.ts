import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { forgetEntry, noteUnsent, notedUnsent, unsentCopy } from '../registry.ts';
import { restoreUnsent } from './restore-unsent.ts';

const userId = 'user';
let responses: Map<string, Response>;

beforeEach(() => {
  responses = new Map();
  const cache = {
    put: async (address: string, response: Response) => void responses.set(address, response),
    delete: async (address: string) => responses.delete(address),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (address: string) => responses.get(address)?.clone(),
  });
});
afterEach(async () => {
  await deleteUserDatabase(userId);
  await forgetEntry(userId);
  vi.unstubAllGlobals();
});

test('acts come back in their order after the browser has removed every database', async () => {
  await noteUnsent(userId, [
    outboxRow({ opId: 'first', n: 4, state: 'sending', attempts: 2, nextAt: 99, failures: 3 }),
    outboxRow({ opId: 'second', n: 7 }),
  ]);
  const db = userDatabase(userId);
  expect(await restoreUnsent(db, userId)).toBe(2);
  expect((await db.outbox.toArray()).map(({ opId, state, nextAt }) => [opId, state, nextAt])).toEqual([
    ['first', 'queued', 0],
    ['second', 'queued', 0],
  ]);
  await db.outbox.add(outboxRow({ opId: 'new' }));
  expect((await db.outbox.toArray()).map(({ opId }) => opId)).toEqual(['first', 'second', 'new']);
});

test('what was refused or left at a sign-out comes back as it was', async () => {
  const problem = { kind: 'refused', code: 'invalid', reason: 'title' } as const;
  await noteUnsent(userId, [outboxRow({ opId: 'a', n: 1, state: 'dead', problem })]);
  const db = userDatabase(userId);
  await restoreUnsent(db, userId);
  expect(await db.outbox.toArray()).toMatchObject([{ opId: 'a', state: 'dead', problem }]);
});

test('a database that is still there is left as it is', async () => {
  await noteUnsent(userId, [outboxRow({ opId: 'old', n: 1 })]);
  const db = userDatabase(userId);
  await db.meta.put({ key: 'device', id: 'd' });
  expect(await restoreUnsent(db, userId)).toBe(0);
  expect(await db.outbox.count()).toBe(0);
});

test('acts of somebody else, and a copy that cannot be read, bring nothing', async () => {
  const db = userDatabase(userId);
  await noteUnsent(userId, [outboxRow({ opId: 'a', n: 1, userId: 'somebody else' })]);
  expect(await restoreUnsent(db, userId)).toBe(0);
  responses.set(`/registry/${userId}`, new Response('<html>'));
  expect(await restoreUnsent(db, userId)).toBe(0);
  expect(await unsentCopy(userId)).toEqual([]);
});

test('how many there were is known from the copy where the registry went too', async () => {
  responses.set(`/registry/${userId}`, new Response(JSON.stringify([outboxRow({ opId: 'a' })])));
  expect(await notedUnsent(userId)).toBe(1);
  await forgetEntry(userId);
  expect(await notedUnsent(userId)).toBe(0);
});
