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
import { WebSocket } from 'ws';
import { applyPrelude } from '#supabase/local/migrate.ts';
import { loadSecrets, type Secrets } from '#supabase/local/secrets.ts';
import { fileStorage } from '#supabase/local/storage-adapter.ts';
import { password, type Mail } from './embedded-world.ts';

/** The package that the embedded backend is made of, without what mends it. */
export interface BareBackend {
  url: string;
  publishableKey: string;
  client(): SupabaseClient;
  service: SupabaseClient;
  signedUp(): Promise<{ email: string }>;
  /** Newest first. */
  mailsTo(email: string): Mail[];
  mailTo(email: string): Mail | undefined;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with the driver itself
  sql<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The package on its own, over HTTP, set up as we set it up. */
export async function bareBackend(): Promise<BareBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-bare-'));
  const secrets: Secrets = await loadSecrets(folder);
  const sent: EmailMessage[] = [];
  const connection = new PgliteConnection({});
  await connection.driver.waitReady;
  // As ours is: it would take the zone of the machine otherwise.
  await connection.driver.exec("set timezone to 'UTC'");
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
    publishableKey: secrets.publishableKey,
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
    async sql<Row>(statement: string, values?: unknown[]) {
      return (await connection.driver.query<Row>(statement, values)).rows;
    },
    async close() {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
