import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { isEntryBegun, markEntry, unmarkEntry } from './entry-mark.ts';
import { establishSession } from './establish-session.ts';
import { requestPasscode, signInWithPasscode } from './passcode-sign-in.ts';
import { readAddress } from './read-address.ts';
import { passwordReset, requestPasswordReset } from './reset-password.ts';
import { sessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { startSocialSignIn } from './social-sign-in.ts';
import { requestVerificationMail } from './verification-mail.ts';
import { verifyEmail } from './verify-email.ts';

const backend = 'https://backend.example';
const site = 'https://disha.example';
const now = 1_795_000_000_000;
const day = 24 * 60 * 60 * 1000;
const asha = { id: '6f1c1f6e-0000-4000-8000-000000000001', email: 'asha@example.com', aud: 'authenticated' };
const ravi = { id: '6f1c1f6e-0000-4000-8000-000000000002', email: 'ravi@example.com', aud: 'authenticated' };

interface Reply {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}
let replies: Record<string, Reply | 'unreachable'>;
let calls: { path: string; search: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  calls = [];
  replies = {
    '/config.json': { json: { supabaseUrl: backend, supabaseKey: 'sb_publishable_test', embedded: true } },
    '/auth/v1/settings': { json: { external: { google: true, facebook: false, phone: true } } },
    '/auth/v1/user': { json: { ...asha, user_metadata: { language: 'en' } } },
    '/rest/v1/profiles': { status: 204 },
  };
  vi.stubGlobal('fetch', fakeFetch);
  // The client refuses to be made where there is none, as under Node; nothing here opens one.
  vi.stubGlobal('WebSocket', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await authStorage.removeItem(authStorageKey);
  await authStorage.removeItem('sb-disha-side-code-verifier');
  await unmarkEntry();
  sessionStore.setState({ status: 'guest' }, true);
  languageStore.setState({ language: 'en' });
});

describe('a session that comes in the address', () => {
  const withTokens = () => new URL(`${site}/callback#${tokensOf(asha)}`);

  test('is taken once where somebody at this device began to come in within a day', async () => {
    await markEntry(now - day, asha.email);
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'signed-in' });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: asha.id } });
    sessionStore.setState({ status: 'guest' }, true);
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'unasked' });
  });

  test('is left where nobody did, or longer ago', async () => {
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'unasked' });
    await markEntry(now - day - 1, asha.email);
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'unasked' });
    expect(sessionStore.getState().status).toBe('guest');
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });

  test('may be tried again where the service could not be reached', async () => {
    const verification = new URL(`${site}/verify-email#${tokensOf(asha)}`);
    await markEntry(now, asha.email);
    const answer = replies['/auth/v1/user'] ?? 'unreachable';
    replies['/auth/v1/user'] = 'unreachable';
    expect(await establishSession(withTokens(), now)).toMatchObject({ failure: { code: 'no_connection' } });
    expect(await verifyEmail(verification, now)).toEqual({ kind: 'no-connection' });
    expect(sessionStore.getState().status).toBe('guest');
    replies['/auth/v1/user'] = answer;
    expect(await verifyEmail(verification, now)).toEqual({ kind: 'verified', email: asha.email });
  });

  test('and that the service refuses is not tried again', async () => {
    await markEntry(now, asha.email);
    replies['/auth/v1/user'] = { status: 403, json: { error_code: 'bad_jwt', msg: 'invalid' } };
    expect((await establishSession(withTokens(), now)).kind).toBe('failed');
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'unasked' });
  });

  test('and has run out, so that the token beside it would be taken in its place, opens nothing', async () => {
    await markEntry(now, asha.email);
    // Nobody has signed it, and what renews it is of somebody else.
    const address = new URL(`${site}/callback#${tokensOf(asha, 1)}`);
    replies['/auth/v1/user'] = { status: 403, json: { error_code: 'bad_jwt', msg: 'invalid' } };
    replies['/auth/v1/token'] = { json: sessionOf(ravi) };
    expect((await establishSession(address, now)).kind).toBe('failed');
    expect(sessionStore.getState().status).toBe('guest');
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });

  test('of another account switches nobody', async () => {
    await markEntry(now, asha.email);
    here(ravi);
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'other-user', email: ravi.email });
    expect(await verifyEmail(new URL(`${site}/verify-email#${tokensOf(asha)}`), now)).toEqual({
      kind: 'other-user',
      email: ravi.email,
    });
    expect(sessionStore.getState()).toMatchObject({ user: { id: ravi.id } });
    expect(calls.filter(({ path }) => path.startsWith('/auth'))).toEqual([]);
  });

  test('of the account that is here already changes nothing', async () => {
    here(asha);
    expect(await establishSession(withTokens(), now)).toEqual({ kind: 'signed-in' });
    expect(calls).toEqual([]);
  });
});

describe('a confirmation link while somebody else is signed in', () => {
  test.each([`&user_id=${asha.id}`, ''])('waits with its token unused: %s', async (owner) => {
    here(ravi);
    expect(await verifyEmail(new URL(`${site}/verify-email?token=t&type=signup${owner}`), now)).toEqual({
      kind: 'other-user',
      email: ravi.email,
    });
    expect(calls.filter(({ path }) => path.includes('verify'))).toEqual([]);
  });

  test('that names them, but is of another account, does not switch them', async () => {
    here(ravi);
    replies['/functions/v1/verify-email-token'] = { json: sessionOf(asha) };
    const address = new URL(`${site}/verify-email?token=t&type=signup&user_id=${ravi.id}`);
    expect(await verifyEmail(address, now)).toEqual({ kind: 'no-session' });
    expect(sessionStore.getState()).toMatchObject({ user: { id: ravi.id } });
  });

  test('of their own account is taken', async () => {
    here(asha);
    replies['/functions/v1/verify-email-token'] = { json: sessionOf(asha) };
    const address = new URL(`${site}/verify-email?token=t&type=signup&user_id=${asha.id}`);
    expect(await verifyEmail(address, now)).toEqual({ kind: 'verified', email: asha.email });
  });
});

test('a confirmation that was tried too often says how long to wait', async () => {
  replies['/functions/v1/verify-email-token'] = {
    status: 429,
    json: { error: { code: 'over_request_rate_limit', message: 'x' } },
    headers: { 'retry-after': '30' },
  };
  expect(await verifyEmail(new URL(`${site}/verify-email?token=t&type=signup`), now)).toMatchObject({
    kind: 'too-many',
    failure: { waitSeconds: 30 },
  });
});

describe('signing in with another service', () => {
  const leaving = () => {
    const addresses: string[] = [];
    const way = { returnTo: `${site}/callback`, leave: (address: string) => addresses.push(address) };
    return { way, addresses };
  };

  test('leads there with a secret of this browser, and its code is redeemed with it', async () => {
    const { way, addresses } = leaving();
    expect(await startSocialSignIn('google', way)).toEqual({ kind: 'leaving' });
    const [address = ''] = addresses;
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe('/auth/v1/authorize');
    expect(searchParams.get('provider')).toBe('google');
    expect(searchParams.get('redirect_to')).toBe(`${site}/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('s256');
    const verifier = (await authStorage.getItem('sb-disha-side-code-verifier')) ?? '';
    expect(searchParams.get('code_challenge')).not.toBe(verifier);

    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    expect(await establishSession(new URL(`${site}/callback?code=c`), now)).toEqual({ kind: 'signed-in' });
    expect(calls.find(({ search }) => search === '?grant_type=pkce')?.body).toMatchObject({
      auth_code: 'c',
      code_verifier: JSON.parse(verifier) as string,
    });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: asha.id } });
    expect(await authStorage.getItem('sb-disha-side-code-verifier')).toBeNull();
    expect(await authStorage.getItem('sb-disha-side')).toBeNull();
  });

  test('lets in by no link whoever went there and came back without', async () => {
    await startSocialSignIn('google', leaving().way);
    const withTokens = tokensOf(ravi);
    for (const path of [`/callback#${withTokens}`, `/verify-email#${withTokens}`])
      expect(await follow(new URL(site + path))).toEqual({ kind: 'unasked' });
    replies['/functions/v1/verify-email-token'] = { json: sessionOf(ravi) };
    expect((await follow(new URL(`${site}/verify-email?token=t&type=signup`))).kind).toBe('confirmed');
    expect(sessionStore.getState().status).toBe('guest');

    function follow(address: URL) {
      return address.pathname === '/callback' ? establishSession(address, now) : verifyEmail(address, now);
    }
  });

  test('does not take a code that another browser has asked for', async () => {
    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    expect((await establishSession(new URL(`${site}/callback?code=theirs`), now)).kind).toBe('failed');
    expect(calls.filter(({ path }) => path === '/auth/v1/token')).toEqual([]);
    expect(sessionStore.getState().status).toBe('guest');
  });

  test('as another account does not switch whoever has come in meanwhile', async () => {
    await startSocialSignIn('google', leaving().way);
    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    here(ravi);
    expect(await establishSession(new URL(`${site}/callback?code=c`), now)).toEqual({
      kind: 'other-user',
      email: ravi.email,
    });
    expect(sessionStore.getState()).toMatchObject({ user: { id: ravi.id } });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });

  test.each<[string, () => void, string]>([
    ['whoever was here has left', () => here(ravi), 'other-user'],
    ['the service can be reached', () => (replies['/auth/v1/user'] = 'unreachable'), 'failed'],
  ])('goes on with its code, which holds once, as soon as %s', async (until, stand, kind) => {
    await startSocialSignIn('google', leaving().way);
    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    const answer = replies['/auth/v1/user'] ?? 'unreachable';
    const address = new URL(`${site}/callback?${new URLSearchParams({ code: until }).toString()}`);
    stand();
    expect((await establishSession(address, now)).kind).toBe(kind);
    expect((await establishSession(address, now)).kind).toBe(kind);
    replies['/auth/v1/user'] = answer;
    sessionStore.setState({ status: 'guest' }, true);
    expect(await establishSession(address, now)).toEqual({ kind: 'signed-in' });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: asha.id } });
    expect(calls.filter(({ search }) => search === '?grant_type=pkce')).toHaveLength(1);
  });

  test('whose code could not be redeemed for want of a connection is tried again with it', async () => {
    await startSocialSignIn('google', leaving().way);
    const address = new URL(`${site}/callback?code=later`);
    replies['/auth/v1/token'] = 'unreachable';
    expect(await establishSession(address, now)).toMatchObject({ failure: { code: 'no_connection' } });
    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    expect(await establishSession(address, now)).toEqual({ kind: 'signed-in' });
    expect(await authStorage.getItem('sb-disha-side-code-verifier')).toBeNull();
  });

  test('whose code the service refuses is not tried again', async () => {
    await startSocialSignIn('google', leaving().way);
    replies['/auth/v1/token'] = { status: 400, json: { error_code: 'bad_code_verifier', msg: 'x' } };
    expect((await establishSession(new URL(`${site}/callback?code=bad`), now)).kind).toBe('failed');
    expect(await authStorage.getItem('sb-disha-side-code-verifier')).toBeNull();
  });

  test('that is not set up leads nowhere', async () => {
    const { way, addresses } = leaving();
    expect(await startSocialSignIn('facebook', way)).toEqual({ kind: 'not-configured', isEmbedded: true });
    expect(addresses).toEqual([]);
  });
});

describe('an address that was never confirmed', () => {
  test('is told apart from wrong credentials, in the words of the service', async () => {
    replies['/auth/v1/token'] = {
      status: 400,
      json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    };
    expect(await signIn(asha.email, 'right')).toMatchObject({
      kind: 'unconfirmed',
      failure: { message: 'Email not confirmed' },
    });
  });

  test('gets its mail once more, and its link may be opened here', async () => {
    replies['/functions/v1/send-verification-email'] = { json: { success: true } };
    expect(await requestVerificationMail({ email: asha.email, now })).toEqual({
      kind: 'sent',
      mailbox: '/mailbox',
    });
    expect(calls.at(-1)?.body).toMatchObject({ email: asha.email });
    expect(await isEntryBegun(now, 'Asha@Example.com')).toBe(true);
    expect(await isEntryBegun(now, ravi.email)).toBe(false);
  });

  test.each<[Reply | 'unreachable', object]>([
    ['unreachable', { code: 'no_connection' }],
    [{ status: 500, json: {} }, { code: '500' }],
    [
      { status: 429, json: { error: { code: 'x', message: 'y' } }, headers: { 'retry-after': '12' } },
      { code: 'too_many', waitSeconds: 12 },
    ],
  ])('is told what keeps the mail from going out: %j', async (reply, failure) => {
    replies['/functions/v1/send-verification-email'] = reply;
    expect(await requestVerificationMail({ email: asha.email, now })).toMatchObject({
      kind: 'failed',
      failure,
    });
  });
});

test('a sign-in that was tried too often says how long to wait', async () => {
  replies['/auth/v1/token'] = {
    status: 429,
    json: { error_code: 'over_request_rate_limit', msg: 'Slow down' },
    headers: { 'retry-after': '41.2' },
  };
  expect(await signIn(asha.email, 'right')).toMatchObject({
    kind: 'failed',
    failure: { code: 'too_many', waitSeconds: 42 },
  });
});

describe('a passcode', () => {
  test('is sent to the phone and opens its account', async () => {
    replies['/auth/v1/otp'] = { json: {} };
    expect(await requestPasscode('+919876543210')).toEqual({ kind: 'sent' });
    expect(calls.at(-1)?.body).toMatchObject({ phone: '+919876543210' });
    replies['/auth/v1/verify'] = { json: sessionOf(asha) };
    expect(await signInWithPasscode({ phone: '+919876543210' }, '123456')).toEqual({ kind: 'signed-in' });
    expect(calls.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
      phone: '+919876543210',
      token: '123456',
      type: 'sms',
    });
    expect(sessionStore.getState()).toMatchObject({ user: { id: asha.id } });
  });

  test('that came with a mail confirms its address and opens its account', async () => {
    replies['/auth/v1/verify'] = { json: sessionOf(asha) };
    expect(await signInWithPasscode({ email: asha.email }, '123456')).toEqual({ kind: 'signed-in' });
    expect(calls.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
      email: asha.email,
      token: '123456',
      type: 'signup',
    });
    expect(sessionStore.getState()).toMatchObject({ user: { id: asha.id } });
  });

  test('that is wrong is told apart from a service that is away', async () => {
    replies['/auth/v1/verify'] = { status: 403, json: { error_code: 'otp_expired', msg: 'x' } };
    expect(await signInWithPasscode({ phone: '+919876543210' }, '123456')).toEqual({ kind: 'wrong-code' });
    replies['/auth/v1/verify'] = 'unreachable';
    expect(await signInWithPasscode({ phone: '+919876543210' }, '123456')).toMatchObject({
      failure: { code: 'no_connection' },
    });
  });
});

describe('asking for a new password', () => {
  test.each<[Reply, object]>([
    [{ json: {} }, { kind: 'sent', mailbox: '/mailbox' }],
    [{ status: 404, json: { error_code: 'user_not_found', msg: 'x' } }, { kind: 'unknown-address' }],
    [{ status: 400, json: { error_code: 'email_not_confirmed', msg: 'x' } }, { kind: 'unverified' }],
    [
      {
        status: 429,
        json: { error_code: 'over_email_send_rate_limit', msg: 'x' },
        headers: { 'retry-after': '60' },
      },
      { kind: 'too-many', failure: { waitSeconds: 60 } },
    ],
    [{ status: 500, json: {} }, { kind: 'failed' }],
  ])('that is answered with %j', async (reply, outcome) => {
    replies['/auth/v1/recover'] = reply;
    const way = { returnTo: `${site}/reset-password`, now };
    expect(await requestPasswordReset(asha.email, way)).toMatchObject(outcome);
  });
});

describe('a new password', () => {
  const byHash = () =>
    passwordReset(readAddress(new URL(`${site}/reset-password?token_hash=h&type=recovery`)));

  beforeEach(() => {
    replies['/auth/v1/verify'] = { json: sessionOf(asha) };
    replies['/auth/v1/recover'] = { json: {} };
  });

  test('is set by a link that is used only when the password is sent, and its owner is signed in', async () => {
    await askFor(asha.email);
    calls = [];
    const reset = byHash();
    // The time of a sign-in before it may be written in this moment.
    expect(calls.filter(({ path }) => path.startsWith('/auth/'))).toEqual([]);
    expect(await reset.change('kesar-badam', now)).toEqual({ kind: 'changed', signedInAs: asha.email });
    expect(calls.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
      token_hash: 'h',
      type: 'recovery',
    });
    expect(calls.filter(({ body }) => body['password'] === 'kesar-badam')).toHaveLength(1);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: asha.id } });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['nobody at this device has asked for it', async () => {}],
    ['somebody here has asked for the mail of another address', () => askFor(ravi.email)],
    ['it was asked for longer ago than a day', () => askFor(asha.email, now - day - 1)],
    [
      'somebody went to another service and came back without',
      () => startSocialSignIn('google', { returnTo: `${site}/callback`, leave: () => {} }),
    ],
  ])('is set, and nobody is signed in, where %s', async (_, before) => {
    await before();
    expect(await byHash().change('kesar-badam', now)).toEqual({ kind: 'changed', signedInAs: undefined });
    expect(sessionStore.getState().status).toBe('guest');
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
    expect(calls.filter(({ body }) => body['password'] === 'kesar-badam')).toHaveLength(1);
    await vi.waitFor(() =>
      expect(calls.map(({ path, search }) => path + search)).toContain('/auth/v1/logout?scope=local'),
    );
  });

  test('of the account that is here renews its session', async () => {
    here(asha);
    expect(await byHash().change('kesar-badam', now)).toEqual({ kind: 'changed', signedInAs: asha.email });
    expect(await authStorage.getItem(authStorageKey)).not.toBeNull();
  });

  test('of the tokens of a link is set the same way', async () => {
    for (const address of [`?${tokensOf(asha)}`, `#${tokensOf(asha)}&type=recovery`]) {
      sessionStore.setState({ status: 'guest' }, true);
      await askFor(asha.email);
      const reset = passwordReset(readAddress(new URL(`${site}/reset-password${address}`)));
      expect(await reset.change('kesar-badam', now)).toEqual({ kind: 'changed', signedInAs: asha.email });
    }
  });

  test('of another account than the one in use leaves that one signed in', async () => {
    here(ravi);
    expect(await byHash().change('kesar-badam', now)).toEqual({ kind: 'changed', signedInAs: undefined });
    expect(sessionStore.getState()).toMatchObject({ user: { id: ravi.id } });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
  });

  test.each(['otp_expired', 'bad_jwt'])('cannot be set by a link that is over: %s', async (code) => {
    replies['/auth/v1/verify'] = { status: 403, json: { error_code: code, msg: 'x' } };
    expect(await byHash().change('kesar-badam', now)).toEqual({ kind: 'invalid-link' });
  });

  test.each([`?access_token=x&refresh_token=y`, '?code=of-another-browser'])(
    'cannot be set by a link that is none: %s',
    async (address) => {
      const reset = passwordReset(readAddress(new URL(`${site}/reset-password${address}`)));
      expect(await reset.change('kesar-badam', now)).toEqual({ kind: 'invalid-link' });
    },
  );

  test('that the service does not like may be mended with the same link', async () => {
    const reset = byHash();
    replies['/auth/v1/user'] = {
      status: 422,
      json: { error_code: 'weak_password', msg: 'Too weak', weak_password: { reasons: ['length'] } },
    };
    expect(await reset.change('kesar1', now)).toMatchObject({
      kind: 'failed',
      failure: { reasons: ['length'] },
    });
    replies['/auth/v1/user'] = { json: { ...asha, user_metadata: { language: 'en' } } };
    expect(await reset.change('kesar-badam', now)).toMatchObject({ kind: 'changed' });
    expect(calls.filter(({ path }) => path === '/auth/v1/verify')).toHaveLength(1);
  });

  test.each<Reply | 'unreachable'>(['unreachable', { status: 503, json: {} }, { status: 429, json: {} }])(
    'is tried again with the same link where the service did not take it up: %j',
    async (reply) => {
      const reset = byHash();
      replies['/auth/v1/verify'] = reply;
      expect((await reset.change('kesar-badam', now)).kind).toBe('failed');
      replies['/auth/v1/verify'] = { json: sessionOf(asha) };
      expect((await reset.change('kesar-badam', now)).kind).toBe('changed');
    },
  );
});

describe('the language of the mails', () => {
  test('follows the interface at a sign-in, where the account says otherwise', async () => {
    replies['/auth/v1/token'] = { json: sessionOf(asha, { language: 'hi' }) };
    await signIn(asha.email, 'right');
    await vi.waitFor(() =>
      expect(calls.filter(({ path }) => path === '/auth/v1/user').map(({ body }) => body)).toMatchObject([
        { data: { language: 'en' } },
      ]),
    );
  });

  test('follows a choice made later, each time', async () => {
    replies['/auth/v1/token'] = { json: sessionOf(asha) };
    await signIn(asha.email, 'right');
    for (const language of ['hi', 'en', 'hi'] as const) languageStore.setState({ language });
    await vi.waitFor(() =>
      expect(calls.filter(({ path }) => path === '/auth/v1/user').map(({ body }) => body)).toEqual([
        { data: { language: 'hi' } },
        { data: { language: 'en' } },
        { data: { language: 'hi' } },
      ]),
    );
    sessionStore.setState({ status: 'guest' }, true);
    languageStore.setState({ language: 'en' });
    expect(calls.filter(({ path }) => path === '/auth/v1/user')).toHaveLength(3);
  });

  test('costs nothing where the account says the same', async () => {
    replies['/auth/v1/token'] = { json: sessionOf(asha, { language: 'en' }) };
    await signIn(asha.email, 'right');
    await vi.waitFor(() => expect(calls.some(({ path }) => path === '/rest/v1/profiles')).toBe(true));
    expect(calls.filter(({ path }) => path === '/auth/v1/user')).toEqual([]);
  });
});

const fakeFetch: typeof fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, backend);
  calls.push({
    path: address.pathname,
    search: address.search,
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
  });
  const reply = replies[address.pathname] ?? { status: 404, json: {} };
  if (reply === 'unreachable') throw new TypeError('fetch failed');
  const { status = 200, json, headers } = reply;
  return status === 204
    ? new Response(null, { status })
    : Response.json(json, { status, headers: headers ?? {} });
};

async function askFor(email: string, at = now): Promise<void> {
  await requestPasswordReset(email, { returnTo: `${site}/reset-password`, now: at });
}

function here(user: typeof asha): void {
  sessionStore.setState({ status: 'signed-in', user: { id: user.id, email: user.email } }, true);
}

function sessionOf(user: typeof asha, metadata: object = { language: 'en' }, exp = 4_102_444_800) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: user.id, email: user.email, exp };
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({ signed: true })}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: { ...user, user_metadata: metadata },
  };
}

function tokensOf(user: typeof asha, exp?: number): string {
  const { access_token, refresh_token } = sessionOf(user, undefined, exp);
  return new URLSearchParams({ access_token, refresh_token }).toString();
}
