import type { PostgresPool } from 'kysely';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { SqlRunner } from '../migrate.ts';
import type { SqlDriver } from '../sql-driver.ts';
import type { DatabaseAddress } from './address.ts';
import { type LastingSession, sessionSettings } from './session.ts';
import { openParameters, type AskedStatement, type Values } from './values.ts';

type Answer<Row> = Omit<QueryResult<QueryResultRow>, 'rows'> & { rows: Row[] };

/** In milliseconds. Whoever waits for a connection longer is told that it cannot be; whoever forgets one in a transaction loses it. */
const patience = { connectMs: 30_000, idleMs: 300_000, idleInTransactionMs: 60_000 };

export interface ServerPool {
  /** As the query builder of the package takes it; it is not its to end. */
  pool: PostgresPool;
  driver: SqlDriver;
  close(): Promise<void>;
}

/** Connections to a server, made when they are needed and at most `size` at once. Notifications come by `session`. */
export function openPool(address: DatabaseAddress, { size, values, session, log }: PoolTools): ServerPool {
  const pool = new Pool({
    connectionString: address.url,
    max: size,
    types: values,
    application_name: 'disha',
    connectionTimeoutMillis: patience.connectMs,
    idleTimeoutMillis: patience.idleMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    keepAlive: true,
    // The pool waits for it, other than its types say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query(sessionSettings),
  });
  // Of a connection that nobody uses just now; whoever uses one is told by the failed statement.
  pool.on('error', log);
  const parametersFor = openParameters();

  async function ask<Row>(
    client: PoolClient,
    sql: string,
    given: readonly unknown[] = [],
  ): Promise<Answer<Row>> {
    const asked: AskedStatement = client;
    const answer = await client.query<QueryResultRow>(sql, await parametersFor(asked, sql, given));
    return { ...answer, rows: answer.rows as Row[] };
  }

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  return {
    pool: {
      async connect() {
        const client = await pool.connect();
        return {
          query: ((sql: string, given: readonly unknown[]) =>
            ask(client, sql, given)) as unknown as PooledQuery,
          release: () => client.release(),
        };
      },
      end: async () => {},
    },
    driver: {
      query: (sql, params) => withClient((client) => ask(client, sql, params)),
      exec: (sql) => withClient((client) => client.query(sql)),
      transaction: (work) =>
        withClient(async (client) => {
          await client.query('begin');
          try {
            const result = await work(runnerOver(client, ask));
            await client.query('commit');
            return result;
          } catch (error) {
            await client.query('rollback').catch(() => undefined);
            throw error;
          }
        }),
      listen: session.listen,
      whenMissed: session.whenMissed,
    },
    close: () => pool.end(),
  };
}

/** Nobody here reads by a cursor, which the builder could do too. */
type PooledQuery = Awaited<ReturnType<PostgresPool['connect']>>['query'];

interface PoolTools {
  /** How many connections there may be. */
  size: number;
  values: Values;
  session: LastingSession;
  log(error: unknown): void;
}

function runnerOver(
  client: PoolClient,
  ask: <Row>(client: PoolClient, sql: string, params?: readonly unknown[]) => Promise<Answer<Row>>,
): SqlRunner {
  return {
    query: (sql, params) => ask(client, sql, params),
    exec: (sql) => client.query(sql),
  };
}
