import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
let asked: number;
let answer: () => Response | Promise<Response>;
let contentNewerThan: (maxAgeMs: number) => Promise<boolean>;

beforeEach(async () => {
  asked = 0;
  answer = () => Response.json({ versions: {}, tables: {} });
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k' });
    asked += 1;
    return answer();
  });
  ({ contentNewerThan } = await import('./start-content.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('content that was asked for less than five minutes ago is fresh, and older content is asked for again', async () => {
  expect(await contentNewerThan(5 * minute)).toBe(true);
  vi.advanceTimersByTime(5 * minute - 1);
  expect(await contentNewerThan(5 * minute)).toBe(true);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await contentNewerThan(5 * minute)).toBe(true);
  expect(asked).toBe(2);
});

test('whoever asks while the server is being asked gets the same answer', async () => {
  expect(await Promise.all([contentNewerThan(minute), contentNewerThan(60 * minute)])).toEqual([true, true]);
  expect(asked).toBe(1);
});

test('a server that was not reached is asked again by the next who wants to know', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await contentNewerThan(minute)).toBe(false);
  answer = () => Response.json({ versions: {}, tables: {} });
  expect(await contentNewerThan(minute)).toBe(true);
  expect(asked).toBe(2);
});
