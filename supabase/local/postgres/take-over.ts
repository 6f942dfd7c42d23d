import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from '../database.ts';
import { lockFolder } from '../folder-lock.ts';
import { migrationsFolder, migrationState, type SqlRunner } from '../migrate.ts';
import { loadSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { fileStorage } from '../storage-adapter.ts';
import { forgetServer, noteServer } from '../whereabouts.ts';
import type { DatabaseAddress } from './address.ts';
import { type Copied, copyRows, rowsOfPeople } from './copy-rows.ts';
import { openServer } from './open-server.ts';

export interface TakenOver extends Copied {
  /** Of people, in the data folder, which stay where they are. */
  files: { named: number; missing: number };
  /** Where the database that was left lies now; undefined where it is on a server, as it was. */
  kept: string | undefined;
}

type Say = (progress: string) => void;

/** What is copied is copied by one connection. */
const onlyOne = { poolSize: 1, migrations: migrationsFolder, log: () => {} };

/** No copy of the folder has what is half made. */
const draftName = 'postgres.coming.new';

/**
 * Copies the embedded database of a data folder to an empty one of a server, and sets the folder's own aside once every table
 * is the same there. Keys and files stay. Throws an Error with a sentence where that cannot be; then all is as it was.
 */
export async function takeToServer(
  dataDir: string,
  address: DatabaseAddress,
  say: Say = () => {},
): Promise<TakenOver> {
  const cluster = join(dataDir, 'postgres');
  if (!(await isThere(cluster)))
    throw new Error(`There is no embedded database in ${dataDir}: name its folder with DATA_DIR.`);
  const unlock = await lockFolder(dataDir);
  const draft = join(dataDir, draftName);
  try {
    const embedded = await openCluster(cluster);
    try {
      await expectNewest(embedded.driver, dataDir);
      await prepareServer(draft, address);
      const server = await openServer(address, onlyOne);
      try {
        const copied = await copyRows(embedded.driver, server.session, say);
        const files = await lookForFiles(server.session, dataDir);
        const kept = await setAside(dataDir, cluster, () => embedded.close());
        await noteServer(dataDir, address);
        return { ...copied, files, kept };
      } finally {
        await server.close();
      }
    } finally {
      await embedded.close();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
    await unlock();
  }
}

/** The other way: from a server, whose database is left as it is, into the data folder. */
export async function takeBackData(
  dataDir: string,
  address: DatabaseAddress,
  say: Say = () => {},
): Promise<TakenOver> {
  const cluster = join(dataDir, 'postgres');
  if (await isThere(cluster))
    throw new Error(
      `There is an embedded database in ${dataDir} already: put the folder ${cluster} somewhere else first.`,
    );
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const draft = join(dataDir, draftName);
  try {
    const server = await openServer(address, onlyOne);
    try {
      await expectNewest(server.session, address.shown);
      await makeNew({ DATA_DIR: draft });
      const embedded = await openCluster(join(draft, 'postgres'));
      let copied: Copied;
      try {
        copied = await copyRows(server.session, embedded.driver, say);
      } finally {
        await embedded.close();
      }
      await rename(join(draft, 'postgres'), cluster);
      await forgetServer(dataDir);
      return { ...copied, files: await lookForFiles(server.session, dataDir), kept: undefined };
    } finally {
      await server.close();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
    await unlock();
  }
}

async function openCluster(cluster: string): Promise<PgliteConnection> {
  const connection = new PgliteConnection({ url: cluster });
  await connection.driver.waitReady;
  await connection.driver.exec(`set timezone to 'UTC'`);
  return connection;
}

/** Tables of two versions are not the same ones. */
async function expectNewest(db: SqlRunner, where: string): Promise<void> {
  const { pending, unknown } = await migrationState(db);
  if (unknown.length > 0)
    throw new Error(`The data in ${where} were made by a newer Disha (${unknown.at(-1)}): use that one.`);
  if (pending > 0)
    throw new Error(
      `The data in ${where} are of an earlier version: start Disha once, which brings them up to date, and stop it again.`,
    );
}

/** Gives an empty database its tables; refuses one that holds anybody. */
async function prepareServer(draft: string, address: DatabaseAddress): Promise<void> {
  const server = await openServer(address, onlyOne);
  try {
    const people = server.found.isFresh ? 0 : await rowsOfPeople(server.session);
    if (people > 0)
      throw new Error(
        `The database at ${address.shown} is not empty (${people} accounts, files and messages): name another in DATABASE_URL.`,
      );
  } finally {
    await server.close();
  }
  await makeNew({ DATA_DIR: draft, DATABASE_URL: address.url });
}

/** A first start, without a server that answers. The folder is none that anybody keeps. */
async function makeNew(environment: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const { DATA_DIR: draft } = environment;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const made = await openDatabase(readSettings(environment), await loadSecrets(draft), () => {});
  await made.connection.close();
}

async function setAside(dataDir: string, cluster: string, close: () => Promise<void>): Promise<string> {
  await close();
  const backups = join(dataDir, 'backups');
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const kept = join(backups, `embedded-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`);
  await rename(cluster, kept);
  return kept;
}

/** Whether the files that rows name are there. They are not touched. */
async function lookForFiles(db: SqlRunner, dataDir: string): Promise<TakenOver['files']> {
  const { rows } = await db.query<{ bucket: string; name: string }>(
    'select bucket_id as bucket, name from storage.objects',
  );
  const storage = fileStorage(join(dataDir, 'files'));
  let missing = 0;
  for (const { bucket, name } of rows)
    await storage.headObject(bucket, name, undefined).catch(() => {
      missing += 1;
    });
  return { named: rows.length, missing };
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
