import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { connectBackend } from '../functions/_shared/backend.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { openDatabase } from './database.ts';
import { answerFunction } from './functions-host.ts';
import { guardHost, securityHeaders } from './guards.ts';
import { lockFolder } from './folder-lock.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { authMailer } from './mails.ts';
import { plainUpload, signedUrlNames } from './package-gaps.ts';
import { startSchedules } from './schedules.ts';
import { loadSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site.ts';

export interface RunningServer {
  url: string;
  /** Ends what is under way, then the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole embedded backend on one port: the app, its data, its functions and its mails.
 * Throws an Error with one sentence when the port or the data folder is in use.
 */
export async function startServer(
  settings: Settings,
  say: (progress: string) => void,
): Promise<RunningServer> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(settings.dataDir);
  try {
    const secrets = await loadSecrets(settings.dataDir);
    const mailbox = await openMailbox(settings);
    const { app, connection } = await openDatabase(
      settings,
      secrets,
      authMailer(settings.siteUrl, mailbox.send),
      say,
    );
    const backend = connectBackend({
      url: settings.siteUrl,
      publishableKey: secrets.publishableKey,
      serviceKey: secrets.serviceKey,
      fetch: async (input, init) => app.fetch(new Request(input, init), { peerAddress: null }),
    });
    const deps: FunctionDeps = {
      backend,
      model: settings.model,
      siteUrl: settings.siteUrl,
      log: (message) => console.error(message),
    };
    const site = serveSite('dist');

    const server = new Hono<{ Bindings: HttpBindings }>();
    server.use(guardHost(settings.host), securityHeaders());
    server.get('/healthz', async (context) => {
      await connection.driver.query('select 1');
      return context.json({ ok: true });
    });
    server.get('/config.json', (context) => {
      context.header('cache-control', 'no-cache');
      return context.json({ supabaseUrl: '', supabaseKey: secrets.publishableKey, embedded: true });
    });
    server.get('/mailbox', (context) => context.html(mailboxPage(mailbox.mails())));
    server.get('/mailbox.json', (context) => context.json(mailbox.mails()));
    server.all('/functions/v1/:name', (context) =>
      answerFunction(context.req.param('name'), context.req.raw, deps),
    );
    for (const service of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
      server.all(service, async (context) => {
        const request = await plainUpload(context.req.raw);
        if (request instanceof Response) return request;
        const peerAddress = context.env.incoming.socket.remoteAddress ?? null;
        return signedUrlNames(request, await app.fetch(request, { peerAddress }));
      });
    }
    server.all('*', (context) => site(context.req.raw));

    const listening = await listen(server, settings);
    const stopSchedules = startSchedules(backend, deps.log);
    return {
      url: settings.siteUrl,
      async close() {
        stopSchedules();
        await new Promise<void>((resolve) => {
          listening.close(() => resolve());
          if ('closeAllConnections' in listening)
            setTimeout(() => listening.closeAllConnections(), 2000).unref();
          if ('closeIdleConnections' in listening) listening.closeIdleConnections();
        });
        await connection.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

type Listening = ReturnType<typeof serve>;

function listen(server: Hono<{ Bindings: HttpBindings }>, { host, port }: Settings): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const listening = serve({ fetch: server.fetch, hostname: host, port }, (_address: AddressInfo) =>
      resolve(listening),
    );
    listening.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what listens there, or choose another with PORT=…`)
          : new Error(`Cannot listen on HOST ${host}, PORT ${port}: ${error.message}`),
      );
    });
  });
}
