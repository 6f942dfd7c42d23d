import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test } from 'vitest';
import { flush, type FlushPorts } from '#sync/flush.ts';
import type { Op } from '#remote/procedures.ts';
import { countedIds, outboxRow } from '#tests/fakes/manual-rows.ts';
import { createUserDatabase, deleteUserDatabase, durably, userDatabase } from './database.ts';
import { deviceId } from './mutations/device-id.ts';
import { keepDraft } from './mutations/keep-draft.ts';
import { draftOf } from './queries/chat.ts';
import { userStoreVersions } from './schema.ts';

const userId = 'user';

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a database of the first version', () => {
  const states = ['asking', 'waiting', 'failed'];
  const steps = ['session', 'message', 'credit', 'answer'];
  const asks = states.flatMap((state, row) =>
    steps.map((step, column) => ({
      id: `${state} ${step}`,
      state,
      step,
      requestId: `request ${state} ${step}`,
      sessionId: `session ${column}`,
      sessionOpId: `op of session ${column}`,
      text: `What of ${state} at ${step}?`,
      language: column === 0 ? 'hindi' : 'english',
      // Their ids are in another order than they were asked in.
      askedAt: 1000 - row * 10 - column,
    })),
  );

  test('loses nothing of what was asked, in whatever state it was, and has each session before its messages', async () => {
    await firstVersion({ asks });
    const db = userDatabase(userId);
    const rows = await db.outbox.toArray();
    const oldestFirst = asks.toSorted((one, other) => one.askedAt - other.askedAt);
    const sent = rows.filter(({ kind }) => kind === 'chat.send');
    expect(sent.map(({ opId, entityId, payload }) => [opId, entityId, payload])).toEqual(
      oldestFirst.map(({ requestId, sessionId, text, language }) => [
        requestId,
        requestId,
        { session_id: sessionId, query: text, language },
      ]),
    );
    const sessions = rows.filter(({ kind }) => kind === 'session.create');
    expect(sessions.map(({ opId }) => opId).toSorted()).toEqual(
      steps.map((_, column) => `op of session ${column}`),
    );
    for (const { n, lane, deps } of sent) {
      const maker = sessions.find(({ entityId }) => entityId === lane);
      expect(deps).toEqual([maker?.opId]);
      expect(maker?.n).toBeLessThan(n ?? 0);
    }
    expect(rows.every((row) => row.userId === userId && row.state === 'queued')).toBe(true);
    expect(db.tables.map(({ name }) => name)).not.toContain('asks');
  });

  test('sends all of it with the next flush, in order', async () => {
    await firstVersion({ asks });
    const db = userDatabase(userId);
    const sent: Op[] = [];
    await flush(db, portsThatTake(sent));
    expect(sent).toHaveLength(asks.length + steps.length);
    const seen = new Set<string>();
    for (const { op_id: opId, deps } of sent) {
      expect(deps.every((dep) => seen.has(dep))).toBe(true);
      seen.add(opId);
    }
    expect((await db.outbox.toArray()).every(({ state }) => state === 'acked')).toBe(true);
  });

  test('keeps its mirror, drafts, device and place in the history', async () => {
    const session = { id: 's', seq: 1, title: 'Kitchen', updated_at: 'x', deleted_at: null };
    const cursor = { key: 'cursor', cursor: 4, generation: 'g', floor: 0 };
    await firstVersion({
      chat_sessions: [session],
      drafts: [{ id: 's', text: 'half' }],
      meta: [{ key: 'device', id: 'd' }, cursor],
      quarantine: [{ table: 'x', id: 'x' }],
    });
    const db = userDatabase(userId);
    expect(await db.chat_sessions.toArray()).toEqual([session]);
    expect(await draftOf(db, 's')).toBe('half');
    expect(await db.meta.toArray()).toEqual([cursor, { key: 'device', id: 'd' }]);
    expect(await db.quarantine.count()).toBe(1);
    expect(await db.outbox.count()).toBe(0);
  });

  test('opens also where a question is not in a shape that was ever written', async () => {
    await firstVersion({ asks: [{ id: 'odd', text: 7 }, asks[0]] });
    expect((await userDatabase(userId).outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'session.create',
      'chat.send',
    ]);
  });
});

test('a database of the second version keeps what waits to be sent, and has room for plans', async () => {
  const before = new Dexie(`disha-user-${userId}`);
  for (const [index, stores] of userStoreVersions.slice(0, 2).entries())
    before.version(index + 1).stores(stores);
  const row = outboxRow({ opId: 'a' });
  await before.table('outbox').add(row);
  await before.table('drafts').put({ id: 's', text: 'half' });
  before.close();
  const db = userDatabase(userId);
  expect((await db.outbox.toArray()).map(({ opId }) => opId)).toEqual(['a']);
  expect(await draftOf(db, 's')).toBe('half');
  await db.plan_drafts.put({ id: 'plan', plan: {}, isDrafted: false, changedAt: 0 });
  expect(await db.plan_drafts.count()).toBe(1);
});

describe('two tabs', () => {
  test('see what the other writes', async () => {
    const other = createUserDatabase(userId);
    await keepDraft(other, 's', 'word');
    expect(await draftOf(userDatabase(userId), 's')).toBe('word');
    other.close();
  });

  test('stand aside when a newer version of the app upgrades, and nothing is lost', async () => {
    const older = userDatabase(userId);
    await durably(older).open();
    await keepDraft(older, 's', 'word');
    const newer = new Dexie(older.name);
    for (const [index, stores] of [...userStoreVersions, { more: 'id' }].entries())
      newer.version(index + 1).stores(stores);
    await newer.open();
    expect(older.isOpen()).toBe(false);
    expect(durably(older).isOpen()).toBe(false);
    expect(await newer.table('drafts').toArray()).toEqual([{ id: 's', text: 'word' }]);
    newer.close();
  });

  test('let the other delete everything at sign-out, and start anew when asked again', async () => {
    const older = userDatabase(userId);
    await keepDraft(older, 's', 'word');
    await Dexie.delete(older.name);
    expect(older.isOpen()).toBe(false);
    const again = userDatabase(userId);
    expect(again).not.toBe(older);
    expect(await draftOf(again, 's')).toBe('');
  });

  test('do not make the deleted database anew by what is still kept through the old connection', async () => {
    const older = userDatabase(userId);
    await keepDraft(older, 's', 'word');
    await Dexie.delete(older.name);
    await expect(durably(older).outbox.add(outboxRow({ opId: 'late' }))).rejects.toThrow('closed');
    expect(await Dexie.exists(older.name)).toBe(false);
  });
});

test('what is written durably is the same database', async () => {
  const db = userDatabase(userId);
  expect(durably(db)).toBe(durably(db));
  await durably(db).outbox.add(outboxRow({ opId: 'a' }));
  expect(await db.outbox.count()).toBe(1);
});

test('no op is kept twice', async () => {
  const db = userDatabase(userId);
  await db.outbox.add(outboxRow({ opId: 'a' }));
  await expect(db.outbox.add(outboxRow({ opId: 'a' }))).rejects.toThrow('ConstraintError');
});

test('an emptied draft is not kept', async () => {
  const db = userDatabase(userId);
  await keepDraft(db, 's', 'word');
  await keepDraft(db, 's', '');
  expect(await db.drafts.count()).toBe(0);
});

test('a device has one id per user, also when two tabs ask for it at once', async () => {
  const db = userDatabase(userId);
  const newId = countedIds();
  const ids = await Promise.all([deviceId(db, newId), deviceId(db, newId)]);
  expect(ids[0]).toBe(ids[1]);
});

test('nothing of one user is found by another, and nothing is left after deletion', async () => {
  await keepDraft(userDatabase(userId), 's', 'word');
  expect(await draftOf(userDatabase('other'), 's')).toBe('');
  await deleteUserDatabase(userId);
  expect(await draftOf(userDatabase(userId), 's')).toBe('');
  await deleteUserDatabase('other');
});

/** What an app of the first version has left on the device. */
async function firstVersion(rows: Record<string, unknown[]>): Promise<void> {
  const db = new Dexie(`disha-user-${userId}`);
  db.version(1).stores(userStoreVersions[0]);
  for (const [table, list] of Object.entries(rows)) await db.table(table).bulkAdd(list);
  db.close();
}

function portsThatTake(sent: Op[]): FlushPorts {
  return {
    now: () => 0,
    random: () => 0,
    newId: countedIds(),
    isStopped: () => false,
    applyOps(_, ops) {
      sent.push(...ops);
      const results = ops.map(({ op_id: opId }) => ({
        opId,
        status: 'applied' as const,
        code: undefined,
        reason: undefined,
        seq: sent.length,
      }));
      return Promise.resolve({ ok: true, value: { results, head: sent.length, generation: 'g' } });
    },
  };
}
