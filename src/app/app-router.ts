import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { tellFirstScreen } from '#lib/first-screen.ts';
import { PendingScreen } from './pending-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A router over the app's routes; without a history it follows the address of the browser. */
export function appRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: savesData() ? false : 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ProblemScreen,
    notFoundMode: 'root',
    // Values of the search stay the text they are; by default a token of digits would become a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
    // Without a browser it would write a script into the page.
    scrollRestoration: !import.meta.env.SSR && isToBeScrolled,
  });
  router.subscribe('onRendered', tellFirstScreen);
  return router;
}

/** A page that the build has drawn has been scrolled by its reader before the app came. */
let isDrawn = !import.meta.env.SSR && document.getElementById('drawn') !== null;

/** Asked once for each page that the router shows. */
function isToBeScrolled(): boolean {
  const wasDrawn = isDrawn;
  isDrawn = false;
  return !wasDrawn;
}

/** Whoever pays for every megabyte has said so to the browser. */
function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
