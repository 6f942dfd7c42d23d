import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  fillDataFolder,
  freePort,
  password,
  worldAt,
  type Session,
  type World,
} from '#tests/fakes/embedded-world.ts';
import { heardEvents } from '#tests/fakes/heard-events.ts';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';
import { databaseFor } from '#tests/fakes/test-server.ts';

// The process itself, as its owner starts, watches and ends it.
let provider: FakeProvider;
let folder: string;

beforeAll(async () => {
  provider = await fakeProvider();
  folder = await mkdtemp(join(tmpdir(), 'disha-operations-'));
  await fillDataFolder(folder);
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const metricsToken = 'a-word-for-the-figures';

test('a log tells of every request and of nobody, and the figures count the same', async () => {
  const server = await launched({ TRUST_PROXY: '1', LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken });
  const { world } = server;
  const email = 'planted.person@example.org';
  const person = world.client();
  const signedUp = await person.auth.signUp({ email, password, options: { data: { name: 'Planted Name' } } });
  expect(signedUp.error).toBeNull();
  const mail = await world.mailTo(email);
  const session = await world.confirmed({ email, mail: mail ?? { to: '', subject: '', text: '' } });
  await world.client().auth.signInWithPassword({ email, password: 'planted-wrong' });
  await world.client().auth.resetPasswordForEmail(email);

  const ask = (
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: {
        apikey: world.publishableKey,
        authorization: `Bearer ${session.token}`,
        'content-type': 'application/json',
        'user-agent': 'PlantedBrowser/1.0',
        'x-forwarded-for': '203.0.113.77',
        'x-request-id': 'planted words',
        ...init.headers,
      },
    });
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  const answers = [
    await ask('/rest/v1/properties?title=eq.planted%20title&select=*'),
    await ask('/rest/v1/properties?id=eq.planted-id'),
    await ask('/rest/v1/planted_table?planted=1'),
    await ask('/planted/page?token=planted'),
    await ask('/planted.php'),
    await ask('/blog/planted-post'),
    await ask('/storage/v1/object/floorplans/planted-person/planted.png'),
    await post('/rest/v1/properties', { user_id: session.userId, title: 'planted '.repeat(2000), city: 'x' }),
    await post('/rest/v1/user_events', { user_id: 'planted', title: 'planted मेरा गुप्त दिन' }),
    await post('/rest/v1/rpc/apply_ops', {
      device_id: 'planted',
      ops: [{ kind: 'planted', entity_id: 'planted' }],
    }),
    await ask('/rest/v1/rpc/apply_ops', { method: 'POST', body: '{"planted' }),
    await ask('/functions/v1/ai-chat', { method: 'POST', body: '{"planted' }),
    await post('/functions/v1/ai-chat', { message: 'planted question', requestId: 'planted' }),
    await post('/functions/v1/planted-function', {}),
    await post('/functions/v1/razorpay-webhook', { planted: true }),
    await post('/rest/v1/contactus', { name: 'Planted', email, phone: '+91 98765 43210', query: 'planted?' }),
    await post('/auth/v1/verify', { type: 'signup', token_hash: 'planted' }),
    await ask('/auth/v1/user', { headers: { authorization: 'Bearer eyJplanted.eyJplanted.planted' } }),
  ];
  for (const answer of answers) {
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
    await answer.arrayBuffer();
  }
  expect(
    (await ask('/healthz', { headers: { 'x-request-id': 'proxy-id_12345' } })).headers.get('x-request-id'),
  ).toBe('proxy-id_12345');

  // The header of a proxy: whoever comes through it is not on this machine.
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
  const figures = await (
    await ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  expect(figures).toMatch(
    /disha_http_requests_total\{method="GET",route="\/rest\/v1\/properties",status="\d+"\} \d/,
  );
  expect(figures).toContain('disha_function_outcomes_total{function=":other",outcome="refused"} 1');
  expect(figures).toContain('disha_database_up 1');
  expect(figures).toMatch(/disha_waiting\{queue="chat_jobs"\} 0/);
  expect(figures).not.toMatch(planted);

  expect(await server.ended('SIGTERM')).toEqual([0, null]);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const told = lines.filter(({ event }) => event === 'request');
  const ids = new Set(told.map(({ request: id }) => id));
  expect(answers.map(({ headers }) => ids.has(headers.get('x-request-id') ?? ''))).toEqual(
    answers.map(() => true),
  );
  expect(told.every(({ ms, bytes, status }) => [ms, bytes, status].every((n) => typeof n === 'number'))).toBe(
    true,
  );
  expect(server.output()).not.toMatch(planted);
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{')),
  ).toEqual([]);
});

const planted =
  /planted|kesar|गुप्त|98765|203\.0\.113|eyJ|sb_(?:secret|publishable)|@example|[0-9a-f]{8}-[0-9a-f]{4}-/i;

test('what is under way is finished before the process ends, and nobody new is let in', async () => {
  const server = await launched(modelSettings());
  const asker = await agreed(server.world);
  provider.reset();
  provider.streams(['One ', 'two ', 'three.'], { hangsAfter: 1 });
  const question = await asked(server.world, asker);
  const events = heardEvents(question);
  expect((await events.next()).value).toMatchObject({ name: 'delta' });
  const ended = server.ended('SIGTERM');
  await expect.poll(() => refuses(server.url), { timeout: 30_000 }).toBe(true);
  provider.goOn();
  const heard: unknown[] = [];
  for await (const event of events) heard.push(event.name);
  expect(heard.at(-1)).toBe('done');
  expect(await ended).toEqual([0, null]);
});

test('an answer that does not end is ended, and is made anew by the next process at once', async () => {
  const server = await launched(modelSettings());
  const asker = await agreed(server.world);
  provider.reset();
  provider.streams(['One ', 'two.'], { hangsAfter: 1 });
  const events = heardEvents(await asked(server.world, asker));
  await events.next();
  const ended = server.ended('SIGTERM');
  // The stream has an end, and is no broken line.
  const rest: unknown[] = [];
  for await (const event of events) rest.push(event);
  expect(rest).toEqual([]);
  expect(await ended).toEqual([0, null]);

  const next = await launched({ ...modelSettings(), PORT: new URL(server.url).port });
  provider.reset();
  provider.answers('Asked again.');
  const again = await asked(next.world, asker, false);
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Asked again.')]);
  expect(await next.ended('SIGTERM')).toEqual([0, null]);
});

test('whoever asks twice does not wait', async () => {
  const server = await launched(modelSettings());
  const asker = await agreed(server.world);
  provider.reset();
  provider.streams(['One ', 'two.'], { hangsAfter: 1 });
  const events = heardEvents(await asked(server.world, asker));
  await events.next();
  const ended = server.ended('SIGTERM');
  // One Ctrl+C may come twice, so that what counts as the second comes later.
  await vi.waitUntil(
    () => {
      server.child.kill('SIGTERM');
      return server.child.exitCode !== null;
    },
    { timeout: 30_000, interval: 300 },
  );
  expect(await ended).toEqual([130, null]);
  await events.next().catch(() => undefined); // the line is broken, as the process has gone
});

const modelSettings = () => ({ AI_BASE_URL: provider.url, AI_MODEL: 'words', AI_TIMEOUT_SECONDS: '60' });

interface Launched {
  url: string;
  world: World;
  child: ChildProcess;
  output(): string;
  /** Sends the signal; how the process has ended. */
  ended(signal: NodeJS.Signals): Promise<unknown[]>;
}

async function launched(environment: Readonly<Record<string, string>>): Promise<Launched> {
  const port = environment['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    env: {
      ...process.env,
      ...environment,
      PORT: port,
      DATA_DIR: folder,
      ...(await databaseFor(folder)),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
      return fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeout: 100_000, interval: 200 },
  );
  return {
    url,
    world: await worldAt(url),
    child,
    output: () => output,
    ended(signal) {
      const exit = once(child, 'exit');
      child.kill(signal);
      return exit;
    },
  };
}

async function agreed(world: World): Promise<Session> {
  const session = await world.newcomer();
  const { error } = await session.client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: true });
  expect(error).toBeNull();
  return session;
}

/** A question that is charged once, however often it is asked. */
async function asked(world: World, session: Session, isFirst = true): Promise<Response> {
  const requestId = session.userId;
  if (isFirst)
    expect((await world.call('use-credits', { messageType: 'text', requestId }, session)).status).toBe(200);
  return fetch(`${world.url}/functions/v1/ai-chat`, {
    method: 'POST',
    headers: {
      apikey: world.publishableKey,
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${session.token}`,
    },
    body: JSON.stringify({ message: 'Is a kitchen in the east good?', requestId }),
  });
}

/** Whether nobody can connect. */
function refuses(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
