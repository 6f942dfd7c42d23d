import { assertNever } from '#lib/assert-never.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';
import type { Session } from '#session/session-store.ts';
import type { FileRoutesByTo } from './route-tree.gen.ts';

/**
 * public: everybody · signed-in: guests are sent to /auth · guest-entry: whoever is signed in has no business there ·
 * crossroads: shows nothing and leads on.
 */
export type Access = 'public' | 'signed-in' | 'guest-entry' | 'crossroads';
export type RoutePath = keyof FileRoutesByTo;

/** The access rule of every route; a route without a line here does not compile. */
export const routeAccess: Record<RoutePath, Access> = {
  '/': 'public',
  '/index': 'public',
  '/start': 'crossroads',
  '/auth': 'guest-entry',
  '/callback': 'public',
  '/verify-email': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/chat': 'signed-in',
  '/dashboard': 'signed-in',
  '/add-property': 'signed-in',
  '/analyze/$id': 'signed-in',
  '/analysis/$id': 'signed-in',
  '/upload': 'signed-in',
  '/profile': 'public',
  '/settings': 'public',
  '/settings/sync': 'signed-in',
  '/contact': 'public',
  '/blog': 'public',
  '/blog/$slug': 'public',
  '/hindu-festivals': 'public',
  '/hindu-aartis': 'public',
  '/subscriptions': 'public',
  '/payment-success': 'signed-in',
  '/privacy-policy': 'public',
  '/terms-and-conditions': 'public',
  '/cancellation-policy': 'public',
};

export type AccessDecision =
  | { kind: 'show' }
  /** Nobody knows yet who is there. */
  | { kind: 'wait' }
  /** A path of ours with its search. */
  | { kind: 'redirect'; to: string };

export interface Visit {
  path: RoutePath;
  /** The address as the visitor gave it, path and search; a guest comes back to it after sign-in. */
  here: string;
  /** The `redirect` parameter of /auth, as found in the address bar. */
  redirect?: unknown;
}

/** Whether the visitor sees the page, waits, or is led elsewhere. */
export function decideAccess(
  { path, here, redirect }: Visit,
  { status }: Pick<Session, 'status'>,
): AccessDecision {
  const access = routeAccess[path];
  if (access === 'public') return { kind: 'show' };
  if (status === 'starting') return { kind: 'wait' };
  const isSignedIn = status === 'signed-in';
  switch (access) {
    case 'signed-in':
      return isSignedIn
        ? { kind: 'show' }
        : { kind: 'redirect', to: `/auth?redirect=${encodeURIComponent(here)}` };
    case 'guest-entry':
      return isSignedIn ? { kind: 'redirect', to: safeRedirect(redirect) ?? '/chat' } : { kind: 'show' };
    case 'crossroads':
      return { kind: 'redirect', to: isSignedIn ? '/chat' : '/auth' };
    default:
      return assertNever(access);
  }
}
