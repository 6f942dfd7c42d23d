import type { RoutePath } from './route-access.ts';

/**
 * How far a route is for everybody. prerendered: the same for all, drawn into the build and listed in the sitemap · open:
 * found by links, its pages drawn where they come with the content · closed: it shows a stranger nothing, and search
 * engines are asked to stay away.
 */
type Reach = 'prerendered' | 'open' | 'closed';

/** The reach of every route; a route without a line here does not compile. */
const routeReach: Record<RoutePath, Reach> = {
  '/': 'prerendered',
  '/blog': 'prerendered',
  '/hindu-festivals': 'prerendered',
  '/hindu-aartis': 'prerendered',
  '/puja': 'prerendered',
  '/japa': 'prerendered',
  '/kundli': 'prerendered',
  '/milan': 'prerendered',
  '/muhurat': 'prerendered',
  '/names': 'prerendered',
  '/my-day': 'prerendered',
  '/subscriptions': 'prerendered',
  '/contact': 'prerendered',
  '/privacy-policy': 'prerendered',
  '/terms-and-conditions': 'prerendered',
  '/cancellation-policy': 'prerendered',
  '/index': 'open',
  '/blog/$slug': 'open',
  '/hindu-festivals/print/$year': 'open',
  '/puja/$id': 'open',
  '/add-property': 'closed',
  '/admin': 'closed',
  '/admin/$': 'closed',
  '/analysis/$id': 'closed',
  '/analyze/$id': 'closed',
  '/auth': 'closed',
  '/callback': 'closed',
  '/chat': 'closed',
  '/compare': 'closed',
  '/dashboard': 'closed',
  '/events': 'closed',
  '/forgot-password': 'closed',
  '/kundli/$id': 'closed',
  '/payment-success': 'closed',
  '/profile': 'closed',
  '/receipt/$order': 'closed',
  '/reset-password': 'closed',
  '/settings': 'closed',
  '/settings/sync': 'closed',
  '/share': 'closed',
  '/start': 'closed',
  '/upload': 'closed',
  '/verify-email': 'closed',
};

/** Documents of the server itself that are nobody's to find. */
const closedDocuments = ['/mailbox', '/pay', '/sandbox'];

const routes = Object.entries(routeReach);

/** What is the same for everybody and is found without a link from a post. */
export const prerenderedPaths: readonly string[] = routes.flatMap(([path, reach]) =>
  reach === 'prerendered' ? [path] : [],
);

/** The starts of paths that show a stranger nothing, each of them once. */
export const closedStarts: readonly string[] = [
  ...closedDocuments,
  ...routes.flatMap(([path, reach]) => (reach === 'closed' ? [path.replace(/\$.*$/, '')] : [])),
]
  .sort()
  .filter((start, at, all) => !all.slice(0, at).some((before) => start.startsWith(before)));
