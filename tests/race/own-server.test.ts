import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#supabase/local/database.ts';
import { migrationsFolder } from '#supabase/local/migrate.ts';
import { readDatabaseAddress } from '#supabase/local/postgres/address.ts';
import { type HeldServer, openServer } from '#supabase/local/postgres/open-server.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { readSettings } from '#supabase/local/settings.ts';
import { openServerDatabase, urlOf } from './server-database.ts';

const postgres = inject('postgres');

/** An administrator of the server, who makes and removes what a test needs. */
let admin: Client;
const at = (database: string, user?: string, password?: string): string => {
  if (postgres === null) throw new Error('there is no server');
  return urlOf({ ...postgres, ...(user && { user }), ...(password && { password }) }, database);
};

describe.skipIf(postgres === null)('a PostgreSQL of one’s own', () => {
  beforeAll(async () => {
    admin = new Client({ connectionString: at('postgres') });
    await admin.connect();
  });
  afterAll(() => admin.end());

  async function madeDatabase(more = ''): Promise<string> {
    const name = `own_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} ${more}`);
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
    });
    return name;
  }

  async function started(url: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'disha-own-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { connection } = await openDatabase(
      readSettings({ DATA_DIR: folder, DATABASE_URL: url }),
      await loadSecrets(folder),
      () => {},
    );
    await connection.close();
    expect(await readFile(join(folder, 'database.json'), 'utf8')).not.toContain(postgres?.password);
  }

  test('is made by somebody who is no superuser, and started again by them', async () => {
    const name = `owner_${randomUUID().slice(0, 8)}`;
    await admin.query(`create role ${name} login createrole bypassrls password 'word'`);
    onTestFinished(async () => {
      await admin.query(`drop owned by ${name}; drop role ${name}`);
    });
    const database = await madeDatabase(`owner ${name}`);
    const url = at(database, name, 'word');
    await started(url);
    await started(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    // Whoever asks with no token sees what is public, and nothing else.
    await client.query('begin; set local role anon');
    expect((await client.query('select name from public.deities')).rowCount).toBeGreaterThan(0);
    await expect(client.query('select * from auth.users')).rejects.toThrow('permission denied');
    await client.end();
  });

  test('says in a sentence why it cannot be used, and never its password', async () => {
    const stranger = `stranger_${randomUUID().slice(0, 8)}`;
    await admin.query(`create role ${stranger} login password 'word'`);
    onTestFinished(async () => {
      await admin.query(`drop role ${stranger}`);
    });
    const [foreign, hosted, latin, empty] = [
      await madeDatabase(),
      await madeDatabase(),
      await madeDatabase(`template template0 encoding 'LATIN1' locale 'C'`),
      await madeDatabase(),
    ];
    await inside(foreign, 'create table public.invoices (id int)');
    await inside(hosted, 'create schema auth; create table auth.schema_migrations (version text)');
    const password = postgres?.password ?? '';
    const refused: [string, RegExp][] = [
      [`postgres://a:${password}@127.0.0.1:1/disha`, /No PostgreSQL answers at 127\.0\.0\.1:1\/disha/],
      [`postgres://a:${password}@db.invalid/disha`, /No PostgreSQL answers at db\.invalid:5432\/disha/],
      [at(empty, 'disha', 'wrong-word'), /does not let disha in: look at the name and the password/],
      [at('nowhere'), /There is no database nowhere .*create database "nowhere"/],
      [at(foreign), /holds something else \(1 tables\)/],
      [at(hosted), /belongs to a Supabase project/],
      [at(latin), /has the encoding LATIN1; Disha needs UTF8/],
      [at(empty, stranger, 'word'), /may not create schemas in/],
    ];
    for (const [url, words] of refused) {
      const failure = await started(url).catch((error: unknown) => error as Error);
      expect(String(failure)).toMatch(words);
      expect(String(failure)).not.toContain(password);
      expect(String(failure)).not.toContain('wrong-word');
    }
  });

  test('is held by one Disha at a time', async () => {
    const database = await openServerDatabase(postgres ?? never());
    const url = await urlOfDatabase(database);
    const first = await held(url);
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const second = held(url).then(
        () => 'held',
        (error: unknown) => String(error),
      );
      await new Promise((resolve) => setTimeout(resolve, 600));
      vi.advanceTimersByTime(60_000);
      expect(await second).toMatch(/is used by another Disha/);
    } finally {
      vi.useRealTimers();
    }
    await first.close();
    await (await held(url)).close();
    await database.close();
  });

  test('gives each request its own claims and time, however many there are at once', async () => {
    const database = await openServerDatabase(postgres ?? never());
    const server = await held(await urlOfDatabase(database), 3);
    const people = await Promise.all(Array.from({ length: 12 }, () => database.signUp()));
    const { connection } = server;
    const asking = (userId: string) => ({
      auth: { role: 'authenticated', uid: userId, jwt: { sub: userId } },
    });
    const seen = await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const userId = people[index % people.length] ?? '';
        const said = await connection.kysely.transaction().execute(async (tx) => {
          await connection.applyJwtSessionContext(tx, asking(userId));
          const { rows } = await sql`
            select auth.uid()::text as uid, current_user::text as role, current_setting('statement_timeout') as timeout,
              (select array_agg(user_id::text) from public.credit_balances) as balances from pg_sleep(0.005)`.execute(
            tx,
          );
          return rows[0];
        });
        return [userId, said];
      }),
    );
    for (const [userId, said] of seen)
      expect(said).toEqual({ uid: userId, role: 'authenticated', timeout: '8s', balances: [userId] });
    // And leaves nothing of it to whoever has the connection next.
    const { rows } = await connection.driver.query<{ uid: string | null; role: string }>(
      `select auth.uid()::text as uid, current_user::text as role`,
    );
    expect(rows).toEqual([{ uid: null, role: postgres?.user }]);
    await server.close();
    await database.close();
  });

  test('lets what redeems tokens come one after the other, and one within another be the same', async () => {
    const database = await openServerDatabase(postgres ?? never());
    const { connection, close } = await held(await urlOfDatabase(database));
    await database.owner.query('create table public.notes (words text)');
    let within = 0;
    const note = async (words: string) =>
      connection.runInTransaction(async (tx) => {
        within += 1;
        expect(within).toBe(1);
        await sql`insert into public.notes values (${words})`.execute(tx);
        await connection.runInTransaction((same) =>
          sql`insert into public.notes values ('again')`.execute(same),
        );
        within -= 1;
        if (words === 'refused') throw new Error(words);
      });
    const outcomes = await Promise.allSettled([note('one'), note('refused'), note('two')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await database.owner.query('select words from public.notes')).toEqual(
      ['one', 'again', 'two', 'again'].map((words) => ({ words })),
    );
    await close();
    await database.close();
  });

  test('gives values as the embedded database does, and takes lists as lists and as JSON', async () => {
    const database = await openServerDatabase(postgres ?? never());
    const { connection, close } = await held(await urlOfDatabase(database));
    const { rows } = await connection.driver.query(
      `select 9007199254740993::int8 as large, 12::int8 as small, 1.50::numeric as exact, 0.5::numeric as half,
        '2026-11-21 01:33:56.767+00'::timestamptz as at, array['2026-11-21 01:33:56+00'::timestamptz] as times,
        '2026-11-21'::date as day, '1 day'::interval as span, true as yes, '{"a": [1]}'::jsonb as json,
        array[1, null]::int8[] as numbers, array['a,b', 'c"d', null] as words, '{}'::text[] as none`,
    );
    expect(rows).toEqual([
      {
        large: 9007199254740993n,
        small: 12,
        exact: '1.50',
        half: 0.5,
        at: '2026-11-21T01:33:56.767+00:00',
        times: ['2026-11-21T01:33:56+00:00'],
        day: '2026-11-21',
        span: '1 day',
        yes: true,
        json: { a: [1] },
        numbers: [1, null],
        words: ['a,b', 'c"d', null],
        none: [],
      },
    ]);
    const sent = await connection.driver.query(
      'select $1::jsonb as json, $2::text[] as texts, cardinality($3::int[]) as count',
      [
        ['a', { b: 1 }],
        ['a', 'b,c'],
        [1, 2],
      ],
    );
    expect(sent.rows).toEqual([{ json: ['a', { b: 1 }], texts: ['a', 'b,c'], count: 2 }]);
    await close();
    await database.close();
  });

  test('is heard again after its connections were lost, and says that something may have been missed', async () => {
    const database = await openServerDatabase(postgres ?? never());
    const { connection, close } = await held(await urlOfDatabase(database));
    const heard: string[] = [];
    const missed = vi.fn<() => void>();
    connection.driver.whenMissed?.(missed);
    const unlisten = await connection.driver.listen('disha_head', (payload) => heard.push(payload));
    await database.owner.query(`notify disha_head, 'one'`);
    await expect.poll(() => heard).toEqual(['one']);
    await database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => missed.mock.calls.length, { timeout: 20_000 }).toBe(1);
    await database.owner.query(`notify disha_head, 'two'`);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['one', 'two']);
    expect((await connection.driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await unlisten();
    await close();
    await database.close();
  });

  async function inside(database: string, statement: string): Promise<void> {
    const client = new Client({ connectionString: at(database) });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function held(url: string, poolSize = 4): Promise<HeldServer> {
    const address = readDatabaseAddress(url) ?? never();
    const server = await openServer(address, { poolSize, migrations: migrationsFolder, log: () => {} });
    await server.ready();
    return server;
  }

  async function urlOfDatabase({ owner }: Awaited<ReturnType<typeof openServerDatabase>>): Promise<string> {
    return at(await owner.value<string>('select current_database()'));
  }
});

function never(): never {
  throw new Error('there is no server');
}
