import { createHash } from 'node:crypto';
import { Client, DatabaseError } from 'pg';

/**
 * Where installations of tests have their databases: embedded, or with `TEST_POSTGRES=postgres://…` each its own on that
 * server, copied from the one that `npm run test:postgres` has made there.
 */
export const isOnTestServer = (): boolean => testServer() !== undefined;

const testServer = (): string | undefined => process.env['TEST_POSTGRES'];

/** What a first start leaves on a server. */
export const firstStart = 'disha_first_start';

/** The setting that belongs to a data folder, whose database is made if need be; none where it is embedded. */
export async function databaseFor(folder: string): Promise<{ DATABASE_URL?: string }> {
  const server = testServer();
  if (server === undefined) return {};
  const name = nameFor(folder);
  await asOwner(server, `create database ${name} template ${firstStart}`).catch((error: unknown) => {
    // It is there already: the folder is started again.
    if (!(error instanceof DatabaseError && error.code === '42P04')) throw error;
  });
  const url = new URL(server);
  url.pathname = name;
  return { DATABASE_URL: url.href };
}

export async function dropDatabaseFor(folder: string): Promise<void> {
  const server = testServer();
  if (server !== undefined) await asOwner(server, `drop database if exists ${nameFor(folder)} with (force)`);
}

function nameFor(folder: string): string {
  return `disha_${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`;
}

async function asOwner(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
