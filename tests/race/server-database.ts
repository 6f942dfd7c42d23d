import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type CustomTypesConfig, DatabaseError, type QueryResultRow, types } from 'pg';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { tellBrokenRules } from '#supabase/local/broken-rules.ts';
import { openDatabase } from '#supabase/local/database.ts';
import { migrationsFolder } from '#supabase/local/migrate.ts';
import { readDatabaseAddress } from '#supabase/local/postgres/address.ts';
import { openServer } from '#supabase/local/postgres/open-server.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { readSettings } from '#supabase/local/settings.ts';
import type { Engine } from '#tests/db/database.ts';
import type { ServerAddress } from './postgres-server.ts';
import { engineOver } from './server-engine.ts';

/** Who a transaction speaks as. The owner of the database is held by no policy and stamped as the server. */
export type Speaker = { userId: string } | 'service_role' | 'database owner';

/** A session of a database server. */
export interface Session {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with the driver itself
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The first column of the only row. */
  value<T>(sql: string, params?: unknown[]): Promise<T>;
  /** One transaction with role and claims set as the data API sets them. Taken back when `work` throws. */
  as<T>(speaker: Speaker, work: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

export interface ServerDatabase {
  /** A new session, which ends with `end` or with the database's `close`. */
  session(): Promise<Session>;
  owner: Session;
  /** A new account, as the auth service would store it, with a balance of `thirds`. */
  signUp(thirds?: number): Promise<string>;
  /** How many transactions the server ended because they waited for each other, in sessions that have ended. */
  deadlocks(): Promise<number>;
  close(): Promise<void>;
}

/** Makes the migrated and seeded database that `openServerDatabase` copies, as a first start does. Once per server. */
export async function prepareServer(address: ServerAddress): Promise<void> {
  await inDatabase(address, 'postgres', (client) => client.query(`create database ${template}`));
  await startFirst(urlOf(address, template));
}

/** Makes what a first start makes, in the empty database of an address. */
export async function startFirst(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-first-'));
  try {
    const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
    const { connection } = await openDatabase(settings, await loadSecrets(folder), () => {});
    await connection.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function urlOf({ host, port, user, password }: ServerAddress, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** A fresh copy of the migrated database. */
export async function openServerDatabase(address: ServerAddress): Promise<ServerDatabase> {
  const name = `race_${randomUUID().replaceAll('-', '')}`;
  await inDatabase(address, 'postgres', (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const clients: Client[] = [];
  const session = async () => {
    const client = await connect(address, name);
    clients.push(client);
    return sessionOver(client);
  };
  const owner = await session();
  return {
    session,
    owner,
    signUp: async (thirds = welcomeThirds) => {
      const id = randomUUID();
      await owner.as('database owner', async () => {
        await owner.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
          id,
          `${id}@example.com`,
        ]);
        if (thirds > welcomeThirds)
          await owner.query(`select private.post_credit_entry($1, $2, 'grant', $3, 'Bought credits')`, [
            id,
            randomUUID(),
            thirds - welcomeThirds,
          ]);
      });
      return id;
    },
    deadlocks: () => owner.value('select deadlocks from pg_stat_database where datname = current_database()'),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await inDatabase(address, 'postgres', (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A fresh copy as the tests of the embedded database speak to theirs. */
export async function openEngine(
  address: ServerAddress,
  name: string,
): Promise<{ engine: Engine; connection: PgliteConnection; close(): Promise<void> }> {
  await inDatabase(address, 'postgres', (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const client = await connect(address, name);
  const server = readDatabaseAddress(urlOf(address, name));
  if (!server) throw new Error('the address of the server is none');
  const held = await openServer(server, { poolSize: 4, migrations: migrationsFolder, log: () => {} });
  await held.ready();
  tellBrokenRules(held.connection);
  return {
    engine: engineOver(client),
    // What both are to the package is its class for every PostgreSQL, of which it exports no type.
    connection: held.connection as never,
    close: async () => {
      await client.end();
      await held.close();
      await inDatabase(address, 'postgres', (owner) => owner.query(`drop database ${name} with (force)`));
    },
  };
}

/** The `code` that the server gave to a failed statement. */
export function sqlState(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : '';
}

/** What every account is given at sign-up. */
const welcomeThirds = 6;

const template = 'disha_template';

async function connect(address: ServerAddress, database: string): Promise<Client> {
  const client = new Client({ ...address, database, types: { getTypeParser: parserOf } });
  // A server that stops fails the statements in hand; an idle session has nobody to tell.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function inDatabase(
  address: ServerAddress,
  database: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = await connect(address, database);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Counters stay far below 2^53. */
const parserOf: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);

function sessionOver(client: Client): Session {
  const query = async <Row>(sql: string, params?: unknown[]): Promise<Row[]> =>
    (await client.query<QueryResultRow & Row>(sql, params)).rows;
  return {
    query,
    value: async <T>(sql: string, params?: unknown[]) => {
      const { rows } = await client.query<[T]>({ text: sql, values: params ?? [], rowMode: 'array' });
      const [row] = rows;
      if (row === undefined) throw new Error(`no row came from: ${sql}`);
      return row[0];
    },
    as: async (speaker, work) => {
      await client.query(`begin; ${becoming(speaker)}`);
      try {
        const result = await work();
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    end: () => client.end(),
  };
}

/** In one statement with others, so that it costs no round trip. A user id holds no quotes. */
function becoming(speaker: Speaker): string {
  if (speaker === 'database owner') return '';
  const role = speaker === 'service_role' ? speaker : 'authenticated';
  const userId = speaker === 'service_role' ? '' : speaker.userId;
  const claims = JSON.stringify({ role, ...(userId ? { sub: userId } : {}) });
  return `select set_config('role', '${role}', true), set_config('request.jwt.claim.role', '${role}', true),
    set_config('request.jwt.claim.sub', '${userId}', true), set_config('request.jwt.claims', '${claims}', true)`;
}
