import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

interface Upgrade {
  /** The newest migration that the data have. */
  from: string;
  /** Brings the database in a folder up to date. Throws where it cannot. */
  upgrade(folder: string): Promise<void>;
  freeBytes(folder: string): Promise<number>;
  say(progress: string): void;
}

const mostKept = 3;
/** What a migration may write beyond the copy: new indexes, rows that are written anew. */
const roomForMigrations = { share: 0.25, atLeast: 64 * 1024 * 1024 };

/**
 * Brings the database of a data folder up to date in a copy, which takes its place once that has worked; the old one is kept
 * in `backups/`, with the newest two before it. Until then nothing of the old one is touched: whatever goes wrong, and whoever
 * ends the process when, the data are as they were. Throws an Error with one sentence where there is no room for a copy.
 */
export async function upgradeCluster(
  dataDir: string,
  { from, upgrade, freeBytes, say }: Upgrade,
): Promise<void> {
  const { cluster, draft, upgraded, backups } = placesIn(dataDir);
  const size = await sizeOf(cluster);
  const needed = size + Math.max(size * roomForMigrations.share, roomForMigrations.atLeast);
  const free = await freeBytes(dataDir);
  if (free < needed)
    throw new Error(
      `There is no room for a copy of the data, which is kept before they are brought up to date: ${inMb(needed)} MB are needed in ${dataDir}, and ${inMb(free)} MB are free. Nothing was changed.`,
    );
  say('Bringing the data up to date in a copy…');
  await cp(cluster, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  try {
    await upgrade(draft);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(
      `The data in ${dataDir} could not be brought up to date, and are as they were: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
  await rename(draft, upgraded);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const kept = join(backups, `${from}-${time}`);
  await rename(cluster, kept);
  await rename(upgraded, cluster);
  say(`The data as they were are kept in ${kept}`);
  const older = (await readdir(backups)).sort((one, other) => timeIn(other).localeCompare(timeIn(one)));
  for (const name of older.slice(mostKept)) await rm(join(backups, name), { recursive: true, force: true });
}

/**
 * Ends what a process that was killed has left: a copy that was brought up to date takes its place if that is free, and one
 * that was not goes. To be called before anybody makes a database where there is none.
 */
export async function finishUpgrade(dataDir: string): Promise<void> {
  const { cluster, draft, upgraded } = placesIn(dataDir);
  if (!(await isThere(cluster)) && (await isThere(upgraded))) await rename(upgraded, cluster);
  for (const left of [draft, upgraded]) await rm(left, { recursive: true, force: true });
}

export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function placesIn(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    draft: join(dataDir, 'postgres.upgrading'),
    /** Whole, and on its way to its place. */
    upgraded: join(dataDir, 'postgres.upgraded'),
    backups: join(dataDir, 'backups'),
  };
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const file of files) if (file.isFile()) size += (await stat(join(file.parentPath, file.name))).size;
  return size;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function timeIn(name: string): string {
  return name.split('-').at(-1) ?? '';
}

function inMb(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
