import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { SqlRunner } from '../migrate.ts';
import type { DatabaseAddress } from './address.ts';
import { checkServer, connectFailure, type FoundServer } from './check-server.ts';
import { ServerConnection } from './connection.ts';
import { openPool } from './pool.ts';
import { type LastingSession, openDatabaseSession } from './session.ts';
import { openValues, type Values } from './values.ts';

/** A database of a server that was looked at and is held for this process alone. */
export interface HeldServer {
  connection: ServerConnection;
  /** One connection, for what has to be done one after the other. */
  session: SqlRunner;
  found: FoundServer;
  /** What only a database that is whole can tell; before the first request. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface ServerTools {
  poolSize: number;
  /** The folder of the migrations; an address that ends in a slash. */
  migrations: URL;
  log(error: unknown): void;
}

/** How long one that is just starting is waited for. */
const startingMs = 30_000;

/** Throws an Error with a sentence or two where the server cannot be reached or used; neither holds the password. */
export async function openServer(
  address: DatabaseAddress,
  { poolSize, migrations, log }: ServerTools,
): Promise<HeldServer> {
  const values = openValues();
  const session = await reach(address, values, log);
  try {
    const found = await checkServer(session.runner, address, migrations);
    const connection = new ServerConnection(openPool(address, { size: poolSize, values, session, log }));
    return {
      connection,
      session: session.runner,
      found,
      async ready() {
        await values.learn(session.runner);
        connection.timeouts = await timeoutsOf(session.runner);
        // Before the first request, which would be told that there is nothing.
        const { tables } = await connection.introspect({});
        if (tables.length === 0) throw new Error(`The tables at ${address.shown} could not be read.`);
      },
      async close() {
        await connection.close();
        await session.close();
      },
    };
  } catch (error) {
    await session.close();
    throw error;
  }
}

async function reach(
  address: DatabaseAddress,
  values: Values,
  log: (error: unknown) => void,
): Promise<LastingSession> {
  const givenUp = performance.now() + startingMs;
  for (;;) {
    try {
      return await openDatabaseSession(address, values, log);
    } catch (cause) {
      const isStarting = cause instanceof DatabaseError && cause.code === '57P03';
      if (isStarting && performance.now() < givenUp) {
        await pause(500);
        continue;
      }
      const sentence = connectFailure(cause, address);
      throw sentence === undefined ? cause : new Error(sentence, { cause });
    }
  }
}

/**
 * Lets whoever owns the database speak for the three that ask. One who has made them may give them to themselves; a superuser
 * needs nothing.
 */
export async function takeRoles(db: SqlRunner): Promise<void> {
  await db.exec(`
    do $$
    declare name text;
    begin
      if (select rolsuper from pg_roles where rolname = current_user) then
        return;
      end if;
      foreach name in array array['anon', 'authenticated', 'service_role'] loop
        if current_setting('server_version_num')::int >= 160000 then
          if not pg_has_role(current_user, name, 'SET') then
            execute format('grant %I to %I with set true, inherit false', name, current_user);
          end if;
        elsif not pg_has_role(current_user, name, 'MEMBER') then
          execute format('grant %I to %I', name, current_user);
        end if;
      end loop;
    end
    $$`);
}

async function timeoutsOf(db: SqlRunner): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ role: string; timeout: string }>(
    `select r.rolname::text as role, substr(setting, length('statement_timeout=') + 1) as timeout
     from pg_roles as r cross join lateral unnest(r.rolconfig) as setting
     where r.rolname in ('anon', 'authenticated', 'service_role') and setting like 'statement\\_timeout=%'`,
  );
  return new Map(rows.map(({ role, timeout }) => [role, timeout]));
}
