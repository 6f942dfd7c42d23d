import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '../database.ts';
import { applyPage, type PulledRow } from '../mutations/apply-page.ts';
import { keepActs, type Keeping } from '../mutations/keep-acts.ts';
import { askMessageAgain, sendMessage, type NewMessage } from '../mutations/send-message.ts';
import type { OutboxProblem, OutboxRow, UserChatRow } from '../schema.ts';
import { keptSessions, conversation, messageById, type ChatMessage } from './chat.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000003';
const at = '2026-11-20T10:00:00.000Z';
const written = Date.parse('2026-11-20T11:00:00Z');
const s = uuid(1);
let lastId = 100;
let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a conversation', () => {
  test('that was begun on this device is there at once under the name it will have', async () => {
    await send({ text: 'Where does the door go?' });
    const { session: begun, messages } = await conversation(db, s);
    expect(begun?.title).toBe('Where does the door go?');
    expect(messages.map(({ text, state }) => [text, state.kind])).toEqual([
      ['Where does the door go?', 'queued'],
    ]);
  });

  test('bears the name that its user gave it last, before the server has heard of it', async () => {
    await mirror(session({}));
    await keep('session.rename', s, { title: 'Kitchen, second try' });
    expect((await conversation(db, s)).session?.title).toBe('Kitchen, second try');
  });

  test('has what the server holds in its order, and after it what is on its way in the order of writing', async () => {
    await mirror(
      session({}),
      chat({ id: uuid(2), created_at: '2030-01-02T00:00:00Z' }),
      chat({ id: uuid(3), created_at: '2030-01-01T00:00:00Z' }),
    );
    await send({ id: uuid(4), text: 'first' }, written);
    await send({ id: uuid(5), text: 'second, by a clock put back' }, written - 1000);
    const { messages } = await conversation(db, s);
    expect(messages.map(({ id }) => id)).toEqual([uuid(3), uuid(2), uuid(4), uuid(5)]);
  });

  test('that was deleted here is gone with its messages, whatever else was written for it', async () => {
    await mirror(session({}), chat({}));
    await keep('session.delete', s, {});
    expect(await conversation(db, s)).toMatchObject({
      session: undefined,
      isDeleted: true,
      messages: [],
      hasEarlier: false,
    });
  });

  test('that was deleted elsewhere still shows what could not be said into it', async () => {
    await mirror(session({}), chat({}));
    await send({ id: uuid(4), text: 'too late' });
    await alter(uuid(4), { state: 'dead', problem: refused('parent_missing') });
    await mirror({ table: 'chat_sessions', row: { id: s, seq: 9, deleted_at: at } });
    const { session: gone, isDeleted, messages } = await conversation(db, s);
    expect([gone, isDeleted, messages.map(({ text }) => text)]).toEqual([undefined, true, ['too late']]);
  });

  test('shows nothing of another one', async () => {
    await mirror(session({}), session({ id: uuid(7) }), chat({ session_id: uuid(7) }));
    await send({ sessionId: uuid(7) });
    expect((await conversation(db, s)).messages).toEqual([]);
  });

  test('is read without the rows of other conversations', async () => {
    await mirror(session({}), chat({}), chat({ id: uuid(8), session_id: uuid(7) }));
    const read: unknown[] = [];
    db.user_chats.hook('reading', (row) => {
      read.push(row.id);
      return row;
    });
    await conversation(db, s);
    expect(read).toEqual([uuid(2)]);
  });
});

describe('a long conversation', () => {
  const newest = (count: number) => Array.from({ length: count }, (_, index) => uuid(1000 - count + index));

  beforeEach(async () => {
    await mirror(session({}), ...newest(120).map((id, index) => chat({ id, created_at: minute(index) })));
  });

  test('is read by its newest messages, in their order, and tells that there are earlier ones', async () => {
    const { messages, hasEarlier } = await conversation(db, s);
    expect(messages.map(({ id }) => id)).toEqual(newest(50));
    expect(hasEarlier).toBe(true);
  });

  test.each([
    [119, 119, true],
    [120, 120, false],
    [121, 120, false],
    [Infinity, 120, false],
  ])('read to a limit of %s has %s messages', async (limit, count, hasEarlier) => {
    const read = await conversation(db, s, { limit });
    expect(read.messages.map(({ id }) => id)).toEqual(newest(count));
    expect(read.hasEarlier).toBe(hasEarlier);
  });

  test('costs three requests for an own message, and one more for each that is on the wire', async () => {
    await send({ id: uuid(4) });
    await send({ id: uuid(5) });
    const requests = vi.spyOn(IDBObjectStore.prototype, 'get');
    const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const cursors = vi.spyOn(IDBIndex.prototype, 'openCursor');
    const others = [
      vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
      vi.spyOn(IDBIndex.prototype, 'getAll'),
      vi.spyOn(IDBIndex.prototype, 'getAllKeys'),
      vi.spyOn(IDBIndex.prototype, 'count'),
    ];
    await conversation(db, s);
    const counts = () => [requests, all, cursors, ...others].map(({ mock }) => mock.calls.length);
    expect(counts()).toEqual([1, 1, 1, 0, 0, 0, 0]);
    await alter(uuid(4), { state: 'sending', attempts: 1 });
    for (const spy of [requests, all, cursors, ...others]) spy.mockClear();
    await conversation(db, s);
    expect(counts()).toEqual([2, 1, 1, 0, 0, 0, 0]);
    vi.restoreAllMocks();
  });

  test('has what is on its way after the newest, however far it is read', async () => {
    await send({ id: uuid(4) });
    await send({ id: uuid(5) });
    const { messages } = await conversation(db, s, { limit: 2 });
    expect(messages.map(({ id }) => id)).toEqual([...newest(2), uuid(4), uuid(5)]);
  });

  test('has a message once whose row is among the earlier ones while its act is still kept', async () => {
    const [early = ''] = newest(120);
    await send({ id: early });
    await alter(early, { state: 'sending', attempts: 1 });
    const ids = async (limit: number) =>
      (await conversation(db, s, { limit })).messages.map(({ id, isStored }) => [id, isStored]);
    expect(await ids(50)).toEqual(newest(50).map((id) => [id, true]));
    expect(await ids(120)).toEqual(newest(120).map((id) => [id, true]));
  });

  test('tells of an earlier message that is asked again once it is read', async () => {
    const [early = ''] = newest(120);
    await mirror(chat({ id: early, created_at: minute(0), response: null, failure: 'provider_failed' }));
    await askMessageAgain(db, { id: early, sessionId: s }, { userId, now: written, newId });
    expect((await conversation(db, s)).messages.map(({ id }) => id)).toEqual(newest(50));
    const { messages } = await conversation(db, s, { limit: 120 });
    expect(messages[0]).toMatchObject({ id: early, state: { kind: 'queued' } });
  });

  test('loses nothing at its beginning that was shown when more is said', async () => {
    const { from } = await conversation(db, s, { limit: 3 });
    await mirror(...[1, 2, 3, 4].map((n) => chat({ id: uuid(n + 20), created_at: minute(200 + n) })));
    const { messages, hasEarlier } = await conversation(db, s, { limit: 3, from });
    expect(messages.map(({ id }) => id)).toEqual([...newest(3), uuid(21), uuid(22), uuid(23), uuid(24)]);
    expect(hasEarlier).toBe(true);
  });

  test('that was all on its way is all there when it has arrived', async () => {
    const other = uuid(7);
    for (const id of [uuid(31), uuid(32), uuid(33)]) await send({ id, sessionId: other });
    const { from, hasEarlier } = await conversation(db, other, { limit: 1 });
    expect(hasEarlier).toBe(false);
    await mirror(...[31, 32, 33].map((n) => chat({ id: uuid(n), session_id: other, created_at: minute(n) })));
    await db.outbox.clear();
    const { messages } = await conversation(db, other, { limit: 1, from });
    expect(messages.map(({ id }) => id)).toEqual([uuid(31), uuid(32), uuid(33)]);
  });

  test('that was deleted has no earlier messages', async () => {
    await keep('session.delete', s, {});
    expect(await conversation(db, s)).toMatchObject({ messages: [], hasEarlier: false });
  });

  test('is read anew when one of its messages changes or goes, and when earlier ones come', async () => {
    const [third = '', second = '', last = ''] = newest(3);
    let seen: unknown;
    const subscription = liveQuery(() => conversation(db, s, { limit: 2 })).subscribe((read) => {
      seen = [read.messages.map(({ id, state }) => [id, state.kind]), read.hasEarlier];
    });
    async function until(messages: [id: string, kind: string][], hasEarlier: boolean): Promise<void> {
      await expect.poll(() => seen).toEqual([messages, hasEarlier]);
    }
    await until(
      [
        [second, 'answered'],
        [last, 'answered'],
      ],
      true,
    );
    await mirror(chat({ id: last, created_at: minute(119), response: null }));
    await until(
      [
        [second, 'answered'],
        [last, 'silent'],
      ],
      true,
    );
    await mirror({ table: 'user_chats', row: { id: second, seq: 9, deleted_at: at } });
    await until(
      [
        [third, 'answered'],
        [last, 'silent'],
      ],
      true,
    );
    await db.user_chats.bulkDelete(newest(120).slice(0, -3));
    await until(
      [
        [third, 'answered'],
        [last, 'silent'],
      ],
      false,
    );
    await mirror(chat({ id: uuid(41), created_at: minute(0) }));
    await until(
      [
        [third, 'answered'],
        [last, 'silent'],
      ],
      true,
    );
    subscription.unsubscribe();
  });
});

describe('a message', () => {
  test.each([
    ['queued', {}, { kind: 'queued', heldUp: undefined }],
    ['failed on by the server', { failures: 2 }, { kind: 'queued', heldUp: 'message' }],
    ['on the wire', { state: 'sending' }, { kind: 'sending' }],
    [
      'held',
      { state: 'blocked', problem: { kind: 'held', code: 'insufficient_credits', seq: 3 } },
      { kind: 'blocked', code: 'insufficient_credits' },
    ],
    [
      'refused',
      { state: 'dead', problem: refused('invalid') },
      { kind: 'dead', code: 'invalid', cause: 'message' },
    ],
  ] as const)('%s says so, with the act that can be taken back', async (_, fields, state) => {
    await send({ id: uuid(4) });
    await alter(uuid(4), fields);
    const act = await actOn(uuid(4));
    expect((await messageById(db, uuid(4)))?.state).toEqual({ ...state, opId: act.opId });
  });

  test.each([
    ['server', 'file'],
    ['network', undefined],
  ] as const)('whose file was not taken for the reason "%s" is held up by %s', async (code, heldUp) => {
    await send({
      id: uuid(4),
      attachment: {
        name: 'plan.png',
        type: 'image/png',
        extension: 'png',
        kind: 'image',
        bytes: new ArrayBuffer(1),
      },
    });
    await db.outbox
      .where('opId')
      .anyOf((await actOn(uuid(4))).deps)
      .and(({ kind }) => kind === 'upload')
      .modify({ failures: 1, problem: { kind: 'failed', code } });
    expect((await messageById(db, uuid(4)))?.state).toMatchObject({ kind: 'queued', heldUp });
    expect((await conversation(db, s)).messages[0]?.state).toMatchObject({ kind: 'queued', heldUp });
  });

  test('that the server has taken and the mirror not shown yet waits for its answer', async () => {
    await send({ id: uuid(4) });
    await alter(uuid(4), { state: 'acked', ackSeq: 9 });
    expect((await messageById(db, uuid(4)))?.state).toEqual({ kind: 'waiting' });
  });

  test.each([
    [{ response: null, request_id: uuid(4) }, { kind: 'waiting' }],
    [
      { response: null, failure: 'provider_failed' },
      { kind: 'failed', code: 'provider_failed', refusedOpId: undefined },
    ],
    [{ response: null }, { kind: 'silent' }],
    [{ response: 'yes' }, { kind: 'answered', response: 'yes', sources: [], answeredBy: 'guide' }],
  ] as const)('of the mirror with %j', async (fields, state) => {
    await mirror(session({}), chat(fields));
    expect((await messageById(db, uuid(2)))?.state).toEqual(state);
  });

  test('is one where the mirror shows it before the reply has come', async () => {
    await send({ id: uuid(2) });
    await alter(uuid(2), { state: 'sending' });
    await mirror(session({}), chat({ response: null, request_id: uuid(2) }));
    const { messages } = await conversation(db, s);
    expect(messages.map(({ id, state, isStored }) => [id, state.kind, isStored])).toEqual([
      [uuid(2), 'waiting', true],
    ]);
  });

  test('is one where two tabs have taken the same question over', async () => {
    const keeping: Keeping = { userId, now: written, newId };
    await sendMessage(db, message({ id: uuid(4) }), keeping);
    await sendMessage(db, message({ id: uuid(4) }), keeping);
    expect((await conversation(db, s)).messages).toHaveLength(1);
  });

  test('that was sent and deleted elsewhere does not come back', async () => {
    await send({ id: uuid(4) });
    await alter(uuid(4), { state: 'acked', attempts: 1, ackSeq: 99 });
    await mirror({ table: 'user_chats', row: { id: uuid(4), seq: 9, deleted_at: at } });
    expect((await conversation(db, s)).messages).toEqual([]);
    expect(await messageById(db, uuid(4))).toBeUndefined();
  });

  test('whose conversation was refused will not go, and says so', async () => {
    await send({ id: uuid(4) });
    await alter(s, { state: 'dead', problem: refused('invalid') });
    const state = { kind: 'dead', code: 'invalid', cause: 'session', opId: (await actOn(uuid(4))).opId };
    expect((await messageById(db, uuid(4)))?.state).toEqual(state);
    expect((await conversation(db, s)).messages[0]?.state).toEqual(state);
  });

  test('whose file was refused will not go, and says so', async () => {
    await mirror(session({}));
    const attachment = {
      name: 'plan.png',
      bytes: new Uint8Array([1]).buffer,
      type: 'image/png',
      extension: 'png',
      kind: 'image' as const,
    };
    await send({ id: uuid(4), attachment });
    const upload = await db.outbox.filter(({ kind }) => kind === 'upload').first();
    await alter(upload?.entityId ?? '', { state: 'dead', problem: refused('http_415') });
    expect((await conversation(db, s)).messages[0]?.state).toMatchObject({
      kind: 'dead',
      code: 'http_415',
      cause: 'file',
    });
  });

  test('that failed and is asked again goes the way of the asking, and stays where it stands', async () => {
    await mirror(session({}), chat({ response: null, failure: 'provider_failed' }));
    await askMessageAgain(db, { id: uuid(2), sessionId: s }, { userId, now: written, newId });
    const act = await actOn(uuid(2));
    expect(await stored()).toEqual({ kind: 'queued', opId: act.opId, heldUp: undefined });
    await alter(uuid(2), { state: 'acked', ackSeq: 9 });
    expect(await stored()).toEqual({ kind: 'waiting' });
    await alter(uuid(2), { state: 'dead', problem: refused('deleted') });
    expect(await stored()).toEqual({ kind: 'failed', code: 'deleted', refusedOpId: act.opId });
  });

  test('is never missing, doubled or thrown back on its way from the box to its answer', async () => {
    const seen: string[] = [];
    const subscription = liveQuery(() => conversation(db, s)).subscribe(({ messages }) => {
      const kinds = messages.map(({ state }) => state.kind).join(' ');
      if (seen.at(-1) !== kinds) seen.push(kinds);
    });
    async function until(kinds: string): Promise<void> {
      await expect.poll(() => seen.at(-1)).toBe(kinds);
    }
    await until('');
    await send({ id: uuid(2) });
    await until('queued');
    await alter(uuid(2), { state: 'sending' });
    await until('sending');
    await alter(s, { state: 'acked', ackSeq: 1, ackGeneration: 'g' });
    await alter(uuid(2), { state: 'acked', ackSeq: 2, ackGeneration: 'g' });
    await until('waiting');
    const first = { cursor: 2, generation: 'g', floor: 0 };
    await applyPage(db, {
      rows: [session({ seq: 1 }), chat({ seq: 2, response: null, request_id: uuid(2) })],
      from: undefined,
      to: first,
      isLast: true,
    });
    expect(await db.outbox.count()).toBe(0);
    await applyPage(db, { rows: [chat({ seq: 3 })], from: first, to: { ...first, cursor: 3 }, isLast: true });
    await until('answered');
    subscription.unsubscribe();
    expect(seen).toEqual(['', 'queued', 'sending', 'waiting', 'answered']);
  });
});

describe('the list of conversations', () => {
  test('has the newest first, by what was last said or written', async () => {
    await mirror(
      session({ id: uuid(11), title: 'older', updated_at: '2026-11-01T00:00:00Z' }),
      session({ id: uuid(12), title: 'newer', updated_at: '2026-11-19T00:00:00Z' }),
    );
    expect(await titles()).toEqual(['newer', 'older']);
    await send({ sessionId: uuid(11) });
    expect(await titles()).toEqual(['older', 'newer']);
  });

  test('has at once what was begun, renamed or deleted on this device', async () => {
    await mirror(
      session({ id: uuid(11), title: 'a', updated_at: '2026-11-01T00:00:00Z' }),
      session({ id: uuid(12), title: 'b', updated_at: '2026-11-02T00:00:00Z' }),
    );
    await send({ text: 'begun' });
    await keep('session.rename', uuid(11), { title: 'renamed' });
    await keep('session.delete', uuid(12), {});
    expect(await titles()).toEqual(['begun', 'renamed']);
  });

  test('keeps the way to a message whose conversation was refused', async () => {
    await send({ text: 'kept' });
    await alter(s, { state: 'dead', problem: refused('invalid') });
    expect(await titles()).toEqual(['kept']);
  });

  test('has none that was deleted elsewhere, though its making is still to be confirmed', async () => {
    await keep('session.create', s, { title: 'gone' });
    await mirror({ table: 'chat_sessions', row: { id: s, seq: 9, deleted_at: at } });
    expect(await titles()).toEqual([]);
  });
});

async function stored(): Promise<ChatMessage['state'] | undefined> {
  return (await conversation(db, s)).messages[0]?.state;
}

async function titles(): Promise<string[]> {
  return (await keptSessions(db)).map(({ title }) => title);
}

async function send(change: Partial<NewMessage>, now = written): Promise<void> {
  await sendMessage(db, message(change), { userId, now, newId });
}

function message(change: Partial<NewMessage>): NewMessage {
  return { id: newId(), sessionId: s, text: 'question', language: 'english', ...change };
}

async function keep(
  kind: 'session.create' | 'session.rename' | 'session.delete',
  entityId: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const outcome = await keepActs(db, [{ kind, entityId, payload }], { userId, now: written, newId });
  expect(outcome.kind).toBe('kept');
}

async function alter(entityId: string, fields: Partial<OutboxRow>): Promise<void> {
  await db.outbox.where('entityId').equals(entityId).modify(fields);
}

async function actOn(entityId: string): Promise<OutboxRow> {
  const act = await db.outbox.where('entityId').equals(entityId).first();
  if (!act) throw new Error(`no act on ${entityId}`);
  return act;
}

/** Puts rows into the mirror without moving its cursor. */
async function mirror(...rows: PulledRow[]): Promise<void> {
  for (const { table, row } of rows) await db.table(table).put(row);
}

function refused(code: string): OutboxProblem {
  return { kind: 'refused', code, reason: undefined };
}

function session(change: { id?: string; title?: string; updated_at?: string; seq?: number }) {
  const row = {
    id: s,
    seq: 1,
    deleted_at: null,
    title: 'Kitchen',
    created_at: at,
    updated_at: at,
    ...change,
  };
  return { table: 'chat_sessions', row };
}

function chat(change: Partial<UserChatRow>) {
  const row = {
    id: uuid(2),
    seq: 2,
    deleted_at: null,
    session_id: s,
    query: 'question',
    response: 'answer',
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'english',
    request_id: null,
    failure: null,
    created_at: at,
    ...change,
  };
  return { table: 'user_chats', row };
}

function minute(number: number): string {
  return new Date(Date.parse(at) + number * 60_000).toISOString();
}

function newId(): string {
  lastId += 1;
  return uuid(lastId);
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
