import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase, person } from './database.ts';
import { deviceOf, type Op } from './ops.ts';
import { aSession, aSolarEvent, insertInto } from './rows.ts';

let database: Database;
let userId: string;
let device: ReturnType<typeof deviceOf>;
let talk: Op;
let start: number;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  userId = await database.signUp();
  device = deviceOf(database, userId);
  talk = device.op('session.create', { title: 'Doors' });
  start = (await device.send([talk])).head;
});

const message = (session = talk.entity_id) => device.op('chat.send', { session_id: session, query: 'Why?' });

test('each message of a call gives a seq to itself, to its session and to the balance, which hold their last one', async () => {
  const messages = [message(), message(), message()];
  const { results, head } = await device.send(messages);
  expect(results.map(({ status, seq }) => [status, seq])).toEqual([
    ['applied', start + 3],
    ['applied', start + 6],
    ['applied', start + 9],
  ]);
  expect(await seqsOf('user_chats')).toEqual([start + 1, start + 4, start + 7]);
  expect(await seqsOf('chat_sessions')).toEqual([start + 8]);
  expect(await seqsOf('credit_ledger', `entry = 'reserve'`)).toEqual([start + 3, start + 6, start + 9]);
  expect(await seqsOf('credit_balances')).toEqual([start + 9]);
  expect(await thirds()).toBe(3);
  expect([head, await headOf()]).toEqual([start + 9, start + 9]);
});

test('a message that is held leaves the session, the balance and the head as the one before it left them', async () => {
  const { results, head } = await device.send(Array.from({ length: 8 }, () => message()));
  expect(results.map(({ code }) => code).slice(5)).toEqual([
    null,
    'insufficient_credits',
    'insufficient_credits',
  ]);
  expect([head, await headOf()]).toEqual([start + 18, start + 18]);
  expect(await seqsOf('chat_sessions')).toEqual([start + 17]);
  expect(await seqsOf('credit_balances')).toEqual([start + 18]);
  expect(await thirds()).toBe(0);
});

test('a call writes the head, the balance and a session once, however many messages it holds', async () => {
  const updates = `
    select sum(pg_stat_get_xact_tuples_updated(oid))::int from pg_class
    where oid in ('sync_heads'::regclass, 'credit_balances'::regclass, 'chat_sessions'::regclass)`;
  const written = await database.trying(person(userId), async (sql) => {
    const before = await sql.value<number>(updates);
    await sql.query(`select apply_ops('a device', $1)`, [
      JSON.stringify([message(), message(), device.op('event.create', aSolarEvent()), message()]),
    ]);
    return (await sql.value<number>(updates)) - before;
  });
  expect(written).toBe(3);
});

test('times rise with seq over the rows of a call, also those that are changed more than once', async () => {
  await device.send([message(), device.op('event.create', aSolarEvent()), message()]);
  const { rows } = await database.db.query<{ seq: number; at: string }>(
    `select seq, updated_at::text as at from user_chats where user_id = $1
     union all select seq, updated_at::text from user_events where user_id = $1
     union all select seq, updated_at::text from chat_sessions where user_id = $1
     union all select seq, updated_at::text from credit_balances where user_id = $1
     union all select head, stamped_at::text from sync_heads where user_id = $1
     order by 1`,
    [userId],
  );
  expect(rows.map((row) => row.seq)).toEqual([1, 4, 5, 6, 7, 7].map((place) => start + place));
  expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort());
  expect(new Set(rows.map((row) => row.at)).size).toBe(5);
});

test('a session that is renamed or deleted after its message in the same call holds the later change', async () => {
  const rename = { ...device.op('session.rename', { title: 'Windows' }), entity_id: talk.entity_id };
  await device.send([message(), rename]);
  expect(await seqsOf('chat_sessions', `title = 'Windows'`)).toEqual([start + 4]);

  const remove = { ...device.op('session.delete'), entity_id: talk.entity_id };
  const { head } = await device.send([message(), remove]);
  // The message before it, the session, the balance; then the session again, its two messages, and what they have cost.
  expect(head).toBe(start + 4 + 8);
  expect(await seqsOf('chat_sessions', 'deleted_at is not null')).toEqual([start + 8]);
  expect(await seqsOf('user_chats', 'deleted_at is not null')).toEqual([start + 9, start + 10]);
  expect(await seqsOf('credit_ledger', `entry = 'refund'`)).toEqual([start + 11, start + 12]);
  expect(await seqsOf('credit_balances')).toEqual([start + 12]);
  expect(await thirds()).toBe(6);
});

test('a message after the renaming of another session brings its own to the top', async () => {
  const other = device.op('session.create', { title: 'Stairs' });
  const rename = { ...device.op('session.rename', { title: 'Steps' }), entity_id: other.entity_id };
  await device.send([other, message(other.entity_id), rename, message()]);
  const { rows } = await database.db.query<{ id: string }>(
    'select id from chat_sessions where user_id = $1 order by updated_at desc',
    [userId],
  );
  expect(rows.map((row) => row.id)).toEqual([talk.entity_id, other.entity_id]);
});

test('an op and its withdrawal in one call carry the head of their moment', async () => {
  const late = message();
  const cancel = device.op('op.cancel', { op_id: late.op_id });
  const { results, head } = await device.send([message(), cancel, late]);
  expect(results.map(({ status, code, seq }) => [status, code, seq])).toEqual([
    ['applied', null, start + 3],
    ['applied', null, start + 3],
    ['rejected', 'cancelled', start + 3],
  ]);
  expect(head).toBe(start + 3);
});

test('what is written after a call in its transaction goes on from its head', async () => {
  const seqs = await database.trying(person(userId), async (sql) => {
    await sql.query(`select apply_ops('a device', $1)`, [JSON.stringify([message()])]);
    const direct = await sql.value<number>(...insertInto('chat_sessions', aSession(), { returning: 'seq' }));
    const { head } = await sql.value<{ head: number }>(`select apply_ops('a device', $1)`, [
      JSON.stringify([message()]),
    ]);
    return [direct, head];
  });
  expect(seqs).toEqual([start + 4, start + 7]);
});

test('an act whose call is taken back leaves nothing behind for the next one of the session', async () => {
  await database.trying(person(userId), (sql) =>
    sql.query(`select apply_ops('a device', $1)`, [JSON.stringify([message()])]),
  );
  expect((await device.send([message()])).head).toBe(start + 3);
  expect(await thirds()).toBe(5);
});

async function seqsOf(table: string, where = 'true'): Promise<number[]> {
  const { rows } = await database.db.query<{ seq: number }>(
    `select seq from ${table} where user_id = $1 and ${where} order by seq`,
    [userId],
  );
  return rows.map((row) => row.seq);
}

function thirds(): Promise<number> {
  return database.owner.value('select thirds from credit_balances where user_id = $1', [userId]);
}

function headOf(): Promise<number> {
  return database.owner.value('select head from sync_heads where user_id = $1', [userId]);
}
