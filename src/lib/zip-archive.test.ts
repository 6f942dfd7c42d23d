import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipArchive } from './zip-archive.ts';

const now = Date.UTC(2026, 10, 21, 6, 30);

test('gives back every byte under its name, in whatever script that is', async () => {
  const archive = await zipArchive(now, new AbortController().signal);
  const picture = Uint8Array.from({ length: 1_500_000 }, (_, at) => (at * 7919) % 251);
  await archive.add('files/photos/आँगन-1.jpg', picture, 'store');
  await archive.add('data.json', JSON.stringify({ title: 'घर' }), 'pack');
  await archive.add('empty.txt', '', 'pack');
  const blob = archive.end();
  expect(blob.type).toBe('application/zip');
  expect(archive.size()).toBe(blob.size);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['files/photos/आँगन-1.jpg', 'data.json', 'empty.txt']);
  expect(Buffer.compare(files['files/photos/आँगन-1.jpg'] ?? new Uint8Array(), picture)).toBe(0);
  expect(new TextDecoder().decode(files['data.json'])).toBe('{"title":"घर"}');
  expect(files['empty.txt']).toHaveLength(0);
});

test.each([-8e15, 8e15])('is made whatever the clock of the device says', async (clock) => {
  const archive = await zipArchive(clock, new AbortController().signal);
  await archive.add('a.txt', 'a', 'pack');
  expect(Object.keys(unzipSync(new Uint8Array(await archive.end().arrayBuffer())))).toEqual(['a.txt']);
});

test('ends in the middle of a file when it is called off', async () => {
  const calling = new AbortController();
  const archive = await zipArchive(now, calling.signal);
  const adding = archive.add('a.bin', new Uint8Array(3_000_000), 'store');
  calling.abort(new Error('enough'));
  await expect(adding).rejects.toThrow('enough');
  expect(archive.size()).toBeLessThan(3_000_000);
});
