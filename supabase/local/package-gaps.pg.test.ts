import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { App, setExperimental, type EmailMessage } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  linkOf,
  password,
  startWorld,
  type Mail,
  type OwnWorld,
  type Session,
} from '#tests/fakes/embedded-world.ts';
import { applyPrelude } from './migrate.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { fileStorage } from './storage-adapter.ts';

// Each gap is shown twice: with our mend, and with the package alone. When a newer package passes what the
// second expects to fail, the mend can go.
let world: OwnWorld;
let bare: Bare;

beforeAll(async () => {
  world = await startWorld();
  bare = await bareBackend();
});
afterAll(async () => {
  await world.close();
  await bare.close();
});

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const picture = new File([bytes], 'plan.png', { type: 'image/png' });

describe('an upload as supabase-js sends it', () => {
  test('arrives with its bytes, its type and its time to live', async () => {
    const { client, userId } = await world.newcomer();
    const path = `${userId}/${randomUUID()}.png`;
    const bucket = client.storage.from('chat_attachments');
    const { error } = await bucket.upload(path, picture, {
      cacheControl: '60',
      metadata: { room: 'kitchen' },
    });
    expect(error).toBeNull();
    const response = await fetch(bucket.getPublicUrl(path).data.publicUrl);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('max-age=60');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('replaces what was there', async () => {
    const { client, userId } = await world.newcomer();
    const path = `${userId}/${Date.now()}.png`;
    const bucket = client.storage.from('floorplans');
    expect((await bucket.upload(path, picture)).error).toBeNull();
    const larger = new File([bytes, bytes], 'plan.png', { type: 'image/png' });
    expect((await bucket.update(path, larger)).error).toBeNull();
    expect((await bucket.download(path)).data?.size).toBe(bytes.length * 2);
  });

  test('without a file is refused', async () => {
    const { token, userId } = await world.newcomer();
    const form = new FormData();
    form.append('cacheControl', '60');
    const response = await fetch(`${world.url}/storage/v1/object/chat_attachments/${userId}/a.png`, {
      method: 'POST',
      headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
    const broken = await fetch(response.url, {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: 'no form at all',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
  });

  test('is refused above 25 MB', async () => {
    const { client, userId } = await world.newcomer();
    const huge = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'plan.png', { type: 'image/png' });
    const { error } = await client.storage.from('chat_attachments').upload(`${userId}/huge.png`, huge);
    expect(error).toMatchObject({ statusCode: '413' });
  });

  test('finds no file in the package alone', async () => {
    const { error } = await bare.service.storage.from('things').upload('plan.png', picture);
    expect(error?.message).toContain('Missing file in multipart upload');
  });
});

describe('a signed address', () => {
  test('works as supabase-js builds it, one or many, and for an upload', async () => {
    const { client, userId } = await world.newcomer();
    const plans = client.storage.from('floorplans');
    const path = `${userId}/${Date.now()}.png`;
    expect((await plans.upload(path, picture)).error).toBeNull();
    const one = await plans.createSignedUrl(path, 60);
    const many = await plans.createSignedUrls([path, `${userId}/none.png`], 60);
    expect(many.data?.[1]).toMatchObject({ signedUrl: null, error: 'Object not found' });
    for (const address of [one.data?.signedUrl ?? '', many.data?.[0]?.signedUrl ?? '']) {
      const response = await fetch(address);
      expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, bytes]);
    }
    const later = `${userId}/${Date.now()}-later.png`;
    const { data } = await plans.createSignedUploadUrl(later);
    const stranger = world.client().storage.from('floorplans');
    expect((await stranger.uploadToSignedUrl(later, data?.token ?? '', picture)).error).toBeNull();
    expect((await plans.download(later)).data?.size).toBe(bytes.length);
  });

  test('is built as …undefined from the package alone', async () => {
    const things = bare.service.storage.from('things');
    expect((await things.upload('signed.bin', Buffer.from(bytes))).error).toBeNull();
    const { data } = await things.createSignedUrl('signed.bin', 60);
    expect(data?.signedUrl).toMatch(/undefined$/);
  });

  test('is not made for a list of files, nor for an upload, by the package alone', async () => {
    const things = bare.service.storage.from('things');
    expect((await things.upload('listed.bin', Buffer.from(bytes))).error).toBeNull();
    expect((await things.createSignedUrls(['listed.bin'], 60)).error?.message).toBe('Object not found');
    expect((await things.createSignedUploadUrl('new.bin')).error?.message).toMatch(/No token returned/);
  });

  test('is refused for what is no list of names', async () => {
    const { token } = await world.newcomer();
    for (const body of ['{', '{}', '{"paths":[1],"expiresIn":60}', '{"paths":["../../x"],"expiresIn":60}']) {
      const response = await fetch(`${world.url}/storage/v1/object/sign/floorplans`, {
        method: 'POST',
        headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
        body,
      });
      expect([response.status, await response.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
    }
  });
});

describe('a moment', () => {
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

  test('is written as the data API writes it', async () => {
    const { client, userId } = await world.newcomer();
    const { data } = await client
      .from('chat_sessions')
      .insert({ user_id: userId, title: 'Kitchen' })
      .select('created_at')
      .single();
    expect(data?.created_at).toMatch(iso);
  });

  test('is written as Postgres prints it by the package alone', async () => {
    const { data } = await bare.service.from('moments').select('at').single();
    expect(data?.at).toMatch(/^2026-11-21 01:33:56\.767\+00$/);
  });
});

describe('a new password', () => {
  test('is chosen on the page that the link of the mail leads to, already signed in', async () => {
    const { email, userId } = await world.newcomer();
    const { error } = await world
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${world.url}/reset-password` });
    expect(error).toBeNull();
    const landing = await landingOf(await world.mailTo(email));
    expect(landing.origin + landing.pathname).toBe(`${world.url}/reset-password`);
    const session = new URLSearchParams(landing.hash.slice(1));
    expect(session.get('type')).toBe('recovery');

    const own = world.client();
    await own.auth.setSession({
      access_token: session.get('access_token') ?? '',
      refresh_token: session.get('refresh_token') ?? '',
    });
    expect((await own.auth.updateUser({ password: 'elaichi-7-kesar' })).error).toBeNull();
    expect((await world.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    const again = await world.client().auth.signInWithPassword({ email, password: 'elaichi-7-kesar' });
    expect(again.data.user?.id).toBe(userId);
  });

  test('is not chosen by a link older than an hour', async () => {
    const { email } = await world.newcomer();
    await world.client().auth.resetPasswordForEmail(email, { redirectTo: `${world.url}/reset-password` });
    const mail = await world.mailTo(email);
    await world.later(60 * 60 + 1, async () => {
      const landing = await landingOf(mail);
      expect(landing.href).toContain('error_code=otp_expired');
      expect(landing.href).not.toContain('access_token');
    });
  });

  test('is chosen by a link of almost an hour', async () => {
    const { email } = await world.newcomer();
    await world.client().auth.resetPasswordForEmail(email, { redirectTo: `${world.url}/reset-password` });
    const mail = await world.mailTo(email);
    await world.later(60 * 60 - 60, async () => {
      expect((await landingOf(mail)).hash).toContain('access_token');
    });
  });

  test('would be chosen on the first page when the package alone is given a pattern of addresses', async () => {
    const { email } = await bare.signedUp();
    await bare.client().auth.resetPasswordForEmail(email, { redirectTo: `${bare.url}/reset-password` });
    const landing = await landingOf(bare.mailTo(email));
    expect(landing.pathname).toBe('/');
  });
});

describe('the mail of a sign-up', () => {
  const resend = (client: SupabaseClient, email: string): ReturnType<SupabaseClient['auth']['resend']> =>
    client.auth.resend({ type: 'signup', email });

  test.each(['resend', 'sign up again'])(
    'comes a second time after a minute on %s, and then only the new one counts',
    async (way) => {
      const { email, mail } = await world.signedUp();
      const tooSoon = await resend(world.client(), email);
      expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(tooSoon.error?.message).toMatch(/after (?:[1-5]?\d|60) seconds/);
      expect(await world.mailTo(email)).toEqual(mail);

      const asked = await world.later(61, () =>
        way === 'resend'
          ? resend(world.client(), email)
          : world.client().auth.signUp({ email: email.toUpperCase(), password: 'another-password-1' }),
      );
      expect(asked).toMatchObject({ error: null, data: { session: null } });
      const second = await world.mailTo(email);
      expect(second).not.toEqual(mail);

      expect((await redeem(mail)).status).toBe(400);
      const session: Session = await world.confirmed({ email, mail: second ?? mail });
      expect(session.email).toBe(email);
      expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    },
  );

  test('brings a code that confirms as well as the link', async () => {
    const { email, mail } = await world.signedUp();
    await world.later(61, () => resend(world.client(), email));
    const token = /Code: (\d{6})/.exec((await world.mailTo(email))?.text ?? '')?.[1] ?? '';
    expect(/Code: (\d{6})/.exec(mail.text)?.[1]).toMatch(/^\d{6}$/);
    const { data } = await world.client().auth.verifyOtp({ type: 'signup', email, token });
    expect(data.user?.email).toBe(email);
  });

  test('never comes a second time from the package alone', async () => {
    const { email } = await bare.signedUp();
    await bare.sql(
      `update auth.users set confirmation_sent_at = now() - interval '1 day', created_at = now() - interval '1 day' where email = $1`,
      [email],
    );
    expect((await resend(bare.client(), email)).error?.status).toBe(429);
    expect((await bare.client().auth.signUp({ email, password })).error?.status).toBe(429);
    expect(bare.mailsTo(email)).toHaveLength(1);
  });

  test('is not sent again to a confirmed account, and nobody learns by resending whether there is one', async () => {
    const { email } = await world.newcomer();
    const before = await world.mailTo(email);
    for (const address of [email, `${randomUUID()}@example.com`])
      expect(await resend(world.client(), address)).toMatchObject({ error: null });
    expect(await world.mailTo(email)).toEqual(before);
  });
});

describe('signing up with the address of a confirmed account', () => {
  test('says that the account exists', async () => {
    const { email } = await world.newcomer();
    const { error } = await world.client().auth.signUp({ email, password });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  test('says that too many mails were sent in the package alone', async () => {
    const { email } = await bare.signedUp();
    await bare.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const { error } = await bare.client().auth.signUp({ email, password });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });
});

describe('the mail for a new password', () => {
  test('comes once a minute', async () => {
    const { email } = await world.newcomer();
    expect((await world.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    const first = await world.mailTo(email);
    const { error } = await world.client().auth.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(await world.mailTo(email)).toEqual(first);
    const later = await world.later(61, () => world.client().auth.resetPasswordForEmail(email));
    expect(later.error).toBeNull();
    expect(await world.mailTo(email)).not.toEqual(first);
  });

  test('comes as often as it is asked for from the package alone', async () => {
    const { email } = await bare.signedUp();
    for (let n = 0; n < 3; n += 1) await bare.client().auth.resetPasswordForEmail(email);
    expect(bare.mailsTo(email)).toHaveLength(4);
  });
});

test('the errors of the auth service name a code that supabase-js passes on', async () => {
  const auth = world.client().auth;
  const weak = await auth.signUp({ email: `${randomUUID()}@example.com`, password: '12345' });
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
  const odd = await auth.signUp({ email: 'nobody', password });
  expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const used = await auth.verifyOtp({ type: 'signup', token_hash: 'x'.repeat(64) });
  expect(used.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

/** Where a browser lands that opens the link of a mail. */
async function landingOf(mail: Mail | undefined): Promise<URL> {
  if (!mail) throw new Error('no mail came');
  const response = await fetch(linkOf(mail), { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

function redeem(mail: Mail): Promise<{ status: number }> {
  const { token, type, user_id } = Object.fromEntries(linkOf(mail).searchParams);
  return world.call('verify-email-token', { token, type, user_id });
}

interface Bare {
  url: string;
  client(): SupabaseClient;
  service: SupabaseClient;
  signedUp(): Promise<{ email: string }>;
  /** Newest first. */
  mailsTo(email: string): Mail[];
  mailTo(email: string): Mail | undefined;
  sql(statement: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** The package on its own, over HTTP, set up as we set it up. */
async function bareBackend(): Promise<Bare> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-bare-'));
  const secrets: Secrets = await loadSecrets(folder);
  const sent: EmailMessage[] = [];
  const connection = new PgliteConnection({});
  await connection.driver.waitReady;
  setExperimental('storage', true);
  let answer: (request: Request) => Promise<Response> = () => Promise.resolve(new Response());
  const listening = serve({ fetch: (request) => answer(request), hostname: '127.0.0.1', port: 0 });
  await once(listening, 'listening');
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: url,
      additional_redirect_urls: [`${url}/**`],
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.serviceKey,
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: {
      drivers: { email: { send: async (mail) => void sent.unshift(mail) } },
      server: { admin: false },
    },
  });
  Object.assign(app, { _storageAdapter: fileStorage(folder) } satisfies Partial<App>);
  await app.ensureSystemSchema();
  await applyPrelude(connection.driver);
  await connection.driver.exec(`
    insert into storage.buckets (id, name, public) values ('things', 'things', true);
    create table public.moments (at timestamptz primary key);
    insert into public.moments values ('2026-11-21 01:33:56.767+00');
  `);
  await app.init();
  answer = async (request) => app.fetch(request, { peerAddress: null });

  const clientWith = (key: string): SupabaseClient =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });
  const mailsTo = (email: string): Mail[] =>
    sent.filter(({ to }) => to === email).map(({ to, subject, text = '' }) => ({ to, subject, text }));
  return {
    url,
    client: () => clientWith(secrets.publishableKey),
    service: clientWith(secrets.serviceKey),
    async signedUp() {
      const email = `${randomUUID()}@example.com`;
      const { error } = await clientWith(secrets.publishableKey).auth.signUp({ email, password });
      if (error) throw error;
      return { email };
    },
    mailsTo,
    mailTo: (email) => mailsTo(email)[0],
    sql: (statement, values) => connection.driver.query(statement, values),
    async close() {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
