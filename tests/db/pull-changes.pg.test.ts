import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBirth } from '#tests/builders/a-birth.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import { anon, type Database, failure, openDatabase, person, type Statements } from './database.ts';
import { aChat, aHousehold, aProperty, aSession, type Household, insertInto } from './rows.ts';

interface Page {
  rows: {
    table: string;
    row: { id: string; seq: number; deleted_at?: string | null; [column: string]: unknown };
  }[];
  next: number;
  head: number;
  floor: number;
  generation: string;
  schema: number;
  resync: 'generation' | 'head' | 'floor' | null;
}

let database: Database;
let home: Household;
let me: Statements;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  home = await aHousehold(database, await database.signUp());
  me = database.as(person(home.userId));
  await database.owner.query(
    `insert into festival_reminders (id, user_id, festival_id, days, hour) values ($1, $2, 'diwali', '{1}', 8)`,
    [festivalReminderIdOf(home.userId, 'diwali'), home.userId],
  );
  await database.owner.query(
    `insert into japa_days (id, user_id, day, mantra, count) values ($1, $2, '2026-11-24', 'ॐ नमः शिवाय', 108)`,
    [randomUUID(), home.userId],
  );
  await database.owner.query(
    ...insertInto('birth_profiles', { ...aBirth, id: randomUUID(), user_id: home.userId }),
  );
});
afterAll(() => database.close());

const pull = (
  cursor = 0,
  { size = 500, generation, knownFloor, sql = me }: PullOptions = {},
): Promise<Page> =>
  sql.value<Page>('select pull_changes($1, $2, 1, $3, $4)', [
    cursor,
    generation ?? null,
    size,
    knownFloor ?? null,
  ]);

interface PullOptions {
  size?: number;
  generation?: string;
  knownFloor?: number;
  sql?: Statements;
}

const mirrored = [
  'profiles',
  'chat_sessions',
  'user_chats',
  'properties',
  'floorplans',
  'property_photos',
  'vaastu_analysis',
  'user_events',
  'festival_reminders',
  'japa_days',
  'birth_profiles',
  'user_deity',
  'user_aartis',
  'credit_balances',
];

/** `table id seq` of everything the user has on the server, tombstones included. */
async function everything(userId: string): Promise<string[]> {
  const parts = mirrored.map((table) => {
    const id = table === 'credit_balances' ? 'user_id' : 'id';
    return `select '${table} ' || ${id} || ' ' || seq as line, seq from ${table} where user_id = $1`;
  });
  const { rows } = await database.db.query<{ line: string }>(`${parts.join(' union all ')} order by seq`, [
    userId,
  ]);
  return rows.map((row) => row.line);
}

const byText = (a: string, b: string) => a.localeCompare(b);
const lines = (page: Page) => page.rows.map(({ table, row }) => `${table} ${row.id} ${row.seq}`);

describe('pages', () => {
  test('a first pull brings every mirrored table, rows whole, in order of seq', async () => {
    const page = await pull();
    expect(new Set(page.rows.map((row) => row.table))).toEqual(new Set(mirrored));
    expect(lines(page)).toEqual(await everything(home.userId));
    expect(page).toMatchObject({ next: page.head, floor: 0, schema: 1, resync: null });
    const session = page.rows.find((row) => row.table === 'chat_sessions')?.row;
    expect(session).toMatchObject({
      id: home.chat_sessions,
      user_id: home.userId,
      title: 'Kitchen in the south east',
    });
    expect(session?.['created_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    const balance = page.rows.find((row) => row.table === 'credit_balances')?.row;
    expect(balance).toMatchObject({ id: home.userId, thirds: 6 });
  });

  test('pages of any size bring every row exactly once', async () => {
    await me.query(
      `insert into user_chats (session_id, query) select $1, 'q' || n from generate_series(1, 30) as n`,
      [home.chat_sessions],
    );
    await me.query('delete from properties where id = $1', [home.properties]);
    const expected = await everything(home.userId);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
        const seen: string[] = [];
        let cursor = 0;
        for (;;) {
          const page = await pull(cursor, { size });
          expect(page.rows.length).toBeLessThanOrEqual(size);
          seen.push(...lines(page));
          cursor = page.next;
          if (cursor >= page.head) break;
        }
        expect(seen).toEqual(expected);
      }),
      { numRuns: 15, seed: 20261121 },
    );
  });

  test('a mirror that pulls between any writes holds in the end what the server holds', async () => {
    const act = fc.constantFrom('add', 'rename', 'delete', 'spend', 'pull');
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 5, maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        async (acts, size) => {
          const userId = await database.signUp();
          const sql = database.as(person(userId));
          const mirror = new Map<string, number>();
          let cursor = 0;
          const pullOnce = async () => {
            const page = await pull(cursor, { size, sql });
            for (const { table, row } of page.rows) {
              const known = mirror.get(`${table} ${row.id}`) ?? -1;
              expect(row.seq).toBeGreaterThan(known);
              mirror.set(`${table} ${row.id}`, row.seq);
            }
            expect(page.next).toBeGreaterThanOrEqual(cursor);
            cursor = page.next;
            return page.next < page.head;
          };
          for (const name of acts) {
            if (name === 'pull') await pullOnce();
            else await someWrite[name](sql, userId);
          }
          while (await pullOnce());
          const held = [...mirror].map(([key, seq]) => `${key} ${seq}`).sort();
          expect(held).toEqual((await everything(userId)).sort());
        },
      ),
      { numRuns: 12, seed: 20261121 },
    );
  });

  const someWrite = {
    add: (sql: Statements) => sql.query(...insertInto('properties', aProperty())),
    rename: (sql: Statements) => sql.query(`update properties set title = 'Renamed'`),
    delete: (sql: Statements) =>
      sql.query('delete from properties where id = (select min(id::text)::uuid from properties)'),
    spend: (_: Statements, userId: string) =>
      database.db.query(`select reserve_credits($1, $2, 'text', 1)`, [userId, randomUUID()]),
  };

  test('a tombstone comes as a row, and a pull from the head brings nothing', async () => {
    const { head } = await pull();
    await me.query('delete from chat_sessions where id = $1', [home.chat_sessions]);
    const page = await pull(head);
    expect(page.rows.map(({ table, row }) => [table, row.id, row.deleted_at !== null])).toEqual([
      ['chat_sessions', home.chat_sessions, true],
      ['user_chats', home.user_chats, true],
    ]);
    expect(await pull(page.next)).toMatchObject({ rows: [], next: page.next, head: page.next });
  });

  test('a gap that a real deletion leaves at the head does not keep a mirror asking', async () => {
    const last = await me.value<string>(...insertInto('properties', aProperty()));
    await database.db.query('delete from properties where id = $1', [last]);
    const page = await pull();
    expect(page.next).toBe(page.head);
  });

  test('nobody sees rows of somebody else, and anon cannot call it', async () => {
    const strangerId = await database.signUp();
    const page = await pull(0, { sql: database.as(person(strangerId)) });
    expect(page.rows.every(({ row }) => row['user_id'] === strangerId)).toBe(true);
    expect(page.rows.length).toBe(2);
    expect((await failure(database.as(anon).query('select pull_changes()'))).code).toBe('42501');
  });

  test('odd page sizes are brought into range', async () => {
    expect((await pull(0, { size: 0 })).rows).toHaveLength(1);
    expect((await pull(0, { size: -5 })).rows).toHaveLength(1);
    expect((await pull(0, { size: 1_000_000 })).rows.length).toBeGreaterThan(5);
  });
});

describe('resync', () => {
  test('another generation, or a cursor beyond the head, tells the mirror to start anew and sends nothing', async () => {
    const { head, generation } = await pull();
    expect(await pull(3, { generation: randomUUID() })).toMatchObject({
      resync: 'generation',
      rows: [],
      next: 0,
      generation,
    });
    expect(await pull(head + 1, { generation })).toMatchObject({ resync: 'head', rows: [], next: 0 });
    expect(await pull(head, { generation })).toMatchObject({ resync: null, next: head });
  });

  test('a purge removes old tombstones, raises the floor, and resyncs only mirrors that may have missed them', async () => {
    const before = await pull();
    await me.query('delete from chat_sessions where id = $1', [home.chat_sessions]);
    const buried = await pull(before.head);
    await me.query(...insertInto('properties', aProperty()));
    await database.db.query('update chat_sessions set deleted_at = deleted_at where id = $1', [
      home.chat_sessions,
    ]);
    await age(home.chat_sessions, home.user_chats);

    expect(await purge()).toBe(2);
    expect(await purge()).toBe(0);
    const { floor } = await pull();
    expect(floor).toBeGreaterThan(buried.head);
    expect(
      (await database.db.query('select 1 from user_chats where id = $1', [home.user_chats])).rows,
    ).toEqual([]);
    const { generation } = before;
    expect(await pull(buried.head, { generation })).toMatchObject({ resync: 'floor', rows: [], next: 0 });
    expect(await pull(floor, { generation })).toMatchObject({ resync: null });
  });

  test('a mirror that is built after a purge gets through with small pages', async () => {
    await me.query('delete from user_aartis where id = $1', [home.user_aartis]);
    await age(home.user_aartis);
    await purge();
    const first = await pull(0, { size: 2 });
    expect(first.next).toBeLessThan(first.floor);
    let { next } = first;
    const seen = lines(first);
    while (next < first.head) {
      const page = await pull(next, { size: 2, generation: first.generation, knownFloor: first.floor });
      expect(page.resync).toBeNull();
      seen.push(...lines(page));
      next = page.next;
    }
    expect(seen).toEqual(await everything(home.userId));
  });

  test('a young tombstone stays', async () => {
    await me.query('delete from user_events where id = $1', [home.user_events]);
    expect(await purge()).toBe(0);
    expect((await pull()).floor).toBe(0);
  });

  const purge = () => database.owner.value<number>('select purge_tombstones()');

  async function age(...ids: string[]) {
    for (const table of ['chat_sessions', 'user_chats', 'user_aartis']) {
      await database.db.query(
        `update ${table} set deleted_at = deleted_at - interval '181 days' where id = any ($1)`,
        [ids],
      );
    }
  }
});

describe('the newest sessions first', () => {
  test('a new device gets the newest sessions with their last messages, then nothing is lost in pages', async () => {
    for (let n = 1; n <= 3; n += 1) {
      const id = await me.value<string>(...insertInto('chat_sessions', aSession({ title: `Session ${n}` })));
      for (let m = 1; m <= 4; m += 1)
        await me.query(...insertInto('user_chats', aChat({ session_id: id, query: `${n}.${m}` })));
    }
    await me.query(`delete from user_chats where query = '3.4'`);
    const newest = await me.value<Page>('select pull_newest(2, 2)');
    const values = (table: string, column: string) =>
      newest.rows.filter((row) => row.table === table).map(({ row }) => String(row[column]));
    expect(values('chat_sessions', 'title').sort(byText)).toEqual(['Session 2', 'Session 3']);
    expect(values('user_chats', 'query').sort(byText)).toEqual(['2.3', '2.4', '3.2', '3.3']);
    expect(values('profiles', 'id')).toEqual([home.userId]);
    expect(values('credit_balances', 'thirds')).toEqual(['6']);
    const page = await pull();
    expect(newest).toMatchObject({ head: page.head, generation: page.generation, floor: 0, schema: 1 });
    const pulled = new Set(lines(page));
    expect(lines(newest).every((line) => pulled.has(line))).toBe(true);
  });
});

describe('long texts', () => {
  const most = 10_000;
  beforeAll(async () => {
    await database.owner.query(
      `create or replace function private.most_page_bytes() returns bigint
       language sql immutable set search_path = '' as 'select ${most}::bigint'`,
    );
  });

  const words = (letters: number): string => 'न'.repeat(letters / 3);
  const sizeOf = (rows: Page['rows']): number => Buffer.byteLength(JSON.stringify(rows));

  test('end a page before its rows do, and come all of them, page by page', async () => {
    const { head } = await pull();
    for (const letters of [6000, 6000, 3000, 3000, 3000])
      await me.query(...insertInto('properties', aProperty({ description: words(letters) })));
    const sessionId = home.chat_sessions;
    await me.query(...insertInto('user_chats', aChat({ session_id: sessionId, query: words(15_000) })));
    await me.query(...insertInto('user_chats', aChat({ session_id: sessionId, query: words(3000) })));
    const all = (
      await database.owner.query<{ seq: string }>(
        `select seq from properties where user_id = $1 and seq > $2 union all
       select seq from user_chats where user_id = $1 and seq > $2`,
        [home.userId, head],
      )
    ).rows;
    const seen: number[] = [];
    let pages = 0;
    for (let cursor = head; ; pages += 1) {
      const page = await pull(cursor, { size: 2000 });
      expect(page.rows.length).toBeGreaterThan(0);
      if (page.rows.length > 1) expect(sizeOf(page.rows)).toBeLessThan(2 * most);
      seen.push(...page.rows.filter(({ table }) => table !== 'chat_sessions').map(({ row }) => row.seq));
      if (page.next >= page.head) break;
      expect(page.next).toBeGreaterThan(cursor);
      cursor = page.next;
    }
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(seen).toEqual(all.map(({ seq }) => Number(seq)).sort((one, other) => one - other));
  });

  test('of the newest conversations come first as many as fit', async () => {
    const sessionId = home.chat_sessions;
    for (let n = 0; n < 5; n += 1)
      await me.query(...insertInto('user_chats', aChat({ session_id: sessionId, query: words(4500) })));
    const newest = await me.value<Page>('select pull_newest(100, 200)');
    const messages = newest.rows.filter(({ table }) => table === 'user_chats');
    expect(messages).toHaveLength(2);
    expect(newest.rows.map(({ table }) => table)).toContain('chat_sessions');
  });

  test('of a usual length leave a page as long as it was asked for', async () => {
    expect((await pull(0, { size: 3 })).rows).toHaveLength(3);
  });
});
