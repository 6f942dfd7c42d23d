import { DatabaseError } from 'pg';
import { migrationState, type SqlRunner } from '../migrate.ts';
import type { DatabaseAddress } from './address.ts';
import { DatabaseInUse } from './session.ts';

const oldestVersion = 15;

/** What a server is as it was found. */
export interface FoundServer {
  /** As its owner would say it: `17.2`. */
  version: string;
  /** Whether nothing of Disha is there yet. */
  isFresh: boolean;
}

interface Looked {
  version: number;
  shown_version: string;
  encoding: string;
  is_standby: boolean;
  is_hosted: boolean;
  is_ours: boolean;
  others: number;
  may_create: boolean;
  is_superuser: boolean;
  may_make_roles: boolean;
  may_pass_rules: boolean;
  missing_roles: string[];
}

const look = `
  select current_setting('server_version_num')::int / 10000 as version,
    split_part(current_setting('server_version'), ' ', 1) as shown_version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as is_standby,
    to_regclass('auth.schema_migrations') is not null
      or exists (select from pg_roles where rolname = 'supabase_auth_admin') as is_hosted,
    to_regclass('supabase_migrations.schema_migrations') is not null as is_ours,
    (select count(*) from pg_class
     where relkind in ('r', 'p', 'v', 'm') and relnamespace in (
       select oid from pg_namespace where nspname in ('public', 'auth', 'storage', 'private')))::int as others,
    has_database_privilege(current_user, current_database(), 'CREATE')
      and has_schema_privilege(current_user, 'public', 'CREATE') as may_create,
    me.rolsuper as is_superuser,
    me.rolsuper or me.rolcreaterole as may_make_roles,
    me.rolsuper or me.rolbypassrls as may_pass_rules,
    array(select name from unnest(array['anon', 'authenticated', 'service_role']) as name
      where not exists (select from pg_roles where rolname = name))::text[] as missing_roles
  from pg_roles as me where me.rolname = current_user`;

/**
 * Looks whether Disha can work in a database of a server, and changes nothing. Throws an Error with a sentence or two, which
 * say what to do, where it cannot.
 */
export async function checkServer(
  db: SqlRunner,
  address: DatabaseAddress,
  migrations: URL,
): Promise<FoundServer> {
  const { rows } = await db.query<Looked>(look);
  const [found] = rows;
  if (!found) throw new Error(`PostgreSQL at ${address.shown} does not say who is asking (DATABASE_URL).`);
  const { version, shown_version: shown, missing_roles: missing } = found;
  const at = `The database ${address.database} at ${address.shown}`;
  if (version < oldestVersion)
    throw new Error(
      `PostgreSQL at ${address.shown} is version ${shown}; Disha needs ${oldestVersion} or newer (DATABASE_URL).`,
    );
  if (found.is_standby)
    throw new Error(`${at} is a copy that can only be read: name the server that is written (DATABASE_URL).`);
  if (found.encoding !== 'UTF8')
    throw new Error(`${at} has the encoding ${found.encoding}; Disha needs UTF8. ${createDatabase(address)}`);
  if (found.is_hosted)
    throw new Error(
      `${at} belongs to a Supabase project, which has services of its own: see docs/hosting.md. DATABASE_URL is for a PostgreSQL of your own.`,
    );
  if (!found.is_ours && found.others > 0)
    throw new Error(
      `${at} holds something else (${found.others} tables): Disha needs one of its own. ${createDatabase(address)}`,
    );
  if (!found.may_create)
    throw new Error(
      `${address.user} may not create schemas in ${address.database} at ${address.shown}. As its administrator: alter database "${address.database}" owner to "${address.user}";`,
    );
  await expectRoles(found, missing, address);
  const state = await migrationState(db, migrations);
  if (state.unknown.length > 0)
    throw new Error(
      `The data in ${address.database} at ${address.shown} were made by a newer Disha (${state.unknown.at(-1)}): start that one.`,
    );
  return { version: shown, isFresh: state.newest === undefined };
}

/** A role that passes over row-level security is made by one that may do so itself, and before 16 by a superuser alone. */
async function expectRoles(found: Looked, missing: readonly string[], { shown, user }: DatabaseAddress) {
  const canMake =
    found.is_superuser ||
    (found.may_make_roles && (found.may_pass_rules || !missing.includes('service_role')));
  const needsSuperuser = found.version < 16 && missing.includes('service_role') && !found.is_superuser;
  // Rights of roles that are there are changed by the migrations as well.
  if (canMake && !needsSuperuser && found.may_make_roles) return;
  const role = (name: string) =>
    `create role ${name} nologin noinherit${name === 'service_role' ? ' bypassrls' : ''};`;
  const names = 'anon, authenticated, service_role';
  throw new Error(
    `${user} has not the rights that Disha needs at ${shown}. As its administrator, in psql: ` +
      [
        `alter role "${user}" createrole;`,
        ...missing.map(role),
        `grant ${names} to "${user}"${found.version >= 16 ? ' with admin option' : ''};`,
      ].join(' '),
  );
}

function createDatabase({ database, user }: DatabaseAddress): string {
  return `As its administrator, in psql: create database "${database}" owner "${user}" template template0 encoding 'UTF8' locale 'C.UTF-8';`;
}

/** A sentence for what the driver says when it cannot connect; undefined where it is about something else. */
export function connectFailure(error: unknown, address: DatabaseAddress): string | undefined {
  if (error instanceof DatabaseInUse)
    return `The database ${address.database} at ${address.shown} is used by another Disha: stop it, or name another database in DATABASE_URL.`;
  if (error instanceof DatabaseError) return refusal(error, address);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:E[A-Z]+|CERT_.*|DEPTH_.*|SELF_.*|UNABLE_.*)$/.test(code))
    return `No PostgreSQL answers at ${address.shown} (${code}): start it, or correct DATABASE_URL.`;
  if (error instanceof Error && /timeout|terminated|SSL|closed/i.test(error.message))
    return `No PostgreSQL answers at ${address.shown} (${error.message}): start it, or correct DATABASE_URL.`;
  return undefined;
}

function refusal({ code = '' }: DatabaseError, address: DatabaseAddress): string | undefined {
  const { shown, user, database } = address;
  const sentences: Readonly<Record<string, string>> = {
    '28P01': notLetIn(address),
    '28000': notLetIn(address),
    '3D000': `There is no database ${database} at ${shown}. ${createDatabase(address)}`,
    '42501': `${user} may not connect to ${database} at ${shown}. ${createDatabase(address)}`,
    '53300': `PostgreSQL at ${shown} has no connection left: raise its max_connections, or lower DATABASE_POOL.`,
    '57P03': `PostgreSQL at ${shown} is just starting or ending: try again in a moment.`,
  };
  return sentences[code];
}

function notLetIn({ shown, user }: DatabaseAddress): string {
  return `PostgreSQL at ${shown} does not let ${user} in: look at the name and the password in DATABASE_URL, and at pg_hba.conf.`;
}
