import { AsyncLocalStorage } from 'node:async_hooks';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { SqlDriver } from '../sql-driver.ts';
import type { ServerPool } from './pool.ts';

/**
 * The part of the package that is the same for every PostgreSQL. It does not export the class, which its connection to the
 * embedded database extends. Its own connection to a server (`@supabase/lite/postgres` 0.10.0) asks for another driver, and
 * sends the statements of one transaction to whichever connections of the pool are free.
 */
interface PackageConnection {
  kysely: Kysely<unknown>;
  clearSchemaCache(): Promise<void>;
  normalizeDbError(error: unknown): unknown;
  /** What there is to ask for; kept. Answers with nothing at all where it could not look, and prints why. */
  introspect(options: object): Promise<{ tables: unknown[] }>;
}
const Base = Object.getPrototypeOf(PgliteConnection) as new (config: object) => PackageConnection;

/** Whose token a request carries, as the package hands it over. */
interface Asking {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string | null };
}

interface CalledFunction {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/** A transaction that whoever is called within it belongs to. */
interface Inside {
  tx: Kysely<unknown>;
  isOpen: boolean;
}

/** The roles whose names need no quotes, which the package knows by itself. */
const requestRoles = ['anon', 'authenticated', 'service_role'];

/** What the package speaks to a server by. */
export class ServerConnection extends Base {
  readonly driver: SqlDriver;
  /** Statements of the package's own schemas that failed, which it passes over. */
  readonly failures: string[] = [];
  /** How long a statement of a role may take, as its settings on the server say; none where they say nothing. */
  timeouts: ReadonlyMap<string, string> = new Map();
  readonly #closePool: () => Promise<void>;
  readonly #inside = new AsyncLocalStorage<Inside>();
  #lastTransaction: Promise<unknown> = Promise.resolve();

  constructor({ pool, driver, close }: ServerPool) {
    super({});
    this.driver = driver;
    this.#closePool = close;
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async exec(statement: string): Promise<{ rows: unknown[] }> {
    try {
      return (await this.driver.exec(statement)) as { rows: unknown[] };
    } catch (error) {
      this.failures.push(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /**
   * Called by the package in each transaction of a request, to say whose it is. In one statement where the package takes five,
   * and with the time that the role has: as a server's own data API does it.
   */
  async applyJwtSessionContext(db: Kysely<unknown>, { auth, storage }: Asking): Promise<void> {
    const role = auth?.role ?? 'anon';
    if (!requestRoles.includes(role)) throw new Error('the token names a role that asks for nothing here');
    const claims = typeof auth?.jwt === 'object' && auth.jwt !== null ? JSON.stringify(auth.jwt) : '';
    await sql`select
      set_config('role', ${role}, true),
      set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.jwt.claims', ${claims}, true),
      set_config('storage.operation', ${storage?.operation ?? ''}, true),
      set_config('statement_timeout', ${this.timeouts.get(role) ?? '0'}, true)`.execute(db);
  }

  /** What a function can read of the request; likewise in one statement. */
  async applyRpcRequestGucs(db: Kysely<unknown>, call: CalledFunction): Promise<void> {
    await sql`select
      set_config('response.status', '', true),
      set_config('response.headers', '', true),
      set_config('request.method', ${call.method}, true),
      set_config('request.path', ${call.path}, true),
      set_config('request.headers', ${JSON.stringify(call.requestHeaders ?? {})}, true)`.execute(db);
  }

  /**
   * The package's own transactions, in which its auth service redeems tokens: one after the other, as on the embedded database,
   * since it looks first and writes then. What requests ask for does not pass here. Within one, another is the same.
   */
  runInTransaction<T>(work: (tx: Kysely<unknown>) => Promise<T>): Promise<T> {
    const outer = this.#inside.getStore();
    if (outer?.isOpen) return work(outer.tx);
    const done = this.#lastTransaction.then(() =>
      this.kysely.transaction().execute(async (tx) => {
        const inside = { tx, isOpen: true };
        try {
          return await this.#inside.run(inside, () => work(tx));
        } finally {
          inside.isOpen = false;
        }
      }),
    );
    this.#lastTransaction = done.catch(() => undefined);
    return done;
  }

  async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.kysely.destroy();
    await this.#closePool();
  }
}
