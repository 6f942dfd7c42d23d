import { keepLeftScreens } from '#app/leave-screen.ts';
import { startInstall } from '#app/start-install.ts';
import { startReminders } from '#app/start-reminders.ts';
import { logQuietly } from '#lib/log.ts';
import { registerWorker } from '#pwa/register-worker.ts';
import { followPreferences } from '#session/follow-preferences.ts';
import { startSync } from '#sync/start-sync.ts';

/** All that goes on beside the screens as long as the page lives. */
export async function startLater(): Promise<void> {
  startSync();
  followPreferences();
  startReminders();
  startInstall();
  await registerWorker();
  // Its page may not be on the device: then nothing is kept this time.
  await keepLeftScreens().catch((error: unknown) => logQuietly('left screen', error));
}
