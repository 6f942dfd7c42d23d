import { describe, expect, test } from 'vitest';
import { decideAccess, routeAccess, type RoutePath } from './route-access.ts';

const guest = { status: 'guest' } as const;
const user = { status: 'signed-in', user: { id: 'u', email: 'u@example.in' } } as const;
const admin = { status: 'signed-in', user: { id: 'a', email: 'a@example.in', isAdmin: true } } as const;
const unknown = { status: 'starting' } as const;

const show = { kind: 'show' };
const wait = { kind: 'wait' };
const to = (path: string) => ({ kind: 'redirect', to: path });

/** Every route with what a guest, a user and an admin meet there, and what happens before it is known who comes. */
const table: [RoutePath, guest: object, user: object, admin: object, unknown: object][] = [
  ['/', show, show, show, show],
  ['/index', show, show, show, show],
  ['/start', to('/auth'), to('/chat'), to('/chat'), wait],
  ['/auth', show, to('/chat'), to('/chat'), wait],
  ['/callback', show, show, show, show],
  ['/verify-email', show, show, show, show],
  ['/forgot-password', show, show, show, show],
  ['/reset-password', show, show, show, show],
  ['/chat', show, show, show, wait],
  ['/dashboard', to('/auth?redirect=%2Fdashboard'), show, show, wait],
  ['/add-property', to('/auth?redirect=%2Fadd-property'), show, show, wait],
  ['/analyze/$id', to('/auth?redirect=%2Fanalyze%2F%24id'), show, show, wait],
  ['/analysis/$id', to('/auth?redirect=%2Fanalysis%2F%24id'), show, show, wait],
  ['/compare', to('/auth?redirect=%2Fcompare'), show, show, wait],
  ['/upload', to('/auth?redirect=%2Fupload'), show, show, wait],
  ['/profile', show, show, show, show],
  ['/settings', show, show, show, show],
  ['/share', show, show, show, show],
  ['/settings/sync', to('/auth?redirect=%2Fsettings%2Fsync'), show, show, wait],
  ['/contact', show, show, show, show],
  ['/blog', show, show, show, show],
  ['/blog/$slug', show, show, show, show],
  ['/hindu-festivals', show, show, show, show],
  ['/hindu-festivals/print/$year', show, show, show, show],
  ['/hindu-aartis', show, show, show, show],
  ['/kundli', show, show, show, show],
  ['/kundli/$id', show, show, show, show],
  ['/milan', show, show, show, show],
  ['/japa', show, show, show, show],
  ['/puja', show, show, show, show],
  ['/puja/$id', show, show, show, show],
  ['/muhurat', show, show, show, show],
  ['/names', show, show, show, show],
  ['/my-day', show, show, show, show],
  ['/events', to('/auth?redirect=%2Fevents'), show, show, wait],
  ['/subscriptions', show, show, show, show],
  ['/payment-success', to('/auth?redirect=%2Fpayment-success'), show, show, wait],
  ['/receipt/$order', to('/auth?redirect=%2Freceipt%2F%24order'), show, show, wait],
  ['/privacy-policy', show, show, show, show],
  ['/terms-and-conditions', show, show, show, show],
  ['/cancellation-policy', show, show, show, show],
  ['/admin', show, show, show, show],
  ['/admin/$', show, show, show, show],
];

describe.each(table)('%s', (path, forGuest, forUser, forAdmin, beforeKnown) => {
  const visit = { path, here: path };
  test.each([
    ['a guest', guest, forGuest],
    ['a user', user, forUser],
    ['an admin', admin, forAdmin],
    ['a visitor who is not known yet', unknown, beforeKnown],
  ])('for %s', (_, session, expected) => {
    expect(decideAccess(visit, session)).toEqual(expected);
  });
});

test('the table names every route', () => {
  expect(table.map(([path]) => path).sort()).toEqual(Object.keys(routeAccess).sort());
});

test('a guest comes back to the very address, with its search', () => {
  const here = '/chat?session=6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const session = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const decision = decideAccess({ path: '/chat', here, session }, guest);
  expect(decision).toEqual(to(`/auth?redirect=${encodeURIComponent(here)}`));
  expect(decideAccess({ path: '/chat', here, session }, user)).toEqual(show);
  expect(decideAccess({ path: '/auth', here: '/auth', redirect: here }, user)).toEqual(to(here));
});

test.each([
  ['another host', '//evil.example'],
  ['another host behind a backslash', '/\\evil.example'],
  ['another host behind two backslashes', '\\\\evil.example'],
  ['another host behind a tab that browsers drop', '/\t/evil.example'],
  ['another host behind a line break', '/\n/evil.example'],
  ['a whole address', 'https://evil.example/chat'],
  ['an address with its slashes escaped', '%2f%2fevil.example'],
  ['a path that unfolds to another host', '/%2fevil.example'],
  ['a path with an escaped backslash', '/%5cevil.example'],
  ['dot segments that leave two slashes', '/chat/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a page that only leads elsewhere', '/callback?code=1'],
  ['itself', '/auth?redirect=/auth'],
  ['nothing', ''],
  ['a list', ['/profile']],
  ['no value', undefined],
])('a sign-in never leads to %s, but to the chat', (_, redirect) => {
  expect(decideAccess({ path: '/auth', here: '/auth', redirect }, user)).toEqual(to('/chat'));
  expect(decideAccess({ path: '/auth', here: '/auth', redirect }, guest)).toEqual(show);
});

test('whose session has ended is a guest, who comes back after signing in again', () => {
  const ended = { status: 'guest', ended: { email: 'u@example.in' } } as const;
  expect(decideAccess({ path: '/dashboard', here: '/dashboard' }, ended)).toEqual(
    to('/auth?redirect=%2Fdashboard'),
  );
  expect(decideAccess({ path: '/chat', here: '/chat' }, ended)).toEqual(to('/auth?redirect=%2Fchat'));
});

test('whoever signs out in front of their chat is not left in that of a guest', () => {
  const visit = { path: '/chat', here: '/chat' } as const;
  expect(decideAccess({ ...visit, wasSignedIn: true }, guest)).toEqual(to('/auth?redirect=%2Fchat'));
  expect(decideAccess({ ...visit, wasSignedIn: false }, guest)).toEqual(show);
});
