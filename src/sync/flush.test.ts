import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { applyPage, replaceMirror } from '#db/mutations/apply-page.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import { linkState } from '#db/mutations/note-link.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { OutboxRow } from '#db/schema.ts';
import type { Problem } from '#remote/classify-error.ts';
import type { OpResult } from '#remote/procedures.ts';
import { ManualServer, failing } from '#tests/fakes/manual-server.ts';
import { countedIds, outboxRow, pulled, uploadRow } from '#tests/fakes/manual-rows.ts';
import { flush, type FlushPorts } from './flush.ts';

const userId = 'user';
const tenYears = 10 * 365 * 24 * 60 * 60_000;
let db: UserDatabase;
let server: ManualServer;
let now: number;
let isStopped: boolean;

beforeEach(() => {
  db = userDatabase(userId);
  server = new ManualServer();
  now = 1_000_000;
  isStopped = false;
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('what waits', () => {
  test('is sent in the order of its keeping, and stays until the mirror shows it', async () => {
    await keep('a', 'b', 'c');
    expect(await flush(db, ports())).toMatchObject({ hasNews: true, nextAt: undefined });
    expect(server.opIds()).toEqual([['a', 'b', 'c']]);
    expect((await rows()).map(({ opId, state, ackSeq }) => [opId, state, ackSeq])).toEqual([
      ['a', 'acked', 1],
      ['b', 'acked', 2],
      ['c', 'acked', 3],
    ]);
  });

  test('is sent as it was kept', async () => {
    await db.outbox.add(
      outboxRow({ opId: 'a', lane: 'l', deps: ['gone'], entityId: 'e', payload: { title: 'रसोई' }, v: 1 }),
    );
    await flush(db, ports());
    expect(server.calls).toEqual([
      [
        {
          op_id: 'a',
          user_id: 'user',
          lane: 'l',
          deps: ['gone'],
          kind: 'session.rename',
          v: 1,
          entity_id: 'e',
          payload: { title: 'रसोई' },
        },
      ],
    ]);
  });

  test('is sent under the one id of this device', async () => {
    await keep('a');
    await flush(db, ports());
    await keep('b');
    await flush(db, ports());
    expect(server.devices).toHaveLength(2);
    expect(new Set(server.devices).size).toBe(1);
  });

  test('is sent in several calls where one carries not so many', async () => {
    await db.outbox.bulkAdd(Array.from({ length: 250 }, (_, index) => outboxRow({ opId: `o${index}` })));
    await flush(db, ports());
    expect(server.calls.map((ops) => ops.length)).toEqual([100, 100, 50]);
    expect(server.done.map((op) => op.op_id)).toEqual(Array.from({ length: 250 }, (_, index) => `o${index}`));
  });

  test('and nothing waits, nobody is called', async () => {
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: undefined });
    await db.outbox.bulkAdd([outboxRow({ opId: 'dead', state: 'dead' }), uploadRow({ opId: 'file' })]);
    await flush(db, ports());
    expect(server.calls).toEqual([]);
  });

  test('and was kept while a call was under way is sent before the end', async () => {
    await keep('a');
    server.answers.push(async (ops) => {
      await keep('b');
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(server.opIds()).toEqual([['a'], ['b']]);
  });

  test('is marked as on the wire while it is', async () => {
    await keep('a');
    let seen: unknown;
    server.answers.push(async (ops) => {
      seen = (await rows()).map(({ state, attempts }) => [state, attempts]);
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(seen).toEqual([['sending', 1]]);
  });

  test('and was left on the wire by a page that died is sent again, and done once', async () => {
    await keep('a', 'b');
    const [a] = await rows();
    if (a) server.takeAll([{ ...opOf(a), op_id: 'a' }]);
    await db.outbox.toCollection().modify({ state: 'sending', attempts: 1 });
    await flush(db, ports());
    expect(server.done.map((op) => op.op_id)).toEqual(['a', 'b']);
    expect(await states()).toEqual({ a: 'acked', b: 'acked' });
  });

  test('and was left on the wire by a page that died is not said to be on it while it waits for its time', async () => {
    await db.outbox.add(outboxRow({ opId: 'a', state: 'sending', attempts: 1, nextAt: now + 500 }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 500 });
    expect(await states()).toEqual({ a: 'queued' });
  });

  test('leaves with the page that passes it, also where the mirror was ahead of the reply', async () => {
    const to = { cursor: 1, generation: 'g', floor: 0 };
    await keep('a', 'b');
    server.answers.push(async (ops) => {
      await applyPage(db, { rows: [], from: undefined, to, isLast: true });
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', b: 'acked' });
    await applyPage(db, { rows: [], from: to, to, isLast: true });
    expect(await states()).toEqual({ b: 'acked' });
    await applyPage(db, { rows: [], from: to, to: { ...to, cursor: 2 }, isLast: true });
    expect(await states()).toEqual({});
  });

  test('and was taken back before its turn is not sent', async () => {
    await keep('a');
    server.answers.push(async (ops) => {
      await keep('b');
      await withdraw(db, 'b', countedIds());
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(server.opIds()).toEqual([['a']]);
  });

  test('and is taken back while it is on the wire is followed by its cancellation', async () => {
    await keep('a');
    server.answers.push(async (ops) => {
      await withdraw(db, 'a', () => 'cancel');
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(server.calls.map((ops) => ops.map(({ kind, payload }) => [kind, payload]))).toEqual([
      [['session.rename', { title: 'Kitchen' }]],
      [['op.cancel', { op_id: 'a' }]],
    ]);
    expect(await states()).toEqual({ cancel: 'acked' });
  });
});

describe('a call that reached nobody', () => {
  test.each<Problem>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'portal', status: 200 },
    { kind: 'unreadable', status: 200 },
    { kind: 'unauthorized', status: 401 },
    { kind: 'server', status: 503 },
    { kind: 'server', status: 500, code: '40001' },
    { kind: 'server', status: 500, code: '40P01' },
    { kind: 'server', status: 408 },
    { kind: 'server', status: 425 },
    { kind: 'server', status: 429 },
    { kind: 'refused', status: 404, code: 'PGRST202' },
    { kind: 'refused', status: 403 },
  ])('keeps everything and pauses: %j', async (problem) => {
    await keep('a', 'b');
    server.answers.push(failing(problem));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 500 });
    expect(server.calls).toHaveLength(1);
    expect(await states()).toEqual({ a: 'queued', b: 'queued' });
    expect(await linkState(db)).toEqual({ failures: 1, nextAt: now + 500, problem: problem.kind });
  });

  test('is followed by no other before the pause is over, however much is kept', async () => {
    await keep('a');
    server.answers.push(failing({ kind: 'network' }));
    await flush(db, ports());
    await keep('b');
    now += 499;
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 1 });
    expect(server.calls).toHaveLength(1);
    now += 1;
    await flush(db, ports());
    expect(server.opIds().at(-1)).toEqual(['a', 'b']);
    expect(await linkState(db)).toEqual({ failures: 0, nextAt: 0, problem: undefined });
  });

  test('is repeated after pauses that grow to five minutes, without end', async () => {
    await keep('a');
    const pauses: number[] = [];
    for (let failures = 0; failures < 15; failures += 1) {
      server.answers.push(failing({ kind: 'network' }));
      const { nextAt = now } = await flush(db, ports());
      pauses.push((nextAt - now) / 1000);
      now = nextAt;
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 150, 150, 150, 150, 150, 150]);
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked' });
  });

  test('is repeated at once when somebody is impatient', async () => {
    await keep('a');
    server.answers.push(failing({ kind: 'network' }));
    await flush(db, ports());
    await flush(db, ports(), { isImpatient: true });
    expect(await states()).toEqual({ a: 'acked' });
  });

  test('is repeated not before the server wants it', async () => {
    await keep('a', 'b');
    server.answers.push(failing({ kind: 'server', status: 429, retryAfterMs: 30_000 }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 30_000 });
    now += 29_999;
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
    now += 1;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', b: 'acked' });
  });

  test('for one act alone is repeated not before the server wants it either', async () => {
    await keep('a');
    server.answers.push(failing({ kind: 'server', status: 429, retryAfterMs: 30_000 }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 30_000 });
    now += 29_999;
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
    now += 1;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked' });
  });

  test('and was carried out all the same is done once', async () => {
    await keep('a', 'b');
    server.answers.push((ops) => {
      server.takeAll(ops);
      return failing({ kind: 'timeout' });
    });
    await flush(db, ports());
    now += 500;
    await flush(db, ports());
    expect(server.done.map((op) => op.op_id)).toEqual(['a', 'b']);
    expect((await rows()).map(({ state, ackSeq }) => [state, ackSeq])).toEqual([
      ['acked', 1],
      ['acked', 2],
    ]);
  });

  test.each([tenYears, -tenYears])('is repeated also when the clock jumps by %i ms', async (jump) => {
    await keep('a');
    server.answers.push(failing({ kind: 'server', status: 503, retryAfterMs: 60_000 }));
    await flush(db, ports());
    now += jump;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked' });
  });
});

describe('what the server says of an act', () => {
  test('that it has it already is as good as done', async () => {
    await keep('a');
    server.answers.push((ops) => server.takeUnless(ops, { a: { status: 'duplicate', seq: 40 } }));
    await flush(db, ports());
    expect((await rows()).map(({ state, ackSeq }) => [state, ackSeq])).toEqual([['acked', 40]]);
  });

  test('that it is done, without saying when, waits for the head of the reply', async () => {
    await keep('a');
    server.head = 12;
    server.answers.push((ops) => server.takeUnless(ops, { a: { status: 'applied', seq: undefined } }));
    await flush(db, ports());
    expect((await rows()).map(({ ackSeq }) => ackSeq)).toEqual([12]);
  });

  test.each([
    'malformed',
    'other_user',
    'op_id_reuse',
    'invalid',
    'parent_missing',
    'conflict',
    'account_full',
    'cancelled',
  ])('that it refuses it (%s) leaves it with its reason, and is not asked again', async (code) => {
    await keep('a', 'b');
    server.answers.push((ops) =>
      server.takeUnless(ops, { a: { status: 'rejected', code, reason: 'title' } }),
    );
    await flush(db, ports());
    await flush(db, ports(), { isImpatient: true });
    expect(server.calls).toHaveLength(1);
    const [a, b] = await rows();
    expect(a).toMatchObject({
      state: 'dead',
      payload: { title: 'Kitchen' },
      problem: { kind: 'refused', code, reason: 'title' },
    });
    expect(b?.state).toBe('acked');
  });

  test('that it refuses it stops what needs it, and nothing else', async () => {
    await db.outbox.bulkAdd([
      outboxRow({ opId: 'session', lane: 's' }),
      outboxRow({ opId: 'message', lane: 's', deps: ['session'] }),
      outboxRow({ opId: 'other' }),
    ]);
    server.answers.push((ops) =>
      server.takeUnless(ops, {
        session: { status: 'rejected', code: 'invalid' },
        message: { status: 'blocked', code: 'waiting' },
      }),
    );
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
    expect(await states()).toEqual({ session: 'dead', message: 'queued', other: 'acked' });
  });

  test('that its turn has not come sends it again at once when something was done, behind that', async () => {
    await db.outbox.bulkAdd([outboxRow({ opId: 'a', lane: 'l' }), outboxRow({ opId: 'b', lane: 'l' })]);
    server.answers.push((ops) =>
      server.takeUnless(ops, {
        a: { status: 'rejected', code: 'invalid' },
        b: { status: 'blocked', code: 'waiting' },
      }),
    );
    await flush(db, ports());
    expect(server.opIds()).toEqual([['a', 'b'], ['b']]);
    expect(await states()).toEqual({ a: 'dead', b: 'acked' });
  });

  test('that its turn has not come, and of nothing anything else, is asked again after a pause', async () => {
    await keep('a');
    server.answers.push((ops) => server.takeUnless(ops, { a: { status: 'blocked', code: 'waiting' } }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 500 });
    expect(server.calls).toHaveLength(1);
    now += 500;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked' });
  });

  test('that it was busy sends it again after a pause of its own, while others go on', async () => {
    await keep('a');
    server.answers.push((ops) => server.takeUnless(ops, { a: { status: 'retry', code: 'busy' } }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 500 });
    await keep('b');
    await flush(db, ports());
    expect(server.opIds()).toEqual([['a'], ['b']]);
    now += 500;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', b: 'acked' });
  });

  test('nothing at all, because its reply lacks the act, sends it again after a pause', async () => {
    await keep('a', 'b');
    server.answers.push((ops) => server.takeAll(ops.slice(1)));
    expect(await flush(db, ports())).toMatchObject({ hasNews: true, nextAt: now + 500 });
    expect(server.calls).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({
      state: 'queued',
      problem: { kind: 'failed', code: 'no_reply' },
    });
    now += 500;
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', b: 'acked' });
  });

  test('nothing of any act pauses as well, rather than asking without end', async () => {
    await keep('a', 'b');
    server.answers.push(server.reply([]));
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
    expect(await states()).toEqual({ a: 'queued', b: 'queued' });
  });

  test('something of an act that was never sent changes nothing', async () => {
    await keep('a');
    await db.outbox.add(outboxRow({ opId: 'later', nextAt: now + 10_000 }));
    server.answers.push((ops) => {
      const taken = server.takeAll(ops);
      const stray: OpResult = { opId: 'later', status: 'rejected', code: 'x', reason: undefined, seq: 1 };
      return taken.ok ? server.reply([...taken.value.results, stray]) : taken;
    });
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', later: 'queued' });
  });
});

describe('too few credits', () => {
  const wantingCredits = { status: 'blocked', code: 'insufficient_credits' } as const;

  beforeEach(async () => {
    server.head = 20;
    await db.outbox.bulkAdd([
      outboxRow({ opId: 'a', lane: 'chat' }),
      outboxRow({ opId: 'b', lane: 'chat' }),
      outboxRow({ opId: 'other' }),
    ]);
    server.answers.push((ops) =>
      server.takeUnless(ops, { a: wantingCredits, b: { status: 'blocked', code: 'waiting' } }),
    );
    await flush(db, ports());
  });

  test('hold a message and what follows it in its conversation, and nothing else', async () => {
    expect(await states()).toEqual({ a: 'blocked', b: 'queued', other: 'acked' });
    expect((await rows())[0]?.problem).toEqual({ kind: 'held', code: 'insufficient_credits', seq: 21 });
    expect(server.calls).toHaveLength(1);
  });

  test('are not asked about again, whatever the time and however impatient somebody is', async () => {
    now += tenYears;
    expect(await flush(db, ports(), { isImpatient: true })).toMatchObject({
      hasNews: false,
      nextAt: undefined,
    });
    expect(server.calls).toHaveLength(1);
  });

  test('are forgotten when the balance has grown: the messages go, in order', async () => {
    const grown = [pulled.balance({ id: 'user', seq: 22, thirds: 30 })];
    await applyPage(db, {
      rows: grown,
      from: undefined,
      to: { cursor: 20, generation: 'g', floor: 0 },
      isLast: true,
    });
    await flush(db, ports());
    expect(server.opIds().slice(1)).toEqual([['a', 'b']]);
    expect(await states()).toMatchObject({ a: 'acked', b: 'acked' });
  });

  test('are asked about again after the server was set back, when its counter means nothing any more', async () => {
    const balance = pulled.balance({ id: 'user', seq: 3, thirds: 30 });
    await replaceMirror(db, [balance], { cursor: 5, generation: 'h', floor: 0 });
    server.generation = 'h';
    await flush(db, ports());
    expect(await states()).toMatchObject({ a: 'acked', b: 'acked' });
  });

  test('are asked about again where the server is behind the counter at which it said so: it was set back', async () => {
    const balance = pulled.balance({ id: 'user', seq: 3, thirds: 30 });
    await applyPage(db, {
      rows: [balance],
      from: undefined,
      to: { cursor: 3, generation: 'g', floor: 0 },
      isLast: true,
    });
    await flush(db, ports());
    expect(server.opIds().slice(1)).toEqual([['a', 'b']]);
  });

  test('are asked about again by a page that died in the middle of that, only once there are more', async () => {
    await db.outbox.where({ opId: 'a' }).modify({ state: 'sending' });
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
  });
});

test('an act that a newer server will know is asked about again after a while', async () => {
  await keep('a');
  server.answers.push((ops) => server.takeUnless(ops, { a: { status: 'blocked', code: 'unknown_kind' } }));
  expect((await flush(db, ports())).nextAt).toBe(now + 500);
  expect((await rows())[0]).toMatchObject({
    state: 'blocked',
    problem: { kind: 'held', code: 'unknown_kind' },
  });
  now += 500;
  await flush(db, ports());
  expect(await states()).toEqual({ a: 'acked' });
});

test('a balance of before the server was set back is no reason to ask for credits again', async () => {
  await applyPage(db, {
    rows: [pulled.balance({ id: 'user', seq: 22, thirds: 30 })],
    from: undefined,
    to: { cursor: 22, generation: 'g', floor: 0 },
    isLast: true,
  });
  await db.outbox.add(outboxRow({ opId: 'a' }));
  server.head = 20;
  server.generation = 'h';
  server.answers.push((ops) =>
    server.takeUnless(ops, { a: { status: 'blocked', code: 'insufficient_credits' } }),
  );
  await flush(db, ports());
  expect(server.calls).toHaveLength(1);
  expect(await states()).toEqual({ a: 'blocked' });
});

describe('a batch that is too large', () => {
  const tooLarge = failing({ kind: 'refused', status: 413, code: 'PT413' });

  test('is halved until it fits', async () => {
    await keep('a', 'b', 'c', 'd');
    server.answers.push(tooLarge, tooLarge);
    await flush(db, ports());
    expect(server.opIds()).toEqual([['a', 'b', 'c', 'd'], ['a', 'b'], ['a'], ['b'], ['c'], ['d']]);
    expect(server.done.map((op) => op.op_id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('with one act alone means that act, which stays with its reason, and the others pass', async () => {
    await keep('a', 'b', 'c');
    const isHuge = (ops: readonly { op_id: string }[]) => ops.some((op) => op.op_id === 'b');
    for (let call = 0; call < 6; call += 1)
      server.answers.push((ops) => (isHuge(ops) ? tooLarge : server.takeAll(ops)));
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', b: 'dead', c: 'acked' });
    expect((await rows())[1]?.problem).toEqual({ kind: 'refused', code: 'too_large', reason: undefined });
  });
});

describe('a batch on which the server fails', () => {
  test('three times is taken apart, and what it fails on is left behind while the others pass', async () => {
    await keep('a', 'poison', 'c', 'd');
    const isPoisoned = (ops: readonly { op_id: string }[]) => ops.some((op) => op.op_id === 'poison');
    for (let call = 0; call < 20; call += 1)
      server.answers.push((ops) =>
        isPoisoned(ops) ? failing({ kind: 'server', status: 500 }) : server.takeAll(ops),
      );
    for (let run = 0; run < 4; run += 1) {
      const { nextAt = now } = await flush(db, ports());
      now = nextAt;
    }
    expect(server.opIds().slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ['a', 'poison', 'c', 'd']));
    expect(await states()).toEqual({ a: 'acked', poison: 'queued', c: 'acked', d: 'acked' });
  });

  test('delays the others by no more than one attempt of its own, also where it stands first', async () => {
    await keep('poison', 'b', 'c');
    for (let call = 0; call < 40; call += 1)
      server.answers.push((ops) =>
        ops.some((op) => op.op_id === 'poison')
          ? failing({ kind: 'server', status: 500 })
          : server.takeAll(ops),
      );
    for (let run = 0; run < 5; run += 1) {
      const { nextAt = now } = await flush(db, ports());
      now = nextAt;
    }
    expect(await states()).toEqual({ poison: 'queued', b: 'acked', c: 'acked' });
  });

  test('alone has pauses of its own, and the link is not to blame', async () => {
    await db.outbox.add(
      outboxRow({ opId: 'poison', failures: 3, problem: { kind: 'failed', code: 'http_500' } }),
    );
    server.answers.push(failing({ kind: 'server', status: 500 }));
    expect(await flush(db, ports())).toMatchObject({ hasNews: false, nextAt: now + 4000 });
    expect((await linkState(db)).problem).toBeUndefined();
    await keep('b');
    await flush(db, ports());
    expect(await states()).toEqual({ poison: 'queued', b: 'acked' });
  });

  test('is sent past by an impatient flush', async () => {
    await db.outbox.add(
      outboxRow({ opId: 'poison', failures: 3, problem: { kind: 'failed', code: 'http_500' } }),
    );
    await keep('b');
    server.answers.push((ops) => server.takeAll(ops), failing({ kind: 'server', status: 500 }));
    await flush(db, ports(), { isImpatient: true });
    expect(await states()).toEqual({ poison: 'queued', b: 'acked' });
  });

  test('does not make an impatient flush try without end', async () => {
    await db.outbox.add(
      outboxRow({ opId: 'poison', failures: 3, problem: { kind: 'failed', code: 'http_500' } }),
    );
    for (let call = 0; call < 20; call += 1) server.answers.push(failing({ kind: 'server', status: 500 }));
    await flush(db, ports(), { isImpatient: true });
    expect(server.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('a call that is not the fault of what it carries', () => {
  test('because there were too many leaves the batch whole', async () => {
    await keep('a', 'b', 'c');
    for (let run = 0; run < 5; run += 1) {
      server.answers.push(failing({ kind: 'server', status: 429 }));
      const { nextAt = now } = await flush(db, ports());
      now = nextAt;
    }
    await flush(db, ports());
    expect(server.opIds().at(-1)).toEqual(['a', 'b', 'c']);
  });

  test('because it did not get through in time is smaller the next time', async () => {
    await keep(...Array.from({ length: 120 }, (_, index) => `o${index}`));
    server.answers.push(failing({ kind: 'timeout' }), failing({ kind: 'timeout' }));
    for (let run = 0; run < 2; run += 1) {
      const { nextAt = now } = await flush(db, ports());
      now = nextAt;
    }
    await flush(db, ports());
    expect(server.calls.slice(0, 3).map((ops) => ops.length)).toEqual([100, 50, 25]);
    expect(server.done).toHaveLength(120);
  });
});

describe('a batch that the server reads and will not have', () => {
  test.each([
    { status: 400, code: '22P02' },
    { status: 403, code: '42501' },
    { status: 409, code: '23505' },
    { status: 422, code: '22001' },
  ])('is taken apart at once, and only the act that is to blame is refused: %j', async (words) => {
    await keep('a', 'bad', 'c');
    for (let call = 0; call < 10; call += 1)
      server.answers.push((ops) =>
        ops.some((op) => op.op_id === 'bad') ? failing({ kind: 'refused', ...words }) : server.takeAll(ops),
      );
    await flush(db, ports());
    expect(await states()).toEqual({ a: 'acked', bad: 'dead', c: 'acked' });
    expect((await rows())[1]?.problem).toEqual({ kind: 'refused', code: words.code, reason: undefined });
    expect((await linkState(db)).failures).toBe(0);
  });
});

describe('a flush that is stopped', () => {
  test('before it begins sends nothing', async () => {
    await keep('a');
    isStopped = true;
    await flush(db, ports());
    expect(server.calls).toEqual([]);
    expect(await states()).toEqual({ a: 'queued' });
  });

  test('in the middle sends nothing more, and what it had sent is not lost', async () => {
    await db.outbox.bulkAdd(Array.from({ length: 101 }, (_, index) => outboxRow({ opId: `o${index}` })));
    server.answers.push((ops) => {
      isStopped = true;
      return server.takeAll(ops);
    });
    await flush(db, ports());
    expect(server.calls).toHaveLength(1);
    isStopped = false;
    await flush(db, ports());
    expect(server.done).toHaveLength(101);
    expect((await rows()).every(({ state }) => state === 'acked')).toBe(true);
  });
});

test('against a server that was set back a flush ends, and leaves it to the pull to follow the new history', async () => {
  await replaceMirror(db, [], { cursor: 5, generation: 'before', floor: 0 });
  await keep('a', 'b');
  for (let call = 0; call < 30; call += 1)
    server.answers.push((ops) => {
      // Ends the test where the flush would not.
      isStopped = server.calls.length > 10;
      return server.takeAll(ops);
    });
  expect((await flush(db, ports())).hasNews).toBe(true);
  expect(server.calls).toHaveLength(1);
});

test('two flushes at a time, as when a lock was taken away, do everything once', async () => {
  await db.outbox.bulkAdd(Array.from({ length: 150 }, (_, index) => outboxRow({ opId: `o${index}` })));
  await Promise.all([flush(db, ports()), flush(db, ports())]);
  expect(server.done).toHaveLength(150);
  expect((await rows()).every(({ state }) => state === 'acked')).toBe(true);
});

test('a conversation with its messages and a property with its photo arrive in order, also one by one', async () => {
  const session = 'a0000000-0000-4000-8000-00000000000a';
  const property = 'b0000000-0000-4000-8000-00000000000b';
  const keeping = { userId, now: 1, newId: countedIds() };
  await keepActs(
    db,
    [
      { kind: 'session.create', entityId: session, payload: { title: 'Kitchen' } },
      { kind: 'property.create', entityId: property, payload: { title: 'Flat', city: 'Pune' } },
      {
        kind: 'chat.send',
        entityId: 'c1',
        lane: session,
        payload: { session_id: session, query: 'first' },
      },
      {
        kind: 'photo.create',
        entityId: 'f1',
        payload: { property_id: property, image_url: 'user/there.png' },
      },
      {
        kind: 'chat.send',
        entityId: 'c2',
        lane: session,
        payload: { session_id: session, query: 'second' },
      },
    ],
    keeping,
  );
  server.answers.push(failing({ kind: 'refused', status: 413 }), failing({ kind: 'refused', status: 413 }));
  await flush(db, ports());
  expect(server.done.map((op) => op.kind)).toEqual([
    'session.create',
    'property.create',
    'chat.send',
    'photo.create',
    'chat.send',
  ]);
  expect(server.done.map((op) => op.payload['query']).filter(Boolean)).toEqual(['first', 'second']);
});

function ports(): FlushPorts {
  return {
    now: () => now,
    random: () => 0.5,
    newId: countedIds(),
    applyOps: (deviceId, ops) => server.applyOps(deviceId, ops),
    isStopped: () => isStopped,
  };
}

async function keep(...opIds: string[]): Promise<void> {
  await db.outbox.bulkAdd(opIds.map((opId) => outboxRow({ opId })));
}

async function rows(): Promise<OutboxRow[]> {
  return db.outbox.orderBy('n').toArray();
}

async function states(): Promise<Record<string, string>> {
  return Object.fromEntries((await rows()).map(({ opId, state }) => [opId, state]));
}

function opOf({ opId, userId: user, lane, deps, kind, v, entityId, payload }: OutboxRow) {
  return { op_id: opId, user_id: user, lane, deps, kind, v, entity_id: entityId, payload };
}
