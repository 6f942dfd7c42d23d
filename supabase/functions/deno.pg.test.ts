import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serverAheadMs } from '#tests/clock/run-clock.ts';
import { shiftScript } from '#tests/clock/shifted-date.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { linkOf, startWorld, type Answer, type OwnWorld } from '#tests/fakes/embedded-world.ts';
import { heardEvents } from '#tests/fakes/heard-events.ts';
import { fakeProvider } from '#tests/fakes/model-provider.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { loadSecrets, pushKeysOf } from '#supabase/local/secrets.ts';

// The functions as a hosted project runs them: processes of the real Deno beside a real auth and data service.
const names = [
  'ai-chat',
  'analyze-floorplan',
  'create-order',
  'delete-account',
  'get-user-credits',
  'mail-contact',
  'razorpay-webhook',
  'reconcile-payments',
  'refund-payment',
  'remind-tomorrow',
  'send-reminders',
  'send-verification-email',
  'speech-to-text',
  'use-credits',
  'verify-email-token',
  'verify-payment',
];
const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string };
const deno = runInstall();

/** The variables that a function may read, and no other. */
const variables = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SUPABASE_SECRET_KEYS',
  'SITE_URL',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_MODEL',
  'AI_VISION_MODEL',
  'AI_TIMEOUT_SECONDS',
  'AI_TRANSCRIBE_BASE_URL',
  'AI_TRANSCRIBE_API_KEY',
  'AI_TRANSCRIBE_MODEL',
  'GUEST_SALT',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_API_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PUSH_OWN_ORIGINS',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
];

let world: OwnWorld;
let cache: string;
let project: Record<string, string>;
const running = new Map<string, { url: string; child: ChildProcess }>();

/** What sets the clock of a function to that of the run. */
const clockFolder = mkdtempSync(join(tmpdir(), 'disha-clock-'));
const clockFile = join(clockFolder, 'clock.js');
writeFileSync(clockFile, shiftScript(serverAheadMs()));
afterAll(() => rmSync(clockFolder, { recursive: true, force: true }));

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'disha-deno-'));
  world = await startWorld();
  const { publishableKey, serviceKey } = await loadSecrets(world.settings.dataDir);
  project = {
    SUPABASE_URL: world.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: serviceKey }),
    SITE_URL: 'https://disha.example/',
  };
  for (const name of names) running.set(name, await serve(name));
});
afterAll(async () => {
  for (const { child } of running.values()) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await world.close();
  await rm(cache, { recursive: true, force: true });
});

describe('under Deno', () => {
  test.each(names)('%s has the right types', async (name) => {
    const folder = join('supabase/functions', name);
    const check = promisify(execFile)(
      deno,
      [
        'check',
        '--quiet',
        '--node-modules-dir=manual',
        '--config',
        join(folder, 'deno.json'),
        join(folder, 'index.ts'),
      ],
      { env: denoEnvironment() },
    );
    await expect(check).resolves.toMatchObject({ stdout: '' });
  });

  test.each(names)('%s answers a preflight and refuses other methods', async (name) => {
    const preflight = await fetch(urlOf(name), { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const get = await fetch(urlOf(name));
    expect([get.status, await get.json()]).toMatchObject([405, { error: { code: 'method_not_allowed' } }]);
  });

  test.each([
    'analyze-floorplan',
    'create-order',
    'delete-account',
    'get-user-credits',
    'refund-payment',
    'use-credits',
    'verify-payment',
  ])('%s asks for a session', async (name) => {
    for (const token of [undefined, 'sb_publishable_x', 'not.a.token']) {
      expect(await call(name, { messageType: 'text' }, token)).toMatchObject({
        status: 401,
        body: { error: { code: 'unauthorized' } },
      });
    }
  });

  test('ai-chat answers guests, and nobody whose session does not hold', async () => {
    const asGuest = { message: 'Is a kitchen in the south east good?', deviceId: randomUUID() };
    for (const token of [undefined, 'sb_publishable_x'])
      expect(await call('ai-chat', asGuest, token)).toMatchObject({
        status: 200,
        body: { answered_by: 'guide' },
      });
    expect(await call('ai-chat', asGuest)).toMatchObject({
      status: 402,
      body: { error: { code: 'guest_limit' } },
    });
    expect(await call('ai-chat', asGuest, 'not.a.token')).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
  });

  test('an account confirms its address, has credits, reserves one, is answered, has paid, and ends', async () => {
    const person = await world.signedUp();
    const sent = { email: person.email, user_id: 'x', confirmation_token: 'verify-x-1' };
    expect(await call('send-verification-email', sent)).toEqual({ status: 200, body: { success: true } });
    const link = Object.fromEntries(linkOf(person.mail).searchParams);
    const { status, body } = await call('verify-email-token', link);
    expect(status).toBe(200);
    const session = body['access_token'] as string;
    expect(await call('verify-email-token', link)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    });

    expect((await call('get-user-credits', {}, session)).body).toMatchObject({ credits: 2 });
    const requestId = randomUUID();
    const question = {
      message: 'Is a kitchen in the south east good?',
      chatHistory: [],
      language: 'english',
    };
    expect(await call('ai-chat', { ...question, requestId }, session)).toMatchObject({
      status: 402,
      body: { error: { code: 'no_reservation' } },
    });
    expect((await call('use-credits', { messageType: 'text', requestId }, session)).body).toMatchObject({
      success: true,
      request_id: requestId,
    });
    const answer = await call('ai-chat', { ...question, requestId }, session);
    expect(answer).toMatchObject({ status: 200, body: { request_id: requestId, answered_by: 'guide' } });
    expect(answer.body['response']).toMatch(/kitchen/i);
    expect((await call('get-user-credits', {}, session)).body['credits']).toBeCloseTo(5 / 3);

    expect(await call('delete-account', { confirmation: person.email }, session)).toEqual({
      status: 200,
      body: { success: true },
    });
    expect((await call('get-user-credits', {}, session)).status).toBe(401);
  });

  test('a plan is analysed for a credit, once', async () => {
    const { client, token, userId } = await world.newcomer();
    const { data } = await client
      .from('floorplans')
      .insert({ title: 'Ground floor', image_url: `${userId}/1.png` })
      .select('id')
      .single();
    const request = { floorplanId: data?.id as string, requestId: randomUUID(), plan: aPlan() };
    const made = await call('analyze-floorplan', request, token);
    expect(made).toMatchObject({
      status: 200,
      body: { analysis: { floorplan_id: request.floorplanId, llm_model: 'built-in engine' } },
    });
    expect(await call('analyze-floorplan', request, token)).toEqual(made);
    expect((await call('get-user-credits', {}, token)).body).toMatchObject({ credits: 1 });
    expect(await call('analyze-floorplan', { ...request, draft: true }, token)).toMatchObject({
      status: 422,
      body: { error: { code: 'vision_unavailable' } },
    });
  });

  test('a model answers word by word, sees a picture by its bytes, and is heard out when nobody listens', async () => {
    const provider = await fakeProvider();
    onTestFinished(() => provider.close());
    const { url, child } = await serve('ai-chat', {
      ...project,
      AI_BASE_URL: provider.url,
      AI_MODEL: 'words',
      AI_VISION_MODEL: 'vision',
    });
    onTestFinished(() => void child.kill('SIGTERM'));
    const { client, userId, token } = await world.newcomer();
    await client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: true });
    const path = `${userId}/${randomUUID()}.jpg`;
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    const file = new File([jpeg], 'a.jpg', { type: 'image/jpeg' });
    expect((await client.storage.from('chat_attachments').upload(path, file)).error).toBeNull();
    const address = client.storage.from('chat_attachments').getPublicUrl(path).data.publicUrl;
    const requestId = randomUUID();
    const ask = (body: object, signal?: AbortSignal): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ message: 'What is this?', requestId, ...body }),
        ...(signal && { signal }),
      });

    await call('use-credits', { messageType: 'image', requestId }, token);
    provider.streams(['रसोई ', 'है।'], { hangsAfter: 1, cutEvery: 4 });
    const line = new AbortController();
    const attachment = { url: address, type: 'image/jpeg' };
    const events = heardEvents(await ask({ attachment }, line.signal));
    expect((await events.next()).value).toEqual({ name: 'delta', data: { text: 'रसोई ' } });
    expect(JSON.stringify(provider.requests()[0]?.body)).toContain('data:image/jpeg;base64,/9j/4A==');
    line.abort();
    await expect(events.next()).rejects.toThrow('aborted');
    provider.goOn();
    await expect.poll(async () => (await ask({})).status, { timeout: 20_000 }).toBe(200);
    expect(await (await ask({})).json()).toMatchObject({ response: 'रसोई है।', answered_by: 'vision' });
    expect((await call('get-user-credits', {}, token)).body).toMatchObject({ credits: 1 });
    expect(provider.requests()).toHaveLength(1);
  });

  test('a reminder is pushed at its hour, and put off until tomorrow', async () => {
    const secrets = await loadSecrets(world.settings.dataDir);
    const { publicKey, privateKey } = pushKeysOf(secrets);
    const service = await startPushService(() => publicKey, Date.now);
    onTestFinished(() => service.close());
    const environment = {
      ...project,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:disha@example.com',
      PUSH_OWN_ORIGINS: service.origin,
    };
    const [sending, tomorrow] = [
      await serve('send-reminders', environment),
      await serve('remind-tomorrow', environment),
    ];
    onTestFinished(() => [sending, tomorrow].forEach(({ child }) => child.kill('SIGTERM')));
    const { client, userId } = await world.newcomer();
    const settings = { events: true, festivals: true, hour: 8, quiet: null };
    await client.from('profiles').update({ reminder_settings: settings }).eq('id', userId);
    const { keys, endpoint } = await service.subscribe();
    const { data: subscription, error } = await client.rpc('keep_push_subscription', {
      p_device_id: 'phone',
      p_endpoint: endpoint,
      p_p256dh: keys.p256dh,
      p_auth: keys.auth,
      p_language: 'en',
      p_time_zone: 'Etc/UTC',
    });
    expect(error).toBeNull();

    // One that was shown already is due once more, as the clock of a function cannot be set.
    const asService = async (name: string, args: object) => {
      const headers = { apikey: secrets.serviceKey, 'content-type': 'application/json' };
      const body = JSON.stringify(args);
      const response = await fetch(`${world.url}/rest/v1/rpc/${name}`, { method: 'POST', headers, body });
      return (await response.json()) as { id: string; claim: string }[];
    };
    const now = new Date().toISOString();
    const mine = (await asService('claim_reminder_work', { p_now: now })).find(
      ({ id }) => id === subscription,
    );
    const claim = { subscription, claim: mine?.claim };
    const shown = { target: 'festival:holi', occurrence: now.slice(0, 10), days_before: 1, due_at: now };
    const [delivery] = await asService('claim_deliveries', {
      p_now: now,
      p_reminders: [{ ...claim, ...shown, state: 'claimed' }],
    });
    await asService('finish_reminder_work', {
      p_deliveries: [{ id: delivery?.id, state: 'sent' }],
      p_subscriptions: [{ id: subscription, claim: mine?.claim, next_at: now, gone: null }],
    });
    await asService('put_off_reminder', { p_id: delivery?.id, p_days_before: 0, p_due_at: now });

    const post = async ({ url }: { url: string }, body: object, key?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    expect(await post(sending, {})).toMatchObject({ status: 401 });
    expect(await post(sending, {}, secrets.serviceKey)).toEqual({
      status: 200,
      body: { sent: 1, failed: 0, public_key: expect.any(String) as unknown },
    });
    expect(service.faults).toEqual([]);
    expect(service.received).toMatchObject([{ payload: { title: 'Today: Holi' } }]);
    const id = (service.received[0]?.payload as { id: string } | undefined)?.id;
    expect((await post(tomorrow, { id })).status).toBe(200);
  });

  test.each(['SUPABASE_URL', 'SITE_URL'])('a project without %s is told so at the start', async (name) => {
    const { [name]: _left, ...rest } = project;
    const child = start('get-user-credits', rest);
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(child.exitCode).toBe(1);
    expect(said).toContain(`${name} is not set.`);
  });
});

function urlOf(name: string): string {
  return running.get(name)?.url ?? '';
}

async function call(name: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(urlOf(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function serve(
  name: string,
  environment: Record<string, string> = project,
): Promise<{ url: string; child: ChildProcess }> {
  const child = start(name, environment);
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /Listening on (http:\S+)/.exec(line)?.[1];
    if (url) return { url, child };
  }
  throw new Error(`${name} did not start`);
}

/** With no right but to listen here, to ask the one server, and to read its own settings. */
function start(name: string, environment: Record<string, string>) {
  const folder = join('supabase/functions', name);
  const { AI_BASE_URL: model = world.url, PUSH_OWN_ORIGINS: push = world.url } = environment;
  const hosts = [world.url, model, push].map((url) => new URL(url).host);
  return spawn(
    deno,
    [
      'run',
      '--no-prompt',
      '--no-remote',
      // Packages are those that are installed here.
      '--node-modules-dir=manual',
      '--cached-only',
      `--allow-env=${variables.join(',')}`,
      `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
      '--config',
      join(folder, 'deno.json'),
      '--preload',
      clockFile,
      join(folder, 'index.ts'),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...denoEnvironment(), ...environment, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
    },
  );
}

function denoEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
}
