import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPutOff, keepPutOff, putOffNow } from '#lib/put-off-store.ts';
import { sendPutOff } from './send-put-off.ts';

let asked: { path: string; id: unknown; authorization: string | null }[];
/** By id: what the server says; 200 for others. */
let answers: Record<string, number | 'nothing'>;

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('location', { origin: 'https://disha.example' });
  vi.stubGlobal('fetch', fakeFetch);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetPutOff();
});

test('what was put off is told by its id alone, whoever is signed in, and then forgotten', async () => {
  await keepPutOff('one', Date.now());
  expect(await sendPutOff()).toBe('done');
  expect(asked).toEqual([
    { path: 'https://disha.example/functions/v1/remind-tomorrow', id: 'one', authorization: null },
  ]);
  expect(await putOffNow()).toEqual([]);
});

test('what the server cannot take now waits, and keeps nothing else from it', async () => {
  answers = { one: 'nothing', two: 503, three: 404 };
  for (const id of ['one', 'two', 'three', 'four']) await keepPutOff(id, Date.now());
  expect(await sendPutOff()).toBe('left');
  // One that the server does not know any more is done with.
  expect((await putOffNow()).map(([id]) => id).sort()).toEqual(['one', 'two']);
  answers = {};
  expect(await sendPutOff()).toBe('done');
  expect(await putOffNow()).toEqual([]);
});

test('what was put off days ago is let go of unsaid', async () => {
  await keepPutOff('old', Date.now() - 3 * 86_400_000);
  expect(await sendPutOff()).toBe('done');
  expect(asked).toEqual([]);
  expect(await putOffNow()).toEqual([]);
});

async function fakeFetch(path: string, { body, headers }: RequestInit = {}): Promise<Response> {
  if (path === '/config.json') return Response.json({ supabaseUrl: '', supabaseKey: 'public' });
  const { id } = JSON.parse(body as string) as { id: string };
  const answer = answers[id] ?? 200;
  if (answer === 'nothing') throw new TypeError('Failed to fetch');
  asked.push({ path, id, authorization: new Headers(headers).get('authorization') });
  return Response.json({}, { status: answer });
}
