import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { connectBackend } from '../functions/_shared/backend.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { mailContact } from '../functions/mail-contact/handler.ts';
import { reconcile } from '../functions/reconcile-payments/handler.ts';
import { sendReminders } from '../functions/send-reminders/handler.ts';
import { contactMail } from './contact-mail.ts';
import { openDatabase } from './database.ts';
import { answerFunction } from './functions-host.ts';
import { mendAuth } from './auth-gaps.ts';
import { background as startBackground } from './background.ts';
import { partOfFile } from './byte-ranges.ts';
import { openHeadEvents } from './head-events.ts';
import { guardHost, limitBody, senderOf, sendSecurityHeaders, thisMachineOnly } from './guards.ts';
import { lockFolder } from './folder-lock.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { accountMailer } from './mails.ts';
import { largestUpload, plainUpload, signedUrlNames, signMany } from './package-gaps.ts';
import { passwordThreads } from './password-threads.ts';
import { openPayments, ownWebhookUrl } from './payments.ts';
import { openPush } from './push.ts';
import { sandboxPath } from './payment-sandbox/sandbox.ts';
import { limitRates } from './rate-limits.ts';
import { recogniserFor } from './recogniser.ts';
import { startSchedules } from './schedules.ts';
import { sealToken } from './sealed-tokens.ts';
import { guestSaltOf, loadSecrets } from './secrets.ts';
import { isSignedHere } from './session-tokens.ts';
import type { Settings } from './settings.ts';
import { serveSite } from './site.ts';

export interface RunningServer {
  url: string;
  /** Whether credits can be had without money, as no gateway is set. */
  isPlayingPayments: boolean;
  /** Ends what is under way, then the database. */
  close(): Promise<void>;
}

/** So long is work that nobody's answer waits for let go on when the server is to end. */
const patienceMs = 5_000;

/** With room for the form around an upload. */
const services = [
  ['/auth/v1/*', 64 * 1024],
  ['/rest/v1/*', 4 * 1024 * 1024],
  ['/storage/v1/*', largestUpload + 64 * 1024],
] as const;

/**
 * Starts the whole embedded backend on one port: the app, its data, its functions and its mails.
 * Throws an Error with one sentence when the port or the data folder is in use.
 * `now` gives milliseconds since 1970, for what has to wait: the next mail, and the next guess.
 */
export async function startServer(
  settings: Settings,
  say: (progress: string) => void,
  now: () => number = Date.now,
): Promise<RunningServer> {
  // First of all: a model that is missing is nothing to find out after a database was made.
  const recogniser = settings.speech && (await recogniserFor(settings.speech));
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(settings.dataDir);
  try {
    const secrets = await loadSecrets(settings.dataDir);
    const log = (message: string): void => console.error(message);
    const background = startBackground(log);
    const mailbox = await openMailbox(settings, background, log);
    const { app, connection } = await openDatabase(settings, secrets, say);
    const mailer = accountMailer({
      siteUrl: settings.siteUrl,
      seal: (token) => sealToken(token, secrets.jwtSecret),
      async languageOf(userId) {
        const { rows } = await connection.driver.query<{ language: unknown }>(
          `select raw_user_meta_data->>'language' as language from auth.users where id = $1`,
          [userId],
        );
        return rows[0]?.language === 'hi' ? 'hi' : 'en';
      },
      background,
      send: mailbox.send,
    });
    Object.assign(app, { _mailer: mailer } satisfies Partial<typeof app>);
    /** The package with its gaps mended; who asks has been looked at already. */
    const answerService = mendAuth(
      (request) =>
        signMany(request, async (one) => {
          const plain = await plainUpload(one);
          if (plain instanceof Response) return plain;
          const answer = await signedUrlNames(plain, await app.fetch(plain, { peerAddress: null }));
          return isFileRead(plain) ? partOfFile(plain, answer) : answer;
        }),
      {
        siteUrl: settings.siteUrl,
        jwtSecret: secrets.jwtSecret,
        db: connection.driver,
        mailer,
        isMailRefused: mailbox.isRefused,
        background,
        passwords: passwordThreads(),
        now,
        log,
      },
    );
    // Tokens run out by the clock of the auth service, whatever the one for waiting says.
    const limited = limitRates(now, (token) => isSignedHere(token, secrets.jwtSecret, Date.now()));
    const backend = connectBackend({
      url: settings.siteUrl,
      publishableKey: secrets.publishableKey,
      serviceKey: secrets.serviceKey,
      fetch: async (input, init) => answerService(new Request(input, init)),
    });
    const payments = await openPayments(settings, secrets, background, now);
    const push = openPush(settings, secrets, now);
    const deps: Omit<FunctionDeps, 'senderOf'> = {
      backend,
      model: settings.model,
      speech: recogniser && { recogniser, isForGuests: true },
      payments: payments.deps,
      push: push.deps,
      contactMail: contactMail(settings, secrets, mailbox),
      siteUrl: settings.siteUrl,
      guestSalt: guestSaltOf(secrets),
      keepAlive: (work) => background.run(() => work),
      log,
    };
    const site = serveSite('dist', async (address) => {
      // A post that was taken back since the build drew it must not stand there until the next one.
      const [, slug] = /^\/blog\/([^/]+)$/.exec(address) ?? [];
      if (slug === undefined) return true;
      const { rows } = await connection.driver.query<{ is_shown: boolean }>(
        'select exists (select from public.blog_posts where slug = $1 and published) as is_shown',
        [slug],
      );
      return rows[0]?.is_shown === true;
    });
    const headEvents = await openHeadEvents(connection.driver, backend, log, now);

    const server = new Hono<{ Bindings: HttpBindings }>();
    server.use(guardHost(settings), sendSecurityHeaders(settings));
    server.get('/healthz', async (context) => {
      await connection.driver.query('select 1');
      return context.json({ ok: true });
    });
    server.get('/config.json', (context) => {
      context.header('cache-control', 'no-cache');
      return context.json({
        supabaseUrl: '',
        supabaseKey: secrets.publishableKey,
        embedded: true,
        model: settings.model !== undefined,
        vision: settings.model?.visionModel !== undefined,
        speech: settings.speech?.kind ?? false,
        mailbox: settings.mail === undefined,
        ...payments.config,
        seller: settings.seller ?? null,
        contact: settings.shownContact,
        pushKey: push.publicKey,
      });
    });
    server.get('/mailbox', thisMachineOnly(), async (context) => {
      // A mail that is just being written is shown as well.
      await background.settled();
      return context.html(mailboxPage(mailbox.mails()));
    });
    server.get('/mailbox.json', thisMachineOnly(), async (context) => {
      await background.settled();
      return context.json(mailbox.mails());
    });
    server.all('/functions/v1/:name', (context) => {
      const sender = senderOf(context, settings);
      return limited(context.req.raw, sender, () =>
        answerFunction(context.req.param('name'), context.req.raw, { ...deps, senderOf: () => sender }),
      );
    });
    const { sandbox } = payments;
    if (sandbox) {
      server.all(`${sandboxPath}/*`, limitBody(64 * 1024), (context) => sandbox.answer(context.req.raw));
    }
    // What a device fetches for its copies is a hundred times the size of all other answers.
    server.use('/rest/v1/rpc/:name{pull_.+}', compress({ encoding: 'gzip', threshold: 4096 }));
    server.all('/realtime/v1/head', (context) => headEvents.answer(context.req.raw));
    for (const [path, largestBody] of services) {
      server.all(path, limitBody(largestBody), (context) =>
        limited(context.req.raw, senderOf(context, settings), () => answerService(context.req.raw)),
      );
    }
    server.all('*', (context) => site(context.req.raw));

    const listening = await listen(server, settings);
    sandbox?.start(ownWebhookUrl(settings));
    const stopSchedules = startSchedules(
      {
        backend,
        analyze: () => connection.driver.exec('analyze'),
        reconcile: async () => payments.deps && reconcile({ payments: payments.deps, backend, log }),
        sendReminders: () => sendReminders({ push: push.deps, backend, log }),
        mailContact: async () => deps.contactMail && mailContact({ ...deps, mail: deps.contactMail }),
      },
      log,
    );
    return {
      url: settings.siteUrl,
      isPlayingPayments: sandbox !== undefined,
      async close() {
        stopSchedules();
        sandbox?.close();
        await headEvents.close();
        await new Promise<void>((resolve) => {
          listening.close(() => resolve());
          if ('closeAllConnections' in listening)
            setTimeout(() => listening.closeAllConnections(), 2000).unref();
          if ('closeIdleConnections' in listening) listening.closeIdleConnections();
        });
        // An answer that a model is still writing is given up: whoever closes does not wait a minute for it.
        await Promise.race([background.settled(), pause(patienceMs)]);
        mailbox.close();
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

function isFileRead({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/storage/v1/object/');
}
