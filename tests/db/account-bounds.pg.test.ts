import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, failure, openDatabase, person, refusalOf, type Statements } from './database.ts';
import { deviceOf, upload } from './ops.ts';
import {
  aChat,
  aDeity,
  aFloorplan,
  aHousehold,
  anAarti,
  anAnalysis,
  aPhoto,
  aProperty,
  aSession,
  aSolarEvent,
  type Household,
  insertInto,
} from './rows.ts';

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

const ownFile = () => `${home.userId}/${randomUUID()}.png`;

/** A row of each table that a person writes. */
const rows: Record<string, () => Record<string, unknown>> = {
  chat_sessions: aSession,
  user_chats: () => aChat({ session_id: home.chat_sessions }),
  properties: aProperty,
  floorplans: () => aFloorplan({ image_url: ownFile() }),
  property_photos: () => aPhoto({ property_id: home.properties, image_url: ownFile() }),
  vaastu_analysis: () => anAnalysis({ floorplan_id: home.floorplans }),
  user_events: aSolarEvent,
  user_deity: aDeity,
  user_aartis: () => anAarti({ user_deity_id: home.user_deity }),
};

const mostOf = (table: string) => database.owner.value<number>('select private.most_rows($1)', [table]);

/** Puts so many rows into a table as the installation itself does, which nothing bounds. */
async function fill(table: string, count: number): Promise<void> {
  const row = { ...rows[table]?.(), user_id: home.userId };
  const names = Object.keys(row).join(', ');
  await database.owner.query(
    `insert into public.${table} (${names})
     select ${names} from jsonb_populate_record(null::public.${table}, $1), generate_series(1, $2)`,
    [JSON.stringify(row), count],
  );
}

test('each table that a person writes has a bound, with room for years', async () => {
  for (const table of Object.keys(rows)) expect(await mostOf(table), table).toBeGreaterThanOrEqual(500);
  const { rows: bounded } = await database.owner.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'bounded_for_%'`,
  );
  const { rows: written } = await database.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and has_table_privilege('authenticated', oid, 'insert')
       and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id')`,
  );
  expect(bounded.map(({ name }) => name).sort()).toEqual(written.map(({ name }) => name).sort());
});

describe('an account has no more rows than its bound', () => {
  const most = 20;
  beforeAll(async () => {
    await database.owner.query(
      `create or replace function private.most_rows(target text) returns integer
       language sql immutable set search_path = '' as 'select ${most}'`,
    );
  });

  test.each(Object.keys(rows))('in %s', async (table) => {
    // One is there already.
    await fill(table, most - 2);
    const add = () => me.query(...insertInto(table, rows[table]?.() ?? {}));
    await add();
    expect(refusalOf(await failure(add()))).toMatchObject({ status: 413, code: 'account_full' });
    // What was deleted counts as long as it can still be told to other devices.
    await me.query(`delete from public.${table} where id = $1`, [home[table as keyof Household]]);
    const error = await failure(me.query(...insertInto(table, rows[table]?.() ?? {})));
    expect(['PGRST', '23503']).toContain(error.code);
    await aHousehold(database, await database.signUp());
  });

  test('but for what the installation brings: an account that moves comes whole', async () => {
    await fill('properties', most + 5);
    expect(await me.value('select count(*)::int from properties')).toBe(most + 6);
  });

  test('by acts either, which are settled as refused', async () => {
    const device = deviceOf(database, home.userId);
    await fill('properties', most - 2);
    const add = () => device.op('property.create', { title: 'Home', city: 'Pune' });
    const [last, over] = [add(), add()];
    const { results } = await device.send([last, over, device.op('session.create', { title: 'Still' })]);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['applied', null],
      ['rejected', 'account_full'],
      ['applied', null],
    ]);
    // The receipt says it again, so that nobody tries for ever.
    expect(await device.sendOne(over)).toMatchObject({ status: 'rejected', code: 'account_full' });
  });

  test('in many rows of one statement', async () => {
    await fill('user_deity', most - 11);
    const many = (count: number) =>
      me.query(`insert into user_deity (name) select 'Devi ' || n from generate_series(1, $1) as n`, [count]);
    expect(refusalOf(await failure(many(11))).code).toBe('account_full');
    await many(10);
  });
});

describe('a row that is written directly names a file of its owner', () => {
  const named: [table: string, column: string][] = [
    ['user_chats', 'image_url'],
    ['floorplans', 'image_url'],
    ['property_photos', 'image_url'],
    ['user_deity', 'image'],
    ['user_aartis', 'file_url'],
  ];
  const foreign = () => [
    `${randomUUID()}/1.png`,
    `https://disha.example/storage/v1/object/floorplans/${randomUUID()}/1.png`,
    `${home.userId}/../${randomUUID()}/1.png`,
    `${home.userId}/%2E%2e/${randomUUID()}/1.png`,
  ];

  test.each(named)('in %s.%s', async (table, column) => {
    const add = (reference: string) =>
      me.value<string>(...insertInto(table, { ...rows[table]?.(), [column]: reference }));
    const id = await add(ownFile());
    const change = (reference: string) =>
      me.query(`update public.${table} set ${column} = $2 where id = $1`, [id, reference]);
    await change(ownFile());
    for (const reference of foreign()) {
      // The picture of a deity may be an address elsewhere.
      if (table === 'user_deity' && reference.startsWith('https:')) continue;
      for (const write of [add, change])
        expect(refusalOf(await failure(write(reference))), reference).toMatchObject({
          status: 403,
          code: 'foreign_file',
        });
    }
  });

  test('in the profile, where what a provider gave may stay', async () => {
    const given = 'https://pictures.example/asha.png';
    await database.owner.query('update profiles set avatar_url = $2 where id = $1', [home.userId, given]);
    const change = (reference: string) =>
      me.query('update profiles set avatar_url = $2 where id = $1', [home.userId, reference]);
    await change(given);
    await change(ownFile());
    expect(refusalOf(await failure(change(given))).code).toBe('foreign_file');
  });

  test('and a deity a picture elsewhere', async () => {
    await me.query(...insertInto('user_deity', aDeity({ image: 'https://pictures.example/devi.png' })));
    const theirs = `https://disha.example/storage/v1/object/public/user_deities/${randomUUID()}/1.png`;
    const error = await failure(me.query(...insertInto('user_deity', aDeity({ image: theirs }))));
    expect(refusalOf(error).code).toBe('foreign_file');
  });

  test('as it does in an act', async () => {
    const device = deviceOf(database, home.userId);
    const file = await upload(database, 'floorplans', `${randomUUID()}/1.png`);
    const op = device.op('floorplan.create', { title: 'Theirs', image_url: file });
    expect(await device.sendOne(op)).toMatchObject({ status: 'rejected', code: 'foreign_file' });
  });
});

test('a file counts as what it takes of the disk, however small it is', async () => {
  const keep = (size: number) =>
    database.owner.query(
      `insert into storage.objects (bucket_id, name, owner, metadata)
       values ('avatars', $1 || '/' || $2, $1::uuid, jsonb_build_object('size', $3::int))`,
      [home.userId, randomUUID(), size],
    );
  for (const size of [1, 16 * 1024, 100_000]) await keep(size);
  const stored = await database.owner.value('select private.stored_bytes($1)::int', [home.userId]);
  expect(stored).toBe(2 * 16 * 1024 + 100_000);
});
