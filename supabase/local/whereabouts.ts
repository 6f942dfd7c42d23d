import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAddress } from './postgres/address.ts';

/**
 * Which database belongs to a data folder. With another one, or with none, every device would take its account for deleted
 * and empty itself; so whoever forgets a setting is told, and nothing begins anew by itself.
 */

/** In the data folder, where a server has its database: which. */
const note = 'database.json';

/** Throws where the data of the folder are on a server, or are gone. */
export async function expectEmbedded(dataDir: string): Promise<void> {
  if (await isThere(join(dataDir, 'postgres'))) return;
  const noted = await notedServer(dataDir);
  if (noted !== undefined)
    throw new Error(
      `The database of ${dataDir} is on the PostgreSQL server at ${noted}: start Disha with DATABASE_URL=postgres://…, or fetch it back with "npm run --silent migrate-to-postgres -- --back".`,
    );
  if (await hasFiles(dataDir))
    throw new Error(
      `There are files of people in ${dataDir}, but not the database that belongs to them, postgres. Without it accounts, conversations and whose the files are would be lost. Put a backup in its place with "npm run --silent restore -- <file> --replace", or begin anew with --reset.`,
    );
}

/** Throws where a server has nothing yet, and the folder has people. */
export async function expectServer(
  dataDir: string,
  { shown }: DatabaseAddress,
  { isFresh }: { isFresh: boolean },
): Promise<void> {
  const isEmbedded = await isThere(join(dataDir, 'postgres'));
  if (!isFresh) {
    if (!isEmbedded) return;
    throw new Error(
      `There is an embedded database in ${dataDir} and another at ${shown}. To go on with the first, start without DATABASE_URL; to go on with the second, put the folder ${join(dataDir, 'postgres')} somewhere else.`,
    );
  }
  if (isEmbedded)
    throw new Error(
      `The data of this installation are in the embedded database in ${dataDir}, and the one at ${shown} is empty: take them over with "npm run --silent migrate-to-postgres", or name another folder with DATA_DIR=…`,
    );
  if (await hasFiles(dataDir))
    throw new Error(
      `There are files of people in ${dataDir}, but the database at ${shown} is empty. Without the one that belongs to them accounts, conversations and whose the files are would be lost. Restore it (psql, pg_restore), correct DATABASE_URL, or name another folder with DATA_DIR=…`,
    );
}

/** Notes that the folder's database is at a server from now on. */
export async function noteServer(dataDir: string, { shown }: DatabaseAddress): Promise<void> {
  if ((await notedServer(dataDir)) === shown) return;
  const draft = join(dataDir, `${note}.new`);
  await writeFile(draft, `${JSON.stringify({ postgres: shown })}\n`, { mode: 0o600 });
  await rename(draft, join(dataDir, note));
}

/** From now on it is in the folder again. */
export async function forgetServer(dataDir: string): Promise<void> {
  await rm(join(dataDir, note), { force: true });
}

async function notedServer(dataDir: string): Promise<string | undefined> {
  try {
    const read = JSON.parse(await readFile(join(dataDir, note), 'utf8')) as { postgres?: unknown };
    return typeof read.postgres === 'string' ? read.postgres : undefined;
  } catch {
    return undefined;
  }
}

async function hasFiles(dataDir: string): Promise<boolean> {
  return (await readdir(join(dataDir, 'files')).catch(() => [])).length > 0;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
