import { keepLeftScreens } from '#app/leave-screen.ts';
import { startInstall } from '#app/start-install.ts';
import { startReminders } from '#app/start-reminders.ts';
import { logQuietly } from '#lib/log.ts';
import { registerWorker } from '#pwa/register-worker.ts';
import { followPreferences } from '#session/follow-preferences.ts';
import { startSync } from '#sync/start-sync.ts';

const starters = {
  sync: startSync,
  preferences: followPreferences,
  reminders: startReminders,
  install: startInstall,
  worker: registerWorker,
  'left screen': keepLeftScreens,
};

/** All that goes on beside the screens as long as the page lives. What cannot begin here takes nothing else with it. */
export async function startLater(): Promise<void> {
  await Promise.all(
    Object.entries(starters).map(async ([name, start]) => {
      try {
        await start();
      } catch (error) {
        logQuietly(name, error);
      }
    }),
  );
}
