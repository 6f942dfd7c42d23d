import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgliteConnection } from '@supabase/lite/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCluster } from './create-cluster.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-cluster-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a start that was cut off leaves nothing that the next one trips over, and what is there is left alone', async () => {
  await mkdir(join(folder, 'postgres.new'));
  await writeFile(join(folder, 'postgres.new/PG_VERSION'), 'half');
  await createCluster(join(folder, 'postgres'));
  expect(await readdir(folder)).toEqual(['postgres']);

  const first = new PgliteConnection({ url: join(folder, 'postgres') });
  await first.driver.exec('create table kept as select 1 as one');
  await first.close();
  await createCluster(join(folder, 'postgres'));
  const second = new PgliteConnection({ url: join(folder, 'postgres') });
  expect((await second.driver.query('select one from kept')).rows).toEqual([{ one: 1 }]);
  await second.close();
});

test('a place where nothing can be made is an error', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(createCluster(join(folder, 'file/postgres'))).rejects.toThrow(/ENOTDIR/);
});
