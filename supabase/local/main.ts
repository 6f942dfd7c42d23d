import { rm } from 'node:fs/promises';
import { loadPackagesAsTheyAre } from './package-loader.ts';

loadPackagesAsTheyAre();
// Read by the backend package when it loads, so these come before it.
process.env['LITE_TELEMETRY'] = '0';
process.env['EXPERIMENTAL_STORAGE'] = '1';

const { readSettings, SettingError } = await import('./settings.ts');
const { lockFolder } = await import('./folder-lock.ts');
const { startServer } = await import('./server.ts');
const { isLoopback } = await import('./guards.ts');

try {
  const settings = readSettings(process.env);
  const unknown = process.argv.slice(2).find((argument) => argument !== '--reset');
  if (unknown) throw new SettingError(`"${unknown}" is not known here; the only option is --reset.`);
  if (process.argv.includes('--reset')) await reset(settings.dataDir);
  console.log('◎ Starting Disha…');
  const startedAt = performance.now();
  const server = await startServer(settings, (progress) => console.log(`  ${progress}`));
  console.log(`◎ Disha is ready at ${server.url} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!settings.mail) console.log(`  Mails of this machine: ${server.url}/mailbox`);
  if (server.isPlayingPayments && !isLoopback(settings.host))
    console.log('  Payments are played and give credits away: set PAYMENT_SANDBOX=0 where strangers come');
  const close = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  if (process.env['npm_lifecycle_event'] === 'start') whenLeftAlone(close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
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
  console.log('◎ All data was removed.');
}
