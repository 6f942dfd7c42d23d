import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { pendingWipe } from '#db/wipe-mark.ts';
import { keepLocalRecord } from '#lib/local-record.ts';
import { pujaKey } from '#lib/puja-key.ts';
import { keepPlace, placeIn } from '#lib/reader-places.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { supabaseClient } from '#remote/client.ts';
import { deviceStore } from '#remote/device-store.ts';
import { toastStore } from '#ui/toast.ts';
import { markEntry } from './entry-mark.ts';
import { callAsUser } from './call-as-user.ts';
import { establishSession } from './establish-session.ts';
import { keptSession } from './kept-session.ts';
import { recordLastLogin } from './last-login.ts';
import { signInWithPasscode } from './passcode-sign-in.ts';
import { sessionStore } from './session-store.ts';
import { signIn } from './sign-in.ts';
import { endLeftSessions } from './sessions-to-end.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const backend = 'https://backend.example';
const now = 1_795_000_000_000;
const user = { id: '6f1c1f6e-0000-4000-8000-000000000001', email: 'asha@example.com', aud: 'authenticated' };
const verification = new URL(`https://disha.example/verify-email?token=abc&type=signup&user_id=${user.id}`);

type Reply = { status?: number; json?: unknown; html?: string } | 'unreachable';
/** What the backend answers, by the end of the address; everything else is not found. */
let replies: Record<string, Reply>;
let calls: { path: string; search: string; body: unknown }[];

beforeEach(async () => {
  calls = [];
  replies = {
    '/config.json': { json: { supabaseUrl: backend, supabaseKey: 'sb_publishable_test', embedded: true } },
    '/auth/v1/user': { json: user },
    '/auth/v1/logout': { status: 204 },
    '/rest/v1/profiles': { status: 204 },
  };
  vi.stubGlobal('fetch', fakeFetch);
  // The client refuses to be made where there is none, as under Node; nothing here opens one.
  vi.stubGlobal('WebSocket', () => undefined);
  await clear(deviceStore());
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
});

// First, as the client of somebody who has signed in looks after what is kept, and lets go of a session that is over.
describe('who is here', () => {
  test('is known from the device alone, also when the token has run out', async () => {
    await authStorage.setItem(
      authStorageKey,
      JSON.stringify({ ...tokens(), expires_at: 1, user: { ...user, user_metadata: { full_name: 'Asha' } } }),
    );
    expect(await keptSession()).toEqual({
      status: 'signed-in',
      user: { id: user.id, email: user.email, fullName: 'Asha' },
    });
    expect(calls).toEqual([]);
  });

  test.each(['', '{', '[]', '{"user":{"id":"x"}}', '{"refresh_token":"r","user":{"id":7}}'])(
    'is nobody where the kept session is broken: %s',
    async (kept) => {
      await authStorage.setItem(authStorageKey, kept);
      expect(await keptSession()).toEqual({ status: 'guest' });
    },
  );
});

describe('the link of a confirmation mail', () => {
  test.each([
    'https://disha.example/verify-email',
    'https://disha.example/verify-email?type=signup',
    `https://disha.example/verify-email?token=abc&user_id=${user.id}`,
    `https://disha.example/verify-email?token=abc&type=recovery&user_id=${user.id}`,
  ])('that lacks something is said to be invalid, and nobody is asked: %s', async (address) => {
    expect(await verifyEmail(new URL(address), now)).toEqual({ kind: 'invalid-link' });
    expect(calls.filter(({ path }) => path.includes('verify'))).toEqual([]);
  });

  test('signs its owner in where they asked for it', async () => {
    await markEntry(now, user.email);
    replies['/functions/v1/verify-email-token'] = { json: tokens() };
    expect(await verifyEmail(verification, now)).toEqual({ kind: 'verified', email: user.email });
    expect(calls.find(({ path }) => path.endsWith('verify-email-token'))?.body).toEqual({
      token: 'abc',
      type: 'signup',
      user_id: user.id,
    });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
  });

  test.each<[string, () => Promise<void>]>([
    ['nobody at this device has asked for it', async () => {}],
    ['somebody here waits for the mail of another address', () => markEntry(now, 'ravi@example.com')],
    ['it was asked for longer ago than a day', () => markEntry(now - 24 * 60 * 60 * 1000 - 1, user.email)],
  ])('confirms the address and signs nobody in where %s', async (_, before) => {
    await before();
    replies['/functions/v1/verify-email-token'] = { json: tokens() };
    expect(await verifyEmail(verification, now)).toEqual({ kind: 'confirmed', email: user.email });
    expect(sessionStore.getState().status).toBe('guest');
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
    expect(calls.map(({ path, search }) => path + search)).toContain('/auth/v1/logout?scope=local');
  });

  test('that is opened after its owner has come in by the code of the mail signs nobody else in', async () => {
    await markEntry(now, user.email);
    replies['/auth/v1/verify'] = { json: { ...tokens(), user } };
    expect(await signInWithPasscode({ email: user.email }, '123456')).toEqual({ kind: 'signed-in' });
    sessionStore.setState({ status: 'guest' }, true);
    replies['/functions/v1/verify-email-token'] = { json: tokens() };
    expect((await verifyEmail(verification, now)).kind).toBe('confirmed');
  });

  test('of a hosted project, which names nobody, signs its owner in too', async () => {
    await markEntry(now, user.email);
    replies['/functions/v1/verify-email-token'] = { json: tokens() };
    const address = new URL('https://disha.example/verify-email?token=abc&type=signup');
    expect(await verifyEmail(address, now)).toEqual({ kind: 'verified', email: user.email });
  });

  test('that already carries a session opens it where somebody has begun to come in', async () => {
    const { access_token: access, refresh_token: refresh } = tokens();
    const address = new URL(
      `https://disha.example/verify-email#access_token=${access}&refresh_token=${refresh}`,
    );
    expect(await verifyEmail(address, now)).toEqual({ kind: 'unasked' });
    await markEntry(now, user.email);
    expect(await verifyEmail(address, now)).toEqual({ kind: 'verified', email: user.email });
  });

  test.each<[string, Reply, string]>([
    ['is used up', { status: 400, json: { error: { code: 'invalid_token', message: 'x' } } }, 'refused'],
    ['meets a broken server', { status: 500, json: {} }, 'refused'],
    ['gets an answer without a session', { json: { access_token: 'only' } }, 'invalid-response'],
    ['cannot reach the server', 'unreachable', 'no-connection'],
    ['is caught by the page of a hotel network', { html: '<p>Welcome, guest</p>' }, 'no-connection'],
  ])('that %s signs nobody in', async (_, reply, kind) => {
    replies['/functions/v1/verify-email-token'] = reply;
    expect(await verifyEmail(verification, now)).toEqual({ kind });
    expect(sessionStore.getState().status).toBe('guest');
  });

  test('whose session the auth service does not take signs nobody in', async () => {
    await markEntry(now, user.email);
    replies['/functions/v1/verify-email-token'] = { json: tokens() };
    replies['/auth/v1/user'] = { status: 403, json: { error_code: 'bad_jwt', msg: 'invalid' } };
    expect(await verifyEmail(verification, now)).toEqual({ kind: 'no-session' });
    expect(sessionStore.getState().status).toBe('guest');
  });
});

describe('the address that a sign-in service led to', () => {
  test.each([
    ['?error=access_denied&error_description=No+thanks', 'access_denied'],
    ['#error=access_denied&error_description=No%20thanks', 'access_denied'],
    ['#error=access_denied&error_code=otp_expired', 'otp_expired'],
    ['#error_description=Your%20account%20is%20locked.%20Call%20+91%2098765', 'unknown'],
    ['#error=Your%20account%20is%20locked', 'unknown'],
    ['?error=%3Cb%3E', 'unknown'],
  ])('may carry a refusal, of which the code alone is read: %s', async (address, code) => {
    const url = new URL(`https://disha.example/callback${address}`);
    expect(await establishSession(url, now)).toEqual({ kind: 'refused', code });
  });

  test('without a session leaves everything as it is', async () => {
    const address = new URL('https://disha.example/callback');
    expect(await establishSession(address, now)).toEqual({ kind: 'nothing' });
    sessionStore.setState({ status: 'signed-in', user: { id: user.id, email: user.email } }, true);
    expect(await establishSession(address, now)).toEqual({ kind: 'signed-in' });
  });

  test('with something that is no token fails without a throw', async () => {
    const address = new URL('https://disha.example/callback#access_token=x&refresh_token=y');
    await markEntry(now, user.email);
    expect((await establishSession(address, now)).kind).toBe('unasked');
  });
});

describe('signing in', () => {
  test('with a wrong password is told apart from a service that is out of reach', async () => {
    replies['/auth/v1/token'] = {
      status: 400,
      json: { error_code: 'invalid_credentials', msg: 'Invalid login' },
    };
    expect(await signIn('asha@example.com', 'wrong')).toEqual({ kind: 'invalid-credentials' });
    replies['/auth/v1/token'] = 'unreachable';
    // The auth client writes down what it could not reach.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await signIn('asha@example.com', 'right')).toMatchObject({
      kind: 'failed',
      failure: { code: 'no_connection' },
    });
    expect(sessionStore.getState().status).toBe('guest');
  });
});

test.each([
  [500, '500'],
  [502, 'no_connection'],
  [503, 'no_connection'],
  [504, 'no_connection'],
])('an auth service that answers %i is told as %s', async (status, code) => {
  replies['/auth/v1/token'] = { status, json: {} };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await signIn('asha@example.com', 'right')).toMatchObject({ kind: 'failed', failure: { code } });
});

test('what an auth service says of its own failure is kept, and is not said of the next', async () => {
  replies['/auth/v1/token'] = { status: 500, json: { code: 500, msg: 'Database error querying schema' } };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = (message: string | undefined) => ({ kind: 'failed', failure: { code: '500', message } });
  expect(await signIn('asha@example.com', 'right')).toMatchObject(failed('Database error querying schema'));
  replies['/auth/v1/token'] = { status: 500, json: {} };
  expect(await signIn('asha@example.com', 'right')).toMatchObject(failed(undefined));
});

describe('signing up', () => {
  const request = {
    email: user.email,
    password: 'kesar-badam',
    language: 'hi',
    returnTo: 'https://disha.example/callback',
    now: 7,
  } as const;

  test('asks for the confirmation mail and names the mailbox of this machine', async () => {
    replies['/auth/v1/signup'] = { json: user };
    replies['/functions/v1/send-verification-email'] = { json: { success: true } };
    expect(await signUp(request)).toEqual({ kind: 'check-email', isMailSent: true, mailbox: '/mailbox' });
    expect(calls.find(({ path }) => path.endsWith('send-verification-email'))?.body).toEqual({
      email: user.email,
      user_id: user.id,
      confirmation_token: `verify-${user.id}-7`,
    });
  });

  test('says when the account is there and its mail is not', async () => {
    replies['/auth/v1/signup'] = { json: user };
    replies['/functions/v1/send-verification-email'] = { status: 500, json: {} };
    expect(await signUp(request)).toMatchObject({ kind: 'check-email', isMailSent: false });
  });

  test('hands on what a weak password lacks', async () => {
    replies['/auth/v1/signup'] = {
      status: 422,
      json: { error_code: 'weak_password', msg: 'Too weak', weak_password: { reasons: ['length'] } },
    };
    expect(await signUp(request)).toMatchObject({
      kind: 'failed',
      failure: { message: 'Too weak', reasons: ['length'] },
    });
  });
});

test('the time of a sign-in is written into the profile, a tenth of a second later', async () => {
  await signInForReal();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const logins = () => calls.filter(({ path }) => path === '/rest/v1/profiles');
  calls = [];
  recordLastLogin(user.id);
  await vi.advanceTimersByTimeAsync(99);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(logins()).not.toHaveLength(0));
  expect(logins()[0]).toMatchObject({
    search: `?id=eq.${user.id}`,
    body: { last_login: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string },
  });
});

test.each<[string, Reply]>([
  ['refuses it', { status: 403, json: { code: '42501', message: 'not yours' } }],
  ['is broken', { status: 500, json: {} }],
  ['is out of reach', 'unreachable'],
])('a time that the data service does not take, because it %s, is only noted', async (_, reply) => {
  await signInForReal();
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  replies['/rest/v1/profiles'] = reply;
  toastStore.setState({ toast: undefined });
  log.mockClear();
  recordLastLogin(user.id);
  await vi.waitFor(() => expect(log.mock.calls.map(([subject]) => subject)).toContain('[disha] last login'));
  expect(toastStore.getState().toast).toBeUndefined();
  expect(sessionStore.getState().status).toBe('signed-in');
});

test.each<[string, Reply]>([
  ['is out of reach', 'unreachable'],
  ['is broken', { status: 500, json: {} }],
  ['is away', { status: 503, json: {} }],
])(
  'signing out ends the session here where the service %s, and there as soon as it can',
  async (_, reply) => {
    await signInForReal();
    replies['/auth/v1/logout'] = reply;
    await signOut();
    expect(toastStore.getState().toast).toMatchObject({
      tone: 'error',
      title: { message: { en: 'Signed out on this device' } },
      description: { message: { en: 'The session itself ends as soon as there is a connection.' } },
    });
    expect(sessionStore.getState()).toEqual({ status: 'guest' });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();

    calls = [];
    replies['/auth/v1/token'] = { json: { ...tokens(), refresh_token: 'the next one', user } };
    expect(await endLeftSessions()).toBe('left');
    replies['/auth/v1/logout'] = { status: 204 };
    expect(await endLeftSessions()).toBe('done');
    const renewals = calls.filter(({ path }) => path === '/auth/v1/token').map(({ body }) => body);
    expect(renewals).toEqual([{ refresh_token: 'refresh' }, { refresh_token: 'the next one' }]);
    // When somebody was here last is written beside it, in its own time.
    const ofSessions = () => calls.filter(({ path }) => path.startsWith('/auth/'));
    expect(ofSessions().at(-1)).toMatchObject({ path: '/auth/v1/logout', search: '?scope=local' });
    expect(await keptSession()).toEqual({ status: 'guest' });

    calls = [];
    expect(await endLeftSessions()).toBe('done');
    expect(ofSessions()).toEqual([]);
  },
);

describe('a session that was left without a connection', () => {
  beforeEach(async () => {
    await signInForReal();
    replies['/auth/v1/logout'] = 'unreachable';
    await signOut();
    calls = [];
  });

  test('waits while nothing comes through, and is let go of once the service knows it no more', async () => {
    for (const reply of [
      'unreachable',
      { status: 503, json: {} },
      { status: 403, html: '<p>Welcome' },
    ] as const) {
      replies['/auth/v1/token'] = reply;
      expect(await endLeftSessions()).toBe('left');
    }
    replies['/auth/v1/token'] = { status: 400, json: { code: 'refresh_token_not_found' } };
    expect(await endLeftSessions()).toBe('done');
  });

  test('does not lie on the device for longer than a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    expect(await endLeftSessions()).toBe('done');
    vi.useRealTimers();
    expect(calls).toEqual([]);
  });

  test('is ended beside the session of whoever has come since', async () => {
    await signInForReal();
    replies['/auth/v1/token'] = { json: { ...tokens(), user } };
    replies['/auth/v1/logout'] = { status: 204 };
    expect(await endLeftSessions()).toBe('done');
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
    expect(await authStorage.getItem(authStorageKey)).not.toBeNull();
  });
});

test.each([401, 403, 404])(
  'a session that is over already, by %i, is left without a complaint',
  async (status) => {
    await signInForReal();
    replies['/auth/v1/logout'] = { status, json: { code: 'session_not_found', message: 'x' } };
    await signOut();
    expect(toastStore.getState().toast?.tone).toBe('info');
  },
);

test('signing out removes the session and the rows from the device, also when the service is out of reach', async () => {
  await signInForReal();
  await keepDraft(userDatabase(user.id), 'session', 'half a thought');
  replies['/auth/v1/logout'] = 'unreachable';
  await signOut();
  expect(sessionStore.getState()).toEqual({ status: 'guest' });
  expect(await authStorage.getItem(authStorageKey)).toBeNull();
  expect(await Dexie.getDatabaseNames()).not.toContain(`disha-user-${user.id}`);
});

test('signing out leaves no trace of what somebody has read, or prepares', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', fakeStorage(kept));
  await signInForReal();
  keepPlace('an aarti', { stanza: 3, share: 0.5 });
  keepLocalRecord(pujaKey, { progress: { 'amavasya-tarpan': { ticked: ['Kusha grass'], step: 4 } } });
  await signOut();
  expect(placeIn('an aarti')).toBeUndefined();
  expect([...kept.keys()]).toEqual([]);
});

test('signing out is told, and asks the service to end this session and no other', async () => {
  await signInForReal();
  await signOut();
  expect(toastStore.getState().toast).toMatchObject({
    tone: 'info',
    title: { message: { en: 'Signed out' } },
  });
  expect(calls.find(({ path }) => path === '/auth/v1/logout')?.search).toBe('?scope=local');
  expect(sessionStore.getState()).toEqual({ status: 'guest' });
});

test('a service that refuses to end the session is told in its own words, and the session ends here', async () => {
  await signInForReal();
  replies['/auth/v1/logout'] = { status: 409, json: { error_code: 'conflict', msg: 'Busy today' } };
  await signOut();
  expect(toastStore.getState().toast).toMatchObject({ tone: 'error', title: 'Busy today' });
  expect(sessionStore.getState()).toEqual({ status: 'guest' });
});

test('a session that the service has ended is told too, and the rows stay on the device', async () => {
  await signInForReal();
  await keepDraft(userDatabase(user.id), 'session', 'half a thought');
  const client = await supabaseClient();
  await client?.auth.signOut({ scope: 'local' });
  expect(sessionStore.getState()).toEqual({ status: 'guest' });
  expect(toastStore.getState().toast?.title).toMatchObject({ message: { en: 'Signed out' } });
  expect(await Dexie.getDatabaseNames()).toContain(`disha-user-${user.id}`);
});

describe('whose call is turned away', () => {
  const unsent = {
    opId: 'op',
    kind: 'event.create',
    lane: 'event',
    deps: [],
    entityId: 'event',
    payload: {},
    v: 1,
    userId: user.id,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
  };
  const turnedAway = () => Promise.resolve({ ok: false, problem: { kind: 'unauthorized' } } as const);
  const rowsKept = async () => (await Dexie.getDatabaseNames()).includes(`disha-user-${user.id}`);

  beforeEach(async () => {
    vi.stubGlobal('localStorage', fakeStorage());
    await signInForReal();
    await keepDraft(userDatabase(user.id), 'session', 'half a thought');
    replies['/auth/v1/token'] = { status: 400, json: { code: 'refresh_token_not_found' } };
  });

  test('leaves nothing on the device once the account was deleted, and reads why', async () => {
    replies['/auth/v1/user'] = { status: 403, json: { code: 'user_not_found' } };
    await userDatabase(user.id).outbox.add(unsent as never);
    await callAsUser(user.id, turnedAway);
    await vi.waitFor(async () => expect(await rowsKept()).toBe(false));
    const ended = { email: user.email, reason: 'deleted' };
    expect(sessionStore.getState()).toEqual({ status: 'guest', ended });
    expect(await keptSession()).toEqual({ status: 'guest', ended });
    expect(await authStorage.getItem(authStorageKey)).toBeNull();
    expect(toastStore.getState().toast?.description).toMatchObject({
      message: { en: expect.stringContaining('The account was deleted') },
    });
  });

  test('leaves what was not sent, and nothing else, once the session was ended elsewhere', async () => {
    replies['/auth/v1/user'] = { status: 403, json: { code: 'session_not_found' } };
    await userDatabase(user.id).outbox.add(unsent as never);
    await callAsUser(user.id, turnedAway);
    await vi.waitFor(() => expect(pendingWipe()).toBeUndefined());
    const ended = { email: user.email, reason: 'elsewhere' };
    await vi.waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'guest', ended }));
    await vi.waitFor(async () => expect(await userDatabase(user.id).drafts.count()).toBe(0));
    expect(await userDatabase(user.id).outbox.toArray()).toMatchObject([{ opId: 'op', state: 'blocked' }]);
  });

  test('stays where the service still knows the session, or says nothing', async () => {
    for (const reply of [{ json: user }, 'unreachable', { status: 500, json: {} }] as const) {
      replies['/auth/v1/token'] = reply === 'unreachable' ? reply : { status: 503, json: {} };
      replies['/auth/v1/user'] = reply;
      await callAsUser(user.id, turnedAway);
      await new Promise((resolve) => setTimeout(resolve));
      expect(sessionStore.getState().status).toBe('signed-in');
      expect(await rowsKept()).toBe(true);
    }
  });
});

async function signInForReal(): Promise<void> {
  replies['/auth/v1/token'] = { json: { ...tokens(), user } };
  expect(await signIn(user.email, 'kesar-badam')).toEqual({ kind: 'signed-in' });
}

async function fakeFetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const address = new URL(input instanceof Request ? input.url : input, backend);
  calls.push({
    path: address.pathname,
    search: address.search,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  });
  const reply = replies[address.pathname] ?? { status: 404, json: {} };
  if (reply === 'unreachable') throw new TypeError('fetch failed');
  const { status = 200, json, html } = reply;
  if (html !== undefined) return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  if (status === 204) return new Response(null, { status });
  return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
}

/** A session whose token says nothing but when it runs out: far from now. */
function tokens() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const accessToken = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, email: user.email, exp: 4_102_444_800 })}.${Buffer.from('signature').toString('base64url')}`;
  return { access_token: accessToken, refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600 };
}
