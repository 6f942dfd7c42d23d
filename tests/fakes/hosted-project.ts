import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openDatabase } from '#supabase/local/database.ts';
import { signedUrlNames } from '#supabase/local/package-gaps.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { readSettings } from '#supabase/local/settings.ts';
import { fillDataFolder } from './embedded-world.ts';
import { databaseFor } from './test-server.ts';

/** A project elsewhere, as its services answer over HTTP, with the part of the auth service that only its owner may call. */
export interface HostedProject {
  url: string;
  publishableKey: string;
  serviceKey: string;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row, as with the driver itself
  sql<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Lets so many more requests through, and cuts every later line until it is called with Infinity. */
  cutAfter(requests: number): void;
  close(): Promise<void>;
}

interface AdminBody {
  id?: string;
  email?: string;
  password_hash?: string;
  email_confirm?: boolean;
  user_metadata?: object;
  ban_duration?: string;
}

/**
 * Data and storage are the embedded backend's own. The administration of accounts is missing there; it is played here by
 * the rules of the auth service: who has no secret key gets 401, a taken address 422 `email_exists`, a hash that is
 * none 400, and somebody who is banned cannot sign in, which the package forgets.
 */
export async function hostedProject(): Promise<HostedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-hosted-'));
  await fillDataFolder(folder);
  const secrets = await loadSecrets(folder);
  let answer: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
  let left = Infinity;
  const listening = serve({
    fetch: async (request, { outgoing }) => {
      left -= 1;
      if (left >= 0) return answer(request);
      outgoing.destroy();
      return new Response(null, { status: 503 });
    },
    hostname: '127.0.0.1',
    port: 0,
  });
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const settings = readSettings({ PORT: String(port), DATA_DIR: folder, ...(await databaseFor(folder)) });
  const { app, connection } = await openDatabase(settings, secrets, () => {});
  const db = connection.driver;
  const admin = '/auth/v1/admin/users';
  const refuse = (status: number, error_code: string, msg: string): Response =>
    Response.json({ code: status, error_code, msg }, { status });

  async function administer(request: Request, path: string): Promise<Response> {
    if (request.headers.get('apikey') !== secrets.serviceKey)
      return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const id = path.slice(admin.length + 1);
    const body: AdminBody = request.method === 'DELETE' ? {} : ((await request.json()) as AdminBody);
    if (request.method === 'POST') {
      const { email = '', password_hash: hash = '', user_metadata: metadata = {} } = body;
      if (hash !== '' && !/^\$2[aby]\$|^\$argon2/.test(hash))
        return refuse(400, 'validation_failed', 'invalid password hash');
      const { rows } = await db.query('select from auth.users where lower(email) = lower($1)', [email]);
      if (rows.length > 0)
        return refuse(422, 'email_exists', 'A user with this email address has already been registered');
      await db.query(
        `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data, banned_until)
         values ($1, 'authenticated', 'authenticated', $2, $3, case when $4 then now() end, $5, now() + $6::interval)`,
        [
          body.id,
          email,
          hash,
          body.email_confirm === true,
          JSON.stringify(metadata),
          intervalOf(body.ban_duration ?? 'none'),
        ],
      );
      return Response.json({ id: body.id, email });
    }
    const { rows } = await db.query('select from auth.users where id = $1', [id]);
    if (rows.length === 0) return refuse(404, 'user_not_found', 'User not found');
    if (request.method === 'DELETE') await db.query('delete from auth.users where id = $1', [id]);
    else if (body.ban_duration !== undefined)
      await db.query('update auth.users set banned_until = now() + $2::interval where id = $1', [
        id,
        intervalOf(body.ban_duration),
      ]);
    return Response.json({ id });
  }

  async function signIn(request: Request): Promise<Response> {
    const { email } = (await request.clone().json()) as { email?: string };
    const { rows } = await db.query('select from auth.users where email = $1 and banned_until > now()', [
      email,
    ]);
    return rows.length > 0
      ? refuse(400, 'user_banned', 'User is banned')
      : app.fetch(request, { peerAddress: null });
  }

  answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(admin)) return administer(request, pathname);
    if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password')
      return signIn(request);
    return signedUrlNames(request, await app.fetch(request, { peerAddress: null }));
  };

  return {
    url: settings.siteUrl,
    publishableKey: secrets.publishableKey,
    serviceKey: secrets.serviceKey,
    sql: async <Row>(statement: string, values?: unknown[]) => (await db.query<Row>(statement, values)).rows,
    cutAfter: (requests) => {
      left = requests;
    },
    async close() {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Go's durations as far as they are used: hours, or none at all. */
function intervalOf(duration: string): string | null {
  return duration === 'none' ? null : `${duration.replace('h', '')} hours`;
}
