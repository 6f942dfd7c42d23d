import { ownScript } from '#lib/own-scripts.ts';
import type { WorkerMessage } from './messages.ts';
import { updateStore } from './update-store.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Starts the service worker once the first page is up. A new version waits until the user chooses it; then the page is
 * loaded again exactly once, by the change of the controlling worker. Browsers without workers are left alone.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(ownScript('/index.js'), { scope: '/', updateViaCache: 'none' });

  worker.addEventListener('waiting', () => {
    updateStore.getState().found(() => {
      const reload = once(() => window.location.reload());
      worker.addEventListener('controlling', reload);
      // A page that was opened before there was a worker has none to change; it waits for the new one to be active.
      worker.addEventListener('activated', reload);
      const message: WorkerMessage = { type: 'skip-waiting' };
      void navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.waiting?.postMessage(message));
    });
  });

  // Where workers are switched off the app runs without one.
  const registration = await worker.register().catch(() => undefined);
  // An installed app may stay open for days; look for a new version now and then while it is looked at.
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - lastCheck < hourMs)
      return;
    lastCheck = Date.now();
    registration?.update().catch(() => {}); // no network: the next look will do
  });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
