import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { currentCaller } from './current-caller.ts';
import { endedSession, forgetEnded } from './ended-session.ts';
import { keptSession } from './kept-session.ts';

/** What a page consists of, freshly loaded: two of them stand for two tabs. Its first screen stands, or will later. */
async function openPage({ isShown = true } = {}) {
  vi.resetModules();
  const [{ startSession }, { sessionStore }, { supabaseClient }, { signOut }, { tellFirstScreen }] =
    await Promise.all([
      import('./start-session.ts'),
      import('./session-store.ts'),
      import('#remote/client.ts'),
      import('./sign-out.ts'),
      import('#lib/first-screen.ts'),
    ]);
  pages.push(supabaseClient);
  if (isShown) tellFirstScreen();
  return { startSession, sessionStore, signOut, supabaseClient, tellFirstScreen };
}

const pages: (() => Promise<{ auth: { dispose(): Promise<void> } } | undefined>)[] = [];
const backend = 'https://backend.example';
const user = { id: '6f1c1f6e-0000-4000-8000-000000000001', email: 'asha@example.com', aud: 'authenticated' };

type Reply = { status: number; json?: unknown; html?: string } | 'unreachable' | 'stalled';
/** What the auth service answers to a refresh token, and when it was asked, in milliseconds since the test began. */
let renewal: Reply | (() => Reply);
let renewals: number[];
let begunAt: number;
let refreshCount: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  begunAt = Date.now();
  renewals = [];
  refreshCount = 0;
  renewal = renewed;
  vi.stubGlobal('fetch', fakeFetch);
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  // The auth client writes down what it cannot reach, and that there are several of it, as each page has its own.
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  show('visible');
});

afterEach(async () => {
  for (const client of pages.splice(0)) await (await client())?.auth.dispose();
  vi.useRealTimers();
  await authStorage.removeItem(authStorageKey);
  await forgetEnded();
});

describe('the access token of a page that is looked at', () => {
  test('is renewed at a tick of 30 s, before its last 90 s begin', async () => {
    const lifeSeconds = 600;
    await keep(lifeSeconds);
    await (await openPage()).startSession();
    await pass(lifeSeconds * 1000);
    const [first = Number.NaN] = renewals;
    expect(first % 30_000).toBeLessThan(3000);
    const secondsLeft = lifeSeconds - first / 1000;
    expect(secondsLeft).toBeGreaterThanOrEqual(90);
    expect(secondsLeft).toBeLessThanOrEqual(120);
    expect(renewals).toHaveLength(1);
  });

  test('is asked for again after 200 ms, each pause twice the last, for no more than 30 s', async () => {
    await keep(-5);
    renewal = { status: 503, json: {} };
    await (await openPage()).startSession();
    await pass(29_000);
    expect(renewals).toHaveLength(8);
    const pauses = renewals.slice(1).map((at, index) => at - (renewals[index] ?? 0));
    const expected = [200, 400, 800, 1600, 3200, 6400, 12_800];
    expect(pauses.map((pause, index) => Math.abs(pause - (expected[index] ?? 0)) < 100)).toEqual(
      expected.map(() => true),
    );
  });

  test('is left alone while the page is hidden, and seen to when it is looked at again', async () => {
    await keep(600);
    await (await openPage()).startSession();
    await pass(1000);
    show('hidden');
    await pass(3_600_000);
    expect(renewals).toEqual([]);
    show('visible');
    await pass(1000);
    expect(renewals).toHaveLength(1);
  });

  test('is renewed once for two tabs and the worker', async () => {
    await keep(-5);
    const [one, other] = [await openPage(), await openPage()];
    await Promise.all([one.startSession(), other.startSession(), currentCaller(user.id)]);
    await pass(60_000);
    expect(renewals).toHaveLength(1);
    expect(await currentCaller(user.id)).toMatchObject({ ok: true });
  });
});

describe('a service that does not renew the token', () => {
  test.each<[string, Reply]>([
    ['is out of reach', 'unreachable'],
    ['says nothing', 'stalled'],
    ['is broken', { status: 500, json: {} }],
    ['is away', { status: 502, json: {} }],
    ['is overloaded', { status: 503, json: {} }],
    ['is slow behind its gate', { status: 504, json: {} }],
    ['has an unknown trouble of its own', { status: 507, json: {} }],
    ['is asked too often', { status: 429, json: { code: 'over_request_rate_limit', message: 'Slow down' } }],
    ['stands behind a page of the network', { status: 200, html: '<p>Welcome, guest</p>' }],
    ['is forbidden by something on the way', { status: 403, html: '<p>Forbidden</p>' }],
    ['is not found by something on the way', { status: 404, html: '<p>Nothing here</p>' }],
  ])('because it %s, signs nobody out', async (_, reply) => {
    const before = await keep(-5);
    renewal = reply;
    const { startSession, sessionStore } = await openPage();
    await startSession();
    await pass(120_000);
    expect(renewals.length).toBeGreaterThan(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
    expect(await authStorage.getItem(authStorageKey)).toBe(before);
  });

  test('keeps nobody waiting who has been here before', async () => {
    await keep(-5);
    renewal = 'stalled';
    const { startSession, sessionStore } = await openPage();
    void startSession();
    await vi.waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
    expect(Date.now() - begunAt).toBeLessThan(1000);
  });

  test('keeps nobody from leaving', async () => {
    await keep(-5);
    renewal = 'stalled';
    const { startSession, sessionStore, signOut } = await openPage();
    await startSession();
    await pass(1000);
    const leaving = signOut();
    await pass(15_000);
    await leaving;
    expect(sessionStore.getState()).toEqual({ status: 'guest' });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });
});

describe('a service that has ended the session', () => {
  test.each<[string, Reply, { reason?: 'elsewhere' }]>([
    [
      'knows the refresh token no more',
      { status: 400, json: { code: 'refresh_token_not_found', message: 'x' } },
      { reason: 'elsewhere' },
    ],
    // That may have been this device itself.
    [
      'says that it was used',
      { status: 400, json: { error_code: 'refresh_token_already_used', msg: 'x' } },
      {},
    ],
    [
      'has no such session',
      { status: 403, json: { code: 'session_not_found', message: 'x' } },
      { reason: 'elsewhere' },
    ],
  ])('and %s closes the rows of the user and says whose they are', async (_, reply, why) => {
    await keep(-5);
    renewal = reply;
    const { startSession, sessionStore } = await openPage();
    await startSession();
    await pass(5000);
    const closed = { status: 'guest', ended: { email: user.email, ...why } };
    expect(sessionStore.getState()).toEqual(closed);
    await vi.waitFor(async () => expect(await keptSession()).toEqual(closed));
  });

  test('is noted before the session goes, as the page may be left between the two', async () => {
    await keep(-5);
    renewal = { status: 400, json: { code: 'refresh_token_not_found', message: 'x' } };
    const { startSession } = await openPage();
    const { authStorage: storage } = await import('#remote/auth-storage.ts');
    const notedBefore: unknown[] = [];
    const remove = storage.removeItem;
    vi.spyOn(storage, 'removeItem').mockImplementation(async (key) => {
      if (key === authStorageKey) notedBefore.push(await endedSession());
      await remove(key);
    });
    await startSession();
    await pass(5000);
    expect(notedBefore).toEqual([{ email: user.email, reason: 'elsewhere' }]);
  });

  test('is heard of also where something else needed the client first', async () => {
    await keep(-5);
    renewal = { status: 400, json: { code: 'refresh_token_not_found', message: 'x' } };
    const { startSession, sessionStore, supabaseClient, tellFirstScreen } = await openPage({
      isShown: false,
    });
    void startSession();
    await supabaseClient();
    await pass(5000);
    expect(renewals).toHaveLength(1);
    expect(sessionStore.getState().status).toBe('signed-in');
    tellFirstScreen();
    await pass(5000);
    expect(sessionStore.getState()).toEqual({ status: 'guest', ended: { email: user.email } });
    await vi.waitFor(async () => expect((await keptSession()).status).toBe('guest'));
  });

  test('does so only when the token has run out too', async () => {
    await keep(60);
    renewal = { status: 400, json: { code: 'refresh_token_not_found', message: 'x' } };
    const { startSession, sessionStore } = await openPage();
    await startSession();
    await pass(5000);
    expect(renewals.length).toBeGreaterThan(0);
    expect(sessionStore.getState().status).toBe('signed-in');
    await pass(180_000);
    expect(sessionStore.getState()).toEqual({
      status: 'guest',
      ended: { email: user.email, reason: 'elsewhere' },
    });
  });
});

function show(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Lets the clock run in small steps, between which the device's database, which needs no clock, gets its turn. */
async function pass(milliseconds: number): Promise<void> {
  const step = Math.max(50, milliseconds / 600);
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

function renewed(): Reply {
  refreshCount += 1;
  return { status: 200, json: session(3600, refreshCount) };
}

const fakeFetch: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, backend);
  if (pathname === '/config.json')
    return Response.json({ supabaseUrl: backend, supabaseKey: 'sb_publishable_test', embedded: true });
  if (pathname !== '/auth/v1/token') return Response.json({});
  renewals.push(Date.now() - begunAt);
  const reply = typeof renewal === 'function' ? renewal() : renewal;
  if (reply === 'unreachable') throw new TypeError('Failed to fetch');
  if (reply === 'stalled') return new Promise(() => {});
  return reply.html === undefined
    ? Response.json(reply.json, { status: reply.status })
    : new Response(reply.html, { status: reply.status, headers: { 'content-type': 'text/html' } });
};

function token(lifeSeconds: number, nth = 0): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const seconds = Math.round(Date.now() / 1000) + lifeSeconds;
  return `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp: seconds, iat: seconds - 3600, nth })}.sig`;
}

function session(lifeSeconds: number, nth = 0): object {
  return {
    access_token: token(lifeSeconds, nth),
    refresh_token: `refresh-${nth}`,
    token_type: 'bearer',
    expires_in: lifeSeconds,
    expires_at: Math.round(Date.now() / 1000) + lifeSeconds,
    user,
  };
}

async function keep(lifeSeconds: number): Promise<string> {
  const kept = JSON.stringify(session(lifeSeconds));
  await authStorage.setItem(authStorageKey, kept);
  return kept;
}
