import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import type { SqlRunner } from '../migrate.ts';
import type { SqlDriver } from '../sql-driver.ts';
import type { DatabaseAddress } from './address.ts';
import type { Values } from './values.ts';

/** How a session speaks, whatever the server's own settings are. */
export const sessionSettings = `
  set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres';
  set standard_conforming_strings to on; set client_min_messages to warning`;

/** A connection for as long as the server runs: it holds the database for it, and hears notifications. */
export interface LastingSession extends Required<Pick<SqlDriver, 'listen' | 'whenMissed'>> {
  /** Statements one after the other, as migrations need them. Not while it is made anew. */
  runner: SqlRunner;
  close(): Promise<void>;
}

/** In milliseconds: between two tries to connect anew, and until whoever has the database has ended. */
const waits = { againMs: 1_000, otherMs: 12_000, lookMs: 250, connectMs: 10_000 };

/** The number under which a Disha holds a database; any number that nobody else takes. */
const lockNumber = 0x44_69_73_68;

/** Somebody else holds the database. */
export class DatabaseInUse extends Error {
  constructor() {
    super('another Disha holds the database');
  }
}

/**
 * Opens it, or throws what the driver throws. A connection that is lost is made anew until `close`; whoever listens is told
 * then that something may have been missed.
 */
export async function openDatabaseSession(
  address: DatabaseAddress,
  values: Values,
  log: (error: unknown) => void,
): Promise<LastingSession> {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const missed: (() => void)[] = [];
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const made = new Client({
      connectionString: address.url,
      types: values,
      application_name: 'disha listening',
      connectionTimeoutMillis: waits.connectMs,
      keepAlive: true,
    });
    made.on('error', (error) => {
      if (!isClosed) log(error);
    });
    await made.connect();
    made.once('end', () => {
      if (!isClosed) void connectAgain();
    });
    made.on('notification', ({ channel, payload = '' }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload);
    });
    try {
      await made.query(sessionSettings);
      await hold(made);
      for (const channel of channels.keys()) await made.query(`listen ${channel}`);
    } catch (error) {
      made.removeAllListeners('end');
      await made.end().catch(() => undefined);
      throw error;
    }
    return made;
  }

  async function connectAgain(): Promise<void> {
    let isTold = false;
    for (;;) {
      await pause(waits.againMs, undefined, { ref: false });
      if (isClosed) return;
      try {
        client = await connect();
      } catch (error) {
        // It may take long, and says the same each time.
        if (!isTold) log(error);
        isTold = true;
        continue;
      }
      if (isClosed) await client.end().catch(() => undefined);
      else for (const act of missed) act();
      return;
    }
  }

  return {
    runner: {
      // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with the driver itself
      query: async <Row>(sql: string, params?: unknown[]) => {
        const { rows } = await client.query<QueryResultRow>(sql, params);
        return { rows: rows as Row[] };
      },
      exec: (sql) => client.query(sql),
    },
    async listen(channel, heard) {
      const hearing = channels.get(channel) ?? new Set();
      channels.set(channel, hearing.add(heard));
      if (hearing.size === 1) await client.query(`listen ${channel}`);
      return async () => {
        hearing.delete(heard);
        if (hearing.size > 0 || isClosed) return;
        channels.delete(channel);
        await client.query(`unlisten ${channel}`).catch(() => undefined);
      };
    },
    whenMissed: (act) => void missed.push(act),
    async close() {
      isClosed = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** One that is just ending may take its time. The hold ends with the connection, however that ends. */
async function hold(client: Client): Promise<void> {
  const givenUp = performance.now() + waits.otherMs;
  for (;;) {
    const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
      lockNumber,
    ]);
    if (rows[0]?.is_held === true) return;
    if (performance.now() > givenUp) throw new DatabaseInUse();
    await pause(waits.lookMs);
  }
}
