import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf, upload } from './ops.ts';
import { aChat, insertInto } from './rows.ts';

let database: Database;
let server: Statements;
let userId: string;
let me: Statements;
let device: ReturnType<typeof deviceOf>;
let session: string;

beforeAll(async () => {
  database = await openDatabase();
  server = database.as(service);
});
beforeEach(async () => {
  userId = await database.signUp();
  me = database.as(person(userId));
  device = deviceOf(database, userId);
  const made = device.op('session.create', { title: 'x' });
  await device.send([made]);
  session = made.entity_id;
});
afterAll(() => database.close());

interface Message {
  response: string | null;
  request_id: string | null;
  failure: string | null;
  seq: number;
}

type Answer = { status: string; [key: string]: unknown };

const messageOf = (id: string) =>
  me.row<Message>('select response, request_id, failure, seq from user_chats where id = $1', [id]);
const fail = (request: string, reason: string | null = 'provider_failed') =>
  server.value<Answer>(`select fail_chat_job($1, $2, $3)`, [userId, request, reason]);
const claim = (request: string) =>
  server.value<Answer>('select claim_chat_job($1, $2, 600)', [userId, request]);
const complete = (request: string) =>
  server.value<Answer>(
    `select complete_chat_job($1, $2, null, 'not this', 'Yes.', '[]', 'guide', 'english', null)`,
    [userId, request],
  );
const expireAll = async () => {
  await database.db.query(
    `update chat_jobs set created_at = created_at - interval '1 hour', lease_until = null, attempts = 1 where user_id = $1`,
    [userId],
  );
  await server.value('select expire_chat_jobs(600)');
};
const thirds = () => me.value<number>('select thirds from credit_balances');
const sent = async (payload: object = {}): Promise<string> => {
  const op = device.op('chat.send', { session_id: session, query: 'Where is north?', ...payload });
  expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: null });
  return op.entity_id;
};
const again = (entity_id: string) => device.op('chat.ask_again', {}, { entity_id });

describe('a message that was sent', () => {
  test('names its open request, and no more when it is answered', async () => {
    const message = await sent();
    const waiting = await messageOf(message);
    expect(waiting).toMatchObject({ response: null, request_id: message, failure: null });
    await complete(message);
    const answered = await messageOf(message);
    expect(answered).toMatchObject({ response: 'Yes.', request_id: null, failure: null });
    expect(answered.seq).toBeGreaterThan(waiting.seq);
  });

  test.each([
    ['fails', (id: string) => fail(id), 'provider_failed'],
    ['fails without a reason', (id: string) => fail(id, null), 'failed'],
    ['fails with many words', (id: string) => fail(id, 'x'.repeat(300)), 'x'.repeat(100)],
    ['expires', expireAll, 'expired'],
  ] as const)('says so when its request %s, in a later row, and is not charged', async (_, end, failure) => {
    const message = await sent();
    const { seq } = await messageOf(message);
    await end(message);
    const failed = await messageOf(message);
    expect(failed).toMatchObject({ response: null, request_id: null, failure });
    expect(failed.seq).toBeGreaterThan(seq);
    expect(await thirds()).toBe(6);
  });

  test('that was reserved and answered before it came waits for nothing', async () => {
    const op = device.op('chat.send', { session_id: session, query: 'q' });
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, op.entity_id]);
    await complete(op.entity_id);
    await device.send([op]);
    expect(await messageOf(op.entity_id)).toMatchObject({ response: 'Yes.', request_id: null });
  });

  test('that was reserved before it came takes the open request over', async () => {
    const op = device.op('chat.send', { session_id: session, query: 'q' });
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, op.entity_id]);
    await device.send([op]);
    expect(await messageOf(op.entity_id)).toMatchObject({ response: null, request_id: op.entity_id });
    await fail(op.entity_id);
    expect(await messageOf(op.entity_id)).toMatchObject({ request_id: null, failure: 'provider_failed' });
  });

  test('tells a device by a pull what it waits for', async () => {
    const message = await sent();
    const { rows } = await me.value<{ rows: { table: string; row: object }[] }>('select pull_changes(0)');
    expect(rows).toContainEqual({
      table: 'user_chats',
      row: expect.objectContaining({ id: message, request_id: message, failure: null }) as object,
    });
  });
});

test('a client can write neither what is asked nor why there is no answer', async () => {
  const state = { request_id: randomUUID(), failure: 'mine' };
  const id = await me.value<string>(
    ...insertInto('user_chats', aChat({ session_id: session, response: null, ...state })),
  );
  expect(await messageOf(id)).toMatchObject({ request_id: null, failure: null });
  const message = await sent();
  await me.query('update user_chats set query = $2, request_id = null, failure = $3 where id = $1', [
    message,
    'other words',
    'mine',
  ]);
  expect(await messageOf(message)).toMatchObject({ request_id: message, failure: null });
});

describe('asking again', () => {
  test('a failed message gets a request of its own, is charged once and answered in its place', async () => {
    const message = await sent({ language: 'hindi' });
    await fail(message);
    const op = again(message);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied', code: null });
    expect(await device.sendOne(op)).toMatchObject({ status: 'duplicate' });
    expect(await messageOf(message)).toMatchObject({ request_id: op.op_id, failure: null });
    expect(await thirds()).toBe(5);
    expect(await claim(op.op_id)).toMatchObject({
      status: 'claimed',
      message_id: message,
      session_id: session,
      query: 'Where is north?',
      language: 'hindi',
    });
    expect(await complete(op.op_id)).toEqual({ status: 'completed' });
    expect(await messageOf(message)).toMatchObject({ response: 'Yes.', request_id: null, failure: null });
    expect(await me.value('select count(*)::int from user_chats')).toBe(1);
    expect(await thirds()).toBe(5);
  });

  test('what waits or is answered is left alone, with a note', async () => {
    const message = await sent();
    expect(await device.sendOne(again(message))).toMatchObject({ status: 'applied', code: 'waiting' });
    await complete(message);
    expect(await device.sendOne(again(message))).toMatchObject({ status: 'applied', code: 'answered' });
    expect(await thirds()).toBe(5);
  });

  test('it may fail and be asked any number of times; the answer that comes too late is not stored', async () => {
    const message = await sent();
    await fail(message);
    const [second, third] = [again(message), again(message)];
    await device.send([second]);
    await expireAll();
    expect(await messageOf(message)).toMatchObject({ request_id: null, failure: 'expired' });
    await device.send([third]);
    expect(await complete(second.op_id)).toEqual({ status: 'no_reservation' });
    expect(await fail(second.op_id)).toMatchObject({ status: 'already_closed' });
    expect(await messageOf(message)).toMatchObject({ response: null, request_id: third.op_id });
    await complete(third.op_id);
    expect(await messageOf(message)).toMatchObject({ response: 'Yes.' });
    expect(await thirds()).toBe(5);
  });

  test('without credits it is held and leaves nothing; with credits the same act goes', async () => {
    const message = await sent();
    await fail(message);
    await database.db.query(`select reserve_credits($1, $2, 'image', 2)`, [userId, randomUUID()]);
    const op = again(message);
    expect(await device.sendOne(op)).toMatchObject({ status: 'blocked', code: 'insufficient_credits' });
    expect(await messageOf(message)).toMatchObject({ request_id: null, failure: 'provider_failed' });
    await database.db.query(`select private.post_credit_entry($1, $2, 'grant', 3, 'Bought')`, [
      userId,
      randomUUID(),
    ]);
    expect(await device.sendOne(op)).toMatchObject({ status: 'applied' });
  });

  test('a picture costs again what it cost', async () => {
    const image_url = await upload(database, 'chat_attachments', `${userId}/1.png`);
    const asText = await sent({ image_url, message_type: 'text' });
    await fail(asText);
    await device.send([again(asText)]);
    expect(await thirds()).toBe(5);
    const asImage = await sent({ image_url });
    await fail(asImage);
    const op = again(asImage);
    await device.send([op]);
    expect(await thirds()).toBe(2);
    expect(await claim(op.op_id)).toMatchObject({ message_type: 'image', image_url });
  });

  test('a message that was stored by hand and never asked can be asked', async () => {
    const id = await me.value<string>(
      ...insertInto('user_chats', aChat({ session_id: session, response: null })),
    );
    expect(await device.sendOne(again(id))).toMatchObject({ status: 'applied', code: null });
    expect(await thirds()).toBe(5);
  });

  test('a deleted message, or somebody else’s, is refused', async () => {
    const message = await sent();
    await fail(message);
    const stranger = deviceOf(database, await database.signUp());
    const theirs = stranger.op('chat.ask_again', {}, { entity_id: message });
    expect(await stranger.sendOne(theirs)).toMatchObject({ status: 'rejected', code: 'not_found' });
    await me.query('delete from user_chats where id = $1', [message]);
    expect(await device.sendOne(again(message))).toMatchObject({ status: 'rejected', code: 'deleted' });
    expect(await thirds()).toBe(6);
  });

  test('the answer of a message that was deleted meanwhile makes no new row', async () => {
    const message = await sent();
    await claim(message);
    await me.query('delete from user_chats where id = $1', [message]);
    await database.db.query(`update user_chats set deleted_at = now() - interval '1 year' where id = $1`, [
      message,
    ]);
    await server.value('select purge_tombstones(1)');
    expect(await complete(message)).toEqual({ status: 'completed' });
    expect(await server.value('select count(*)::int from user_chats where id = $1', [message])).toBe(0);
  });
});
