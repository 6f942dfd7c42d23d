import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  freePort,
  linkOf,
  password,
  startWorld,
  worldAt,
  type Answer,
  type OwnWorld,
  type Session,
  quietLog,
} from '#tests/fakes/embedded-world.ts';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';
import { databaseFor } from '#tests/fakes/test-server.ts';
import { startServer, type RunningServer } from './server.ts';
import { readSettings } from './settings.ts';

let world: OwnWorld;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('an account of the embedded backend', () => {
  test('is confirmed by the link of its mail, asks a question, and has the answer, its sources and one charge', async () => {
    const person = await world.signedUp();
    expect(person.mail.subject).toContain('Confirm');
    const session = await world.confirmed(person);
    const link = linkOf(person.mail);
    expect([link.pathname, link.searchParams.get('user_id')]).toEqual(['/verify-email', session.userId]);
    expect((await world.call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });

    const { data: chat } = await session.client
      .from('chat_sessions')
      .insert({ user_id: session.userId, title: 'Kitchen' })
      .select()
      .single();
    const requestId = randomUUID();
    const spent = await world.call('use-credits', { messageType: 'text', requestId }, session);
    expect(spent.body).toMatchObject({ success: true, request_id: requestId });
    const question = {
      message: 'Is a kitchen in the south east good?',
      chatHistory: [],
      language: 'english',
      requestId,
      sessionId: chat?.id as string,
    };
    const answer = await world.call('ai-chat', question, session);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      answered_by: 'guide',
      chat_id: requestId,
      response: expect.stringMatching(/kitchen/i) as string,
    });

    const again = await world.call('ai-chat', question, session);
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
    expect((await world.call('get-user-credits', {}, session)).body['credits']).toBeCloseTo(5 / 3);
  });

  test('is not confirmed twice by one link, nor by a token that a client made', async () => {
    const person = await world.signedUp();
    await world.confirmed(person);
    const token = linkOf(person.mail).searchParams.get('token') ?? '';
    expect(await world.call('verify-email-token', { token, type: 'signup', user_id: 'x' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    });
    const forged = { token: `verify-${randomUUID()}-${Date.now()}`, type: 'signup', user_id: randomUUID() };
    expect(await world.call('verify-email-token', forged)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    });
  });

  test('cannot sign in before it is confirmed, nor with a wrong password', async () => {
    const person = await world.signedUp();
    const early = await world.client().auth.signInWithPassword({ email: person.email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    await world.confirmed(person);
    const wrong = await world.client().auth.signInWithPassword({
      email: person.email,
      password: 'not-the-password',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  test('sees nothing of another account', async () => {
    const [owner, stranger] = [await world.newcomer(), await world.newcomer()];
    const { data: chat } = await owner.client
      .from('chat_sessions')
      .insert({ user_id: owner.userId, title: 'Mine' })
      .select()
      .single();
    expect((await stranger.client.from('chat_sessions').select()).data).toEqual([]);
    const requestId = randomUUID();
    await world.call('use-credits', { messageType: 'text', requestId }, stranger);
    const intrusion = await world.call(
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
    expect((await world.call('get-user-credits', {}, stranger)).body).toMatchObject({ credits: 2 });
  });

  test('may ask for the confirmation mail again, and an unknown address gets the same answer', async () => {
    const { email } = await world.signedUp();
    const known = await world.call('send-verification-email', {
      email,
      user_id: randomUUID(),
      confirmation_token: 'verify-x-1',
    });
    const unknown = await world.call('send-verification-email', {
      email: `${randomUUID()}@example.com`,
      user_id: randomUUID(),
      confirmation_token: 'verify-x-1',
    });
    expect(known).toEqual({ status: 200, body: { success: true } });
    expect(unknown).toEqual(known);
  });
});

describe('functions refuse what they cannot use', () => {
  const withBody = ['use-credits', 'ai-chat', 'send-verification-email', 'verify-email-token'];
  test.each(['get-user-credits', ...withBody])('%s answers a wrong method with a code', async (name) => {
    const get = await fetch(`${world.url}/functions/v1/${name}`, {
      headers: { apikey: world.publishableKey },
    });
    expect([get.status, await get.json()]).toMatchObject([405, { error: { code: 'method_not_allowed' } }]);
  });

  test.each(withBody)('%s answers a broken, a huge and an empty body with a code', async (name) => {
    const url = `${world.url}/functions/v1/${name}`;
    const session = await world.newcomer();
    const headers = {
      authorization: `Bearer ${session.token}`,
      apikey: world.publishableKey,
      'content-type': 'application/json',
    };
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
    expect((await world.call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });
  });

  test.each(['get-user-credits', 'use-credits'])('%s asks for a session', async (name) => {
    expect(await world.call(name, { messageType: 'text' })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
  });

  test('an answer needs a reservation', async () => {
    const session = await world.newcomer();
    const refused = await world.call(
      'ai-chat',
      { message: 'Kitchen?', chatHistory: [], language: 'english' },
      session,
    );
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'no_reservation' } } });
  });

  test('an unknown function is not found', async () => {
    expect(await world.call('toString', {})).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });

  test('the seventh text message of a new account is not reserved', async () => {
    const session = await world.newcomer();
    for (let n = 0; n < 6; n += 1)
      expect((await world.call('use-credits', { messageType: 'text' }, session)).body).toMatchObject({
        success: true,
      });
    const refused = await world.call('use-credits', { messageType: 'text' }, session);
    expect(refused).toMatchObject({
      status: 200,
      body: { success: false, error: 'insufficient_credits', remaining_credits: 0 },
    });
  });
});

describe('a configured model', () => {
  let provider: FakeProvider;
  let modelWorld: OwnWorld;

  beforeAll(async () => {
    provider = await fakeProvider();
    modelWorld = await startWorld({
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'sk-test',
      AI_MODEL: 'test-model',
      AI_TIMEOUT_SECONDS: '1',
    });
  });
  beforeEach(() => provider.reset());
  afterAll(async () => {
    await modelWorld.close();
    await provider.close();
  });

  test('answers with our rules, the computed facts and what the caller says to have said before', async () => {
    provider.answers('A kitchen there is fine.');
    const session = await agreed();
    const chatHistory = Array.from({ length: 9 }, (_, n) => ({
      text: `message ${n}`,
      sender: n % 2 === 0 ? 'user' : 'system',
    }));
    const { body } = await asked(session, { chatHistory });
    expect(body).toMatchObject({ response: 'A kitchen there is fine.', answered_by: 'test-model' });
    const [request] = provider.requests();
    expect(request?.authorization).toBe('Bearer sk-test');
    const { messages, model } = (request?.body ?? {}) as {
      model?: string;
      messages: { role: string; content: string }[];
    };
    expect(model).toBe('test-model');
    // What it says to have been answered was never answered here.
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'user', 'user', 'user']);
    expect(messages[0]?.content).toContain('What the rule tables and the calendar answer');
    expect(messages.slice(1, 4).map(({ content }) => content)).toEqual([
      'message 4',
      'message 6',
      'message 8',
    ]);
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
    const session = await agreed();
    expect(await asked(session, { chatHistory: [] })).toMatchObject({ status, body: { error: { code } } });
    expect((await modelWorld.call('get-user-credits', {}, session)).body).toMatchObject({
      credits: 2,
    });
  });

  test('that fails a stored message leaves the reason in it; asked again it answers there, for one charge', async () => {
    const session = await agreed();
    const chat = randomUUID();
    const message = randomUUID();
    const send = async (kind: string, entity_id: string, payload: object): Promise<string> => {
      const op_id = randomUUID();
      const op = { op_id, user_id: session.userId, kind, entity_id, payload };
      const { data } = await session.client.rpc('apply_ops', { device_id: 'a device', ops: [op] });
      expect(data).toMatchObject({ results: [{ status: 'applied', code: null }] });
      return op_id;
    };
    const stored = async () =>
      (
        await session.client
          .from('user_chats')
          .select('query, response, request_id, failure')
          .eq('id', message)
          .single()
      ).data;
    await send('session.create', chat, { title: 'Kitchen' });
    await send('chat.send', message, { session_id: chat, query: 'Is a kitchen in the south east good?' });
    provider.fails(500);
    expect((await modelWorld.call('ai-chat', { requestId: message }, session)).status).toBe(502);
    expect(await stored()).toMatchObject({ response: null, request_id: null, failure: 'provider_failed' });

    const request = await send('chat.ask_again', message, {});
    expect(await stored()).toMatchObject({ request_id: request, failure: null });
    provider.answers('It is.');
    const answer = await modelWorld.call(
      'ai-chat',
      { requestId: request, message: 'Something else?' },
      session,
    );
    expect(answer).toMatchObject({ status: 200, body: { response: 'It is.', chat_id: message } });
    expect(await stored()).toEqual({
      query: 'Is a kitchen in the south east good?',
      response: 'It is.',
      request_id: null,
      failure: null,
    });
    expect(JSON.stringify(provider.requests().at(-1)?.body)).toContain('kitchen');
    expect((await modelWorld.call('get-user-credits', {}, session)).body['credits']).toBeCloseTo(5 / 3);
  });

  test('gets no word of somebody who has not agreed to it, and of nobody any more who takes that back', async () => {
    provider.answers('From the model.');
    const session = await modelWorld.newcomer();
    expect((await asked(session, {})).body['answered_by']).toBe('guide');
    await session.client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: true });
    expect((await asked(session, {})).body['answered_by']).toBe('test-model');
    await session.client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: false });
    expect((await asked(session, {})).body['answered_by']).toBe('guide');
    expect(provider.requests()).toHaveLength(1);
  });

  /** Somebody who lets the model answer. */
  async function agreed(): Promise<Session> {
    const session = await modelWorld.newcomer();
    const { error } = await session.client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: true });
    expect(error).toBeNull();
    return session;
  }

  async function asked(session: Session, extra: object): Promise<Answer> {
    const requestId = randomUUID();
    await modelWorld.call('use-credits', { messageType: 'text', requestId }, session);
    return modelWorld.call(
      'ai-chat',
      { message: 'Is a kitchen in the south east good?', language: 'english', requestId, ...extra },
      session,
    );
  }
});

describe('files', () => {
  test('an upload through supabase-js comes back with its type and bytes, by public address and by signed address', async () => {
    const { client: owner, userId } = await world.newcomer();
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
    ]).toEqual([200, 'image/png', 'private, max-age=3600']);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const part = await fetch(response.url, { headers: { range: 'bytes=1-2' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1-2/7']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(1, 3));
    expect((await owner.storage.from('chat_attachments').upload(path, file)).error).toMatchObject({
      statusCode: '409',
    });

    const plan = `${userId}/${Date.now()}.png`;
    expect((await owner.storage.from('floorplans').upload(plan, file)).error).toBeNull();
    const { data: signed } = await owner.storage.from('floorplans').createSignedUrl(plan, 60);
    expect(new Uint8Array(await (await fetch(signed?.signedUrl ?? '')).arrayBuffer())).toEqual(bytes);
    const { client: stranger } = await world.newcomer();
    expect((await stranger.storage.from('floorplans').download(plan)).error).not.toBeNull();
  });
});

describe('large answers', () => {
  test('of a pull are packed for whoever takes them so, and all else comes as it is', async () => {
    const pull = async (accepted: string) => {
      const headers = {
        apikey: world.publishableKey,
        'content-type': 'application/json',
        'accept-encoding': accepted,
      };
      const asked = ask(`${world.url}/rest/v1/rpc/pull_content_changes`, { method: 'POST', headers });
      asked.end('{}');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) };
    };
    const [packed, plain] = [await pull('gzip, br'), await pull('identity')];
    expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined]);
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });
});

describe('the process', () => {
  test('says in one sentence that a port is taken, and leaves the data folder free', async () => {
    const other = await mkdtemp(join(tmpdir(), 'disha-port-'));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const database = await databaseFor(other);
    const start = (): Promise<RunningServer> =>
      startServer(readSettings({ PORT: String(port), DATA_DIR: other, ...database }), quietLog());
    await expect(start()).rejects.toThrow(`Port ${port} is in use`);
    taken.close();
    await once(taken, 'close');
    const running = await start();
    await running.close();
    await rm(other, { recursive: true, force: true });
  });

  test('says in one sentence that the data folder is in use', async () => {
    await expect(startServer({ ...world.settings, port: await freePort() }, quietLog())).rejects.toThrow(
      'is used by another Disha',
    );
  });

  test('loses no acknowledged write when it is killed', async () => {
    const other = await mkdtemp(join(tmpdir(), 'disha-kill-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: other,
      ...(await databaseFor(other)),
    };
    const first = await launch(environment, url);
    const session = await (await worldAt(url)).newcomer();
    const acknowledged: string[] = [];
    for (;;) {
      const { data, error } = await session.client
        .from('chat_sessions')
        .insert({ user_id: session.userId, title: `Session ${acknowledged.length}` })
        .select()
        .single();
      if (error) break;
      acknowledged.push(data.id as string);
      if (acknowledged.length === 40) first.kill('SIGKILL');
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const second = await launch(environment, url);
    const { data } = await session.client.from('chat_sessions').select('id');
    const kept = new Set(data?.map((row) => row.id as string));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    second.kill('SIGTERM');
    expect(await once(second, 'exit')).toEqual([0, null]);
    await rm(other, { recursive: true, force: true });
  });

  test('ends with the shell that npm put around it', async () => {
    const other = await mkdtemp(join(tmpdir(), 'disha-shell-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const environment = {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: other,
      ...(await databaseFor(other)),
      npm_lifecycle_event: 'start',
    };
    // The second command keeps the shell: it does not become the server.
    const script = '"$0" --import tsx supabase/local/main.ts; exit $?';
    const shell = await launch(environment, url, ['sh', '-c', script, process.execPath]);
    shell.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            () => 'answers',
            () => 'ended',
          ),
        { timeout: 20_000 },
      )
      .toBe('ended');
    await expect.poll(() => readdir(other), { timeout: 20_000 }).not.toContain('lock');
    await rm(other, { recursive: true, force: true });
  });
});

/** Starts the server as a process of its own; resolves once it answers. */
async function launch(
  environment: NodeJS.ProcessEnv,
  url: string,
  command: readonly string[] = [process.execPath, '--import', 'tsx', 'supabase/local/main.ts'],
): Promise<ChildProcess> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { env: environment, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
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
  return child;
}
