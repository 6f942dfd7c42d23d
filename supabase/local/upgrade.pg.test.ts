import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '#tests/fakes/embedded-world.ts';
import { openDatabase } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { finishUpgrade } from './upgrade.ts';

/** Folders of migrations: as they are, with one more, and with one more that fails. */
let chains: { newer: URL; broken: URL };
let scratch: string;
let folder: string;
const user = randomUUID();
const [moreVersion, brokenVersion] = ['29990101000000', '29990101000100'];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'disha-chains-'));
  chains = {
    newer: await chain('newer', {
      [`${moreVersion}_more.sql`]: 'alter table public.profiles add column more text;',
    }),
    broken: await chain('broken', {
      [`${moreVersion}_more.sql`]: 'delete from public.profiles;',
      [`${brokenVersion}_broken.sql`]: 'select no_such_function();',
    }),
  };
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-upgrade-'));
  await fillDataFolder(folder);
  await withDatabase({}, async (query) => {
    await query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), '{}')`,
      [user, `${user}@example.com`],
    );
  });
  return () => rm(folder, { recursive: true, force: true });
});

test('data of an earlier version are brought up to date, and what they were is kept', async () => {
  const said: string[] = [];
  await withDatabase(
    { migrations: chains.newer },
    async (query) => {
      expect(await query('select count(*)::int as n from public.profiles where more is null')).toEqual([
        { n: 1 },
      ]);
    },
    said,
  );
  const [kept = ''] = await readdir(join(folder, 'backups'));
  expect(said.join()).toContain(kept);

  // The earlier version refuses what the newer one has made, and starts on what was kept.
  await expect(withDatabase({}, async () => {})).rejects.toThrow(
    `were made by a newer Disha (${moreVersion})`,
  );
  await rm(join(folder, 'postgres'), { recursive: true });
  await rename(join(folder, 'backups', kept), join(folder, 'postgres'));
  await withDatabase({}, async (query) => {
    expect(await query('select id from auth.users')).toEqual([{ id: user }]);
  });
});

test('where a migration fails the data are as they were, and the sentence names it', async () => {
  await expect(withDatabase({ migrations: chains.broken }, async () => {})).rejects.toThrow(
    new RegExp(`are as they were: ${brokenVersion}_broken.sql failed`),
  );
  expect((await readdir(folder)).sort()).toEqual(['files', 'postgres', 'secrets.json']);
  await withDatabase({}, async (query) => {
    expect(await query('select count(*)::int as n from public.profiles')).toEqual([{ n: 1 }]);
  });
});

test('without room for a copy nothing is touched', async () => {
  const before = await readdir(folder);
  await expect(
    withDatabase({ migrations: chains.newer, freeBytes: () => Promise.resolve(1024 * 1024) }, async () => {}),
  ).rejects.toThrow(/There is no room for a copy .* and 1 MB are free\. Nothing was changed\./);
  expect(await readdir(folder)).toEqual(before);
});

test('the newest three copies are kept', async () => {
  await withDatabase({ migrations: chains.newer }, async () => {});
  const [kept = ''] = await readdir(join(folder, 'backups'));
  await rm(join(folder, 'postgres'), { recursive: true });
  await rename(join(folder, 'backups', kept), join(folder, 'postgres'));
  const older = ['20261101-20261101T000000', '20261102-20261102T000000', '20261103-20261103T000000'];
  for (const name of older) await writeFile(join(folder, 'backups', name), '');
  await withDatabase({ migrations: chains.newer }, async () => {});
  const names = await readdir(join(folder, 'backups'));
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(older.slice(1)));
});

test('a process that was killed while the new data took their place has lost nothing', async () => {
  await rename(join(folder, 'postgres'), join(folder, 'postgres.upgraded'));
  await finishUpgrade(folder);
  await withDatabase({}, async (query) => {
    expect(await query('select id from auth.users')).toEqual([{ id: user }]);
  });
});

type Query = (sql: string, params?: unknown[]) => Promise<unknown[]>;

async function withDatabase(
  tools: NonNullable<Parameters<typeof openDatabase>[3]>,
  work: (query: Query) => Promise<void>,
  said: string[] = [],
): Promise<void> {
  const settings = readSettings({ DATA_DIR: folder });
  const { connection } = await openDatabase(
    settings,
    await loadSecrets(folder),
    (progress) => said.push(progress),
    tools,
  );
  try {
    await work(async (sql, params) => (await connection.driver.query(sql, params)).rows);
  } finally {
    await connection.close();
  }
}

async function chain(name: string, more: Readonly<Record<string, string>>): Promise<URL> {
  const place = join(scratch, name);
  await mkdtemp(place).then((made) => rename(made, place));
  for (const file of await readdir(migrationsFolder))
    await copyFile(new URL(file, migrationsFolder), join(place, file));
  for (const [file, sql] of Object.entries(more)) await writeFile(join(place, file), sql);
  expect(await readFile(join(place, Object.keys(more)[0] ?? ''), 'utf8')).not.toBe('');
  return new URL(`${pathToFileURL(place).href}/`);
}
