import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { App, setExperimental } from '@supabase/lite';
import { type PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { tellBrokenRules } from '#supabase/local/broken-rules.ts';
import { applyMigrations, applyPrelude, applySeeds, keepGrantsClosed } from '#supabase/local/migrate.ts';
import { madeOnce } from '#tests/fakes/made-once.ts';

/** Who sends a statement. A person is told apart by the id that the token would carry, a device by that of its session. */
export type Actor =
  | { role: 'anon' | 'service_role' | 'database owner' }
  | { role: 'authenticated'; userId: string; sessionId?: string };

/** What runs statements: the database in memory, or a session of a server that behaves as it does. */
export interface Engine extends Pick<PGlite, 'query' | 'exec' | 'listen'> {
  transaction<T>(work: (tx: EngineTransaction) => Promise<T>): Promise<T>;
}

type EngineTransaction = Pick<
  Parameters<Parameters<PGlite['transaction']>[0]>[0],
  'query' | 'exec' | 'rollback'
>;

/** Where databases are opened instead of in memory. */
let elsewhere:
  (() => Promise<{ engine: Engine; connection: PgliteConnection; close(): Promise<void> }>) | undefined;

/** Has every database after this opened there, so that the same tests run on another engine. */
export function openDatabasesOn(open: NonNullable<typeof elsewhere>): void {
  elsewhere = open;
}

export interface Database {
  readonly db: Engine;
  /** Statements of the database owner, whom no policy holds. */
  readonly owner: Statements;
  /** What the package speaks to it by. */
  readonly connection: PgliteConnection;
  /** Runs each statement in a transaction of its own with role and claims set as the data API sets them. */
  as(actor: Actor): Statements;
  /** Same, in one transaction that is taken back at the end. */
  trying<T>(actor: Actor, work: (sql: Statements) => Promise<T>): Promise<T>;
  /** A new account, as the auth service would store it. */
  signUp(values?: { email?: string; confirmed?: boolean; metadata?: object }): Promise<string>;
  close(): Promise<void>;
}

export interface Statements {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with PGlite itself
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: unknown[],
  ): Promise<{ rows: Row[]; affectedRows?: number }>;
  /** The only row; it is an error if there is none. */
  row<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row>;
  /** The first column of the only row. */
  value<T>(sql: string, params?: unknown[]): Promise<T>;
}

export const anon: Actor = { role: 'anon' };
export const service: Actor = { role: 'service_role' };
export const databaseOwner: Actor = { role: 'database owner' };
export const person = (userId: string, sessionId?: string) =>
  ({ role: 'authenticated', userId, ...(sessionId !== undefined && { sessionId }) }) as const;

/** A migrated and seeded database in memory, loaded from a copy that is made once per state of the migrations. */
export async function openDatabase(): Promise<Database> {
  if (elsewhere) {
    const { engine, connection, close } = await elsewhere();
    return databaseOver(engine, close, connection);
  }
  const connection = connect(await migratedCopy());
  await connection.driver.waitReady;
  await connection.driver.exec("set timezone to 'UTC'");
  return databaseOver(connection.driver, () => connection.close(), connection);
}

function databaseOver(db: Engine, close: () => Promise<void>, connection: PgliteConnection): Database {
  return {
    db,
    owner: statements(db),
    connection,
    as: (actor) =>
      statements({
        query: (sql, params) =>
          db.transaction(async (tx) => {
            await become(tx, actor);
            return tx.query(sql, params);
          }),
      }),
    trying: (actor, work) =>
      db.transaction(async (tx) => {
        await become(tx, actor);
        const result = await work(statements(tx));
        await tx.rollback();
        return result;
      }),
    signUp: async ({ email = `${randomUUID()}@example.com`, confirmed = true, metadata = {} } = {}) => {
      const id = randomUUID();
      await db.query(
        `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
         values ($1, $2, case when $3 then now() end, $4)`,
        [id, email, confirmed, JSON.stringify(metadata)],
      );
      return id;
    },
    close,
  };
}

/** The embedded backend's App over a connection, ready for requests with supabase-js through `app.getClient()`. */
export async function appOver(connection: PgliteConnection, { grantsClosed = true } = {}): Promise<App> {
  const app = makeApp(connection);
  await app.init();
  tellBrokenRules(connection);
  if (grantsClosed) keepGrantsClosed(connection);
  return app;
}

/** The secret that signs the tokens of `appOver`. */
export const jwtSecret = 'a secret that only tests know, of 32 bytes and more';

/** The error of a promise that has to fail, with the code and constraint that the database gave. */
export async function failure(promise: Promise<unknown>): Promise<DatabaseFailure> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => parseFailure(error),
  );
  if (outcome === undefined) throw new Error('expected the statement to fail, but it succeeded');
  return outcome;
}

export interface DatabaseFailure {
  code: string;
  message: string;
  detail: string;
  constraint: string;
}

/** What the data API makes of a failure that brings its own answer. */
export function refusalOf({ code, message, detail }: DatabaseFailure) {
  if (code !== 'PGRST') throw new Error(`expected an answer for the data API, but it was ${code} ${message}`);
  return {
    ...(JSON.parse(message) as { code: string; message: string }),
    ...(JSON.parse(detail) as { status: number; headers: Record<string, string> }),
  };
}

/** What an attempt found; one that grants or policies stop, or whose writer is nobody, was not permitted. */
export async function permits(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch (error) {
    if (['42501', 'PT401'].includes(parseFailure(error).code)) return false;
    throw error;
  }
}

function parseFailure(error: unknown): DatabaseFailure {
  const text = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    code: text('code'),
    message: text('message'),
    detail: text('detail'),
    constraint: text('constraint'),
  };
}

interface Runner {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with PGlite itself
  query<Row>(sql: string, params?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
}

function statements(runner: Runner): Statements {
  const row = async <Row>(sql: string, params?: unknown[]): Promise<Row> => {
    const [first] = (await runner.query<Row>(sql, params)).rows;
    if (first === undefined) throw new Error(`no row came from: ${sql}`);
    return first;
  };
  return {
    query: (sql, params) => runner.query(sql, params),
    row,
    value: async <T>(sql: string, params?: unknown[]) => {
      const columns = Object.entries(await row<Record<string, T>>(sql, params));
      const [first] = columns;
      if (first === undefined) throw new Error(`no column came from: ${sql}`);
      return first[1];
    },
  };
}

async function become(tx: Runner, actor: Actor): Promise<void> {
  if (actor.role === 'database owner') return;
  const userId = actor.role === 'authenticated' ? actor.userId : '';
  const claims = JSON.stringify({
    role: actor.role,
    ...(actor.role === 'authenticated' && { sub: userId, session_id: actor.sessionId }),
  });
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claim.role', $1, true),
            set_config('request.jwt.claim.sub', $2, true), set_config('request.jwt.claims', $3, true)`,
    [actor.role, userId, claims],
  );
}

function connect(loadDataDir?: Blob): PgliteConnection {
  return new PgliteConnection(loadDataDir ? { pgliteOptions: { loadDataDir } } : {});
}

function makeApp(connection: PgliteConnection): App {
  setExperimental('storage', true);
  const app = new App({
    connection,
    auth: { enabled: true, site_url: 'http://localhost', jwt_secret: jwtSecret },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  // The storage schema is only made where an adapter is; no test here stores bytes.
  Object.assign(app, { _storageAdapter: {} });
  return app;
}

async function migratedCopy(): Promise<Blob> {
  const file = await madeOnce('migrated', async (draft) => {
    const connection = connect();
    await makeApp(connection).ensureSystemSchema();
    await applyPrelude(connection.driver);
    await applyMigrations(connection.driver);
    await applySeeds(connection.driver);
    const dump = await connection.driver.dumpDataDir('none');
    await connection.close();
    await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  });
  return new Blob([await readFile(file)]);
}
