import '#tests/fakes/google-elsewhere.ts';
import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { password, startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { startOpenIdProvider, type GooglePerson, type OpenIdProvider } from '#tests/fakes/openid-provider.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';

// A provider that tells what is not so, and people between the two who send on what they have heard.
let provider: OpenIdProvider;
let world: OwnWorld;
let owner: Session;
let mallory: GooglePerson;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  process.env['OPENID_PROVIDER_URL'] = provider.url;
  world = await startWorld(provider.environment);
});
afterAll(async () => {
  delete process.env['OPENID_PROVIDER_URL'];
  await world.close();
  await provider.close();
});
beforeEach(() => {
  mallory = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    name: 'Mallory',
  };
  provider.signsIn(mallory);
});

const browser = (): SupabaseClient =>
  createClient(world.url, world.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: fakeStorage(),
    },
    realtime: { transport: WebSocket as never },
  });

async function ledFrom(address: string | URL): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', response.url);
}

/** The question to the provider, and what it answers through the browser. */
async function begun(client: SupabaseClient): Promise<URL> {
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${world.url}/callback`, skipBrowserRedirect: true },
  });
  return ledFrom(data.url ?? '');
}
const answered = async (client: SupabaseClient): Promise<URL> => provider.consent((await begun(client)).href);

const codeOf = (page: URL): string => page.searchParams.get('code') ?? '';
const opens = async (client: SupabaseClient, page: URL): Promise<string | undefined> =>
  (await client.auth.exchangeCodeForSession(codeOf(page))).data.user?.id;
const isRefusal = (page: URL): boolean =>
  page.origin + page.pathname === `${world.url}/callback` &&
  codeOf(page) === '' &&
  !page.href.includes('access_token') &&
  `${page.search}${page.hash}`.includes('error=');

describe('a provider that names the address of somebody else opens nothing of theirs', () => {
  beforeEach(async () => {
    owner = await world.newcomer();
  });

  test.each<[how: string, told: (email: string) => object]>([
    ['unchecked', (email) => ({ email, email_verified: false })],
    ['without a word on checking', (email) => ({ email, email_verified: undefined })],
    ['with nothing for the word on checking', (email) => ({ email, email_verified: null })],
    ['with no for the word on checking', (email) => ({ email, email_verified: 0 })],
    ['in a list', (email) => ({ email: [email] })],
    ['in a record', (email) => ({ email: { email } })],
    ['with a space', (email) => ({ email: `${email} `, email_verified: false })],
    ['with a zero byte', (email) => ({ email: `${email}\u0000` })],
    ['with a line behind it', (email) => ({ email: `${email}\nx@example.com` })],
    ['with letters that turn it', (email) => ({ email: `\u202e${email}` })],
    ['as its own name there', (email) => ({ sub: email, email: '' })],
    ['in its nickname', (email) => ({ email: undefined, preferred_username: email })],
  ])('%s', async (_, told) => {
    provider.signsIn({ ...mallory, ...told(owner.email) });
    const client = browser();
    const page = await ledFrom(await answered(client));
    const user = codeOf(page) === '' ? undefined : await opens(client, page);
    expect(user).not.toBe(owner.userId);
    const { data } = await owner.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ providers: ['email'] });
    expect(data.user?.email).toBe(owner.email);
    // And the way of the owner stays open, by the password and by the provider once it tells the truth.
    const own = await world.client().auth.signInWithPassword({ email: owner.email, password });
    expect(own.data.user?.id).toBe(owner.userId);
    provider.signsIn({ sub: randomUUID(), email: owner.email, email_verified: true, name: 'Asha' });
    const theirs = browser();
    expect(await opens(theirs, await ledFrom(await answered(theirs)))).toBe(owner.userId);
  });

  test('with the account name of its owner there, a later address of another moves nobody', async () => {
    const mine = browser();
    const id = await opens(mine, await ledFrom(await answered(mine)));
    expect(id).toBeTruthy();
    // The same name at the provider, with the address of the owner, checked or not.
    provider.signsIn({ ...mallory, email: owner.email, email_verified: false });
    const again = browser();
    const page = await ledFrom(await answered(again));
    const user = codeOf(page) === '' ? undefined : await opens(again, page);
    expect([undefined, id]).toContain(user);
    expect(
      (await world.client().auth.signInWithPassword({ email: owner.email, password })).data.user?.id,
    ).toBe(owner.userId);
  });

  test.each<[what: string, told: object]>([
    ['nobody', { sub: undefined }],
    ['an empty name', { sub: '' }],
    ['a record', { sub: { $ne: null } }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'nonsense' }],
    ['a name of 100,000 letters', { name: 'x'.repeat(100_000) }],
    ['a picture that is a script', { picture: 'javascript:alert(1)' }],
    ['a name that is a script', { name: '<img src=x onerror=alert(1)>' }],
  ])('and one that names %s breaks nothing', async (_, told) => {
    provider.signsIn({ ...mallory, ...told });
    const client = browser();
    const answer = await answered(client);
    const response = await fetch(answer, { redirect: 'manual' });
    expect(response.status).toBe(302);
    const page = new URL(response.headers.get('location') ?? '', response.url);
    expect(page.origin + page.pathname).toBe(`${world.url}/callback`);
    expect(isRefusal(page) || (await opens(client, page)) !== owner.userId).toBe(true);
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200);
  });
});

describe('nobody sends on what they have heard:', () => {
  test('an answer of the provider works once', async () => {
    const answer = await answered(browser());
    await ledFrom(answer);
    expect(isRefusal(await ledFrom(answer))).toBe(true);
  });

  test('two who bring the same answer at once get one session between them', async () => {
    const client = browser();
    const answer = await answered(client);
    const pages = await Promise.all([ledFrom(answer), ledFrom(answer), ledFrom(answer)]);
    expect(pages.filter((page) => codeOf(page) !== '')).toHaveLength(1);
  });

  test('a code is taken once, also by two at once', async () => {
    const client = browser();
    const page = await ledFrom(await answered(client));
    const opened = await Promise.all([opens(client, page), opens(client, page), opens(client, page)]);
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  test('a code opens nothing in another browser, and is of use to its own after that', async () => {
    const client = browser();
    const page = await ledFrom(await answered(client));
    const thief = browser();
    await begun(thief);
    expect(await opens(thief, page)).toBeUndefined();
    expect(await opens(client, page)).toBeTruthy();
  });

  test('the code of a stranger, sent to somebody as a link, does not make them work in the stranger’s account', async () => {
    const stranger = browser();
    const link = await ledFrom(await answered(stranger));
    expect(codeOf(link)).not.toBe('');
    const victim = browser();
    expect((await victim.auth.exchangeCodeForSession(codeOf(link))).error).not.toBeNull();
    expect((await victim.auth.getSession()).data.session).toBeNull();
  });

  test('the state of one is no state for the answer of another', async () => {
    const [mine, theirs] = [browser(), browser()];
    const [first, second] = [await answered(mine), await answered(theirs)];
    first.searchParams.set('state', second.searchParams.get('state') ?? '');
    const page = await ledFrom(first);
    // What came back is bound to the browser that made the state, whoever brought it.
    expect(codeOf(page) === '' ? undefined : await opens(mine, page)).toBeUndefined();
  });

  test.each(['', 'x', randomUUID(), '../token', 'a'.repeat(10_000)])(
    'a code that somebody made up opens nothing: %#',
    async (code) => {
      const client = browser();
      await begun(client);
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).not.toBeNull();
      expect(data.session).toBeNull();
    },
  );
});

describe('a provider that is somebody else', () => {
  test.each(['facebook', 'github', 'https://evil.example', '', '../google', 'google,facebook', '__proto__'])(
    'is not asked: "%s"',
    async (name) => {
      const query = new URLSearchParams({ provider: name });
      const response = await fetch(`${world.url}/auth/v1/authorize?${query.toString()}`, {
        redirect: 'manual',
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    },
  );

  test.each([
    ['google', 'a token of my own'],
    [
      'google',
      `${btoa('{"alg":"none"}')}.${btoa('{"iss":"https://accounts.google.com","email":"x@example.com"}')}.`,
    ],
    ['https://evil.example', 'x'],
  ])('gives no token in its own words: %s', async (name, token) => {
    const response = await fetch(`${world.url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      headers: { apikey: world.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ provider: name, id_token: token, nonce: 'x' }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('access_token');
  });
});
