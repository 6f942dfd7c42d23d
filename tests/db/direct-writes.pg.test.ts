import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person, type Statements } from './database.ts';
import {
  aChat,
  aDeity,
  aFloorplan,
  aHousehold,
  anAnalysis,
  aProperty,
  aSession,
  type Household,
  insertInto,
} from './rows.ts';

let database: Database;
let home: Household;
let me: Statements;
let stranger: Household;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  home = await aHousehold(database, await database.signUp());
  stranger = await aHousehold(database, await database.signUp());
  me = database.as(person(home.userId));
});
afterAll(() => database.close());

const mirrored = [
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'property_photos',
  'vaastu_analysis',
  'user_events',
  'user_deity',
  'user_aartis',
] as const;

interface Stored {
  id: string;
  user_id: string;
  seq: number;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  origin_op: string | null;
  [column: string]: unknown;
}

/** A row as the database owner sees it, tombstone or not. */
const stored = (table: string, id: string) =>
  database.owner.row<Stored>(`select * from public.${table} where id = $1`, [id]);

const rowsLeft = (table: string, column: string, value: string) =>
  database.owner.value<number>(`select count(*)::int from public.${table} where ${column} = $1`, [value]);

const headOf = (userId: string) =>
  database.owner.value<number>('select head from sync_heads where user_id = $1', [userId]);

test('every mirrored table takes the head lock before its rows, stamps, and buries', async () => {
  const { rows } = await database.owner.query<{ name: string; triggers: string[] }>(
    `select tgrelid::regclass::text as name, array_agg(tgname::text order by tgname) as triggers from pg_trigger
     where tgname ~ '^[abc]_(lock|stamp|bury)' group by tgrelid order by 1`,
  );
  const all = ['a_lock_head', 'b_stamp_client', 'b_stamp_server', 'c_bury'];
  const expected: { name: string; triggers: string[] }[] = [
    ...mirrored.map((name) => ({ name, triggers: all })),
    // Written by their acts alone.
    { name: 'festival_reminders', triggers: all },
    { name: 'japa_days', triggers: all },
    { name: 'birth_profiles', triggers: all },
    // Nobody deletes a profile but with the account.
    { name: 'profiles', triggers: all.slice(0, 3) },
  ];
  expect(rows).toEqual(expected.sort((a, b) => a.name.localeCompare(b.name)));
});

describe('stamps', () => {
  test('what a client says about owner, seq, deletion, origin and times of a new row is ignored', async () => {
    const before = await headOf(home.userId);
    const id = await me.value<string>(
      ...insertInto(
        'chat_sessions',
        aSession({
          user_id: stranger.userId,
          seq: 1_000_000,
          deleted_at: '2001-01-01',
          created_at: '2001-01-01',
          updated_at: '2001-01-01',
          origin_op: randomUUID(),
        }),
      ),
    );
    const row = await stored('chat_sessions', id);
    expect(row).toMatchObject({ user_id: home.userId, seq: before + 1, deleted_at: null, origin_op: null });
    expect(row.created_at > '2020').toBe(true);
    expect(row.updated_at).toBe(row.created_at);
  });

  test('an update moves a row to the head and keeps its id, owner and creation time', async () => {
    const before = await stored('properties', home.properties);
    await me.query(
      `update properties set title = 'New name', id = $2, user_id = $3, seq = 1, created_at = '2001-01-01',
       updated_at = '2001-01-01', deleted_at = now(), origin_op = $2 where id = $1`,
      [home.properties, randomUUID(), stranger.userId],
    );
    const after = await stored('properties', home.properties);
    expect(after).toEqual({
      ...before,
      title: 'New name',
      seq: await headOf(home.userId),
      updated_at: after.updated_at,
    });
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test('times rise strictly with seq, also within one statement', async () => {
    await me.query(
      `insert into user_chats (session_id, query) select $1, 'question ' || n from generate_series(1, 200) as n`,
      [home.chat_sessions],
    );
    const { rows } = await me.query<{ query: string; ties: number }>(
      `select query, (select count(*)::int from user_chats t where t.created_at = c.created_at) as ties
       from user_chats c where session_id = $1 and query like 'question %' order by created_at`,
      [home.chat_sessions],
    );
    expect(rows.map((row) => row.query)).toEqual(Array.from({ length: 200 }, (_, n) => `question ${n + 1}`));
    expect(new Set(rows.map((row) => row.ties))).toEqual(new Set([1]));
  });

  test('no seq is given twice to one user, over all tables and statements', async () => {
    await me.query(`update user_events set title = 'Again' where id = $1`, [home.user_events]);
    await me.query('delete from properties where id = $1', [home.properties]);
    const union = [...mirrored, 'profiles', 'credit_balances'].map(
      (table) => `select seq from ${table} where user_id = $1`,
    );
    const { rows } = await database.db.query<{ seq: number }>(union.join(' union all '), [home.userId]);
    expect(new Set(rows.map((row) => row.seq)).size).toBe(rows.length);
    expect(Math.max(...rows.map((row) => row.seq))).toBe(await headOf(home.userId));
  });

  test('a statement that fails gives its seq back and the next one continues without a hole', async () => {
    const before = await headOf(home.userId);
    await failure(me.query(...insertInto('chat_sessions', aSession({ title: ' ' }))));
    expect(await headOf(home.userId)).toBe(before);
  });

  test('the writes of one user leave the counter of another alone', async () => {
    const before = await headOf(stranger.userId);
    await me.query(...insertInto('properties', aProperty()));
    expect(await headOf(stranger.userId)).toBe(before);
  });

  test('the database owner says whose row it is, and the row is stamped all the same', async () => {
    const id = await database.owner.value<string>(
      ...insertInto('chat_sessions', aSession({ user_id: home.userId, seq: 5 })),
    );
    expect(await stored('chat_sessions', id)).toMatchObject({
      user_id: home.userId,
      seq: await headOf(home.userId),
    });
  });

  test('a new message brings its session to the top of the list', async () => {
    const later = await me.value<string>(...insertInto('chat_sessions', aSession({ title: 'Later' })));
    await me.query(...insertInto('user_chats', aChat({ session_id: home.chat_sessions })));
    const { rows } = await me.query<{ id: string }>('select id from chat_sessions order by updated_at desc');
    expect(rows.map((row) => row.id)).toEqual([home.chat_sessions, later]);
  });
});

describe('deletion', () => {
  test.each(mirrored)(
    'a row of %s deleted by its owner becomes a tombstone at the head, hidden from reads',
    async (table) => {
      const before = await stored(table, home[table]);
      const { affectedRows } = await me.query(`delete from ${table} where id = $1`, [home[table]]);
      expect(affectedRows).toBe(0);
      const after = await stored(table, home[table]);
      expect(after.deleted_at).not.toBeNull();
      expect(after.seq).toBeGreaterThan(before.seq);
      expect((await me.query(`select id from ${table} where id = $1`, [home[table]])).rows).toEqual([]);
    },
  );

  const families = [
    ['chat_sessions', ['user_chats']],
    ['properties', ['floorplans', 'vaastu_analysis', 'property_photos']],
    ['floorplans', ['vaastu_analysis']],
    ['user_deity', ['user_aartis']],
  ] as const;
  test.each(families)(
    'deleting one of %s buries its %s with it and nothing else',
    async (parent, children) => {
      await me.query(`delete from ${parent} where id = $1`, [home[parent]]);
      const parentRow = await stored(parent, home[parent]);
      const deletedAt: Record<string, string | null> = {};
      for (const table of mirrored) deletedAt[table] = (await stored(table, home[table])).deleted_at;
      const buried: readonly string[] = [parent, ...children];
      expect(deletedAt).toEqual(
        Object.fromEntries(
          mirrored.map((table) => [table, buried.includes(table) ? parentRow.deleted_at : null]),
        ),
      );
    },
  );

  test('a tombstone is deaf: it is neither changed nor deleted again nor brought back', async () => {
    await me.query('delete from properties where id = $1', [home.properties]);
    const buried = await stored('properties', home.properties);
    await me.query(`update properties set title = 'Back', deleted_at = null where id = $1`, [
      home.properties,
    ]);
    await me.query('delete from properties where id = $1', [home.properties]);
    expect(await stored('properties', home.properties)).toEqual(buried);
  });

  test.each([
    ['user_chats', 'chat_sessions', (parent: string) => aChat({ session_id: parent })],
    ['floorplans', 'properties', (parent: string) => aFloorplan({ property_id: parent })],
    ['vaastu_analysis', 'floorplans', (parent: string) => anAnalysis({ floorplan_id: parent })],
  ] as const)('no row of %s can be added under a deleted row of %s', async (child, parent, values) => {
    await me.query(`delete from ${parent} where id = $1`, [home[parent]]);
    const error = await failure(me.query(...insertInto(child, values(home[parent]))));
    expect(error.code).toBe('23503');
  });

  test('a deity can be added to the collection again after its removal, but not twice', async () => {
    const deity = await me.value<string>(`select id from deities where name = 'Shiv'`);
    const first = await me.value<string>(...insertInto('user_deity', aDeity({ deity_id: deity })));
    expect((await failure(me.query(...insertInto('user_deity', aDeity({ deity_id: deity }))))).code).toBe(
      '23505',
    );
    await me.query('delete from user_deity where id = $1', [first]);
    await me.query(...insertInto('user_deity', aDeity({ deity_id: deity })));
  });

  test('a deletion by the database owner is real and takes the children', async () => {
    await database.owner.query('delete from properties where id = $1', [home.properties]);
    expect(await rowsLeft('properties', 'id', home.properties)).toBe(0);
    expect(await rowsLeft('vaastu_analysis', 'id', home.vaastu_analysis)).toBe(0);
  });

  test('erasing an account removes every row of that account and no row of another', async () => {
    await database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [home.userId, randomUUID()]);
    await database.db.query('delete from auth.users where id = $1', [home.userId]);
    const { rows } = await database.db.query<{ table: string }>(
      `select c.relname as "table" from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const left = [];
    for (const { table } of rows) {
      if ((await rowsLeft(table, 'user_id', home.userId)) > 0) left.push(table);
    }
    expect(rows.length).toBeGreaterThan(10);
    expect(left).toEqual([]);
    expect(await rowsLeft('user_chats', 'id', stranger.user_chats)).toBe(1);
  });
});

describe('ownership', () => {
  test.each([
    ['user_chats', () => aChat({ session_id: stranger.chat_sessions })],
    ['floorplans', () => aFloorplan({ property_id: stranger.properties })],
    ['vaastu_analysis', () => anAnalysis({ floorplan_id: stranger.floorplans })],
  ] as const)('a row of %s cannot hang on the parent of somebody else', async (table, values) => {
    const error = await failure(me.query(...insertInto(table, values())));
    expect(error.code).toBe('23503');
  });

  test('an analysis belongs to the property of its floorplan, whatever the client says, and moves with it', async () => {
    const other = await me.value<string>(...insertInto('properties', aProperty({ title: 'Shop' })));
    const analysis = await me.value<string>(
      ...insertInto('vaastu_analysis', anAnalysis({ floorplan_id: home.floorplans, property_id: other })),
    );
    expect((await stored('vaastu_analysis', analysis))['property_id']).toBe(home.properties);
    await me.query('update floorplans set property_id = $2 where id = $1', [home.floorplans, other]);
    expect((await stored('vaastu_analysis', analysis))['property_id']).toBe(other);
  });

  test('a person cannot take over a row by writing its id again', async () => {
    const upsert = `insert into chat_sessions (id, title) values ($1, 'Mine')
      on conflict (id) do update set title = excluded.title`;
    await failure(me.query(upsert, [stranger.chat_sessions]));
    expect(await stored('chat_sessions', stranger.chat_sessions)).toMatchObject({ user_id: stranger.userId });
  });

  test('a token that outlives its account can write nothing', async () => {
    await database.db.query('delete from auth.users where id = $1', [home.userId]);
    expect((await failure(me.query(...insertInto('properties', aProperty())))).code).toBe('PT401');
  });
});
