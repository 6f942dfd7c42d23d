import { isAppCache } from '#lib/app-caches.ts';
import type { PageMessage } from '#pwa/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The worker that ends all workers: `npm run build:kill-switch` puts it in the place of the real one. It takes the app's
 * files and itself from every device. What people have written, and the copies of their unsent acts, stay.
 */

/** A page that lives answers at once, and loads itself again when that cuts nothing off. */
const answerMs = 2_000;

/** Pages that were there before. Those that have come since brought the network's own version. */
let known: ReadonlySet<string> | undefined;

self.addEventListener('install', (event) => event.waitUntil(takeOver()));
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  known = new Set(pages.map(({ id }) => id));
  await self.skipWaiting();
}

async function end(): Promise<void> {
  for (const name of await caches.keys()) if (isAppCache(name)) await caches.delete(name);
  await self.registration.unregister();
  // Those that this worker has taken over; a page from the network has nothing to be freed from.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.filter(({ id }) => known?.has(id) ?? true).map((page) => free(page)));
}

async function free(page: WindowClient): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => port1.addEventListener('message', () => resolve(true)));
  port1.start();
  const message: PageMessage = { type: 'are-you-there' };
  page.postMessage(message, [port2]);
  const isAlive = await Promise.race([
    answer,
    new Promise((resolve) => setTimeout(() => resolve(false), answerMs)),
  ]);
  if (isAlive !== true) await page.navigate(page.url).catch(() => undefined);
}
