import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { password, type Session } from '#tests/fakes/embedded-world.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { clearAuthKeys } from '#remote/clear-auth-keys.ts';
import { endLeftSessions, leaveToEnd } from '#session/sessions-to-end.ts';
import { attacked, type Attacked, type Heard } from './attacked.ts';

// A token outlives its session by up to an hour; whoever holds one that was ended must get nothing for it.
let server: Attacked;
let asha: Session;
beforeAll(async () => {
  server = await attacked();
});
beforeEach(async () => {
  asha = await server.newcomer();
});

const uses: [name: string, use: () => Promise<Heard>][] = [
  ['reads rows', () => server.ask('/rest/v1/profiles?select=id', { as: asha })],
  [
    'reads all changes',
    () =>
      server.ask('/rest/v1/rpc/pull_changes', { as: asha, method: 'POST', body: '{"cursor":0,"schema":1}' }),
  ],
  [
    'sends acts',
    () =>
      server.ask('/rest/v1/rpc/apply_ops', {
        as: asha,
        method: 'POST',
        body: JSON.stringify({ device_id: crypto.randomUUID(), ops: [] }),
      }),
  ],
  [
    'writes rows',
    () =>
      server.ask('/rest/v1/properties', {
        as: asha,
        method: 'POST',
        body: JSON.stringify({ user_id: asha.userId, title: 'Home', city: 'Pune' }),
      }),
  ],
  [
    'stores files',
    () =>
      server.ask(`/storage/v1/object/floorplans/${asha.userId}/${crypto.randomUUID()}.png`, {
        as: asha,
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: new Blob(['bytes']),
      }),
  ],
  [
    'lists files',
    () =>
      server.ask('/storage/v1/object/list/floorplans', {
        as: asha,
        method: 'POST',
        body: JSON.stringify({ prefix: asha.userId, limit: 5 }),
      }),
  ],
  [
    'asks for the balance',
    () => server.ask('/functions/v1/get-user-credits', { as: asha, method: 'POST', body: '{}' }),
  ],
  ['listens for changes', () => server.ask('/realtime/v1/head', { as: asha })],
];

const ends: [name: string, end: () => Promise<unknown>][] = [
  ['signing out', () => server.ask('/auth/v1/logout?scope=local', { as: asha, method: 'POST' })],
  [
    'the owner ending the device',
    async () => {
      const [, claims = ''] = asha.token.split('.');
      const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        session_id: string;
      };
      return server.ask('/rest/v1/rpc/end_device', {
        as: asha,
        method: 'POST',
        body: JSON.stringify({ p_id: session_id }),
      });
    },
  ],
  ['the account being deleted', () => server.call('delete-account', { confirmation: asha.email }, asha)],
];

describe.each(ends)('within seconds of %s an old token no longer', (_, end) => {
  test.each(uses)('%s', async (name, use) => {
    // An open stream would not end by itself.
    if (name !== 'listens for changes') expect((await use()).status).toBeLessThan(300);
    await end();
    await vi.waitFor(async () => expect((await use()).status).toBe(401), { timeout: 10_000, interval: 200 });
  });
});

test('a session that was left without a connection ends with the next one, also for whoever copied its tokens', async () => {
  const { session } = (await asha.client.auth.getSession()).data;
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
  await leaveToEnd(asha.userId);
  await clearAuthKeys();
  const { fetch } = globalThis;
  let hasNetwork = false;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!hasNetwork) throw new TypeError('Failed to fetch');
    return fetch(new URL(path, server.url), init);
  });
  vi.stubGlobal('location', { origin: server.url });
  expect(await endLeftSessions()).toBe('left');
  hasNetwork = true;
  expect(await endLeftSessions()).toBe('done');
  vi.unstubAllGlobals();

  const rows = () => server.ask('/rest/v1/profiles?select=id', { as: asha });
  await vi.waitFor(async () => expect((await rows()).status).toBe(401), { timeout: 10_000, interval: 200 });
  const body = JSON.stringify({ refresh_token: session?.refresh_token });
  const renewed = await server.ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
  expect(renewed.status).toBe(400);
});

test('a line that was open before is told of no change after signing out, and ends', async () => {
  const leaving = new AbortController();
  const { body } = await fetch(`${server.url}/realtime/v1/head`, {
    headers: { authorization: `Bearer ${asha.token}` },
    signal: leaving.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('data: ');
  const elsewhere = server.client();
  expect((await elsewhere.auth.signInWithPassword({ email: asha.email, password })).error).toBeNull();
  await server.ask('/auth/v1/logout?scope=local', { as: asha, method: 'POST' });
  expect((await elsewhere.from('chat_sessions').insert({ title: 'x' })).error).toBeNull();
  // What comes next is a head, or the end.
  let heard = await reader?.read();
  while (heard?.value?.startsWith(':')) heard = await reader?.read();
  leaving.abort();
  expect(heard).toEqual({ done: true, value: undefined });
});

test('nothing is said of why in a way that the data client would take for its own trouble', async () => {
  await server.ask('/auth/v1/logout?scope=local', { as: asha, method: 'POST' });
  await vi.waitFor(async () => {
    const heard = await server.ask('/rest/v1/profiles?select=id', { as: asha });
    expect(server.code(heard)).toBe('session_not_found');
    expect(heard.headers.get('cache-control')).toBe('no-store');
  });
});

describe('whoever holds nothing but an open session', () => {
  const change = (body: object) =>
    server.ask('/auth/v1/user', { as: asha, method: 'PUT', body: JSON.stringify(body) });
  const metadata = async () => {
    const { json } = await server.ask('/auth/v1/user', { as: asha });
    return (json as { user_metadata: object }).user_metadata;
  };

  test.each([
    ['nothing', {}],
    ['an empty one', { current_password: '' }],
    ['a list', { current_password: [password] }],
    ['a guess', { current_password: 'a-guess-of-mine-1' }],
    ['a code of no mail', { nonce: '123456' }],
  ])('takes over no account by a new password, giving for the old one %s', async (_, words) => {
    const heard = await change({ password: 'strangers-own-pass-9', ...words });
    expect(heard.status).toBe(400);
    expect(['reauthentication_needed', 'current_password_mismatch', 'validation_failed']).toContain(
      server.code(heard),
    );
    expect((await server.client().auth.signInWithPassword({ email: asha.email, password })).error).toBeNull();
  });

  test('takes over none by another address either', async () => {
    expect((await change({ email: 'stranger@example.com' })).status).toBe(422);
  });

  test('fills no account with what the app does not read', async () => {
    const large = await change({ data: { language: 'x'.repeat(2_000) } });
    expect([large.status, server.code(large)]).toEqual([400, 'user_data_too_large']);
    for (let n = 0; n < 3; n += 1) {
      const heard = await change({ data: { language: 'hi', [`field-${n}`]: 'x'.repeat(50_000) } });
      expect([heard.status, heard.text.length < 4_000]).toEqual([200, true]);
    }
    expect(await metadata()).toMatchObject({ language: 'hi' });
    expect(Object.keys(await metadata()).filter((name) => name.startsWith('field'))).toEqual([]);
  });

  test('changes the data of its account no more often than anybody would', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await change({ data: { language: 'hi' } })).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  test('is put out by the owner’s new password, who reads of every change', async () => {
    const own = server.client();
    await own.auth.signInWithPassword({ email: asha.email, password });
    const chosen = await own.auth.updateUser({ password: 'owners-new-pass-77', current_password: password });
    expect(chosen.error).toBeNull();
    await vi.waitFor(
      async () => expect((await server.ask('/rest/v1/profiles?select=id', { as: asha })).status).toBe(401),
      { timeout: 10_000 },
    );
    expect((await server.mailTo(asha.email))?.subject).toBe('Your password for Disha was changed');
  });
});
