import type { PrecacheEntry } from 'workbox-precaching';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { pathsOfTheServer } from './server-paths.ts';

// The build writes the list of files in the place of this name, so it has to stand here as it is.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/**
 * Keeps the whole app on the device, and answers every page of it with the one document that draws them all: never with
 * one that the build has drawn, as the app is here at once and knows better.
 */
export function serveAppShell(): void {
  // oxlint-disable-next-line no-underscore-dangle -- the name the build looks for
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: pathsOfTheServer }));
}
