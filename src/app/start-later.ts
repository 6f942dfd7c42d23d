import { keepLeftScreens } from '#app/leave-screen.ts';
import { startInstall } from '#app/start-install.ts';
import { startReminders } from '#app/start-reminders.ts';
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
  await keepLeftScreens();
}
