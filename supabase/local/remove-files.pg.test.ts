import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { connectBackend } from '../functions/_shared/backend.ts';
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
  const backendOf = (key: string) =>
    connectBackend({ url: world.url, publishableKey: world.publishableKey, serviceKey: key, fetch });
  await backendOf(serviceKey).removeFiles('floorplans', names.slice(0, 2));
  const found = await Promise.all(names.map(async (name) => (await files.download(name)).error === null));
  expect(found).toEqual([false, false, true]);
  const left = await readdir(join(world.settings.dataDir, 'files', 'floorplans', userId), {
    recursive: true,
  });
  expect(left.filter((name) => name.endsWith('bytes'))).toEqual([join('3.png', 'bytes')]);
  await expect(backendOf('wrong').removeFiles('floorplans', names)).rejects.toThrow('401');
  expect((await files.download(names[2] ?? '')).error).toBeNull();
});

test('files that the storage service does not remove are an error with its words', async () => {
  const fetchNothing = async () => new Response('no room for that', { status: 500 });
  const backend = connectBackend({
    url: world.url,
    publishableKey: 'p',
    serviceKey: 's',
    fetch: fetchNothing,
  });
  await expect(backend.removeFiles('floorplans', ['me/1.png'])).rejects.toThrow('500 no room for that');
});
