import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { mirrorCursor, type PulledRow } from '#db/mutations/apply-page.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import { linkState } from '#db/mutations/note-link.ts';
import { syncedState } from '#db/mutations/note-synced.ts';
import { digestOf } from '#db/queries/digest.ts';
import { mirroredTables } from '#db/schema.ts';
import type { Answer } from '#remote/call.ts';
import type { MirrorDigest } from '#remote/procedures.ts';
import { ManualClock, ManualLocks, until } from '#tests/fakes/manual-clock.ts';
import { ManualServer, failing } from '#tests/fakes/manual-server.ts';
import { countedIds, outboxRow, pulled, uploadRow } from '#tests/fakes/manual-rows.ts';
import { startEngine, type Engine, type EnginePorts } from './engine.ts';

const userId = 'engineer';
const day = 24 * 60 * 60_000;
const tenYears = 3650 * day;
let db: UserDatabase;
let clock: ManualClock;
let locks: ManualLocks;
let server: ManualServer;
/** Rows that the next pull brings. */
let news: PulledRow[];
let pulls: number;
let phases: string[];
let isVisible: boolean;
let engines: Engine[];

beforeEach(() => {
  db = userDatabase(userId);
  clock = new ManualClock();
  locks = new ManualLocks();
  server = new ManualServer();
  news = [];
  pulls = 0;
  phases = [];
  isVisible = true;
  engines = [];
});

afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  await deleteUserDatabase(userId);
});

describe('what wakes it', () => {
  test('has what waits sent and shown by the mirror, so that nothing is left', async () => {
    await keep('a', 'b');
    const engine = start();
    await engine.syncNow();
    expect(server.opIds()).toEqual([['a', 'b']]);
    expect(await db.outbox.count()).toBe(0);
    expect((await mirrorCursor(db))?.cursor).toBe(2);
    expect(phases).toEqual(['syncing', 'idle']);
  });

  test('without news and with nothing to send asks the server nothing', async () => {
    const engine = start();
    engine.wake();
    await idle();
    expect([server.calls.length, pulls]).toEqual([0, 0]);
  });

  test('with something to send pulls what came of it', async () => {
    await keep('a');
    start().wake();
    await idle();
    expect(await db.outbox.count()).toBe(0);
  });

  test('many times in a row is one run', async () => {
    const engine = start();
    for (let time = 0; time < 20; time += 1) engine.wake({ isNewsLikely: true });
    await idle();
    expect(phases).toEqual(['syncing', 'idle']);
    expect(pulls).toBe(1);
  });

  test('in the middle of a run is followed by another look at once', async () => {
    await keep('a');
    const engine = start();
    server.answers.push(async (ops) => {
      engine.wake({ isNewsLikely: true });
      return server.takeAll(ops);
    });
    engine.wake();
    await idle();
    expect(pulls).toBe(2);
  });

  test('in the very last moment of a run is not forgotten', async () => {
    let isFirst = true;
    const engine = start({
      onPhase(phase) {
        phases.push(phase);
        if (phase === 'idle' && isFirst) engine.wake({ isNewsLikely: true });
        if (phase === 'idle') isFirst = false;
      },
    });
    engine.wake();
    await until(() => pulls === 1);
    expect(phases.slice(0, 3)).toEqual(['syncing', 'idle', 'syncing']);
  });
});

describe('a time that something waits for', () => {
  test('wakes it by itself, also when nobody looks', async () => {
    isVisible = false;
    await keep('a');
    server.answers.push(failing({ kind: 'network' }));
    start().wake();
    await idle();
    expect(clock.waits()).toEqual([500]);
    clock.pass(500);
    await until(async () => (await db.outbox.count()) === 0);
    expect(server.calls).toHaveLength(2);
  });

  test.each(['unauthorized', 'portal', 'timeout', 'server'] as const)(
    'comes after a call that ended so, and then everything goes: %s',
    async (kind) => {
      await keep('a', 'b');
      server.answers.push(failing({ kind }));
      start().wake();
      await idle();
      expect((await linkState(db)).problem).toBe(kind);
      expect(pulls).toBe(0);
      clock.pass(500);
      await until(async () => (await db.outbox.count()) === 0);
      expect(await linkState(db)).toEqual({ failures: 0, nextAt: 0, problem: undefined });
    },
  );

  test('is cut short by somebody who asks for it', async () => {
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'server', status: 503, retryAfterMs: 50_000 }));
    const engine = start();
    engine.wake();
    await idle();
    expect(clock.waits()).toEqual([50_000]);
    await engine.syncNow();
    expect(await db.outbox.count()).toBe(0);
  });

  test('is not cut short by anything else', async () => {
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'network' }));
    const engine = start();
    engine.wake();
    await idle();
    engine.wake({ isNewsLikely: true });
    await idle();
    expect([server.calls.length, pulls]).toEqual([1, 0]);
  });

  test('far away is looked at every minute', async () => {
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'server', status: 503, retryAfterMs: 50 * 60_000 }));
    start().wake();
    await idle();
    expect(clock.waits()).toEqual([60_000]);
  });

  test.each([tenYears, -tenYears])('comes also when the clock jumps by %i ms', async (jump) => {
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'server', status: 503, retryAfterMs: 30_000 }));
    start().wake();
    await idle();
    clock.jump(jump);
    clock.pass(60_000);
    await until(async () => (await db.outbox.count()) === 0);
    expect(server.done).toHaveLength(2);
  });
});

describe('while nothing happens', () => {
  test('the server is asked every minute for as long as somebody looks', async () => {
    start().wake({ isNewsLikely: true });
    await idle();
    expect(clock.waits()).toEqual([60_000]);
    clock.pass(60_000);
    await until(() => pulls === 2);
  });

  test('the server is not asked where nobody looks', async () => {
    isVisible = false;
    start().wake({ isNewsLikely: true });
    await idle();
    expect(clock.waits()).toEqual([]);
  });
});

describe('a pull that fails', () => {
  test('is repeated after a pause that grows, and says what it failed on', async () => {
    let isDown = true;
    const down = failing({ kind: 'server', status: 500 });
    const engine = start({
      pullChanges: async (request) => (isDown ? down : page(request.cursor)),
    });
    engine.wake({ isNewsLikely: true });
    await idle();
    expect(clock.waits()).toEqual([500]);
    expect(await linkState(db)).toMatchObject({ failures: 1, problem: 'server' });
    phases = [];
    clock.pass(500);
    await idle();
    expect(clock.waits()).toEqual([1000]);
    isDown = false;
    clock.pass(1000);
    await until(async () => (await linkState(db)).failures === 0);
    await until(async () => (await syncedState(db)).at > 0);
  });

  test('keeps what was sent until it succeeds', async () => {
    await keep('a');
    start({ pullChanges: async () => failing({ kind: 'portal', status: 200 }) }).wake();
    await idle();
    expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['acked']);
  });
});

test('what came may be what something waits for: a message goes as soon as there are credits', async () => {
  await keep('a');
  server.answers.push((ops) =>
    server.takeUnless(ops, { a: { status: 'blocked', code: 'insufficient_credits' } }),
  );
  const engine = start();
  engine.wake({ isNewsLikely: true });
  await idle();
  expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['blocked']);
  server.head = 5;
  news.push(pulled.balance({ id: userId, seq: 5, thirds: 30 }));
  engine.wake({ isNewsLikely: true });
  await until(async () => (await db.outbox.count()) === 0);
  expect(server.opIds()).toEqual([['a'], ['a']]);
});

describe('files', () => {
  test('go before the acts that name them, and are let go of when the mirror shows those', async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    await keepActs(
      db,
      [
        {
          kind: 'floorplan.create',
          entityId: 'a0000000-0000-4000-8000-00000000000a',
          payload: { title: 'Ground floor' },
          files: [{ field: 'image_url', bytes, type: 'image/png', extension: 'png' }],
        },
      ],
      { userId, now: clock.now, newId: countedIds() },
    );
    const happened: string[] = [];
    start({
      uploadFile: async () => {
        happened.push('file');
        return { ok: true, value: 'stored' };
      },
      applyOps: (device, ops) => {
        happened.push('act');
        return server.applyOps(device, ops);
      },
    }).wake();
    await until(async () => (await db.outbox.count()) === 0);
    expect(happened).toEqual(['file', 'act']);
    expect(await db.blobs.count()).toBe(0);
  });

  test('that take long hold no message up', async () => {
    await db.outbox.add(uploadRow({ opId: 'file' }));
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(3), type: 'image/png' });
    await keep('a');
    let arrive = () => {};
    const way = new Promise<void>((resolve) => (arrive = resolve));
    start({
      uploadFile: async () => {
        await way;
        return { ok: true, value: 'stored' };
      },
    }).wake();
    await until(() => server.done.length === 1);
    expect((await db.outbox.get({ opId: 'file' }))?.state).toBe('sending');
    arrive();
    await until(async () => (await db.outbox.get({ opId: 'file' }))?.state === 'acked');
    expect(await db.blobs.count()).toBe(1);
  });
});

describe('a message that waits for its answer', () => {
  test('is answered, and the answer fetched', async () => {
    server.head = 1;
    news.push(pulled.chat({ id: 'm', seq: 1, request_id: 'r', response: null }));
    start({
      askChat: async () => {
        server.head = 2;
        news.push(pulled.chat({ id: 'm', seq: 2, request_id: null, response: 'In the south-east.' }));
        return { ok: true, value: 'In the south-east.' };
      },
    }).wake({ isNewsLikely: true });
    await until(async () => (await db.user_chats.get('m'))?.response === 'In the south-east.');
    expect(pulls).toBe(2);
  });

  test('and that somebody else has in hand is looked at again after five seconds', async () => {
    server.head = 1;
    news.push(pulled.chat({ id: 'm', seq: 1, request_id: 'r', response: null }));
    let asked = 0;
    start({
      askChat: async () => {
        asked += 1;
        return failing({ kind: 'refused', status: 409, code: 'busy' });
      },
    }).wake({ isNewsLikely: true });
    await until(() => clock.waits().includes(5000));
    clock.pass(5000);
    await until(() => asked === 2);
    expect((await db.user_chats.get('m'))?.request_id).toBe('r');
  });
});

describe('what waits for a time of its own', () => {
  test('a file that failed is tried again in its time, also when nobody looks', async () => {
    isVisible = false;
    await db.outbox.add(uploadRow({ opId: 'file' }));
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(3), type: 'image/png' });
    let tries = 0;
    start({
      uploadFile: async () => {
        tries += 1;
        return failing({ kind: 'server', status: 500 });
      },
    }).wake();
    await until(() => tries === 1);
    await until(() => !locks.isHeld('uploads') && phases.at(-1) === 'idle');
    expect(clock.waits()).toEqual([500]);
  });

  test('a file that waits for its time is not forgotten for a run that ends later', async () => {
    isVisible = false;
    await db.outbox.add(uploadRow({ opId: 'file', failures: 1, nextAt: clock.now + 700 }));
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(3), type: 'image/png' });
    await keep('a');
    let areFilesLookedAt = false;
    server.answers.push(async (ops) => {
      await until(() => areFilesLookedAt);
      return server.takeAll(ops);
    });
    start({
      exclusively: async (name, work) => {
        await locks.exclusively(name, work);
        areFilesLookedAt ||= name === 'uploads';
      },
    }).wake();
    await idle();
    expect(clock.waits()).toEqual([700]);
  });

  test('an act that waits for its time is not put off by a file that waits longer', async () => {
    await db.outbox.add(uploadRow({ opId: 'file', failures: 9, nextAt: clock.now + 50_000 }));
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(3), type: 'image/png' });
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'network' }));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let areFilesLookedAt = false;
    start({
      exclusively: async (name, work) => {
        if (name === 'uploads') await held;
        await locks.exclusively(name, work);
        areFilesLookedAt ||= name === 'uploads';
      },
    }).wake();
    await idle();
    letGo();
    await until(() => areFilesLookedAt);
    expect(clock.waits()).toEqual([500]);
  });

  test('a message that is left waiting rests, and is looked at again once, however often it woke meanwhile', async () => {
    server.head = 1;
    news.push(pulled.chat({ id: 'm', seq: 1, request_id: 'r', response: null }));
    let asked = 0;
    const engine = start({
      askChat: async () => {
        asked += 1;
        return failing({ kind: 'refused', status: 409, code: 'busy' });
      },
    });
    for (let time = 1; time <= 5; time += 1) {
      await engine.syncNow();
      await until(() => asked === 1 && !locks.isHeld('answer:s'));
    }
    await until(() => clock.waits().includes(5000));
    expect(clock.waits().filter((wait) => wait === 5000)).toHaveLength(1);
  });

  test('a message that another page has in hand is looked at again', async () => {
    server.head = 1;
    news.push(pulled.chat({ id: 'm', seq: 1, request_id: 'r', response: null }));
    start({
      exclusively: async (name, work) => {
        if (!name.startsWith('answer:')) await locks.exclusively(name, work);
      },
    }).wake({ isNewsLikely: true });
    await idle();
    await until(() => clock.waits().includes(5000));
    expect((await db.user_chats.get('m'))?.request_id).toBe('r');
  });
});

describe('once a day', () => {
  let theirs: MirrorDigest;
  let compared: number;
  const mirrorDigest = async (): Promise<Answer<MirrorDigest>> => {
    compared += 1;
    return { ok: true, value: theirs };
  };

  beforeEach(async () => {
    compared = 0;
    server.head = 2;
    news.push(pulled.session({ id: 's', seq: 1 }), pulled.property({ id: 'p', seq: 2 }));
    await start({ mirrorDigest }).syncNow();
    const tables: MirrorDigest['tables'] = {};
    for (const table of mirroredTables) tables[table] = await digestOf(db, table);
    theirs = { head: 2, generation: 'g', tables };
    await stopAll();
  });

  test.each([day, tenYears, -tenYears])(
    'or when the clock jumps by %i ms, the mirror is compared, once',
    async (jump) => {
      clock.jump(jump);
      const engine = start({ mirrorDigest });
      await engine.syncNow();
      await engine.syncNow();
      expect(compared).toBe(1);
    },
  );

  test('and not before, the mirror is compared', async () => {
    clock.jump(day - 1);
    await start({ mirrorDigest }).syncNow();
    expect(compared).toBe(0);
  });

  test('a mirror that differs is fetched anew', async () => {
    await db.chat_sessions.clear();
    clock.jump(day);
    news = [pulled.session({ id: 's', seq: 1, title: 'anew' }), pulled.property({ id: 'p', seq: 2 })];
    await start({ mirrorDigest, pullChanges: async ({ cursor }) => page(cursor, cursor === 0) }).syncNow();
    expect((await db.chat_sessions.toArray()).map(({ title }) => title)).toEqual(['anew']);
  });

  test('a comparison that failed is made up for', async () => {
    clock.jump(day);
    await start({ mirrorDigest: async () => failing({ kind: 'timeout' }) }).syncNow();
    await stopAll();
    await start({ mirrorDigest }).syncNow();
    expect(compared).toBe(1);
  });
});

test('a new mirror whose first rows are of an earlier try is compared as soon as it is filled', async () => {
  const asked: number[] = [];
  const mirrorDigest = async () => {
    asked.push(pulls);
    return failing({ kind: 'timeout' });
  };
  const pullChanges: EnginePorts['pullChanges'] = async ({ cursor }) => {
    const answer = page(cursor);
    return pulls === 1 ? failing({ kind: 'network' }) : answer;
  };
  const engine = start({ mirrorDigest, pullChanges });
  await engine.syncNow();
  expect([(await mirrorCursor(db))?.cursor, asked]).toEqual([0, []]);
  await engine.syncNow();
  expect(asked).toEqual([2]);
});

test('a new mirror that is filled at one go is not compared', async () => {
  let compared = 0;
  const mirrorDigest = async () => {
    compared += 1;
    return failing({ kind: 'timeout' });
  };
  await start({ mirrorDigest }).syncNow();
  expect([pulls, compared]).toEqual([1, 0]);
});

describe('two pages of one device', () => {
  test('do the work once', async () => {
    await keep('a', 'b', 'c');
    const [one, other] = [start(), start()];
    await Promise.all([one.syncNow(), other.syncNow()]);
    expect(server.opIds().flat()).toEqual(['a', 'b', 'c']);
    expect(await db.outbox.count()).toBe(0);
  });

  test('take turns', async () => {
    await keep('a');
    let most = 0;
    let now = 0;
    server.answers.push(async (ops) => {
      now += 1;
      most = Math.max(most, now);
      await keep('b');
      now -= 1;
      return server.takeAll(ops);
    });
    const [one, other] = [start(), start()];
    await Promise.all([one.syncNow(), other.syncNow()]);
    expect([most, await db.outbox.count()]).toEqual([1, 0]);
  });
});

describe('when it crashes', () => {
  test('because the database fails it goes on later, and nothing is lost', async () => {
    await keep('a');
    let isBroken = true;
    start({
      inTurn: async (name, work) => {
        if (isBroken) throw new Error('connection lost');
        await locks.inTurn(name, work);
      },
    }).wake();
    await idle();
    expect(clock.waits()).toEqual([5000]);
    isBroken = false;
    clock.pass(5000);
    await until(async () => (await db.outbox.count()) === 0);
  });

  test('because the device is full it says so, and keeps what was written', async () => {
    await keep('a');
    start({
      inTurn: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    }).wake();
    await until(() => phases.length === 2);
    expect(phases).toEqual(['syncing', 'full']);
    expect(await db.outbox.count()).toBe(1);
  });

  test('because the device is full and old messages can go, they go', async () => {
    const updatedAt = new Date(clock.now).toISOString();
    await db.chat_sessions.add({
      id: 's',
      seq: 1,
      title: 'Kitchen',
      deleted_at: null,
      created_at: updatedAt,
      updated_at: updatedAt,
    });
    await db.user_chats.bulkAdd([
      { ...oldMessage, id: 'old', created_at: new Date(clock.now - 100 * day).toISOString() },
      { ...oldMessage, id: 'new', created_at: new Date(clock.now - 10 * day).toISOString() },
    ]);
    start({
      inTurn: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
    }).wake();
    await until(() => phases.length === 2);
    expect(phases).toEqual(['syncing', 'idle']);
    expect(await db.user_chats.toCollection().primaryKeys()).toEqual(['new']);
  });
});

describe('once it is stopped', () => {
  test('nothing wakes it, and no timer is left', async () => {
    await keep('a');
    server.answers.push(failing({ kind: 'network' }));
    const engine = start();
    engine.wake();
    await idle();
    await engine.stop();
    expect(clock.waits()).toEqual([]);
    engine.wake({ isImpatient: true });
    await engine.syncNow();
    expect(server.calls).toHaveLength(1);
  });

  test('in the middle of a call the answer is waited for, nothing more is begun, and the next start ends it', async () => {
    await keep('a');
    const engine = start();
    let stopping: Promise<void> | undefined;
    server.answers.push(async (ops) => {
      await keep('b');
      stopping = engine.stop();
      return server.takeAll(ops);
    });
    engine.wake({ isNewsLikely: true });
    await until(() => stopping !== undefined);
    await stopping;
    expect([server.calls.length, pulls]).toEqual([1, 0]);
    await start().syncNow();
    expect(server.done.map((op) => op.op_id)).toEqual(['a', 'b']);
    expect(await db.outbox.count()).toBe(0);
  });

  test('in the middle of a file nothing is written after it has said that it is', async () => {
    await db.outbox.add(uploadRow({ opId: 'file' }));
    await db.blobs.add({ id: 'file', bytes: new ArrayBuffer(3), type: 'image/png' });
    let arrive = () => {};
    const way = new Promise<void>((resolve) => (arrive = resolve));
    let isOnItsWay = false;
    const engine = start({
      uploadFile: async () => {
        isOnItsWay = true;
        await way;
        return { ok: true, value: 'stored' };
      },
    });
    engine.wake();
    await until(() => isOnItsWay);
    let isStopped = false;
    const stopping = engine.stop().then(() => (isStopped = true));
    await until(async () => !locks.isHeld('flush') && (await db.outbox.count()) === 1);
    expect(isStopped).toBe(false);
    arrive();
    await stopping;
    expect((await db.outbox.get({ opId: 'file' }))?.state).toBe('acked');
  });
});

const oldMessage = {
  seq: 1,
  deleted_at: null,
  session_id: 's',
  query: 'q',
  response: 'a',
  image_url: null,
  sources: [],
  answered_by: null,
  language: null,
};

function start(change: Partial<EnginePorts> = {}): Engine {
  const engine = startEngine(db, {
    now: () => clock.now,
    random: () => 0.5,
    newId: countedIds(),
    isStopped: () => false,
    after: clock.after,
    inTurn: locks.inTurn,
    exclusively: locks.exclusively,
    isVisible: () => isVisible,
    onPhase: (phase) => phases.push(phase),
    applyOps: (deviceId, ops) => server.applyOps(deviceId, ops),
    pullChanges: async ({ cursor }) => page(cursor),
    pullNewest: async () => ({ ok: true, value: { rows: [], head: 0, generation: 'g', floor: 0 } }),
    mirrorDigest: async () => failing({ kind: 'network' }),
    uploadFile: async () => ({ ok: true, value: 'stored' }),
    askChat: async () => failing({ kind: 'network' }),
    ...change,
  });
  engines.push(engine);
  return engine;
}

async function stopAll(): Promise<void> {
  await Promise.all(engines.map((engine) => engine.stop()));
}

/** Everything that is new, in one page. */
function page(cursor: number, isEverything = true) {
  pulls += 1;
  const rows = isEverything ? news : [];
  const next = Math.max(server.head, cursor);
  if (isEverything) news = [];
  const value = { rows, next, head: next, generation: 'g', floor: 0, resync: undefined };
  return { ok: true as const, value };
}

async function keep(...opIds: string[]): Promise<void> {
  await db.outbox.bulkAdd(opIds.map((opId) => outboxRow({ opId })));
}

/** Goes on once a run has ended. */
async function idle(): Promise<void> {
  await until(() => phases.at(-1) === 'idle');
}
