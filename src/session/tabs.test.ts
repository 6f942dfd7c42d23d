import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { markWipe, pendingWipe } from '#db/wipe-mark.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';

const user = { id: '6f1c1f6e-0000-4000-8000-000000000001', email: 'asha@example.com', aud: 'authenticated' };

/** What the service was asked. */
let asked: string[];
let logout: { status: number; json?: object } | 'unreachable' | 'silent';

beforeEach(async () => {
  asked = [];
  logout = { status: 204 };
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('WebSocket', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await authStorage.removeItem(authStorageKey);
  vi.stubGlobal('localStorage', fakeStorage());
});

test('tabs sign in together', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.startSession(), other.startSession()]);
  expect(other.sessionStore.getState()).toEqual({ status: 'guest' });
  await one.signIn(user.email, 'right');
  await vi.waitFor(() =>
    expect(other.sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } }),
  );
});

test.each<[string, typeof logout]>([
  ['agrees', { status: 204 }],
  ['refuses', { status: 500, json: {} }],
  ['is out of reach', 'unreachable'],
])('tabs sign out together and say so, also where the service %s', async (_, reply) => {
  logout = reply;
  const [one, other] = [await openTab(), await openTab()];
  await one.signIn(user.email, 'right');
  await other.startSession();
  expect(other.sessionStore.getState().status).toBe('signed-in');
  await one.signOut();
  // Nobody's session was ended by the service, so nobody is named to whoever comes next.
  await vi.waitFor(() => expect(other.sessionStore.getState()).toEqual({ status: 'guest' }));
  await vi.waitFor(() =>
    expect(other.toastStore.getState().toast).toMatchObject({
      tone: 'info',
      title: { message: { en: 'Signed out' } },
    }),
  );
});

test('whoever leaves in one tab leaves no checkout with their address in another', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', fakeStorage(kept));
  const [one, other] = [await openTab(), await openTab()];
  await one.signIn(user.email, 'right');
  await other.startSession();
  const order = { userId: user.id, planId: 'p', requestId: 'r', orderId: 'o', email: user.email };
  kept.set('disha.checkout', JSON.stringify(order));
  await authStorage.removeItem(authStorageKey);
  one.announceSession();
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([]));
});

test('a sign-out that waits for the service has begun in every tab, and one that was cut short is ended by the next start', async () => {
  logout = 'silent';
  const [one, other] = [await openTab(), await openTab()];
  await one.signIn(user.email, 'right');
  await other.startSession();
  void one.signOut();
  await vi.waitFor(() => expect(other.sessionStore.getState()).toEqual({ status: 'guest' }));
  expect(one.sessionStore.getState().status).toBe('signed-in');

  const next = await openTab();
  await next.startSession();
  expect(next.sessionStore.getState()).toEqual({ status: 'guest' });
  expect([await authStorage.getItem(authStorageKey), pendingWipe()]).toEqual([null, undefined]);

  logout = { status: 204 };
  asked = [];
  expect(await next.endLeftSessions()).toBe('done');
  expect(asked).toContain('/auth/v1/logout');
});

test('rows that could not be removed when somebody left are theirs again when they return', async () => {
  markWipe({ userId: user.id, leaving: 'nothing' });
  const tab = await openTab();
  await tab.signIn(user.email, 'right');
  expect(pendingWipe()).toBeUndefined();
  const next = await openTab();
  await next.startSession();
  expect(next.sessionStore.getState().status).toBe('signed-in');
});

test('what somebody left behind is removed without signing out whoever came after', async () => {
  const tab = await openTab();
  await tab.signIn(user.email, 'right');
  markWipe({ userId: '6f1c1f6e-0000-4000-8000-000000000002', leaving: 'nothing' });
  const next = await openTab();
  await next.startSession();
  expect(next.sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
  expect(pendingWipe()).toBeUndefined();
});

/** A tab is a page with its own memory; what the device keeps they share. */
async function openTab() {
  vi.resetModules();
  const [start, store, channel, entry, exit, ending, toast] = await Promise.all([
    import('./start-session.ts'),
    import('./session-store.ts'),
    import('./session-channel.ts'),
    import('./sign-in.ts'),
    import('./sign-out.ts'),
    import('./sessions-to-end.ts'),
    import('#ui/toast.ts'),
    import('./follow-auth.ts'),
  ]);
  return { ...start, ...store, ...channel, ...entry, ...exit, ...ending, ...toast };
}

const fakeFetch: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://backend.example');
  asked.push(pathname);
  switch (pathname) {
    case '/config.json':
      return Response.json({ supabaseUrl: 'https://backend.example', supabaseKey: 'sb_publishable_test' });
    case '/auth/v1/token':
      return Response.json(session());
    case '/auth/v1/logout':
      if (logout === 'unreachable') throw new TypeError('fetch failed');
      if (logout === 'silent') return new Promise(() => {});
      return logout.json ? Response.json(logout.json, { status: logout.status }) : new Response(null, logout);
    default:
      return Response.json({});
  }
};

function session(): object {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp: 4_102_444_800, iat: 0 })}.sig`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: { ...user, user_metadata: { language: 'en' } },
  };
}
