import type { PrecacheController } from 'workbox-precaching';
import { forgetLeftScreen, isShownAsLeft, leftScreenCache } from '#lib/left-screens.ts';
import { readWorkerMessage, type LeftScreen } from '#pwa/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps the screen that somebody leaves, until they leave another one or a new version of the app takes over. */
export function keepLeftScreen(controller: PrecacheController): void {
  self.addEventListener('message', (event) => {
    const message = readWorkerMessage(event.data);
    if (message?.type === 'left-screen') event.waitUntil(keep(message.screen, controller));
  });
  self.addEventListener('activate', (event) => event.waitUntil(forgetLeftScreen()));
}

/** The screen at an address as it was left there. */
export async function leftScreen({ pathname, search }: URL): Promise<Response | undefined> {
  if (!isShownAsLeft(pathname)) return undefined;
  return caches.match(pathname + search, { cacheName: leftScreenCache });
}

async function keep({ address, html, entry }: LeftScreen, controller: PrecacheController): Promise<void> {
  // A page of another version names files that this one does not have.
  if (controller.getCacheKeyForURL(entry) === undefined) return;
  const shell = await controller.matchPrecache('/shell.html');
  if (!shell) return;
  const headers = new Headers(shell.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  await forgetLeftScreen();
  const cache = await caches.open(leftScreenCache);
  await cache.put(address, new Response(html, { headers }));
}
