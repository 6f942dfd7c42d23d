import { isAppCache } from '#lib/app-caches.ts';

/** Whether a worker keeps the app on this device. */
export async function hasApp(): Promise<boolean> {
  const registration = await ownRegistration();
  return registration !== undefined;
}

/**
 * Takes the app's worker and files from this device. The next page comes from the site, and what people have written stays
 * where it is. Reminders that are pushed here begin again when a worker is there again and the app is opened.
 */
export async function dropApp(): Promise<void> {
  await (await ownRegistration())?.unregister().catch(() => false);
  await dropFiles();
}

/** The files alone: the worker fetches each anew when it is asked for. */
async function dropFiles(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (isAppCache(name)) await caches.delete(name);
  } catch {
    // Where caches are missing or blocked there are no files.
  }
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}
