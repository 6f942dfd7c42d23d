import { createRouter } from '@tanstack/react-router';
import { sessionStore } from '#session/session-store.ts';
import { PendingScreen } from './pending-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The app's one router. Pages are fetched ahead when a link is about to be used. */
export const router = createRouter({
  routeTree,
  defaultPreload: savesData() ? false : 'intent',
  defaultPendingMs: 300,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: ProblemScreen,
  notFoundMode: 'root',
  // Values of the search stay the text they are; by default a token of digits would become a number.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: writeSearch,
  scrollRestoration: true,
});

// Signing in or out, here or in another tab, may change what the visitor may see.
sessionStore.subscribe(({ status }, before) => {
  if (status !== before.status && before.status !== 'starting') void router.invalidate();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Whoever pays for every megabyte has said so to the browser. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
