import { redirect, type AnyRouteMatch, type ParsedLocation } from '@tanstack/react-router';
import { sessionStore, whenSessionKnown } from '#session/session-store.ts';
import { decideAccess, routeAccess, type RoutePath } from './route-access.ts';

/** Whether the page that stands now was shown to somebody who was signed in. */
let wasSignedIn = false;

/** Runs before any route is shown: waits until it is known who is there, then shows the page or leads elsewhere. */
export async function guardRoute(location: ParsedLocation, matches: readonly AnyRouteMatch[]): Promise<void> {
  const path = matches.at(-1)?.fullPath;
  if (!isRoutePath(path)) return; // an unknown address: the 404 page is for everybody
  const visit = {
    path,
    here: location.pathname + location.searchStr,
    redirect: searchValue(location.search, 'redirect'),
    session: searchValue(location.search, 'session'),
    wasSignedIn,
  };
  let decision = decideAccess(visit, sessionStore.getState());
  if (decision.kind === 'wait') decision = decideAccess(visit, await whenSessionKnown());
  wasSignedIn = sessionStore.getState().status === 'signed-in';
  if (decision.kind === 'redirect') throw redirect({ href: decision.to, replace: true });
}

function isRoutePath(path: string | undefined): path is RoutePath {
  return path !== undefined && Object.hasOwn(routeAccess, path);
}

function searchValue(search: unknown, name: string): unknown {
  return typeof search === 'object' && search !== null ? Reflect.get(search, name) : undefined;
}
