import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepQuery, keptQueries, letQueryGo, type KeptQuery } from '#db/contact-queries.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { sendContact } from './send-contact.ts';

/** What the server says to each query, in turn; the last word stands. */
let answers: (() => Response | Promise<Response>)[];
let sent: { body: Record<string, unknown>; authorization: string | null }[];

const taken = () => new Response(null, { status: 201 });
const refused =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message: code }, { status, headers });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  sent = [];
  answers = [taken];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return Response.json({ supabaseUrl: 'https://b.example', supabaseKey: 'k' });
    const headers = new Headers(init.headers);
    sent.push({
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      authorization: headers.get('authorization'),
    });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await authStorage.removeItem(authStorageKey);
  for (const { id } of await keptQueries()) await letQueryGo(id);
});

test('a query is sent as its words are and leaves the device', async () => {
  await keep('a', { name: ' Asha ', replyTo: ' ' });
  expect(await sendContact()).toBe('done');
  expect(sent).toEqual([
    {
      body: {
        id: 'a',
        name: 'Asha',
        property_type: 'land',
        city: 'Pune',
        query: 'Is this land good?',
        reply_to: null,
      },
      authorization: null,
    },
  ]);
  expect(await keptQueries()).toEqual([]);
  expect(await sendContact()).toBe('done');
  expect(sent).toHaveLength(1);
});

test('a query whose answer was lost is sent again under its id, and one that is there already counts as sent', async () => {
  answers = [offline, refused(409, '23505')];
  await keep('a');
  expect(await sendContact()).toBe('left');
  expect(await states()).toEqual([{ kind: 'unreached' }]);
  expect(await sendContact()).toBe('done');
  expect(sent.map(({ body }) => body['id'])).toEqual(['a', 'a']);
  expect(await keptQueries()).toEqual([]);
});

test('two that send at once send each query once', async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  await keep('a');
  await keep('b');
  await Promise.all([sendContact(), sendContact()]);
  expect(sent.map(({ body }) => body['id'])).toEqual(['a', 'b']);
});

test('too many are left alone for as long as the server wants, and then sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  answers = [refused(429, 'too_many_queries', { 'retry-after': '600' }), taken];
  await keep('a');
  await keep('b');
  expect(await sendContact()).toBe('left');
  // The second would only be refused as well.
  expect(sent).toHaveLength(1);
  expect(await states()).toEqual([{ kind: 'busy', until: 1_600_000 }, { kind: 'new' }]);
  await letQueryGo('b');
  expect(await sendContact()).toBe('left');
  expect(sent).toHaveLength(1);
  vi.setSystemTime(1_600_000);
  expect(await sendContact()).toBe('done');
  expect(sent).toHaveLength(2);
});

test('a clock that was set back does not prolong a pause', async () => {
  await keep('a', { state: { kind: 'busy', until: Date.now() + 24 * 3_600_000 } });
  expect(await sendContact()).toBe('done');
});

test('a server in trouble is tried again, and what it never takes is told and not sent any more', async () => {
  answers = [refused(503, 'down'), refused(400, '23514')];
  await keep('a');
  expect(await sendContact()).toBe('left');
  expect(await states()).toEqual([{ kind: 'failed' }]);
  expect(await sendContact()).toBe('done');
  expect(await states()).toEqual([{ kind: 'refused', code: '23514' }]);
  expect(await sendContact()).toBe('done');
  expect(sent).toHaveLength(2);
});

test('what an account has written goes with its token alone', async () => {
  await keep('a', { writer: 'asha' });
  expect(await sendContact()).toBe('done');
  expect(sent).toEqual([]);
  expect(await states()).toEqual([{ kind: 'signed-out' }]);
  await signedIn('somebody-else');
  await sendContact();
  expect(sent).toEqual([]);
  await signedIn('asha');
  expect(await sendContact()).toBe('done');
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer asha-token']);
});

test('what a guest has written goes without a token, whoever is signed in by then', async () => {
  await keep('a');
  await signedIn('asha');
  await sendContact();
  expect(sent.map(({ authorization }) => authorization)).toEqual([null]);
});

async function keep(id: string, change: Partial<KeptQuery> = {}): Promise<void> {
  await keepQuery({
    id,
    writer: '',
    name: 'Asha',
    propertyType: 'land',
    city: 'Pune',
    query: 'Is this land good?',
    replyTo: '',
    keptAt: id.charCodeAt(0),
    state: { kind: 'new' },
    ...change,
  });
}

async function states() {
  return (await keptQueries()).map(({ state }) => state);
}

async function signedIn(userId: string): Promise<void> {
  const session = { access_token: `${userId}-token`, refresh_token: 'r', user: { id: userId } };
  await authStorage.setItem(authStorageKey, JSON.stringify(session));
}
