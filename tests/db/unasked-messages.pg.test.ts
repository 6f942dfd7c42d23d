import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, service } from './database.ts';
import { deviceOf } from './ops.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

async function sentMessage(): Promise<{ userId: string; id: string }> {
  const userId = await database.signUp();
  const device = deviceOf(database, userId);
  const session = device.op('session.create', { title: 'Kitchen' });
  const message = device.op('chat.send', { session_id: session.entity_id, query: 'Where?' });
  await device.send([session, message]);
  return { userId, id: message.entity_id };
}

const expire = () => database.as(service).value<number>('select expire_chat_jobs(900)');
const age = (id: string, by: string) =>
  database.owner.query(`update chat_jobs set created_at = created_at - $2::interval where request_id = $1`, [
    id,
    by,
  ]);

test('a message whose answer nobody asked for keeps waiting for its writer, for a month', async () => {
  const { id } = await sentMessage();
  await age(id, '29 days');
  expect(await expire()).toBe(0);
  await age(id, '2 days');
  expect(await expire()).toBe(1);
  expect(await database.owner.row('select failure, request_id from user_chats where id = $1', [id])).toEqual({
    failure: 'expired',
    request_id: null,
  });
});

test('one whose answer was asked for and never came is given up after a quarter of an hour', async () => {
  const { userId, id } = await sentMessage();
  await database.as(service).value('select claim_chat_job($1, $2, 1)', [userId, id]);
  await age(id, '16 minutes');
  await database.owner.query(
    `update chat_jobs set lease_until = now() - interval '1 second' where request_id = $1`,
    [id],
  );
  expect(await expire()).toBe(1);
});

test('one that was deleted while its answer was written is given up after a quarter of an hour', async () => {
  const { userId, id } = await sentMessage();
  const { session_id: session } = await database.owner.row<{ session_id: string }>(
    'select session_id from user_chats where id = $1',
    [id],
  );
  const device = deviceOf(database, userId);
  await database.as(service).value('select claim_chat_job($1, $2, 600)', [userId, id]);
  await device.send([device.op('session.delete', {}, { entity_id: session })]);
  await age(id, '16 minutes');
  expect(await expire()).toBe(0);
  await database.owner.query(
    `update chat_jobs set lease_until = now() - interval '1 second' where request_id = $1`,
    [id],
  );
  expect(await expire()).toBe(1);
  expect(await database.owner.value('select thirds from credit_balances where user_id = $1', [userId])).toBe(
    6,
  );
});

test('a reservation without a message is given up after a quarter of an hour as before', async () => {
  const userId = await database.signUp();
  const requestId = randomUUID();
  await database.as(service).value(`select reserve_credits($1, $2, 'text', 1)`, [userId, requestId]);
  await age(requestId, '16 minutes');
  expect(await expire()).toBe(1);
});
