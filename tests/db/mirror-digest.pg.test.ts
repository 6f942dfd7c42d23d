import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anon, type Database, failure, openDatabase, person, type Statements } from './database.ts';
import { aChat, aHousehold, type Household, insertInto } from './rows.ts';

let database: Database;
let home: Household;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  home = await aHousehold(database, await database.signUp());
  me = database.as(person(home.userId));
});
afterAll(() => database.close());

interface Digests {
  head: number;
  generation: string;
  tables: Record<string, { count: number; digest: number }>;
}

const digests = () => me.value<Digests>('select mirror_digest()');

/** The same from the pages that a mirror is made of, in the arithmetic of a device. */
async function digestsOfMirror(): Promise<Digests['tables']> {
  const page = await me.value<{
    rows: { table: string; row: { id: string; seq: number; deleted_at?: string | null } }[];
  }>('select pull_changes(0, null, 1, 2000)');
  const tables: Digests['tables'] = {};
  for (const { table, row } of page.rows) {
    if (row.deleted_at) continue;
    const { count, digest } = tables[table] ?? { count: 0, digest: 0 };
    const mixed = parseInt(row.id.slice(0, 8), 16) ^ Math.imul(row.seq, 2654435761);
    tables[table] = { count: count + 1, digest: (digest ^ mixed) >>> 0 };
  }
  return tables;
}

test('the digests of every mirrored table are those of a mirror that has all its rows', async () => {
  await me.query(
    `insert into user_chats (session_id, query) select $1, 'q' || n from generate_series(1, 300) as n`,
    [home.chat_sessions],
  );
  await me.query('delete from properties where id = $1', [home.properties]);
  const { head, generation, tables } = await digests();
  expect(tables).toMatchObject(await digestsOfMirror());
  expect(tables['user_chats']?.count).toBe(301);
  expect(tables['properties']).toEqual({ count: 0, digest: 0 });
  const heads = await me.row('select head, generation from sync_heads');
  expect({ head, generation }).toEqual(heads);
});

test('they stay right where the counter has more than 32 bits of product, and at the largest id', async () => {
  await database.db.query('update sync_heads set head = 3000000000 where user_id = $1', [home.userId]);
  const id = `ffffffff${randomUUID().slice(8)}`;
  await me.query(...insertInto('user_chats', aChat({ session_id: home.chat_sessions, id })));
  expect((await digests()).tables).toMatchObject(await digestsOfMirror());
});

test('an edit, a deletion and a new row each change the digest of their table alone', async () => {
  const before = await digests();
  await me.query(`update user_events set title = 'y' where id = $1`, [home.user_events]);
  const after = await digests();
  expect(after.tables['user_events']).not.toEqual(before.tables['user_events']);
  expect({ ...after.tables, user_events: 0 }).toEqual({ ...before.tables, user_events: 0 });
  await me.query('delete from user_events where id = $1', [home.user_events]);
  expect((await digests()).tables['user_events']).toEqual({ count: 0, digest: 0 });
});

test('only the signed-in person has digests', async () => {
  expect((await failure(database.as(anon).query('select mirror_digest()'))).code).toBe('42501');
  const stranger = database.as(person(randomUUID()));
  expect(await stranger.value('select mirror_digest()')).toBeNull();
});
