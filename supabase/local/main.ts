import { rm } from 'node:fs/promises';
import { loadPackagesAsTheyAre } from './package-loader.ts';

loadPackagesAsTheyAre();
// Read by the backend package when it loads, so these come before it.
process.env['LITE_TELEMETRY'] = '0';
process.env['EXPERIMENTAL_STORAGE'] = '1';

const { readSettings, SettingError } = await import('./settings.ts');
const { makeSecrets } = await import('./secrets.ts');
const { lockFolder } = await import('./folder-lock.ts');
const { startServer } = await import('./server.ts');
const { isLoopback } = await import('./host-names.ts');
const { openLog, takeConsole } = await import('./log.ts');

/** A server that does not end by itself is ended: whoever has asked for that waits ten seconds as a rule. */
const longestCloseMs = 9_500;

try {
  const settings = readSettings(process.env, process.stdout.isTTY);
  const unknown = process.argv.slice(2).find((argument) => !['--reset', '--new-keys'].includes(argument));
  if (unknown)
    throw new SettingError(`"${unknown}" is not known here; the options are --reset and --new-keys.`);
  const log = openLog(settings.log);
  takeConsole(log);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.failure(error, 'crash');
      process.exit(1);
    });
  if (process.argv.includes('--reset')) {
    if (settings.database)
      throw new SettingError(
        `With DATABASE_URL the data are at ${settings.database.address.shown}, which --reset does not touch: drop that database and make it anew, and remove ${settings.dataDir}.`,
      );
    await reset(settings.dataDir);
    log.tell('info', 'reset', '◎ All data was removed.');
  }
  if (process.argv.includes('--new-keys')) {
    await makeSecrets(settings.dataDir);
    log.tell('warn', 'keys', '◎ New keys were made: everybody signs in again, and turns reminders on again.');
  }
  log.tell('info', 'start', '◎ Starting Disha…');
  const startedAt = performance.now();
  const server = await startServer(settings, log);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log.tell('info', 'ready', `◎ Disha is ready at ${server.url} (${seconds} s)`);
  if (!settings.mail && settings.pagesHere.mailbox)
    log.tell('info', 'ready', `  Mails of this machine: ${server.url}/mailbox`);
  else if (!settings.mail)
    log.tell(
      'warn',
      'ready',
      '  No mail is sent: set SMTP_URL and MAIL_FROM, or MAILBOX=1 to read them at /mailbox on this machine',
    );
  if (server.isPlayingPayments && !isLoopback(settings.host))
    log.tell(
      'warn',
      'ready',
      '  Payments are played and give credits away: set PAYMENT_SANDBOX=0 where strangers come',
    );
  let closingSince: number | undefined;
  const close = (): void => {
    if (closingSince !== undefined) return;
    closingSince = performance.now();
    log.tell('info', 'stop', '◎ Stopping: what is under way is finished first');
    setTimeout(() => {
      log.tell('error', 'stop', 'Disha did not end by itself');
      process.exit(1);
    }, longestCloseMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.failure(error, 'stop');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Somebody who asks twice does not want to wait; of one Ctrl+C both the terminal and npm tell this process.
      if (closingSince !== undefined && performance.now() - closingSince > 1000) process.exit(130);
      close();
    });
  if (process.env['npm_lifecycle_event'] === 'start') whenLeftAlone(close);
  // What the guide knows takes a second to read: not while the server starts, and not while somebody waits for an answer.
  const { knowledgeIn } = await import('#domain/guide/knowledge/known-topics.ts');
  await knowledgeIn('en').catch((error: unknown) => log.failure(error, 'guide'));
} catch (error) {
  // Sentences for whoever starts it, who may not read logs.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof SettingError ? 2 : 1);
}

/** npm passes a signal on to its shell only, which ends without passing it further: then the parent changes. */
function whenLeftAlone(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

async function reset(dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return async () => {};
    throw error;
  });
  await unlock();
  await rm(dataDir, { recursive: true, force: true });
}
