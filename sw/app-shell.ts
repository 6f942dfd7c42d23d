import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { healCache, type HealOutcome } from './heal-cache.ts';
import { keepLeftScreen, leftScreen } from './left-screen.ts';
import { lostPage } from './lost-page.ts';
import { pathsOfTheServer } from './server-paths.ts';

// The build writes the list of files in the place of this name, so it has to stand here as it is.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** A page that has just been opened has other things to do. */
const healAfterMs = 5_000;

const controller = new PrecacheController();

/**
 * Keeps the whole app on the device, and answers every page of it with the one document that draws them all, as the app is
 * here at once and knows better than what the build has drawn. Two are read before the app has begun: the first page is
 * answered as it was drawn, and a screen that somebody has left as they left it. What the browser has removed of the app is
 * fetched again.
 */
export function serveAppShell(): void {
  // oxlint-disable-next-line no-underscore-dangle -- the name the build looks for
  controller.precache(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  const answer = controller.createHandlerBoundToURL('/shell.html');
  const answerFirst = controller.createHandlerBoundToURL('/index.html');
  registerRoute(
    new NavigationRoute(
      async (context) => {
        context.event.waitUntil(healOnce());
        const left = await leftScreen(context.url).catch(() => undefined);
        if (left) return left;
        const isFirst = context.url.pathname === '/';
        // Neither on the device nor on the site: a page of the browser's own would not say what helps.
        return (isFirst ? answerFirst : answer)(context).catch(() => lostPage());
      },
      { denylist: pathsOfTheServer },
    ),
  );
  keepLeftScreen(controller);
  // After the pages, or it would answer the first one.
  registerRoute(new PrecacheRoute(controller));
}

/** One after another: a page that was opened meanwhile is looked after by the one that is under way. */
let healing: Promise<HealOutcome> | undefined;
function healOnce(): Promise<HealOutcome> {
  return (healing ??= new Promise((resolve) => setTimeout(resolve, healAfterMs))
    .then(heal)
    .finally(() => (healing = undefined)));
}

function heal(): Promise<HealOutcome> {
  const keys = [...controller.getURLsToCacheKeys().values()];
  return healCache({ cacheName: controller.strategy.cacheName, keys }, self.registration);
}
