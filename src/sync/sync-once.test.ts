import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeUserDatabase, deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepActs, type NewAct } from '#db/mutations/keep-acts.ts';
import { userStoreVersions } from '#db/schema.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { Op, OpResult } from '#remote/procedures.ts';
import { syncKeptUser } from './sync-kept-user.ts';
import { syncOnce, type OncePorts } from './sync-once.ts';

const userId = 'traveller';
const property = 'a0000000-0000-4000-8000-00000000000a';
const message = 'b0000000-0000-4000-8000-00000000000b';
const session = 'c0000000-0000-4000-8000-00000000000c';

beforeEach(() => authStorage.removeItem(authStorageKey));
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(userId);
});

describe('sending once', () => {
  test('sends what waits, brings it back, and has nothing left', async () => {
    const db = userDatabase(userId);
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    const world = fakeWorld();
    expect(await syncOnce(db, world.ports)).toBe('done');
    expect(world.sent).toEqual(['property.create']);
    expect(await db.outbox.count()).toBe(0);
  });

  test('asks nobody where nothing waits', async () => {
    const world = fakeWorld();
    expect(await syncOnce(userDatabase(userId), world.ports)).toBe('done');
    expect(world.calls).toEqual([]);
  });

  test('has a message answered that it has sent, and brings the answer', async () => {
    const db = userDatabase(userId);
    await keep(
      { kind: 'session.create', entityId: session, payload: { title: 'Kitchen' } },
      {
        kind: 'chat.send',
        entityId: message,
        lane: session,
        payload: { session_id: session, query: 'Why?' },
      },
    );
    const world = fakeWorld();
    expect(await syncOnce(db, world.ports)).toBe('done');
    expect(world.calls).toEqual(['apply', 'pull', 'ask', 'pull']);
    expect((await db.user_chats.get(message))?.response).toBe('Because.');
  });

  test('leaves the answer to a page that somebody looks at, and says that it is not done', async () => {
    const db = userDatabase(userId);
    await keep(
      { kind: 'session.create', entityId: session, payload: { title: 'Kitchen' } },
      {
        kind: 'chat.send',
        entityId: message,
        lane: session,
        payload: { session_id: session, query: 'Why?' },
      },
    );
    const world = fakeWorld();
    const watched = { ...world.ports, isSomebodyLooking: async () => true };
    expect(await syncOnce(db, watched)).toBe('left');
    expect(world.calls).toEqual(['apply', 'pull']);
    expect(await syncOnce(db, world.ports)).toBe('done');
    expect((await db.user_chats.get(message))?.response).toBe('Because.');
    expect(await syncOnce(db, watched)).toBe('done');
  });

  test('sends a file and then what needs it', async () => {
    const db = userDatabase(userId);
    await keep({
      kind: 'chat.send',
      entityId: message,
      lane: session,
      payload: { session_id: session, query: 'This?' },
      files: [{ field: 'image_url', bytes: new ArrayBuffer(3), type: 'image/png', extension: 'png' }],
    });
    const world = fakeWorld();
    expect(await syncOnce(db, world.ports)).toBe('done');
    expect(world.calls.indexOf('upload')).toBeLessThan(world.calls.indexOf('apply'));
    expect(await db.blobs.count()).toBe(0);
  });

  test.each<[string, Partial<World>]>([
    ['the server is away', { trouble: { apply: { kind: 'network' } } }],
    ['what was sent has not come back', { trouble: { pull: { kind: 'timeout' } } }],
    ['the answer has not come', { trouble: { ask: { kind: 'network' } } }],
    ['the token is refused', { trouble: { apply: { kind: 'unauthorized' } } }],
    ['a file did not get through', { trouble: { upload: { kind: 'timeout' } } }],
  ])('leaves something when %s', async (_, change) => {
    await keep({
      kind: 'chat.send',
      entityId: message,
      lane: session,
      payload: { session_id: session, query: 'This?' },
      files: [{ field: 'image_url', bytes: new ArrayBuffer(3), type: 'image/png', extension: 'png' }],
    });
    expect(await syncOnce(userDatabase(userId), fakeWorld(change).ports)).toBe('left');
  });

  test.each<[string, OpResult['status'], string]>([
    ['has been refused', 'rejected', 'not_found'],
    ['waits for credits', 'blocked', 'insufficient_credits'],
  ])('leaves nothing to try again when what was sent %s', async (_, status, code) => {
    const db = userDatabase(userId);
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    expect(await syncOnce(db, fakeWorld({ reply: { status, code } }).ports)).toBe('done');
    expect(await db.outbox.count()).toBe(1);
  });

  test('does not send without end what the server does not answer for', async () => {
    const db = userDatabase(userId);
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    const world = fakeWorld({ reply: { status: 'retry', code: 'busy' } });
    expect(await syncOnce(db, world.ports)).toBe('left');
    expect(world.sent).toEqual(['property.create']);
  });

  test('sends in spite of the pauses after failures, which the browser has waited out', async () => {
    const db = userDatabase(userId);
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    await syncOnce(db, fakeWorld({ trouble: { apply: { kind: 'network' } } }).ports);
    expect(await syncOnce(db, fakeWorld().ports)).toBe('done');
  });
});

describe('the user whose session is kept', () => {
  test('is nobody on a device of guests', async () => {
    expect(await syncKeptUser(alone)).toBe('done');
    expect(await Dexie.exists(`disha-user-${userId}`)).toBe(false);
  });

  test('gets no database anew where it went while the lock was held', async () => {
    await keepSession();
    const request = async (_name: string, _options: object, work: (lock: object) => Promise<void>) => {
      await authStorage.removeItem(authStorageKey);
      await work({});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await syncKeptUser(alone)).toBe('done');
    expect(await Dexie.exists(`disha-user-${userId}`)).toBe(false);
  });

  test('is served in a database of a newer version too, which stays as it is', async () => {
    await keepSession();
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    closeUserDatabase(userId);
    const newer = newerDatabase();
    await newer.open();
    newer.close();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await syncKeptUser(alone)).toBe('left');
    await newer.open();
    expect(newer.verno).toBe(99);
    expect(await newer.table('outbox').count()).toBe(1);
    newer.close();
  });

  test('gets no database anew where another tab removes it meanwhile', async () => {
    await keepSession();
    await keep({ kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      if (url === '/config.json')
        return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k' });
      await Dexie.delete(`disha-user-${userId}`);
      return Response.json({ results: [], head: 0, generation: 'g1' });
    });
    expect(await syncKeptUser(alone)).toBe('done');
    expect(asked.at(-1)).toContain('apply_ops');
    expect(await Dexie.exists(`disha-user-${userId}`)).toBe(false);
  });
});

/** The database as a later version of the app will have it. */
function newerDatabase(): Dexie {
  const newer = new Dexie(`disha-user-${userId}`);
  userStoreVersions.forEach((stores, index) => newer.version(index + 1).stores(stores));
  newer.version(99).stores({ something: 'id' });
  return newer;
}

const keepSession = () =>
  authStorage.setItem(
    authStorageKey,
    JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id: userId } }),
  );

let lastId = 0;

async function keep(...acts: NewAct[]): Promise<void> {
  const newId = () => `d0000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`;
  expect((await keepActs(userDatabase(userId), acts, { userId, now: 1, newId })).kind).toBe('kept');
}

type CallName = 'apply' | 'pull' | 'ask' | 'upload';

interface World {
  trouble: Partial<Record<CallName, Problem>>;
  reply: { status: OpResult['status']; code: string };
}

/** A server that carries everything out and answers each message, as long as there is no trouble. */
function fakeWorld({ trouble = {}, reply }: Partial<World> = {}): {
  ports: OncePorts;
  calls: CallName[];
  sent: string[];
} {
  const calls: CallName[] = [];
  const sent: string[] = [];
  const rows: { table: string; row: Record<string, unknown> & { seq: number } }[] = [];
  const answer = <T>(name: CallName, act: () => T) => {
    calls.push(name);
    const problem = trouble[name];
    return Promise.resolve(problem ? { ok: false as const, problem } : { ok: true as const, value: act() });
  };
  let head = 0;
  const changes = () => ({
    rows,
    next: head,
    head,
    generation: 'g1',
    floor: 0,
    resync: undefined,
  });
  function carryOut({ op_id: opId, kind, entity_id: id, payload }: Op): OpResult {
    sent.push(kind);
    if (reply) return { opId, ...reply, reason: undefined, seq: undefined };
    const seq = (head += 1);
    const at = '2026-11-20T10:00:00Z';
    const shared = { id, seq, deleted_at: null, created_at: at, updated_at: at };
    if (kind === 'chat.send')
      rows.push({ table: 'user_chats', row: { ...shared, ...chat, ...payload, request_id: id } });
    else rows.push({ table: 'unknown', row: { ...shared, ...payload } });
    return { opId, status: 'applied', code: undefined, reason: undefined, seq };
  }
  const ports: OncePorts = {
    now: () => Date.now(),
    random: () => 0.5,
    newId: () => 'device',
    isStopped: () => false,
    ...alone,
    exclusively: (_, work) => work(),
    inTurn: (_, work) => work(),
    applyOps: (_, ops) => answer('apply', () => ({ results: ops.map(carryOut), head, generation: 'g1' })),
    pullChanges: () => answer('pull', changes),
    pullNewest: () => Promise.resolve({ ok: true, value: { ...changes(), rows: [] } }),
    mirrorDigest: () => Promise.resolve({ ok: false, problem: { kind: 'network' } }),
    uploadFile: () => answer('upload', () => 'stored' as const),
    askChat: ({ requestId }) =>
      answer('ask', () => {
        const found = rows.find(({ row }) => row['request_id'] === requestId);
        if (found) found.row = { ...found.row, request_id: null, response: 'Because.', seq: (head += 1) };
        return 'Because.';
      }),
  };
  return { ports, calls, sent };
}

const alone = { isSomebodyLooking: async () => false };

const chat = {
  response: null,
  image_url: null,
  sources: [],
  answered_by: null,
  language: 'english',
  failure: null,
};
