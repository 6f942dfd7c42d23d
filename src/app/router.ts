import { sessionStore } from '#session/session-store.ts';
import { appRouter } from './app-router.ts';

/** The app's one router. Pages are fetched ahead when a link is about to be used. */
export const router = appRouter();

// Signing in or out, here or in another tab, may change what the visitor may see.
sessionStore.subscribe(({ status }, before) => {
  if (status !== before.status && before.status !== 'starting') void router.invalidate();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
