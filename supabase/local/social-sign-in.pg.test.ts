import '#tests/fakes/google-elsewhere.ts';
import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { linkOf, password, startWorld, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { startOpenIdProvider, type GooglePerson, type OpenIdProvider } from '#tests/fakes/openid-provider.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';

let provider: OpenIdProvider;
let world: OwnWorld;

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

let asha: GooglePerson;
beforeEach(() => {
  asha = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    name: 'Asha Rao',
    picture: 'https://example.com/asha.png',
  };
  provider.signsIn(asha);
});

type Flow = 'implicit' | 'pkce';

function browser(flowType: Flow): SupabaseClient {
  return createClient(world.url, world.publishableKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: fakeStorage(),
    },
    realtime: { transport: WebSocket as never },
  });
}

/** Where the server leads from an address. */
async function ledFrom(address: string | URL, headers: Record<string, string> = {}): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual', headers });
  return new URL(response.headers.get('location') ?? '', response.url);
}

async function startAt(client: SupabaseClient, redirectTo = `${world.url}/callback`): Promise<URL> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return ledFrom(data.url ?? '');
}

/** The address at Disha that Google sends the browser back to. */
const back = async (client: SupabaseClient, redirectTo?: string): Promise<URL> =>
  provider.consent((await startAt(client, redirectTo)).href);

/** Goes the whole way; gives the page that the browser ends on. */
const landing = async (client: SupabaseClient, redirectTo?: string): Promise<URL> =>
  ledFrom(await back(client, redirectTo), { 'user-agent': 'Disha test browser' });

async function signedIn(flow: Flow): Promise<{ client: SupabaseClient; userId: string | undefined }> {
  const client = browser(flow);
  const page = await landing(client);
  expect(page.origin + page.pathname).toBe(`${world.url}/callback`);
  if (flow === 'pkce') {
    const code = page.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    return { client, userId: data.user?.id };
  }
  const words = new URLSearchParams(page.hash.slice(1));
  const { data, error } = await client.auth.setSession({
    access_token: words.get('access_token') ?? '',
    refresh_token: words.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  return { client, userId: data.user?.id };
}

const refusalOn = (page: URL): unknown => ({
  page: page.origin + page.pathname,
  error: page.searchParams.get('error') ?? new URLSearchParams(page.hash.slice(1)).get('error'),
  hasTokens: page.href.includes('access_token') || page.searchParams.has('code'),
});
const refusedWith = (error: string): unknown => ({
  page: `${world.url}/callback`,
  error,
  hasTokens: false,
});

test('Google is asked for an address and a name, for this server and no other', async () => {
  const google = await startAt(browser('implicit'));
  expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    client_id: provider.environment['GOOGLE_CLIENT_ID'],
    redirect_uri: `${world.url}/auth/v1/callback`,
    response_type: 'code',
    scope: 'email profile',
  });
});

describe.each(['implicit', 'pkce'] as const)('signing in with Google, by the %s flow', (flow) => {
  test('makes an account with what Google tells, once', async () => {
    const first = await signedIn(flow);
    const { data } = await first.client.auth.getUser();
    expect(data.user).toMatchObject({
      email: asha.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: asha.name, avatar_url: asha.picture },
    });
    const { data: profile } = await first.client.from('profiles').select('full_name').single();
    expect(profile).toEqual({ full_name: asha.name });
    expect((await signedIn(flow)).userId).toBe(first.userId);
  });

  test('comes to the account that has confirmed the same address', async () => {
    const person = await world.signedUp();
    const { userId } = await world.confirmed(person);
    provider.signsIn({ ...asha, email: person.email.toUpperCase() });
    const social = await signedIn(flow);
    expect(social.userId).toBe(userId);
    const { data } = await social.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ providers: ['email', 'google'] });
    const again = await world.client().auth.signInWithPassword({ email: person.email, password });
    expect(again.data.user?.id).toBe(userId);
  });

  test('gives the session the name of its browser', async () => {
    const { client } = await signedIn(flow);
    const { data } = await client.rpc('my_devices');
    const agents = (data as { user_agent: string | null }[]).map(({ user_agent }) => user_agent);
    expect(agents).toEqual([flow === 'implicit' ? 'Disha test browser' : expect.any(String)]);
  });

  test('with an address that Google has not checked comes to nobody else', async () => {
    const owner = await world.newcomer();
    provider.signsIn({ ...asha, email: owner.email, email_verified: false });
    expect(refusalOn(await landing(browser(flow)))).toEqual(refusedWith('access_denied'));
    const { data } = await owner.client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ providers: ['email'] });
  });

  test('with a new address that Google has not checked asks its owner first', async () => {
    provider.signsIn({ ...asha, email_verified: false });
    expect(refusalOn(await landing(browser(flow)))).toEqual(refusedWith('access_denied'));
    const mail = await world.mailTo(asha.email);
    expect(mail && linkOf(mail).pathname).toBe('/verify-email');
  });

  test('that the person denies says so on our page', async () => {
    provider.denies();
    const page = await landing(browser(flow));
    expect(refusalOn(page)).toEqual(refusedWith('access_denied'));
    expect(page.searchParams.get('error_description')).toBe('The person said no');
  });

  test('works once with what Google sent', async () => {
    const answer = await back(browser(flow));
    await ledFrom(answer);
    const again = await ledFrom(answer);
    expect(refusalOn(again)).toEqual(refusedWith('invalid_request'));
  });

  test.each([
    ['made up', (url: URL) => url.searchParams.set('state', randomUUID())],
    ['no uuid', (url: URL) => url.searchParams.set('state', 'x')],
    ['missing', (url: URL) => url.searchParams.delete('state')],
  ])('with a state that is %s says so on our page', async (_, spoil) => {
    const answer = await back(browser(flow));
    spoil(answer);
    expect(refusalOn(await ledFrom(answer))).toEqual(refusedWith('invalid_request'));
  });

  test.each(['https://evil.example/callback', 'http://127.0.0.1:9/', '//evil.example', 'javascript:1'])(
    'that is to end at %s ends on our page',
    async (elsewhere) => {
      const page = await landing(browser(flow), elsewhere);
      expect(page.origin + page.pathname).toBe(`${world.url}/callback`);
    },
  );
});

test('a code is exchanged by the browser that began, and once', async () => {
  const client = browser('pkce');
  const code = (await landing(client)).searchParams.get('code') ?? '';
  const thief = browser('pkce');
  await startAt(thief);
  expect((await thief.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();
});

test('whoever begins cannot put their own words into the question to Google', async () => {
  const query = new URLSearchParams({
    provider: 'google',
    state: 'mine',
    redirect_uri: 'https://evil.example/',
    client_id: 'mine',
    response_type: 'token',
  });
  const google = await ledFrom(`${world.url}/auth/v1/authorize?${query.toString()}`);
  expect(google.searchParams.get('state')).not.toBe('mine');
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    redirect_uri: `${world.url}/auth/v1/callback`,
    client_id: provider.environment['GOOGLE_CLIENT_ID'],
    response_type: 'code',
  });
});

test('a page that links here is not where the way back leads', async () => {
  const google = await ledFrom(`${world.url}/auth/v1/authorize?provider=google`, {
    referer: `${world.url}/profile`,
  });
  const page = await ledFrom(await provider.consent(google.href));
  expect(page.origin + page.pathname).toBe(`${world.url}/callback`);
});

test('the settings say that there is Google and no other', async () => {
  const response = await fetch(`${world.url}/auth/v1/settings`, {
    headers: { apikey: world.publishableKey },
  });
  const { external } = (await response.json()) as { external: Record<string, boolean> };
  expect(
    Object.keys(external)
      .filter((name) => external[name])
      .sort(),
  ).toEqual(['email', 'google']);
  const refused = await fetch(`${world.url}/auth/v1/authorize?provider=facebook`, { redirect: 'manual' });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
});
