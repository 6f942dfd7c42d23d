import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { type PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { tellBrokenRules } from './broken-rules.ts';
import { landingPages } from './closed-doors.ts';
import { createCluster } from './create-cluster.ts';
import {
  applyMigrations,
  applyPrelude,
  applySeeds,
  keepGrantsClosed,
  migrationsFolder,
  migrationState,
  type SqlRunner,
} from './migrate.ts';
import { tidyTables } from './tidy-tables.ts';
import { isoTimestamp } from './iso-timestamp.ts';
import { type InTurn, keepTransactionsApart } from './one-transaction.ts';
import type { Secrets } from './secrets.ts';
import type { ServerSettings } from './settings.ts';
import type { SqlDriver } from './sql-driver.ts';
import { fileStorage } from './storage-adapter.ts';
import { finishUpgrade, freeBytesIn, upgradeCluster } from './upgrade.ts';
import { expectEmbedded, expectServer, noteServer } from './whereabouts.ts';

/** Type ids of `timestamp` and `timestamptz`, which the data API has to print as ISO 8601. */
const timestampTypes = [1114, 1184];

export interface Database {
  app: App;
  connection: { driver: SqlDriver; close(): Promise<void> };
  /** The embedded one, whose files can be copied; undefined where a server has it. */
  embedded: PGlite | undefined;
  /** Has the database free the room of what was overwritten, and look at how its rows are spread. */
  tidy(): Promise<unknown>;
}

/**
 * Opens the database that the settings name: that of a server, or the embedded one of the data folder. Throws an Error with
 * a sentence or two where it cannot be used.
 */
export async function openDatabase(
  settings: ServerSettings,
  secrets: Secrets,
  say: (progress: string) => void,
  tools: Partial<DatabaseTools> = {},
): Promise<Database> {
  setExperimental('storage', true);
  await mkdir(join(settings.dataDir, 'files'), { recursive: true });
  return settings.database
    ? openOnServer(settings, settings.database, secrets, say, tools)
    : openEmbedded(settings, secrets, say, tools);
}

/** Opens the one of a server and brings it up to date where it lies, a migration in a transaction. */
async function openOnServer(
  settings: ServerSettings,
  { address, poolSize }: NonNullable<ServerSettings['database']>,
  secrets: Secrets,
  say: (progress: string) => void,
  { migrations = migrationsFolder, log = () => {} }: Partial<DatabaseTools>,
): Promise<Database> {
  // Whoever has no server loads none of what speaks to one.
  const { openServer, takeRoles } = await import('./postgres/open-server.ts');
  const server = await openServer(address, { poolSize, migrations, log });
  try {
    const { connection, session, found } = server;
    await expectServer(settings.dataDir, address, found);
    tellBrokenRules(connection);
    // What both are to the package is its class for every PostgreSQL, of which it exports no type.
    const { app } = await prepare(
      connection as never,
      session,
      settings,
      secrets,
      say,
      migrations,
      takeRoles,
    );
    if (connection.failures.length > 0)
      throw new Error(
        `PostgreSQL at ${address.shown} refused what the server needs there: ${connection.failures.slice(0, 3).join('; ')}`,
      );
    await server.ready();
    await noteServer(settings.dataDir, address);
    return {
      app,
      connection: { driver: connection.driver, close: server.close },
      embedded: undefined,
      // It tidies itself.
      tidy: () => connection.driver.exec('analyze'),
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/**
 * Opens the database of the data folder, brings it to the newest migration, and gives the App over it.
 * A fresh database also gets the content that every installation starts with. One that is older is brought up to date in a
 * copy, and the old one is kept; see `upgradeCluster`. Throws an Error with one sentence where a newer program has made it.
 */
async function openEmbedded(
  settings: ServerSettings,
  secrets: Secrets,
  say: (progress: string) => void,
  { migrations = migrationsFolder, freeBytes = freeBytesIn }: Partial<DatabaseTools>,
): Promise<Database> {
  await finishUpgrade(settings.dataDir);
  const cluster = join(settings.dataDir, 'postgres');
  await expectEmbedded(settings.dataDir);
  const isFresh = await createCluster(cluster);
  const connected = await connectTo(cluster);
  const { connection } = connected;
  const open = async ({ connection: over, inTurn }: Connected): Promise<Database> => {
    try {
      const { app } = await prepare(over, over.driver, settings, secrets, say, migrations);
      return { app, connection: over, embedded: over.driver, tidy: () => tidyTables(over.driver, inTurn) };
    } catch (error) {
      await over.close();
      throw error;
    }
  };
  if (isFresh) return open(connected);
  const state = await migrationState(connection.driver, migrations).catch(async (cause: unknown) => {
    await connection.close().catch(() => undefined);
    throw damaged(cluster, cause);
  });
  if (state.unknown.length > 0) {
    await connection.close();
    throw new Error(
      `The data in ${settings.dataDir} were made by a newer Disha (${state.unknown.at(-1)}): start that one, or name another folder with DATA_DIR=…`,
    );
  }
  if (state.pending === 0) return open(connected);
  await connection.close();
  await upgradeCluster(settings.dataDir, {
    from: state.newest ?? 'none',
    freeBytes,
    say,
    async upgrade(copy) {
      const upgraded = await open(await connectTo(copy));
      await upgraded.connection.close();
    },
  });
  return open(await connectTo(cluster));
}

interface DatabaseTools {
  /** The folder of the migrations; an address that ends in a slash. */
  migrations: URL;
  /** How many bytes can still be written in a folder. */
  freeBytes(folder: string): Promise<number>;
  /** Told of connections to a server that are lost. */
  log(error: unknown): void;
}

interface Connected {
  connection: PgliteConnection;
  inTurn: InTurn;
}

async function connectTo(cluster: string): Promise<Connected> {
  const connection = new PgliteConnection({
    url: cluster,
    pgliteOptions: { parsers: Object.fromEntries(timestampTypes.map((type) => [type, isoTimestamp])) },
  });
  // What it says of it are the words of a build tool.
  await connection.driver.waitReady.catch((cause: unknown) => {
    throw damaged(cluster, cause);
  });
  // As on a hosted project. PGlite knows no half hours: in India every moment would be told by the clock of Karachi.
  await connection.driver.exec("set timezone to 'UTC'");
  const inTurn = keepTransactionsApart(connection);
  tellBrokenRules(connection);
  return { connection, inTurn };
}

function damaged(cluster: string, cause: unknown): Error {
  return new Error(
    `The database in ${cluster} cannot be opened: it is damaged, or its disk is full. Nothing was changed; what was written since the newest backup is lost unless the disk can be mended. Make room, or put a backup in its place with "npm run --silent restore -- <file> --replace".`,
    { cause },
  );
}

/** Brings a database up to date where it lies, by statements one after the other, and gives the App over it. */
async function prepare(
  connection: PgliteConnection,
  db: SqlRunner,
  settings: ServerSettings,
  secrets: Secrets,
  say: (progress: string) => void,
  migrations: URL,
  takeRoles?: (db: SqlRunner) => Promise<void>,
): Promise<{ app: App }> {
  const app = new App({
    connection,
    auth: {
      enabled: true,
      // Where the package leads to when it knows of no other place: to the page that tells what happened.
      site_url: `${settings.siteUrl}/callback`,
      // Exact, as patterns are not honoured by every part of the package.
      additional_redirect_urls: landingPages.map((page) => settings.siteUrl + page),
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.serviceKey,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true, otp_expiry: 6 * 60 * 60 },
      ...(settings.google && {
        external: {
          google: {
            enabled: true,
            client_id: settings.google.clientId,
            secret: settings.google.clientSecret,
            redirect_uri: `${settings.siteUrl}/auth/v1/callback`,
          },
        },
      }),
    },
    storage: { enabled: true, file_size_limit: '25MiB' },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  Object.assign(app, {
    _storageAdapter: fileStorage(join(settings.dataDir, 'files')),
  } satisfies Partial<App>);
  await app.ensureSystemSchema();
  await applyPrelude(db);
  await takeRoles?.(db);
  const { applied } = await applyMigrations(db, migrations);
  const seeds = await applySeeds(db);
  if (applied.length > 0)
    say(
      seeds.applied.includes('supabase/seed.sql')
        ? 'Database created'
        : `Database brought up to date (${applied.length} steps)`,
    );
  await app.init();
  keepGrantsClosed(connection);
  return { app };
}
