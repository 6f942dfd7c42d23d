import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, person } from './database.ts';
import { deviceOf } from './ops.ts';

let database: Database;
let userId: string;
let device: ReturnType<typeof deviceOf>;
const heard: string[] = [];

beforeAll(async () => {
  database = await openDatabase();
  await database.db.listen('disha_head', (user) => heard.push(user));
});
beforeEach(async () => {
  userId = await database.signUp();
  device = deviceOf(database, userId);
  heard.length = 0;
});
afterAll(() => database.close());

const session = () => device.op('session.create', { title: 'x' });

test('a call that changes many rows nudges the devices of its user once', async () => {
  const first = session();
  await device.send([first, session(), device.op('chat.send', { session_id: first.entity_id, query: 'q' })]);
  expect(heard).toEqual([userId]);
  await device.send([session()]);
  expect(heard).toEqual([userId, userId]);
});

test('a direct write nudges too; reading, and what changes nothing, does not', async () => {
  const me = database.as(person(userId));
  await me.query(`insert into chat_sessions (title) values ('x')`);
  expect(heard).toEqual([userId]);
  await me.query('select pull_changes(0)');
  await device.send([device.op('session.create', { title: '' })]);
  await device.send([device.op('session.delete', {})]);
  expect(heard).toEqual([userId]);
});

test('after an op that was taken back, the next one still nudges', async () => {
  const parent = session();
  const unpaid = device.op('chat.send', { session_id: parent.entity_id, query: 'q' });
  await device.send([parent]);
  await database.db.query('update credit_balances set thirds = 0 where user_id = $1', [userId]);
  heard.length = 0;
  const { results } = await device.send([unpaid, session()]);
  expect(results.map((result) => result.status)).toEqual(['blocked', 'applied']);
  expect(heard).toEqual([userId]);
});

test('what is rolled back nudges nobody', async () => {
  await database.trying(person(userId), (sql) => sql.query(`insert into chat_sessions (title) values ('x')`));
  expect(heard).toEqual([]);
});

test('work on many users in one transaction nudges each of them', async () => {
  const other = await database.signUp();
  heard.length = 0;
  for (const id of [userId, other]) {
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [id, randomUUID()]);
  }
  heard.length = 0;
  await database.owner.value('select expire_chat_jobs(0)');
  expect(heard.filter((id) => id === userId || id === other).sort()).toEqual([userId, other].sort());
});

describe('where there is Realtime', () => {
  beforeAll(() =>
    database.db.exec(`
      create schema realtime;
      grant usage on schema realtime to authenticated;
      create table realtime.messages (topic text, extension text, payload jsonb, event text, private boolean);
      alter table realtime.messages enable row level security;
      grant select on realtime.messages to authenticated;
      create function realtime.topic() returns text language sql stable
        as $$ select current_setting('realtime.topic', true) $$;
      grant execute on function realtime.topic() to authenticated;
      create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
        language sql as $$ insert into realtime.messages values (topic, 'broadcast', payload, event, private) $$;
      select private.open_user_topic();
      select private.open_user_topic();
    `),
  );

  const messages = () =>
    database.db.query<{ payload: { head: number }; event: string; private: boolean }>(
      'select payload, event, private from realtime.messages where topic = $1',
      [`user:${userId}`],
    );

  test('the head goes once as a private broadcast to the topic of the user, and to nobody else', async () => {
    const before = (await messages()).rows.length;
    const { head } = await device.send([session()]);
    const { rows } = await messages();
    expect(rows.slice(before)).toEqual([{ payload: { head }, event: 'head', private: true }]);
    expect(heard).toEqual([]);
  });

  test('people may listen to their own topic alone', async () => {
    await device.send([session()]);
    const listening = (topic: string) =>
      database.trying(person(userId), async (sql) => {
        await sql.query(`select set_config('realtime.topic', $1, true)`, [topic]);
        return sql.value<boolean>('select exists (select from realtime.messages)');
      });
    expect(await listening(`user:${userId}`)).toBe(true);
    expect(await listening(`user:${randomUUID()}`)).toBe(false);
  });

  test('a broadcast that fails does not stop the write', async () => {
    await database.db.exec(
      `alter table realtime.messages add constraint broken check (topic = '') not valid`,
    );
    expect(await device.sendOne(session())).toMatchObject({ status: 'applied' });
    await database.db.exec('alter table realtime.messages drop constraint broken');
  });
});
