import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from './storage-adapter.ts';

let folder: string;
let storage: ReturnType<typeof fileStorage>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-files-'));
  storage = fileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const put = (body: unknown) =>
  storage.uploadObject('plans', 'asha/a.png', undefined, body as Uint8Array, 'image/png', 'max-age=60');

test('a file goes to the disk as it comes, and is read in pieces', async () => {
  const atDisk: string[][] = [];
  async function* pieces() {
    for (let n = 0; n < 3; n += 1) {
      yield new Uint8Array(100_000).fill(n);
      atDisk.push(await readdir(join(folder, 'plans', 'asha', 'a.png')));
    }
  }
  const { size, eTag } = await put(pieces());
  expect([size, eTag]).toEqual([300_000, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
  // The draft lay there before the last of it had come.
  expect(atDisk[0]).toEqual([expect.stringMatching(/^bytes\./)]);
  const { body, metadata } = await storage.getObject('plans', 'asha/a.png', undefined);
  expect(metadata.contentLength).toBe(300_000);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  expect((await reader.read()).value?.byteLength).toBe(64 * 1024);
  await reader.cancel();
});

test('a file that is broken off leaves the one before as it was, and nothing of itself', async () => {
  await put(new Uint8Array(10));
  async function* broken() {
    yield new Uint8Array(5);
    throw new Error('aborted');
  }
  await expect(put(broken())).rejects.toThrow('aborted');
  expect(await readdir(join(folder, 'plans', 'asha', 'a.png'))).toEqual(['bytes', 'bytes.json']);
  expect((await storage.headObject('plans', 'asha/a.png', undefined)).size).toBe(10);
});
