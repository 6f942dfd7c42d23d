import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder as it was at one moment, in a folder beside it that whoever asked removes. */
export interface Snapshot {
  folder: string;
  /** How long nobody could read or write. */
  heldMs: number;
}

/** The part of PGlite that holds everybody else back. */
interface HeldDatabase {
  exec(sql: string): Promise<unknown>;
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
}

const snapshots = 'snapshots';

/** What belongs to the process or to other copies, and what a process was writing when it was ended. */
const passing = (name: string): boolean =>
  ['lock', snapshots, 'backups', 'postgres.upgrading', 'postgres.upgraded'].includes(name) ||
  /^lock\.|\.new$/.test(name);

/**
 * Copies the data folder while its server runs. The database stands still meanwhile, which takes as long as its files take
 * to copy; those of people are renamed into place and never written again, so that a second name for each is a copy.
 */
export async function takeSnapshot(dataDir: string, database: HeldDatabase): Promise<Snapshot> {
  const folder = join(dataDir, snapshots, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // What is in memory alone is written first, while everybody can still go on.
    await database.exec('checkpoint');
    const heldMs = await database.runExclusive(async () => {
      const startedAt = performance.now();
      for (const name of await namesOfData(dataDir)) {
        const [from, to] = [join(dataDir, name), join(folder, name)];
        if (name === 'postgres') await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
        else await linkTree(from, to);
      }
      return Math.round(performance.now() - startedAt);
    });
    return { folder, heldMs };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What is in a data folder and has to be in every copy of it. */
export async function namesOfData(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !passing(name)).sort();
}

/** Those of whoever was ended before they could remove theirs. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  await rm(join(dataDir, snapshots), { recursive: true, force: true });
}

async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return linkOrCopy(from, to);
  await mkdir(to, { mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    // A draft beside the place of a file, which somebody is still writing.
    else if (!/\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(entry.name)) await linkOrCopy(source, target);
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Removed at this moment, with the row that names it.
    if (code === 'ENOENT') return;
    // There are file systems without second names.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
