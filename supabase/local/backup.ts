import { access, chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PgliteConnection } from '@supabase/lite/pglite';
import { ArchiveError, readArchive, writeArchive, type Contents } from './archive.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationState, type SqlRunner } from './migrate.ts';
import { makeSecrets } from './secrets.ts';
import { namesOfData, type Snapshot } from './snapshot.ts';
import { freeLeases } from './whole-database.ts';

const secretsFile = 'secrets.json';

interface BackupWish {
  dataDir: string;
  /** Ends in .tar, .tar.gz or .tgz. */
  file: string;
  /** Asks the running server for a copy; undefined where none runs. */
  askServer(): Promise<Snapshot | undefined>;
  withSecrets: boolean;
}

/**
 * Writes all that is in a data folder into one file and reads it back. While a server runs it copies the folder at one
 * moment; without one the folder is locked meanwhile. Throws an Error with one sentence where neither is possible.
 */
export async function backUp({ dataDir, file, askServer, withSecrets }: BackupWish): Promise<Contents> {
  const snapshot = await askServer();
  const unlock = snapshot ? undefined : await lockFolder(dataDir);
  const folder = snapshot?.folder ?? dataDir;
  try {
    const names = (await namesOfData(folder)).filter((name) => withSecrets || name !== secretsFile);
    const written = await writeArchive(folder, names, file, {
      madeAt: new Date().toISOString(),
      hasSecrets: names.includes(secretsFile),
    });
    return await readArchive(file).then(() => written);
  } finally {
    if (snapshot) await rm(snapshot.folder, { recursive: true, force: true });
    await unlock?.();
  }
}

/** The backups of a folder by their names, of which all but the newest `keep` are removed. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => /^disha-\d{8}T\d{6}Z\.tar\.gz$/.test(name)).sort();
  const old = backups.slice(0, Math.max(backups.length - keep, 0));
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** Sorts by time. */
export function backupName(at: Date): string {
  return `disha-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.gz`;
}

export interface Restored {
  contents: Contents;
  /** Where the data that were there lie now; undefined where there were none. */
  aside: string | undefined;
  /** Whether the keys of the installation are new: then everybody signs in again. */
  hasNewKeys: boolean;
  accounts: number;
  questions: number;
}

/**
 * Puts what is in a backup where the data folder is. It is read as a whole, compared and opened before anything that is
 * there is touched; then what was there is put aside. Every device builds its mirror anew, and keeps what it has not sent.
 * Throws an Error with one sentence where that cannot be; then the data folder is as it was.
 */
export async function restore(file: string, dataDir: string, mayReplace: boolean): Promise<Restored> {
  const hasData = (await readdir(dataDir).catch(() => [])).some((name) => name !== 'lock');
  if (hasData && !mayReplace)
    throw new Error(
      `There are data in ${dataDir}: with --replace they are put aside, or name another folder with DATA_DIR=…`,
    );
  const unlock = hasData ? await lockFolder(dataDir) : undefined;
  const draft = `${dataDir}.restoring`;
  try {
    await rm(draft, { recursive: true, force: true });
    const contents = await readArchive(file, draft);
    await mkdir(join(draft, 'files'), { recursive: true, mode: 0o700 });
    const counted = await openedAnew(join(draft, 'postgres'), file);
    const isKept = !contents.hasSecrets && (await isThere(join(dataDir, secretsFile)));
    const aside = hasData ? `${dataDir}.before-${stamp(new Date())}` : undefined;
    if (aside !== undefined) await moveAway(dataDir, aside);
    else await rm(dataDir, { recursive: true, force: true });
    await rename(draft, dataDir);
    if (aside !== undefined) {
      if (isKept) await copyKeys(aside, dataDir);
      await rm(join(aside, 'lock'), { force: true });
    }
    const hasNewKeys = !contents.hasSecrets && !isKept;
    if (hasNewKeys) await makeSecrets(dataDir);
    return { contents, aside, hasNewKeys, ...counted };
  } finally {
    await rm(draft, { recursive: true, force: true });
    await unlock?.();
  }
}

/** Opens a database that was restored, and tells its devices that its rows are others than those they know. */
async function openedAnew(cluster: string, file: string): Promise<{ accounts: number; questions: number }> {
  if (!(await stat(cluster).catch(() => undefined)))
    throw new ArchiveError(`${file} is no whole backup of Disha: it holds no database.`);
  const connection = new PgliteConnection({ url: cluster });
  try {
    await connection.driver.waitReady;
    const db: SqlRunner = connection.driver;
    const { unknown } = await migrationState(db);
    if (unknown.length > 0)
      throw new Error(`${file} was made by a newer Disha (${unknown.at(-1)}): restore it with that one.`);
    await db.exec('update public.sync_heads set generation = gen_random_uuid()');
    await freeLeases(db);
    const { rows } = await db.query<{ accounts: number; questions: number }>(
      `select (select count(*) from auth.users)::int as accounts,
         (select count(*) from public.user_chats where deleted_at is null)::int as questions`,
    );
    const [counted] = rows;
    if (!counted) throw new Error('The database that was restored does not answer.');
    return counted;
  } finally {
    await connection.close();
  }
}

async function moveAway(dataDir: string, aside: string): Promise<void> {
  try {
    await rename(dataDir, aside);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error;
    throw new Error(
      `${dataDir} cannot be put aside, as something is mounted there: name a folder within it with DATA_DIR=…`,
      { cause: error },
    );
  }
}

async function copyKeys(from: string, to: string): Promise<void> {
  await copyFile(join(from, secretsFile), join(to, secretsFile));
  await chmod(join(to, secretsFile), 0o600);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function stamp(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
