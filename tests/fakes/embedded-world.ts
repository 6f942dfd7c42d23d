import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { openLog, type Log } from '#supabase/local/log.ts';
import { makeSecrets } from '#supabase/local/secrets.ts';
import { startServer } from '#supabase/local/server.ts';
import { readSettings, type ServerSettings } from '#supabase/local/settings.ts';
import { madeOnce } from './made-once.ts';
import { databaseFor, dropDatabaseFor, isOnTestServer } from './test-server.ts';

/** People who use an embedded backend over its address, as browsers do. */
export interface World {
  url: string;
  publishableKey: string;
  client(): SupabaseClient;
  /** A new account whose address is not confirmed yet. */
  signedUp(): Promise<Person>;
  /** The newest mail to an address. */
  mailTo(email: string): Promise<Mail | undefined>;
  confirmed(person: Person): Promise<Session>;
  /** A new account, confirmed and signed in. */
  newcomer(): Promise<Session>;
  call(functionName: string, body: object, session?: Session): Promise<Answer>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Person {
  email: string;
  mail: Mail;
}

export interface Session {
  client: SupabaseClient;
  email: string;
  userId: string;
  token: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A world with a server of its own, whose folder goes with it. */
export interface OwnWorld extends World {
  settings: ServerSettings;
  /** Moves the clock of the server's waiting times on. */
  pass(seconds: number): void;
  /** Does the work with that clock so many seconds ahead. */
  later<T>(seconds: number, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What every account here is protected with. */
export const password = 'kesar-badam-42';

export async function startWorld(
  environment: Record<string, string> = {},
  log: Log = quietLog(),
): Promise<OwnWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-world-'));
  await fillDataFolder(folder);
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...(await databaseFor(folder)),
    ...environment,
  });
  let passed = 0;
  const server = await startServer(settings, log, () => Date.now() + passed);
  return {
    ...(await worldAt(server.url)),
    settings,
    pass: (seconds) => {
      passed += seconds * 1000;
    },
    async later(seconds, work) {
      passed += seconds * 1000;
      try {
        return await work();
      } finally {
        passed -= seconds * 1000;
      }
    },
    async close() {
      await server.close();
      await dropDatabaseFor(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Gives an empty data folder what a first start makes there, with keys of its own. To start on it is what every later start is and
 * takes a fraction of the time; the first start has tests of its own.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  if (!isOnTestServer()) await cp(await madeOnce('first-start', startOnce), folder, { recursive: true });
  await makeSecrets(folder);
}

async function startOnce(folder: string): Promise<void> {
  const server = await startServer(
    readSettings({ PORT: String(await freePort()), DATA_DIR: folder }),
    quietLog(),
  );
  await server.close();
  await rm(join(folder, 'secrets.json'));
}

/** The world of a server that runs already. */
export async function worldAt(url: string): Promise<World> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const publishableKey = config.supabaseKey;

  const client = (): SupabaseClient =>
    createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });

  const world: World = {
    url,
    publishableKey,
    client,
    async signedUp() {
      const email = `${randomUUID()}@example.com`;
      const { data, error } = await client().auth.signUp({ email, password });
      if (error || data.session) throw new Error('expected a sign-up that waits for its confirmation');
      const mail = await world.mailTo(email);
      if (!mail) throw new Error('no mail came');
      return { email, mail };
    },
    async mailTo(email) {
      const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as Mail[];
      return mails.find(({ to }) => to === email);
    },
    async confirmed({ email, mail }) {
      const { token, type, user_id } = Object.fromEntries(linkOf(mail).searchParams);
      const { body } = await world.call('verify-email-token', { token, type, user_id });
      const own = client();
      const tokens = body as { access_token: string; refresh_token: string };
      const { data, error } = await own.auth.setSession(tokens);
      if (error || !data.session) throw new Error(`no session: ${JSON.stringify(body)}`);
      return { client: own, email, userId: data.session.user.id, token: data.session.access_token };
    },
    newcomer: async () => world.confirmed(await world.signedUp()),
    async call(functionName, body, session) {
      const response = await fetch(`${url}/functions/v1/${functionName}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          ...(session ? { authorization: `Bearer ${session.token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
  return world;
}

/** The first link of a mail. */
export function linkOf(mail: Mail): URL {
  return new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
}

/** Tells of nothing but what went wrong. */
export function quietLog(): Log {
  return openLog({ format: 'text', level: 'error' });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
