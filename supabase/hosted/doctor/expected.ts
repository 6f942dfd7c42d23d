import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { openEmptyDatabase } from '../../local/empty-database.ts';
import { applyMigrations, applySeeds } from '../../local/migrate.ts';
import type { Expected } from './examine.ts';
import type { Schedule } from './examine-services.ts';
import type { DatabaseReport } from './report.ts';

/** What this version's migrations, functions and schedules make of a project; takes a few seconds. */
export async function whatToExpect(): Promise<Expected> {
  const connection = await openEmptyDatabase();
  const db = connection.driver;
  await applyMigrations(db);
  await applySeeds(db);
  const { rows } = await db.query<{ report: DatabaseReport }>(
    'select public.installation_report() as report',
  );
  await connection.close();
  const [first] = rows;
  if (!first) throw new Error('The migrations make no report.');
  return { report: first.report, functions: await expectedFunctions(), schedules: await schedulesOfFile() };
}

export async function expectedFunctions(): Promise<string[]> {
  const folder = new URL('../../functions/', import.meta.url);
  const entries = await readdir(folder, { recursive: true });
  return entries.flatMap((entry) => /^([a-z-]+)[\\/]index\.ts$/.exec(entry)?.[1] ?? []).sort();
}

/** Of supabase/hosted/schedules.sql, where each is one call of cron.schedule on a line of its own. */
export async function schedulesOfFile(): Promise<Schedule[]> {
  const sql = await readFile(new URL('../schedules.sql', import.meta.url), 'utf8');
  const calls = sql.matchAll(/^select cron\.schedule\('([^']+)', '([^']+)', '((?:[^']|'')+)'\);$/gm);
  return Array.from(calls, ([, name = '', schedule = '', command = '']) => ({
    name,
    schedule,
    command: hashOf(command.replaceAll("''", "'")),
  }));
}

/** As the report hashes a command. */
function hashOf(command: string): string {
  return createHash('md5').update(command.replaceAll(/\s+/g, '')).digest('hex');
}
