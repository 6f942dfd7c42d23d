import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { supabaseClient } from '#remote/client.ts';
import { pullNewest } from '#remote/procedures.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { callAsUser } from './call-as-user.ts';
import { currentCaller } from './current-caller.ts';

const realFetch = globalThis.fetch;
let world: OwnWorld;
let person: Session;
let paths: string[];
/** Loses the answer to the next renewal: the service has carried it out. */
let isReplyLost: boolean;

beforeAll(async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  // The client refuses to be made where there is none, as under Node; nothing here opens one.
  vi.stubGlobal('WebSocket', () => undefined);
  world = await startWorld();
  vi.stubGlobal('location', { origin: world.url });
});
afterAll(() => world.close());

beforeEach(async () => {
  vi.stubGlobal('fetch', realFetch);
  person = await world.newcomer();
  paths = [];
  isReplyLost = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, world.url);
    paths.push(url.pathname);
    const response = await realFetch(url, init);
    if (isReplyLost && url.pathname === '/auth/v1/token') {
      isReplyLost = false;
      throw new TypeError('Failed to fetch');
    }
    return response;
  });
});

const renewals = () => paths.filter((path) => path === '/auth/v1/token').length;

describe('a token that has run out', () => {
  test('is renewed once for two callers, and the auth client goes on with the new session', async () => {
    await keep({ isOver: true });
    const [one, other] = await Promise.all([currentCaller(person.userId), currentCaller(person.userId)]);
    expect(one.ok && other.ok && one.value.accessToken === other.value.accessToken).toBe(true);
    expect(renewals()).toBe(1);

    const client = await supabaseClient();
    const { data } = (await client?.auth.getSession()) ?? {};
    expect(one.ok && data?.session?.access_token === one.value.accessToken).toBe(true);
    const { data: profile } = (await client?.from('profiles').select('id').single()) ?? {};
    expect(profile?.id).toBe(person.userId);
    const { data: again, error } = (await client?.auth.refreshSession()) ?? {};
    expect(error).toBeNull();
    expect(await currentCaller(person.userId)).toMatchObject({
      ok: true,
      value: { accessToken: again?.session?.access_token },
    });
  });

  test('is renewed once when the auth client and the sync want it at the same time', async () => {
    await keep({ isOver: true });
    const client = await supabaseClient();
    const [session, caller] = await Promise.all([client?.auth.getSession(), currentCaller(person.userId)]);
    expect(caller.ok && session?.data.session?.access_token === caller.value.accessToken).toBe(true);
    expect(renewals()).toBe(1);
  });

  test('is renewed after all when the first answer was lost', async () => {
    await keep({ isOver: true });
    isReplyLost = true;
    expect(await currentCaller(person.userId)).toMatchObject({ ok: false, problem: { kind: 'network' } });
    expect(await currentCaller(person.userId)).toMatchObject({ ok: true });
  });
});

test('a token that the server refuses is renewed and the call made once more', async () => {
  await keep({ token: `${person.token.slice(0, -6)}AAAAAA` });
  const answer = await callAsUser(person.userId, pullNewest);
  expect(answer).toMatchObject({ ok: true });
  expect(paths.filter((path) => path.endsWith('pull_newest'))).toHaveLength(2);
  expect(renewals()).toBe(1);
});

test('a session that was ended elsewhere is unauthorized, and stays kept', async () => {
  await keep({ isOver: true });
  await person.client.auth.signOut({ scope: 'global' });
  expect(await callAsUser(person.userId, pullNewest)).toMatchObject({
    ok: false,
    problem: { kind: 'unauthorized' },
  });
  expect(await authStorage.getItem(authStorageKey)).not.toBeNull();
});

/** Keeps this person's session on the device; one that is over says so in its token and beside it. */
async function keep({ isOver = false, token }: { isOver?: boolean; token?: string }): Promise<void> {
  const { data } = await person.client.auth.getSession();
  const over = { exp: 1, iat: 0 };
  const claims = Buffer.from(JSON.stringify(over)).toString('base64url');
  const accessToken = isOver ? `e30.${claims}.x` : (token ?? person.token);
  const session = { ...data.session, access_token: accessToken, ...(isOver && { expires_at: 1 }) };
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
}
