import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFiles } from './keep-files.ts';
import { ocrFolder } from './ocr-files.ts';

const path = `${ocrFolder}/eng.traineddata.gz`;
const kept = new Map<string, Response>();
let answer: () => Response;
let asked = 0;

beforeEach(() => {
  kept.clear();
  asked = 0;
  const cache = {
    match: (key: string) => Promise.resolve(kept.get(key)),
    put: async (key: string, response: Response) => {
      kept.set(key, new Response(await response.arrayBuffer(), response));
    },
    keys: () => Promise.resolve([...kept.keys()].map((key) => ({ url: `https://disha.example${key}` }))),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a file is fetched once, and takes the place of its older versions', async () => {
  answer = () => new Response('letters', { headers: { 'content-type': 'application/gzip' } });
  kept.set('/ocr/1.0.0-1/eng.traineddata.gz', new Response('old'));
  const seen: number[] = [];
  await keepFiles([path], (bytes) => seen.push(bytes));
  await keepFiles([path], (bytes) => seen.push(bytes));
  expect([...kept.keys()]).toEqual([path]);
  expect(await kept.get(path)?.text()).toBe('letters');
  expect([asked, seen]).toEqual([1, [7]]);
});

test.each([
  ['the page of a network that wants a sign-in', 200, 'text/html; charset=utf-8'],
  ['an error', 503, 'text/plain'],
])('%s is not kept in its place', async (_, status, type) => {
  answer = () => new Response('<title>Sign in</title>', { status, headers: { 'content-type': type } });
  await expect(keepFiles([path], () => {})).rejects.toThrow('did not come');
  expect(kept.size).toBe(0);
});
