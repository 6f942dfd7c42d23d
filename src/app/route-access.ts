import { assertNever } from '#lib/assert-never.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';
import type { Session } from '#session/session-store.ts';
import type { FileRoutesByTo } from './route-tree.gen.ts';

/**
 * public: everybody · signed-in: guests are sent to /auth · chat: guests may say something, but a kept conversation is
 * its owner's, who is sent to /auth · guest-entry: whoever is signed in has no business there · crossroads: shows
 * nothing and leads on.
 */
export type Access = 'public' | 'signed-in' | 'chat' | 'guest-entry' | 'crossroads';
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
  '/chat': 'chat',
  '/dashboard': 'signed-in',
  '/add-property': 'signed-in',
  '/analyze/$id': 'signed-in',
  '/analysis/$id': 'signed-in',
  '/compare': 'signed-in',
  '/upload': 'signed-in',
  '/profile': 'public',
  '/settings': 'public',
  '/share': 'public',
  '/settings/sync': 'signed-in',
  '/contact': 'public',
  '/blog': 'public',
  '/blog/$slug': 'public',
  '/hindu-festivals': 'public',
  '/hindu-festivals/print/$year': 'public',
  '/hindu-aartis': 'public',
  '/japa': 'public',
  '/puja': 'public',
  '/puja/$id': 'public',
  '/kundli': 'public',
  '/kundli/$id': 'public',
  '/milan': 'public',
  '/muhurat': 'public',
  '/names': 'public',
  '/my-day': 'public',
  '/events': 'signed-in',
  '/subscriptions': 'public',
  '/payment-success': 'signed-in',
  '/receipt/$order': 'signed-in',
  '/privacy-policy': 'public',
  '/terms-and-conditions': 'public',
  '/cancellation-policy': 'public',
  // Whoever is no admin finds nothing there; the page itself asks.
  '/admin': 'public',
  '/admin/$': 'public',
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
  /** The `session` parameter of /chat, as found in the address bar. */
  session?: unknown;
  /** Whether the page was last shown to somebody who was signed in: they are not left among a guest's messages. */
  wasSignedIn?: boolean;
}

/** Who comes, as far as it matters here; `ended`: their session was ended by the service. */
export interface Visitor {
  status: Session['status'];
  ended?: object;
}

/** Whether the visitor sees the page, waits, or is led elsewhere. */
export function decideAccess(
  { path, here, redirect, session, wasSignedIn = false }: Visit,
  visitor: Visitor,
): AccessDecision {
  const { status } = visitor;
  const access = routeAccess[path];
  if (access === 'public') return { kind: 'show' };
  if (status === 'starting') return { kind: 'wait' };
  const isSignedIn = status === 'signed-in';
  const signInFirst = { kind: 'redirect', to: `/auth?redirect=${encodeURIComponent(here)}` } as const;
  switch (access) {
    case 'signed-in':
      return isSignedIn ? { kind: 'show' } : signInFirst;
    case 'chat': {
      const isOwnersAlone = session !== undefined || wasSignedIn || visitor.ended !== undefined;
      return isSignedIn || !isOwnersAlone ? { kind: 'show' } : signInFirst;
    }
    case 'guest-entry':
      return isSignedIn ? { kind: 'redirect', to: safeRedirect(redirect) ?? '/chat' } : { kind: 'show' };
    case 'crossroads':
      return { kind: 'redirect', to: isSignedIn ? '/chat' : '/auth' };
    default:
      return assertNever(access);
  }
}
