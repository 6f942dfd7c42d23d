import { nextPaint } from '#lib/next-paint.ts';
import { sessionStore } from '#session/session-store.ts';
import { appRouter } from './app-router.ts';

/** The app's one router. Pages are fetched ahead when a link is about to be used. */
export const router = appRouter();

// To put another page in the place of this one takes longer than a frame: what was touched is seen to be touched before.
const load = router.load.bind(router);
router.load = async (options) => {
  // The first page is not held up. Whoever goes on meanwhile goes on from the new address.
  if (router.stores.resolvedLocation.get()) {
    router.updateLatestLocation();
    await nextPaint();
  }
  await load(options);
};

// Nor does a finger that comes down wait for the list of files of the page that it may be about to open.
const preload = router.preloadRoute.bind(router);
router.preloadRoute = async (options) => {
  await nextPaint();
  return preload(options);
};

// Signing in or out, here or in another tab, may change what the visitor may see.
sessionStore.subscribe(({ status }, before) => {
  if (status !== before.status && before.status !== 'starting') void router.invalidate();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
