import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';
import { startServer, type RunningServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

let folder: string;
let settings: Settings;
let server: RunningServer;
let publishableKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-server-'));
  settings = readSettings({ PORT: String(await freePort()), DATA_DIR: folder });
  server = await startServer(settings, () => {});
  publishableKey = ((await (await fetch(`${server.url}/config.json`)).json()) as { supabaseKey: string })
    .supabaseKey;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an account of the embedded backend', () => {
  test('is confirmed by the link of its mail, asks a question, and has the answer, its sources and one charge', async () => {
    const person = await signedUp();
    expect(person.mail.subject).toContain('Confirm');
    const session = await confirmed(person);
    expect((await call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });

    const { data: chat } = await session.client
      .from('chat_sessions')
      .insert({ user_id: session.userId, title: 'Kitchen' })
      .select()
      .single();
    const requestId = randomUUID();
    const spent = await call('use-credits', { messageType: 'text', requestId }, session);
    expect(spent.body).toMatchObject({ success: true, request_id: requestId });
    const question = {
      message: 'Is a kitchen in the south east good?',
      chatHistory: [],
      language: 'english',
      requestId,
      sessionId: chat?.id as string,
    };
    const answer = await call('ai-chat', question, session);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      answered_by: 'guide',
      chat_id: requestId,
      response: expect.stringMatching(/kitchen/i) as string,
    });

    const again = await call('ai-chat', question, session);
    expect(again.body).toEqual(answer.body);
    const { data: rows } = await session.client
      .from('user_chats')
      .select()
      .eq('session_id', chat?.id as string);
    expect(rows).toMatchObject([
      {
        id: requestId,
        query: question.message,
        response: answer.body['response'],
        sources: answer.body['sources'],
      },
    ]);
    expect((await call('get-user-credits', {}, session)).body['credits']).toBeCloseTo(5 / 3);
  });

  test('is not confirmed twice by one link, nor by a token that a client made', async () => {
    const person = await signedUp();
    await confirmed(person);
    const token = linkOf(person.mail).searchParams.get('token') ?? '';
    expect(await call('verify-email-token', { token, type: 'signup', user_id: 'x' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    });
    const forged = { token: `verify-${randomUUID()}-${Date.now()}`, type: 'signup', user_id: randomUUID() };
    expect(await call('verify-email-token', forged)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    });
  });

  test('cannot sign in before it is confirmed, nor with a wrong password', async () => {
    const person = await signedUp();
    const early = await client().auth.signInWithPassword({ email: person.email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    await confirmed(person);
    const wrong = await client().auth.signInWithPassword({
      email: person.email,
      password: 'not-the-password',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  test('sees nothing of another account', async () => {
    const [owner, stranger] = [await confirmed(await signedUp()), await confirmed(await signedUp())];
    const { data: chat } = await owner.client
      .from('chat_sessions')
      .insert({ user_id: owner.userId, title: 'Mine' })
      .select()
      .single();
    expect((await stranger.client.from('chat_sessions').select()).data).toEqual([]);
    const requestId = randomUUID();
    await call('use-credits', { messageType: 'text', requestId }, stranger);
    const intrusion = await call(
      'ai-chat',
      {
        message: 'Kitchen in the east?',
        chatHistory: [],
        language: 'english',
        requestId,
        sessionId: chat?.id as string,
      },
      stranger,
    );
    expect(intrusion).toMatchObject({ status: 404, body: { error: { code: 'session_not_found' } } });
    expect((await call('get-user-credits', {}, stranger)).body).toMatchObject({ credits: 2 });
  });

  test('may ask for the confirmation mail again, and an unknown address gets the same answer', async () => {
    const { email } = await signedUp();
    const known = await call('send-verification-email', {
      email,
      user_id: randomUUID(),
      confirmation_token: 'verify-x-1',
    });
    const unknown = await call('send-verification-email', {
      email: `${randomUUID()}@example.com`,
      user_id: randomUUID(),
      confirmation_token: 'verify-x-1',
    });
    expect(known).toEqual({ status: 200, body: { success: true } });
    expect(unknown).toEqual(known);
  });
});

describe('functions refuse what they cannot use', () => {
  const names = [
    'get-user-credits',
    'use-credits',
    'ai-chat',
    'send-verification-email',
    'verify-email-token',
  ];
  test.each(names)('%s answers a wrong method, a broken body and a huge body with a code', async (name) => {
    const url = `${server.url}/functions/v1/${name}`;
    const session = await confirmed(await signedUp());
    const headers = { authorization: `Bearer ${session.token}`, apikey: publishableKey };
    const get = await fetch(url, { headers });
    expect([get.status, await get.json()]).toMatchObject([405, { error: { code: 'method_not_allowed' } }]);
    if (name !== 'get-user-credits') {
      const broken = await fetch(url, { method: 'POST', headers, body: '{"message":' });
      expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
      const huge = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ message: 'x'.repeat(300 * 1024) }),
      });
      expect([huge.status, await huge.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
      const empty = await fetch(url, { method: 'POST', headers, body: '{}' });
      expect([empty.status, await empty.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
    }
    expect((await call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });
  });

  test.each(['get-user-credits', 'use-credits', 'ai-chat'])('%s asks for a session', async (name) => {
    expect(await call(name, { messageType: 'text', message: 'hello' })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
  });

  test('an answer needs a reservation', async () => {
    const session = await confirmed(await signedUp());
    const refused = await call(
      'ai-chat',
      { message: 'Kitchen?', chatHistory: [], language: 'english' },
      session,
    );
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'no_reservation' } } });
  });

  test('an unknown function is not found', async () => {
    expect(await call('toString', {})).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  test('the seventh text message of a new account is not reserved', async () => {
    const session = await confirmed(await signedUp());
    for (let n = 0; n < 6; n += 1)
      expect((await call('use-credits', { messageType: 'text' }, session)).body).toMatchObject({
        success: true,
      });
    const refused = await call('use-credits', { messageType: 'text' }, session);
    expect(refused).toMatchObject({
      status: 200,
      body: { success: false, error: 'insufficient_credits', remaining_credits: 0 },
    });
  });
});

describe('a configured model', () => {
  let provider: FakeProvider;
  let modelServer: RunningServer;
  let key: string;
  let modelFolder: string;

  beforeAll(async () => {
    provider = await fakeProvider();
    modelFolder = await mkdtemp(join(tmpdir(), 'disha-model-'));
    modelServer = await startServer(
      readSettings({
        PORT: String(await freePort()),
        DATA_DIR: modelFolder,
        AI_BASE_URL: provider.url,
        AI_API_KEY: 'sk-test',
        AI_MODEL: 'test-model',
        AI_TIMEOUT_SECONDS: '1',
      }),
      () => {},
    );
    key = ((await (await fetch(`${modelServer.url}/config.json`)).json()) as { supabaseKey: string })
      .supabaseKey;
  });
  beforeEach(() => provider.reset());
  afterAll(async () => {
    await modelServer.close();
    await provider.close();
    await rm(modelFolder, { recursive: true, force: true });
  });

  test('answers with our rules, the computed facts and the last six messages before it', async () => {
    provider.answers('A kitchen there is fine.');
    const session = await confirmed(await signedUp(modelServer.url, key), modelServer.url, key);
    const chatHistory = Array.from({ length: 9 }, (_, n) => ({
      text: `message ${n}`,
      sender: n % 2 === 0 ? 'user' : 'system',
    }));
    const { body } = await asked(session, { chatHistory });
    expect(body).toMatchObject({ response: 'A kitchen there is fine.', answered_by: 'test-model' });
    const [request] = provider.requests();
    expect(request?.authorization).toBe('Bearer sk-test');
    const { messages, model } = request?.body as {
      model: string;
      messages: { role: string; content: string }[];
    };
    expect(model).toBe('test-model');
    expect(messages.map(({ role }) => role)).toEqual([
      'system',
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
      'user',
    ]);
    expect(messages[0]?.content).toContain('What the rule tables answer');
    expect(messages[1]?.content).toBe('message 3');
  });

  test.each([
    ['an error', (): void => provider.fails(500), 502, 'provider_failed'],
    ['too many requests', (): void => provider.fails(429), 502, 'provider_failed'],
    [
      'words that are not JSON',
      (): void => provider.says('<html>captive portal</html>'),
      502,
      'provider_failed',
    ],
    ['no choices', (): void => provider.says('{"choices":[]}'), 502, 'provider_failed'],
    ['an empty answer', (): void => provider.answers('  '), 502, 'provider_failed'],
    ['silence', (): void => provider.hangs(), 504, 'provider_timeout'],
  ])('that gives %s costs nothing', async (_, misbehave, status, code) => {
    misbehave();
    const session = await confirmed(await signedUp(modelServer.url, key), modelServer.url, key);
    expect(await asked(session, { chatHistory: [] })).toMatchObject({ status, body: { error: { code } } });
    expect((await call('get-user-credits', {}, session, modelServer.url, key)).body).toMatchObject({
      credits: 2,
    });
  });

  async function asked(session: Session, extra: object): Promise<Answer> {
    const requestId = randomUUID();
    await call('use-credits', { messageType: 'text', requestId }, session, modelServer.url, key);
    return call(
      'ai-chat',
      { message: 'Is a kitchen in the south east good?', language: 'english', requestId, ...extra },
      session,
      modelServer.url,
      key,
    );
  }
});

describe('files', () => {
  test('an upload through supabase-js comes back with its type and bytes, by public address and by signed address', async () => {
    const { client: owner, userId } = await confirmed(await signedUp());
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const file = new File([bytes], 'plan.png', { type: 'image/png' });
    const path = `${userId}/${randomUUID()}.png`;
    const uploaded = await owner.storage
      .from('chat_attachments')
      .upload(path, file, { cacheControl: '3600', upsert: false });
    expect(uploaded.error).toBeNull();
    const response = await fetch(owner.storage.from('chat_attachments').getPublicUrl(path).data.publicUrl);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'max-age=3600']);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect((await owner.storage.from('chat_attachments').upload(path, file)).error).toMatchObject({
      statusCode: '409',
    });

    const plan = `${userId}/${Date.now()}.png`;
    expect((await owner.storage.from('floorplans').upload(plan, file)).error).toBeNull();
    const { data: signed } = await owner.storage.from('floorplans').createSignedUrl(plan, 60);
    expect(new Uint8Array(await (await fetch(signed?.signedUrl ?? '')).arrayBuffer())).toEqual(bytes);
    const { client: stranger } = await confirmed(await signedUp());
    expect((await stranger.storage.from('floorplans').download(plan)).error).not.toBeNull();
  });
});

describe('the site', () => {
  test('a name that is not of this machine is refused', async () => {
    const { hostname, port } = new URL(server.url);
    const { request } = await import('node:http');
    const answer = request({ hostname, port, path: '/mailbox', headers: { host: 'evil.example' } }).end();
    const [response] = (await once(answer, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(421);
  });

  test('a missing file is missing, and files above the folder are not served', async () => {
    expect((await fetch(`${server.url}/nothing.png`)).status).toBe(404);
    expect((await fetch(`${server.url}/..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(`${server.url}/.vite/manifest.json`)).status).toBe(404);
  });
});

describe('the process', () => {
  test('says in one sentence that a port is taken, and leaves the data folder free', async () => {
    const other = await mkdtemp(join(tmpdir(), 'disha-port-'));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const start = (): Promise<RunningServer> =>
      startServer(readSettings({ PORT: String(port), DATA_DIR: other }), () => {});
    await expect(start()).rejects.toThrow(`Port ${port} is in use`);
    taken.close();
    await once(taken, 'close');
    const running = await start();
    await running.close();
    await rm(other, { recursive: true, force: true });
  });

  test('says in one sentence that the data folder is in use', async () => {
    await expect(startServer({ ...settings, port: await freePort() }, () => {})).rejects.toThrow(
      'is used by another Disha',
    );
  });

  test('loses no acknowledged write when it is killed', async () => {
    const other = await mkdtemp(join(tmpdir(), 'disha-kill-'));
    const port = await freePort();
    const environment = { ...process.env, PORT: String(port), DATA_DIR: other };
    const url = `http://127.0.0.1:${port}`;
    const first = await launch(environment, url);
    const ownKey = ((await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string })
      .supabaseKey;
    const session = await confirmed(await signedUp(url, ownKey), url, ownKey);
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let n = 0; ; n += 1) {
        const { data, error } = await session.client
          .from('chat_sessions')
          .insert({ user_id: session.userId, title: `Session ${n}` })
          .select()
          .single();
        if (error) return;
        acknowledged.push(data.id as string);
        if (acknowledged.length === 40) process.kill(-first, 'SIGKILL');
      }
    })();
    await writing;
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const second = await launch(environment, url);
    const { data } = await session.client.from('chat_sessions').select('id');
    for (const id of acknowledged)
      expect(
        data?.some((row) => row.id === id),
        id,
      ).toBe(true);
    process.kill(-second, 'SIGTERM');
    await rm(other, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
});

interface Person {
  email: string;
  mail: { subject: string; text: string };
}
interface Session {
  client: SupabaseClient;
  userId: string;
  token: string;
}
interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const password = 'kesar-badam-42';

function client(url = server.url, key = publishableKey): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
}

async function signedUp(url = server.url, key = publishableKey): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const { data, error } = await client(url, key).auth.signUp({ email, password });
  expect([error, data.session]).toEqual([null, null]);
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as (Person['mail'] & { to: string })[];
  const mail = mails.find(({ to }) => to === email);
  if (!mail) throw new Error('no mail came');
  return { email, mail };
}

function linkOf(mail: Person['mail']): URL {
  return new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
}

async function confirmed(person: Person, url = server.url, key = publishableKey): Promise<Session> {
  const link = linkOf(person.mail);
  expect(link.pathname).toBe('/verify-email');
  const { token, type, user_id } = Object.fromEntries(link.searchParams);
  const { body } = await call('verify-email-token', { token, type, user_id }, undefined, url, key);
  const own = client(url, key);
  const { data, error } = await own.auth.setSession(body as { access_token: string; refresh_token: string });
  if (error || !data.session) throw new Error(`no session: ${JSON.stringify(body)}`);
  expect(data.session.user.id).toBe(user_id);
  return { client: own, userId: data.session.user.id, token: data.session.access_token };
}

async function call(
  name: string,
  body: object,
  session?: Session,
  url = server.url,
  key = publishableKey,
): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Starts the server as a process group of its own; resolves with its id once it answers. */
async function launch(environment: NodeJS.ProcessEnv, url: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: environment,
    detached: true,
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);
  if (child.pid === undefined) throw new Error('no process');
  return child.pid;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
