import { expect, test } from 'vitest';
import { routeAccess } from './route-access.ts';
import { closedStarts, prerenderedPaths } from './route-reach.ts';

test('what is prerendered is for everybody, and nothing of it lies behind a closed start', () => {
  const access: Readonly<Record<string, string>> = routeAccess;
  for (const path of prerenderedPaths) {
    expect(access[path], path).toBe('public');
    expect(closedStarts.find((start) => path.startsWith(start))).toBeUndefined();
  }
});

test('every page that needs a sign-in lies behind a closed start', () => {
  const closed = Object.entries(routeAccess).filter(([, access]) => access !== 'public');
  for (const [path] of closed)
    expect(
      closedStarts.some((start) => path.startsWith(start)),
      path,
    ).toBe(true);
});

test('a start stands for all that begins with it', () => {
  expect(closedStarts).toEqual([
    '/add-property',
    '/admin',
    '/analysis/',
    '/analyze/',
    '/auth',
    '/callback',
    '/chat',
    '/compare',
    '/dashboard',
    '/events',
    '/forgot-password',
    '/kundli/',
    '/mailbox',
    '/pay',
    '/profile',
    '/receipt/',
    '/reset-password',
    '/sandbox',
    '/settings',
    '/share',
    '/start',
    '/upload',
    '/verify-email',
  ]);
});
