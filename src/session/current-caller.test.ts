import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authLock, authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { currentCaller } from './current-caller.ts';

const backend = 'https://backend.example';
const userId = '6f1c1f6e-0000-4000-8000-000000000001';
const now = () => Math.floor(Date.now() / 1000);

type Reply = { status?: number; json?: unknown; html?: string };
/** What the auth service answers to each call, one after the other; the last holds. 'unreachable': nothing comes back. */
let replies: (Reply | 'unreachable')[];
let renewals: unknown[];
/** Runs while a renewal is under way. */
let meanwhile: () => Promise<void>;

beforeEach(async () => {
  replies = [];
  renewals = [];
  meanwhile = () => Promise.resolve();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.stubGlobal('fetch', fakeFetch);
  await authStorage.removeItem(authStorageKey);
});

describe('the caller of this user', () => {
  test('has the kept token while it is good for a minute', async () => {
    await keep(session({ endsIn: 90 }));
    expect(await currentCaller(userId)).toMatchObject({
      ok: true,
      value: { accessToken: token(90), config: { url: backend, key: 'sb_publishable_test' } },
    });
    expect(renewals).toEqual([]);
  });

  test('has a new token where the kept one runs out, and keeps it in the shape of the auth client', async () => {
    await keep(session({ endsIn: 30, extra: { provider_token: 'gone' } }));
    replies = [{ json: session({ endsIn: 3600, refresh: 'second' }) }];
    expect(await currentCaller(userId)).toMatchObject({ ok: true, value: { accessToken: token(3600) } });
    expect(renewals).toEqual([{ refresh_token: 'first' }]);
    const { expires_at: endsAt, ...rest } = await kept();
    const { expires_at: _, ...expected } = session({ endsIn: 3600, refresh: 'second' });
    expect(rest).toEqual(expected);
    expect(Math.abs(Number(endsAt) - now() - 3600)).toBeLessThan(30);
  });

  test('is good for its time by a clock that is hours ahead, also after a reload', async () => {
    await keep({ ...session({ endsIn: -5 * 3600 }), expires_at: now() + 1800 });
    expect(await currentCaller(userId)).toMatchObject({ ok: true });
    expect(renewals).toEqual([]);
  });

  test('is renewed with the end and the user filled in where the service leaves them out', async () => {
    await keep(session({ endsIn: 30 }));
    const { expires_at: _, user: __, ...bare } = session({ endsIn: 3600, refresh: 'second' });
    replies = [{ json: bare }];
    await currentCaller(userId);
    const { expires_at: endsAt, user } = await kept();
    expect(user).toEqual({ id: userId, email: 'asha@example.com' });
    expect(Math.abs(Number(endsAt) - now() - 3600)).toBeLessThan(30);
  });

  test('is nobody where somebody else is kept, or nobody', async () => {
    expect(await currentCaller(userId)).toEqual({ ok: false, problem: { kind: 'unauthorized' } });
    await keep(session({ endsIn: 900, owner: 'somebody-else' }));
    expect(await currentCaller(userId)).toEqual({ ok: false, problem: { kind: 'unauthorized' } });
    expect(renewals).toEqual([]);
  });

  test.each(['', '{', '[]', '{"refresh_token":"r","user":{"id":7}}'])(
    'is nobody where the kept session is broken: %s',
    async (broken) => {
      await authStorage.setItem(authStorageKey, broken);
      expect(await currentCaller(userId)).toEqual({ ok: false, problem: { kind: 'unauthorized' } });
    },
  );
});

test('without a network a token that has run out is not waited for, whoever is at renewing it', async () => {
  const locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks, onLine: false });
  void locks.request(authLock, () => new Promise<void>(() => {}));
  await keep(session({ endsIn: -5 }));
  expect(await currentCaller(userId)).toEqual({ ok: false, problem: { kind: 'network' } });
  expect(renewals).toEqual([]);
});

describe('a token that is renewed', () => {
  test('is asked for once by callers of the same moment', async () => {
    await keep(session({ endsIn: -5 }));
    replies = [{ json: session({ endsIn: 3600, refresh: 'second' }) }];
    const callers = await Promise.all([1, 2, 3].map(() => currentCaller(userId)));
    expect(callers.every(({ ok }) => ok)).toBe(true);
    expect(renewals).toHaveLength(1);
  });

  test('is asked for once more when the server refuses it, and not where somebody has renewed it since', async () => {
    await keep(session({ endsIn: 900 }));
    replies = [{ json: session({ endsIn: 3600, refresh: 'second' }) }];
    const refusedToken = token(900);
    expect(await currentCaller(userId, { refusedToken })).toMatchObject({
      value: { accessToken: token(3600) },
    });
    expect(await currentCaller(userId, { refusedToken })).toMatchObject({
      value: { accessToken: token(3600) },
    });
    expect(renewals).toHaveLength(1);
  });

  test('is good although the clock of the device says that it has run out', async () => {
    await keep(session({ endsIn: -90_000 }));
    replies = [{ json: session({ endsIn: -86_400, madeIn: -90_000, refresh: 'second' }) }];
    await currentCaller(userId);
    expect(await currentCaller(userId)).toMatchObject({
      ok: true,
      value: { accessToken: token(-86_400, -90_000) },
    });
    expect(renewals).toHaveLength(1);
  });

  test.each<[string, Reply | 'unreachable', string]>([
    ['the network is away', 'unreachable', 'network'],
    ['the service is out of order', { status: 503, json: {} }, 'network'],
    ['the service is asked too often', { status: 429, json: { code: 'over_request_rate_limit' } }, 'network'],
    ['something on the way forbids it', { status: 403, json: {} }, 'network'],
    ['the answer has no session', { json: { access_token: 'only' } }, 'network'],
    ['the session of somebody else comes', { json: session({ endsIn: 9, owner: 'b' }) }, 'network'],
    ['a hotel network answers', { html: '<p>Welcome</p>' }, 'portal'],
    [
      'the refresh token is unknown',
      { status: 400, json: { code: 'refresh_token_not_found' } },
      'unauthorized',
    ],
    [
      'the refresh token is used up',
      { status: 400, json: { error_code: 'refresh_token_already_used' } },
      'unauthorized',
    ],
    ['the grant is invalid', { status: 400, json: { error: 'invalid_grant' } }, 'unauthorized'],
    ['the session is gone', { status: 403, json: { code: 'session_not_found' } }, 'unauthorized'],
    ['the key is refused', { status: 401, json: { message: 'Invalid API key' } }, 'unauthorized'],
  ])('stays as it is when %s', async (_, reply, kind) => {
    const before = session({ endsIn: 10 });
    await keep(before);
    replies = [reply];
    expect(await currentCaller(userId)).toMatchObject({ ok: false, problem: { kind } });
    expect(await kept()).toEqual(before);
  });

  test('is not kept for a user who has signed out meanwhile', async () => {
    await keep(session({ endsIn: 10 }));
    replies = [{ json: session({ endsIn: 3600, refresh: 'second' }) }];
    meanwhile = () => authStorage.removeItem(authStorageKey);
    expect(await currentCaller(userId)).toEqual({ ok: false, problem: { kind: 'unauthorized' } });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });

  test('gives way to one that a page without our lock has fetched meanwhile', async () => {
    await keep(session({ endsIn: 10 }));
    replies = [{ status: 400, json: { code: 'refresh_token_already_used' } }];
    meanwhile = () => keep(session({ endsIn: 7200, refresh: 'theirs' }));
    expect(await currentCaller(userId)).toMatchObject({ ok: true, value: { accessToken: token(7200) } });
    expect(await kept()).toEqual(session({ endsIn: 7200, refresh: 'theirs' }));
  });

  test('is asked for without locks too', async () => {
    vi.stubGlobal('navigator', {});
    await keep(session({ endsIn: 10 }));
    replies = [{ json: session({ endsIn: 3600, refresh: 'second' }) }];
    expect(await currentCaller(userId)).toMatchObject({ ok: true, value: { accessToken: token(3600) } });
  });
});

const fakeFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input as string, backend);
  if (pathname === '/config.json')
    return Response.json({ supabaseUrl: backend, supabaseKey: 'sb_publishable_test' });
  expect(pathname).toBe('/auth/v1/token');
  renewals.push(JSON.parse(init?.body as string));
  await meanwhile();
  const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 404, json: {} };
  if (reply === 'unreachable') throw new TypeError('Failed to fetch');
  const { status = 200, json, html } = reply;
  return html === undefined
    ? Response.json(json, { status })
    : new Response(html, { status, headers: { 'content-type': 'text/html' } });
};

// One moment for the whole file, so that the same token is spelled the same way.
const moment = now();

function token(endsIn: number, madeIn = endsIn - 3600): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp: moment + endsIn, iat: moment + madeIn, who: 'आशा ~?>' })}.sig`;
}

function session({
  endsIn,
  madeIn = endsIn - 3600,
  refresh = 'first',
  owner = userId,
  extra = {},
}: {
  endsIn: number;
  madeIn?: number;
  refresh?: string;
  owner?: string;
  extra?: object;
}): Record<string, unknown> {
  return {
    access_token: token(endsIn, madeIn),
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: moment + endsIn,
    user: { id: owner, email: 'asha@example.com' },
    ...extra,
  };
}

const keep = (value: object) => authStorage.setItem(authStorageKey, JSON.stringify(value));

async function kept(): Promise<Record<string, unknown>> {
  return JSON.parse((await authStorage.getItem(authStorageKey)) ?? '{}') as Record<string, unknown>;
}
