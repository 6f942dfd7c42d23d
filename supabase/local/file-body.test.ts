import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partOfFile } from './byte-ranges.ts';
import { fileBody } from './file-body.ts';

const bytes = randomBytes(300_000);
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-bodies-'));
  path = join(folder, 'bytes');
  await writeFile(path, bytes);
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (body: BodyInit | null): Promise<Buffer> =>
  Buffer.from(await new Response(body).arrayBuffer());

test('a file comes as it is, in pieces', async () => {
  expect((await read(fileBody(path, bytes.length))).equals(bytes)).toBe(true);
  const reader = fileBody(path, bytes.length).getReader();
  expect((await reader.read()).value?.byteLength).toBe(64 * 1024);
  await reader.cancel();
});

test('an empty file comes as nothing', async () => {
  expect(await read(fileBody(path, 0))).toHaveLength(0);
});

test('nothing is opened for a body that nobody reads, or that is given up before', async () => {
  const missing = fileBody(join(folder, 'missing'), 10);
  await missing.cancel();
  await expect(read(fileBody(join(folder, 'missing'), 10))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a reader who goes in the middle of a piece leaves nothing open', async () => {
  const reader = fileBody(path, bytes.length).getReader();
  const first = reader.read();
  await reader.cancel();
  expect((await first).done).toBe(true);
});

test('a part of it is read without the rest', async () => {
  const body = fileBody(path, bytes.length);
  const whole = new Response(body, { headers: { 'content-length': String(bytes.length) } });
  const request = new Request('http://x/a', { headers: { range: 'bytes=200000-200009' } });
  const part = await partOfFile(request, whole);
  expect(whole.bodyUsed).toBe(false);
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  expect((await read(part.body)).equals(bytes.subarray(200_000, 200_010))).toBe(true);
});

test('a file that became shorter ends as an error, and not as if that were all', async () => {
  const short = join(folder, 'short');
  await writeFile(short, bytes);
  await truncate(short, 100);
  await expect(read(fileBody(short, bytes.length))).rejects.toThrow('shorter');
});
