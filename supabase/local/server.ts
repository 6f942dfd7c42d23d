import { timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { connectBackend } from '../functions/_shared/backend.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { carriesServiceKey } from '../functions/_shared/signature.ts';
import { mailContact } from '../functions/mail-contact/handler.ts';
import { reconcile } from '../functions/reconcile-payments/handler.ts';
import { sendReminders } from '../functions/send-reminders/handler.ts';
import { askersInTurn, longWorkInTurn } from './asker-turns.ts';
import { contactMail } from './contact-mail.ts';
import { openDatabase } from './database.ts';
import { openFigures } from './figures.ts';
import { answerFunction, functionNames, largestBodyOf } from './functions-host.ts';
import { mendAuth } from './auth-gaps.ts';
import { background as startBackground } from './background.ts';
import { largestOfGuests, limitBodies } from './body-limits.ts';
import { openDoor } from './door.ts';
import { refuseEnded } from './ended-sessions.ts';
import { openHeadEvents } from './head-events.ts';
import { guardHost, limitBody, senderOf, sendSecurityHeaders, thisMachineOnly } from './guards.ts';
import { answerHealth, canWriteIn, openHealth } from './health.ts';
import { answerLeaving } from './leaving.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from './log.ts';
import { closeAttachments, openBucket } from './open-attachments.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { accountMailer } from './mails.ts';
import { largestUpload } from './package-gaps.ts';
import { passwordThreads } from './password-threads.ts';
import { openPayments, ownWebhookUrl } from './payments.ts';
import { openPush } from './push.ts';
import { keepFromCaches } from './private-answers.ts';
import { asAsker, askerOf, currentAsker } from './request-sender.ts';
import { sandboxPath } from './payment-sandbox/sandbox.ts';
import { limitQueries, readLinks } from './query-limits.ts';
import { limitRates } from './rate-limits.ts';
import { recogniserFor } from './recogniser.ts';
import { startSchedules } from './schedules.ts';
import { sealToken } from './sealed-tokens.ts';
import { guestSaltOf, loadSecrets } from './secrets.ts';
import { isSessionToken, isSignedHere } from './session-tokens.ts';
import type { ServerSettings } from './settings.ts';
import { limitServices } from './service-limits.ts';
import { serveSite } from './site.ts';
import { removeSnapshots, takeSnapshot } from './snapshot.ts';
import { freeLeases, knownNames } from './whole-database.ts';
import { endStandingStill } from './standing-still.ts';
import { removeDrafts } from './storage-adapter.ts';
import { mendStorage } from './storage-gaps.ts';
import { limitStorage } from './storage-limits.ts';
import { freeBytesIn } from './upgrade.ts';
import { isBrokenOff, watchRequests } from './watch-requests.ts';

export interface RunningServer {
  url: string;
  /** Whether credits can be had without money, as no gateway is set. */
  isPlayingPayments: boolean;
  /** Ends what is under way, then the database. */
  close(): Promise<void>;
}

const notEmbedded = {
  error: { code: 'not_embedded', message: 'The database is on a server, which has tools of its own.' },
};

/** How long requests under way may take when the server is to end, and what goes on after their answers. */
const patience = { requestsMs: 5_000, backgroundMs: 2_000 };

/** How large a body of each service may be. */
const largest = {
  auth: 64 * 1024,
  rest: 4 * 1024 * 1024,
  /** With room for the form around it. */
  upload: largestUpload + 64 * 1024,
};

/**
 * Starts the whole embedded backend on one port: the app, its data, its functions and its mails.
 * Throws an Error with one sentence when the port or the data folder is in use.
 * `now` gives milliseconds since 1970, for what has to wait: the next mail, and the next guess.
 */
export async function startServer(
  settings: ServerSettings,
  log: Log,
  now: () => number = Date.now,
): Promise<RunningServer> {
  // First of all: a model that is missing is nothing to find out after a database was made.
  const recogniser = settings.speech && (await recogniserFor(settings.speech));
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(settings.dataDir);
  const door = openDoor(settings);
  try {
    await door.isOpen;
    const secrets = await loadSecrets(settings.dataDir);
    await removeSnapshots(settings.dataDir);
    const files = join(settings.dataDir, 'files');
    await removeDrafts(files);
    const version = await versionOf(settings.siteDir);
    let failures = 0;
    const logFailure = (what: unknown): void => {
      failures += 1;
      log.failure(what);
    };
    const background = startBackground(logFailure);
    const mailbox = await openMailbox(settings, background, logFailure);
    const { app, connection, embedded, tidy } = await openDatabase(
      settings,
      secrets,
      (progress) => log.tell('info', 'start', progress),
      { log: logFailure },
    );
    // Nobody else works on this folder: whoever had taken something to answer has ended.
    await freeLeases(connection.driver);
    await openBucket(connection.driver, !settings.hasPrivateAttachments);
    const known = await knownNames(connection.driver, functionNames);
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
    // Tokens run out by the clock of the auth service, whatever the one for waiting says.
    const isSession = (token: string) => isSessionToken(token, secrets.jwtSecret, Date.now());
    const isSigned = (token: string) => isSignedHere(token, secrets.jwtSecret, Date.now());
    const freeBytes = () => freeBytesIn(settings.dataDir);
    /** The package with its gaps mended; who asks has been looked at already. */
    const answerService = mendAuth(
      mendStorage(async (request) => app.fetch(request, { peerAddress: null }), {
        db: connection.driver,
        folder: files,
        freeBytes,
        isSigned,
        jwtSecret: secrets.jwtSecret,
        now,
      }),
      {
        siteUrl: settings.siteUrl,
        jwtSecret: secrets.jwtSecret,
        db: connection.driver,
        mailer,
        isMailRefused: mailbox.isRefused,
        background,
        passwords: passwordThreads(),
        sender: () => currentAsker()?.network ?? '',
        now,
        log: logFailure,
      },
    );
    const limited = limitRates(now, isSession);
    const ended = refuseEnded(connection.driver, isSession, now);
    const inTurn = askersInTurn();
    const isOurs = (request: Request) => carriesServiceKey(request, secrets.serviceKey);
    const asked = limitServices({ now, inTurn, isOurs });
    const stored = limitStorage({
      now,
      isSession,
      isSigned,
      isOurs,
    });
    const attached = closeAttachments(connection.driver, isSession);
    const queried = limitQueries({ links: await readLinks(connection.driver), now, inTurn });
    const backend = connectBackend({
      url: settings.siteUrl,
      publishableKey: secrets.publishableKey,
      serviceKey: secrets.serviceKey,
      fetch: async (input, init) => {
        const answer = () => answerService(new Request(input, init));
        const asker = currentAsker();
        return asker === undefined ? answer() : inTurn(asker, answer);
      },
    });
    const payments = await openPayments(settings, secrets, background, now);
    const push = openPush(settings, secrets, now);
    const thinking = longWorkInTurn(
      () => performance.now(),
      (ms) => pause(ms, undefined, { ref: false }),
    );
    const deps: Omit<FunctionDeps, 'senderOf' | 'longWork'> = {
      backend,
      model: settings.model,
      speech: recogniser && { recogniser, isForGuests: true },
      payments: payments.deps,
      push: push.deps,
      contactMail: contactMail(settings, secrets, mailbox),
      siteUrl: settings.siteUrl,
      guestSalt: guestSaltOf(secrets),
      keepAlive: (work) => background.run(() => work),
      log: logFailure,
    };
    const site = serveSite(settings.siteDir, async (address) => {
      // A post that was taken back since the build drew it must not stand there until the next one.
      const [, slug] = /^\/blog\/([^/]+)$/.exec(address) ?? [];
      if (slug === undefined) return true;
      const { rows } = await connection.driver.query<{ is_shown: boolean }>(
        'select exists (select from public.blog_posts where slug = $1 and published) as is_shown',
        [slug],
      );
      return rows[0]?.is_shown === true;
    });
    const headEvents = await openHeadEvents(connection.driver, backend, logFailure, now);
    const health = openHealth(
      () => connection.driver.query('select 1'),
      () => canWriteIn(settings.dataDir),
    );
    const requests = watchRequests({
      log,
      known,
      isBehindProxy: settings.isBehindProxy,
      onAnswer: (request) => figures.note(request),
    });
    const figures = openFigures({
      version,
      db: connection.driver,
      requestsUnderWay: requests.underWay,
      openStreams: headEvents.open,
      backgroundWork: background.underWay,
      mailsWaiting: mailbox.waiting,
      failures: () => failures,
    });

    const limitedBodies = limitBodies({
      isSession,
      isOurs,
      senderOf: (context) => senderOf(context, settings),
    });
    const services = [
      ['/auth/v1/*', limitedBodies(() => largest.auth)],
      ['/rest/v1/*', limitedBodies((hasSession) => (hasSession ? largest.rest : largestOfGuests))],
      ['/storage/v1/*', limitBody(largest.upload)],
    ] as const;

    const server = new Hono<{ Bindings: HttpBindings }>();
    server.use(requests.watch, guardHost(settings), sendSecurityHeaders(settings), endStandingStill());
    server.onError((error, context) => {
      if (!isBrokenOff(context.env.incoming)) logFailure(error);
      return Response.json(
        { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } },
        { status: 500 },
      );
    });
    server.get('/healthz', () => answerHealth(health, version));
    server.get('/healthz/live', () => Response.json({ ok: true, state: health.state, version }));
    const onlyHere = thisMachineOnly(settings.pagesHere.metrics);
    const ifMailboxIsOpen = thisMachineOnly(settings.pagesHere.mailbox);
    server.get('/metrics', async (context, next) => {
      const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
      const isAllowed =
        settings.metricsToken !== undefined && token !== undefined && isSame(token, settings.metricsToken);
      if (!isAllowed) return onlyHere(context, next);
      return next();
    });
    server.get('/metrics', async () => {
      return new Response(await figures.text(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      });
    });
    server.post('/operations/snapshot', thisMachineOnly(), async (context) => {
      const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
      if (!isSame(token, secrets.serviceKey))
        return context.json(
          { error: { code: 'unauthorized', message: 'The key of the installation is needed.' } },
          401,
        );
      return embedded
        ? context.json(await takeSnapshot(settings.dataDir, embedded))
        : context.json(notEmbedded, 409);
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
        privateAttachments: settings.hasPrivateAttachments,
        mailbox: settings.mail === undefined && settings.pagesHere.mailbox,
        ...payments.config,
        seller: settings.seller ?? null,
        contact: settings.shownContact,
        pushKey: push.publicKey,
      });
    });
    for (const path of ['/mailbox', '/mailbox.json', ...services.map(([each]) => each)])
      server.use(path, keepFromCaches);
    server.get('/mailbox', ifMailboxIsOpen, async (context) => {
      // A mail that is just being written is shown as well.
      await background.settled();
      return context.html(mailboxPage(mailbox.mails()));
    });
    server.get('/mailbox.json', ifMailboxIsOpen, async (context) => {
      await background.settled();
      return context.json(mailbox.mails());
    });
    server.all('/leaving/v1/*', thisMachineOnly(), (context) =>
      answerLeaving(context.req.raw, connection.driver, secrets.serviceKey),
    );
    const ofFunctions = limitedBodies((hasSession, { req }) =>
      largestBodyOf(req.param('name') ?? '', hasSession),
    );
    server.all('/functions/v1/:name', ofFunctions, (context) => {
      const sender = senderOf(context, settings);
      const request = context.req.raw;
      const asker = askerOf(request, sender, isSession);
      const own = {
        ...deps,
        senderOf: () => sender,
        longWork: <T>(work: () => Promise<T>) => thinking(asker, work),
      };
      return asAsker(asker, () =>
        limited(request, sender, () =>
          asked(request, asker, () => answerFunction(context.req.param('name'), request, own)),
        ),
      );
    });
    const { sandbox } = payments;
    if (sandbox) {
      server.all(`${sandboxPath}/*`, limitBody(64 * 1024), (context) => sandbox.answer(context.req.raw));
    }
    // What a device fetches for its copies is a hundred times the size of all other answers.
    server.use('/rest/v1/rpc/:name{pull_.+}', compress({ encoding: 'gzip', threshold: 4096 }));
    server.all('/realtime/v1/head', (context) => {
      const request = context.req.raw;
      const asker = askerOf(request, senderOf(context, settings), isSession);
      return asAsker(asker, () => asked(request, asker, () => headEvents.answer(request)));
    });
    server.use('/storage/v1/*', (context, next) =>
      stored(context.req.raw, senderOf(context, settings), async () => {
        await next();
        return context.res;
      }),
    );
    for (const [path, limitedBody] of services) {
      server.all(path, limitedBody, async (context) => {
        const [request, sender] = [context.req.raw, senderOf(context, settings)];
        const isOfAuth = path.startsWith('/auth/');
        const answer = async () =>
          (isOfAuth ? undefined : await ended(request)) ?? attached(request, () => answerService(request));
        // The installation itself may ask for anything, such as all rows of an account that moves.
        const isAsked = !(await isOurs(request));
        const asker = askerOf(request, sender, isSession);
        return asAsker(asker, () =>
          limited(request, sender, () => {
            if (isOfAuth) return asked(request, asker, answer);
            return isAsked ? queried(request, asker, answer) : answer();
          }),
        );
      });
    }
    // The worker takes what other apps share. Where there is none, nothing is kept of it, and the page says so.
    server.post('/share', (context) => context.redirect('/share?lost=1', 303));
    server.all('*', (context) => site(context.req.raw));

    door.lead((request, bindings) => server.fetch(request, bindings));
    health.state = 'ready';
    sandbox?.start(ownWebhookUrl(settings));
    const stopSchedules = startSchedules(
      {
        backend,
        tidy,
        reconcile: async () =>
          payments.deps && reconcile({ payments: payments.deps, backend, log: logFailure }),
        sendReminders: () => sendReminders({ push: push.deps, backend, log: logFailure }),
        mailContact: async () => deps.contactMail && mailContact({ ...deps, mail: deps.contactMail }),
      },
      logFailure,
    );
    return {
      url: settings.siteUrl,
      isPlayingPayments: sandbox !== undefined,
      async close() {
        health.state = 'stopping';
        stopSchedules();
        sandbox?.close();
        requests.stopKeeping();
        const closed = door.close();
        await headEvents.close();
        await Promise.race([requests.settled(), pause(patience.requestsMs)]);
        // A model may take a minute: its answer is asked for again, by its request, when there is a server again.
        requests.endStreams();
        await Promise.race([background.settled(), pause(patience.backgroundMs)]);
        door.cut();
        await closed;
        mailbox.close();
        figures.close();
        await freeLeases(connection.driver).catch(logFailure);
        await connection.close();
        await unlock();
      },
    };
  } catch (error) {
    door.cut();
    await door.close();
    await unlock();
    throw error;
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What the build that is served here says of itself. */
async function versionOf(folder: string): Promise<string> {
  try {
    const said = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as {
      version?: { id?: unknown };
    };
    return typeof said.version?.id === 'string' ? said.version.id : 'unknown';
  } catch {
    return 'unknown';
  }
}
