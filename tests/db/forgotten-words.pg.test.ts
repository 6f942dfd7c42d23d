import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, person, service, type Statements } from './database.ts';
import { deviceOf } from './ops.ts';
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
  const made = device.op('session.create', { title: 'Doors' });
  await device.send([made]);
  session = made.entity_id;
});
afterAll(() => database.close());

type Answer = { status: string; [key: string]: unknown };

const secret = 'A canary lives here';
const sent = async (): Promise<string> => {
  const op = device.op('chat.send', { session_id: session, query: secret, attachment_text: secret });
  await device.send([op]);
  return op.entity_id;
};
const claim = (request: string) =>
  server.value<Answer>('select claim_chat_job($1, $2, 600)', [userId, request]);
const complete = (request: string, sessionId: string | null = null) =>
  server.value<Answer>(`select complete_chat_job($1, $2, $3, $4, $4, $5, 'guide', 'english', $4)`, [
    userId,
    request,
    sessionId,
    secret,
    JSON.stringify([{ title: secret }]),
  ]);
const fail = (request: string) =>
  server.value<Answer>(`select fail_chat_job($1, $2, 'provider_failed')`, [userId, request]);
const endLease = (request: string) =>
  database.db.query(`update chat_jobs set lease_until = now() - interval '1 second' where request_id = $1`, [
    request,
  ]);
const thirds = () => me.value<number>('select thirds from credit_balances');
/** Everything that the jobs of this user hold, as one text. */
const jobs = () =>
  server.value<string>(`select coalesce(json_agg(j)::text, '') from chat_jobs as j where user_id = $1`, [
    userId,
  ]);
const stored = (id: string) => database.owner.row('select * from user_chats where id = $1', [id]);
const states = async () =>
  (
    await server.query<{ state: string }>(
      'select state from chat_jobs where user_id = $1 order by created_at',
      [userId],
    )
  ).rows.map(({ state }) => state);

const deletions: [string, (id: string) => Promise<unknown>][] = [
  ['a message deleted by supabase-js', (id) => me.query('delete from user_chats where id = $1', [id])],
  [
    'its conversation deleted by supabase-js',
    () => me.query('delete from chat_sessions where id = $1', [session]),
  ],
  [
    'its conversation deleted by an act',
    () => device.send([device.op('session.delete', {}, { entity_id: session })]),
  ],
];

test('a closed request keeps nothing of the question, which the message has, and gives its answer again', async () => {
  const [answered, failed] = [await sent(), await sent()];
  await complete(answered);
  await fail(failed);
  const { rows } = await server.query(
    `select state, query, image_url, response is not null as has_answer from chat_jobs where user_id = $1 order by state`,
    [userId],
  );
  expect(rows).toEqual([
    { state: 'answered', query: null, image_url: null, has_answer: true },
    { state: 'refunded', query: null, image_url: null, has_answer: false },
  ]);
  expect(await claim(answered)).toMatchObject({ status: 'answered', response: secret });
});

describe.each(deletions)('%s', (_, remove) => {
  test('leaves no word of an answered message in its requests, and its answer is not given again', async () => {
    const message = await sent();
    await complete(message);
    await remove(message);
    expect(await jobs()).not.toContain('canary');
    expect(await claim(message)).toMatchObject({ status: 'no_reservation', response: null, sources: [] });
    expect(await thirds()).toBe(5);
  });

  test('gives the credit of a message back that waits, with no word left and the tombstone untouched', async () => {
    const message = await sent();
    await remove(message);
    expect(await states()).toEqual(['refunded']);
    expect(await jobs()).not.toContain('canary');
    expect(await thirds()).toBe(6);
    const buried = await stored(message);
    expect(buried).toMatchObject({ request_id: message, failure: null });
    expect(await claim(message)).toMatchObject({ status: 'no_reservation', query: null });
    expect(await stored(message)).toEqual(buried);
    expect(await me.value('select sum(amount)::int from credit_ledger')).toBe(6);
  });

  test('during the answer is charged when the answer comes, which is stored nowhere', async () => {
    const message = await sent();
    await claim(message);
    await remove(message);
    expect(await states()).toEqual(['reserved']);
    const buried = await stored(message);
    expect(await complete(message)).toEqual({ status: 'completed' });
    expect(await stored(message)).toEqual(buried);
    expect(await jobs()).not.toContain('canary');
    expect(await thirds()).toBe(5);
    expect(await complete(message)).toEqual({ status: 'duplicate' });
  });

  test('during an answer that fails gives the credit back and leaves the tombstone as it is', async () => {
    const message = await sent();
    await claim(message);
    await remove(message);
    const buried = await stored(message);
    expect(await fail(message)).toMatchObject({ status: 'refunded', remaining_thirds: 6 });
    expect(await stored(message)).toEqual(buried);
    expect(await jobs()).not.toContain('canary');
  });

  test('during an answer whose worker dies gives the credit back as soon as somebody looks', async () => {
    const [looked, expired] = [await sent(), await sent()];
    for (const message of [looked, expired]) await claim(message);
    await remove(looked);
    await me.query('delete from user_chats where id = $1', [expired]);
    const buried = [await stored(looked), await stored(expired)];
    for (const message of [looked, expired]) await endLease(message);
    expect(await claim(looked)).toMatchObject({ status: 'no_reservation', query: null });
    expect(await claim(looked)).toMatchObject({ status: 'no_reservation' });
    await server.value('select expire_chat_jobs(0)');
    expect(await states()).toEqual(['refunded', 'refunded']);
    expect([await stored(looked), await stored(expired)]).toEqual(buried);
    expect(await jobs()).not.toContain('canary');
    expect(await thirds()).toBe(6);
  });
});

test('every request of a message that was asked again loses its words with it', async () => {
  const message = await sent();
  await fail(message);
  const again = device.op('chat.ask_again', {}, { entity_id: message });
  await device.send([again]);
  await complete(again.op_id);
  await me.query('delete from user_chats where id = $1', [message]);
  expect(await states()).toEqual(['refunded', 'answered']);
  expect(await jobs()).not.toContain('canary');
});

test('a conversation deleted in the call that sent its messages comes out even', async () => {
  const made = device.op('session.create', { title: 'x' });
  const message = () => device.op('chat.send', { session_id: made.entity_id, query: 'q' });
  const { results, head } = await device.send([
    made,
    message(),
    message(),
    device.op('session.delete', {}, { entity_id: made.entity_id }),
    device.op('chat.send', { session_id: session, query: 'q' }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'applied'));
  expect(await thirds()).toBe(5);
  expect(await me.value('select sum(amount)::int from credit_ledger')).toBe(5);
  expect(await database.owner.value('select head from sync_heads where user_id = $1', [userId])).toBe(head);
});

describe('an exchange without a stored message', () => {
  const reserved = async (): Promise<string> => {
    const request = randomUUID();
    await server.value(`select reserve_credits($1, $2, 'text', 1)`, [userId, request]);
    return request;
  };

  test('that was kept in a conversation is forgotten with its row', async () => {
    const request = await reserved();
    await complete(request, session);
    await me.query('delete from user_chats where id = $1', [request]);
    expect(await jobs()).not.toContain('canary');
    expect(await claim(request)).toMatchObject({ status: 'no_reservation' });
  });

  test('that the client stored by hand is forgotten with that row, and others are not', async () => {
    const [request, other] = [await reserved(), await reserved()];
    await complete(request);
    await server.value(
      `select complete_chat_job($1, $2, null, '', 'Another answer', '[]', 'guide', 'english', null)`,
      [userId, other],
    );
    const id = await me.value<string>(
      ...insertInto('user_chats', aChat({ session_id: session, response: secret })),
    );
    await me.query('delete from user_chats where id = $1', [id]);
    expect(await jobs()).not.toContain('canary');
    expect(await claim(other)).toMatchObject({ status: 'answered', response: 'Another answer' });
  });

  test('does not come back into a row of its own that was deleted before the answer', async () => {
    const request = await reserved();
    await me.query(...insertInto('user_chats', aChat({ id: request, session_id: session, response: null })));
    await me.query('delete from user_chats where id = $1', [request]);
    const buried = await stored(request);
    expect(await complete(request, session)).toEqual({ status: 'completed' });
    expect(await stored(request)).toEqual(buried);
    expect(await jobs()).not.toContain('canary');
  });
});

test('rows that are really removed take the words along, and an account all of it', async () => {
  const [removed, waiting] = [await sent(), await sent()];
  await complete(removed);
  await database.db.query('delete from user_chats where id = $1', [removed]);
  expect(await server.value('select response from chat_jobs where request_id = $1', [removed])).toBeNull();
  await database.db.query('delete from user_chats where id = $1', [waiting]);
  await server.value('select expire_chat_jobs(0)');
  expect(await thirds()).toBe(5);
  await sent();
  expect(await server.value('select erase_account($1)', [userId])).toBe(true);
  expect(await jobs()).toBe('');
});

test('a message that was removed for good is not sent a second time', async () => {
  const op = device.op('chat.send', { session_id: session, query: secret });
  await device.send([op]);
  await complete(op.entity_id);
  await me.query('delete from user_chats where id = $1', [op.entity_id]);
  await database.db.query(`update user_chats set deleted_at = '2020-01-01' where user_id = $1`, [userId]);
  await server.value('select purge_tombstones(1)');
  const late = { ...op, op_id: randomUUID() };
  expect(await device.sendOne(late)).toMatchObject({ status: 'applied', code: 'deleted' });
  expect(await me.value('select count(*)::int from user_chats')).toBe(0);
  expect(await thirds()).toBe(5);
});

test('requests that were closed before their words were forgotten lose them by the migration', async () => {
  const [living, buried, waiting] = [await sent(), await sent(), await sent()];
  for (const id of [living, buried]) await complete(id);
  await me.query('delete from user_chats where id = $1', [buried]);
  const direct = randomUUID();
  await server.value(`select reserve_credits($1, $2, 'text', 1)`, [userId, direct]);
  await complete(direct, session);
  // As an older database left them.
  await database.db.query(
    `update chat_jobs set query = case when message_id <> $2 then $3 end, image_url = $3, response = case when state = 'answered' then $3 end,
       sources = jsonb_build_array($3::text), message_id = nullif(message_id, $2) where user_id = $1`,
    [userId, direct, secret],
  );
  const migration = await readFile(
    new URL('../../supabase/migrations/20261121001915_words_of_closed_requests.sql', import.meta.url),
    'utf8',
  );
  await database.db.query(migration);
  const { rows } = await server.query(
    `select request_id, message_id, query, image_url, response from chat_jobs where user_id = $1 order by created_at`,
    [userId],
  );
  const closed = { query: null, image_url: null };
  expect(rows).toEqual([
    { request_id: living, message_id: living, ...closed, response: secret },
    { request_id: buried, message_id: buried, ...closed, response: null },
    { request_id: waiting, message_id: waiting, query: secret, image_url: secret, response: null },
    { request_id: direct, message_id: direct, ...closed, response: secret },
  ]);
});
