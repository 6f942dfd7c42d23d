import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '../database.ts';
import { newOutboxRow } from '../outbox-row.ts';
import { forgetEntry, knownUsers, notedUnsent, noteUnsent } from '../registry.ts';
import type { OutboxRow } from '../schema.ts';
import { keptCount, releaseKept, wipeUser } from './wipe-user.ts';

const users = ['asha', 'ravi', 'meera'];

afterEach(async () => {
  for (const user of users) {
    await deleteUserDatabase(user);
    await forgetEntry(user);
  }
});

test('a wipe leaves no database and no trace in the registry', async () => {
  await keep('asha', act('1'));
  await noteUnsent('asha', [act('1')]);
  await wipeUser('asha', 'nothing');
  expect(await Dexie.getDatabaseNames()).not.toContain('disha-user-asha');
  expect(await knownUsers()).toEqual([]);
});

test('what has not reached the server can stay with its files, and nothing else does', async () => {
  const upload = { ...act('file'), kind: 'upload', entityId: 'file' };
  await keep('asha', upload, { ...act('sent'), state: 'acked', ackSeq: 4 }, act('waits'), {
    ...act('refused'),
    state: 'dead',
    problem: { kind: 'refused', code: 'invalid', reason: 'title' },
  });
  const db = userDatabase('asha');
  await db.blobs.put({ id: 'file', bytes: new ArrayBuffer(4), type: 'image/png' });
  await db.drafts.put({ id: 'new', text: 'half a thought' });
  await db.plan_drafts.put({ id: 'plan', plan: {}, isDrafted: true, changedAt: 0 });
  await db.table('properties').put({ id: 'home', seq: 1, deleted_at: null, title: 'Home' });
  await db.meta.put({ key: 'cursor', cursor: 4, generation: 'g', floor: 0 });

  await wipeUser('asha', 'unsent');

  const kept = userDatabase('asha');
  expect((await kept.outbox.toArray()).map(({ opId, state }) => [opId, state])).toEqual([
    ['file', 'blocked'],
    ['waits', 'blocked'],
    ['refused', 'dead'],
  ]);
  expect(await kept.blobs.count()).toBe(1);
  for (const table of ['drafts', 'plan_drafts', 'properties', 'meta'])
    expect(await kept.table(table).count(), table).toBe(0);
  expect(await notedUnsent('asha')).toBe(3);
  expect(await keptCount(kept)).toBe(2);
});

test('what was kept goes at the word of its writer, and what was refused stays refused', async () => {
  await keep('asha', act('waits'), { ...act('refused'), state: 'dead' });
  await wipeUser('asha', 'unsent');
  const db = userDatabase('asha');
  await releaseKept(db);
  expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['queued', 'dead']);
  expect(await keptCount(db)).toBe(0);
});

test('with nothing unsent nothing stays, whatever was asked for', async () => {
  await keep('asha', { ...act('sent'), state: 'acked', ackSeq: 4 });
  await wipeUser('asha', 'unsent');
  expect(await Dexie.getDatabaseNames()).not.toContain('disha-user-asha');
});

async function keep(userId: string, ...rows: OutboxRow[]): Promise<void> {
  await userDatabase(userId).outbox.bulkAdd(rows.map((row) => ({ ...row, userId })));
}

function act(opId: string): OutboxRow {
  return newOutboxRow({
    opId,
    kind: 'event.delete',
    userId: 'asha',
    lane: opId,
    deps: [],
    entityId: opId,
    payload: {},
    keptAt: 1,
  });
}
