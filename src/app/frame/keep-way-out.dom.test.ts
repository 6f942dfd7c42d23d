import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { tellFirstScreen } from '#lib/first-screen.ts';
import { keepWayOut } from './keep-way-out.ts';

const fetched = vi.hoisted(() => [] as string[]);
vi.mock('#session/sign-out.ts', () => {
  fetched.push('sign-out');
  return { signOut: () => {} };
});
vi.mock('#session/unsent.ts', () => {
  fetched.push('unsent');
  return { unsentOf: () => {} };
});

const page = { id: '/auth' } as unknown as AnyRoute;

afterEach(() => {
  vi.unstubAllGlobals();
});

function router() {
  const loadRouteChunk = vi.fn<AnyRouter['loadRouteChunk']>().mockResolvedValue(undefined);
  return { loadRouteChunk, routesByPath: { '/auth': page } };
}

test('where the worker keeps the files, nothing is fetched ahead', async () => {
  tellFirstScreen();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const ways = router();
  await keepWayOut(ways);
  expect([fetched, ways.loadRouteChunk.mock.calls]).toEqual([[], []]);
});

test('without a worker, the code of a sign-out and the page it leads to are', async () => {
  tellFirstScreen();
  vi.stubGlobal('navigator', {});
  const ways = router();
  await keepWayOut(ways);
  expect(fetched.toSorted()).toEqual(['sign-out', 'unsent']);
  expect(ways.loadRouteChunk.mock.calls).toEqual([[page]]);
});

test('a line that breaks meanwhile harms nothing', async () => {
  tellFirstScreen();
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const ways = router();
  ways.loadRouteChunk.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(keepWayOut(ways)).resolves.toBeUndefined();
});
