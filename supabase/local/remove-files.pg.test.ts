import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { removeFilesWith } from './schedules.ts';
import { loadSecrets } from './secrets.ts';

let world: OwnWorld;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('the server removes the named files of anybody, bytes and records, and no others; a wrong key removes none', async () => {
  const { client, userId } = await world.newcomer();
  const files = client.storage.from('floorplans');
  const names = ['1.png', 'photos/2 (a).png', '3.png'].map((name) => `${userId}/${name}`);
  for (const name of names) {
    const { error } = await files.upload(name, new Blob(['bytes'], { type: 'image/png' }));
    expect(error).toBeNull();
  }
  const { serviceKey } = await loadSecrets(world.settings.dataDir);
  const removeFiles = removeFilesWith((request) => fetch(request), world.url, serviceKey);
  await removeFiles('floorplans', names.slice(0, 2));
  const found = await Promise.all(names.map(async (name) => (await files.download(name)).error === null));
  expect(found).toEqual([false, false, true]);
  const left = await readdir(join(world.settings.dataDir, 'files', 'floorplans', userId), {
    recursive: true,
  });
  expect(left.filter((name) => name.endsWith('bytes'))).toEqual([join('3.png', 'bytes')]);
  await removeFilesWith((request) => fetch(request), world.url, 'wrong')('floorplans', names);
  expect((await files.download(names[2] ?? '')).error).toBeNull();
});
