import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** The part of a PGlite instance (or of any single connection) that migrations need. */
export interface SqlRunner {
  exec(sql: string): Promise<unknown>;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with PGlite itself
  query<T>(sql: string, params?: unknown[]): Promise<{ rows: T[] }>;
}

/**
 * Gives an empty or existing embedded database the roles and privileges that a hosted project starts with.
 * Call it after `app.ensureSystemSchema()`, at every start.
 */
export async function applyPrelude(db: SqlRunner): Promise<void> {
  await db.exec(await readFile(preludeFile, 'utf8'));
}

/**
 * Runs the migrations that are not yet recorded, in order of their file names, each in one transaction with its record.
 * Throws an error that names the file when one fails; the earlier ones stay applied.
 * The connection must not be used by anything else meanwhile. `folder` is an address that ends in a slash.
 */
export async function applyMigrations(
  db: SqlRunner,
  folder: URL = migrationsFolder,
): Promise<{ applied: string[] }> {
  await db.exec(createRecord);
  const done = new Set(await recordedVersions(db));
  const applied: string[] = [];
  for (const file of await migrationFiles(folder)) {
    const { version, name } = parseFileName(file);
    if (done.has(version)) continue;
    const sql = await readFile(new URL(file, folder), 'utf8');
    await inTransaction(db, file, async () => {
      await db.exec(sql);
      await db.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ]);
    });
    applied.push(file);
  }
  return { applied };
}

/** Where a database stands beside the migrations of this program. */
export interface MigrationState {
  /** The newest that it has; undefined where it has none. */
  newest: string | undefined;
  /** How many it has not. */
  pending: number;
  /** Those that this program does not know: a newer one has made them. */
  unknown: string[];
}

/** Looks, and changes nothing. */
export async function migrationState(db: SqlRunner, folder: URL = migrationsFolder): Promise<MigrationState> {
  const { rows } = await db.query<{ is_there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`,
  );
  const done = rows[0]?.is_there === true ? await recordedVersions(db) : [];
  const known = (await migrationFiles(folder)).map((file) => parseFileName(file).version);
  return {
    newest: done.at(-1),
    pending: known.filter((version) => !done.includes(version)).length,
    unknown: done.filter((version) => !known.includes(version)),
  };
}

/**
 * Gives a database the content every installation starts with: each file once, in order. It is recorded in the same
 * transaction, where a hosted project's command line records it too, so that a start that was cut off makes up for it,
 * an installation gets the files that a newer release brings, and an admin's deletions last. Answers which files ran.
 */
export async function applySeeds(db: SqlRunner): Promise<{ applied: string[] }> {
  await db.exec(createRecord);
  const { rows } = await db.query<{ path: string }>('select path from supabase_migrations.seed_files');
  const done = new Set(rows.map((row) => row.path));
  const applied: string[] = [];
  for (const path of seedFiles) {
    if (done.has(path)) continue;
    const sql = await readFile(new URL(path, projectFolder), 'utf8');
    await inTransaction(db, path, async () => {
      await db.exec(sql);
      await db.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        path,
        createHash('sha256').update(sql).digest('hex'),
      ]);
    });
    applied.push(path);
  }
  return { applied };
}

/** In the order in which they are applied; supabase/config.toml names the same. */
export const seedFiles = [
  'seed.sql',
  'seed/calendar.sql',
  'seed/content.sql',
  'seed/devotion.sql',
  'seed/hymns.sql',
].map((name) => `supabase/${name}`);

/**
 * Stops `@supabase/lite` from opening what the migrations closed: at its first request the package grants ALL on every
 * table of each schema with row-level security to anon, authenticated and service_role. The prelude has already made the
 * roles and grants that it looks after there. Call it once, before the first request.
 */
export function keepGrantsClosed(connection: object): void {
  Object.assign(connection, { rlsState: 'active' });
}

const preludeFile = new URL('./prelude.sql', import.meta.url);
const projectFolder = new URL('../../', import.meta.url);
export const migrationsFolder = new URL('../migrations/', import.meta.url);

const createRecord = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/** In rising order. */
async function recordedVersions(db: SqlRunner): Promise<string[]> {
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map((row) => row.version);
}

async function migrationFiles(folder: URL): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.sql')).sort();
}

function parseFileName(file: string): { version: string; name: string } {
  const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file);
  if (!match?.[1] || !match[2])
    throw new Error(`Migration file name must be YYYYMMDDHHMMSS_subject.sql: ${file}`);
  return { version: match[1], name: match[2] };
}

async function inTransaction(db: SqlRunner, file: string, work: () => Promise<unknown>): Promise<void> {
  await db.exec('begin');
  try {
    await work();
    await db.exec('commit');
  } catch (cause) {
    await db.exec('rollback');
    throw new Error(`${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
