/** What the database offers under these names; whatever else is asked for has no name here. */
export interface KnownNames {
  relations: ReadonlySet<string>;
  calls: ReadonlySet<string>;
  functions: ReadonlySet<string>;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const authActs = new Set([
  'admin',
  'authorize',
  'callback',
  'factors',
  'health',
  'logout',
  'magiclink',
  'otp',
  'reauthenticate',
  'recover',
  'resend',
  'settings',
  'signup',
  'token',
  'user',
  'verify',
]);

const storageActs = new Set(['authenticated', 'copy', 'info', 'list', 'move', 'public', 'sign', 'upload']);

const pages = new Set([
  '/',
  '/config.json',
  '/healthz',
  '/healthz/live',
  '/index.js',
  '/mailbox',
  '/mailbox.json',
  '/manifest.webmanifest',
  '/metrics',
  '/operations/snapshot',
  '/pay',
  '/realtime/v1/head',
  '/robots.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/version.json',
]);

export function methodName(method: string): string {
  return methods.has(method) ? method : 'OTHER';
}

/**
 * The pattern that an address belongs to, such as `/functions/v1/ai-chat` or `/storage/v1/object/:bucket/*`: a few hundred
 * at most, in which nothing stands that somebody has made up.
 */
export function routeName(path: string, known: KnownNames): string {
  if (pages.has(path)) return path;
  const [, service = '', version = '', first = '', second = ''] = path.split('/');
  if (version === 'v1') {
    switch (service) {
      case 'functions':
        return `/functions/v1/${known.functions.has(first) ? first : ':other'}`;
      case 'auth':
        return `/auth/v1/${authActs.has(first) ? first : ':other'}`;
      case 'rest':
        if (first === 'rpc') return `/rest/v1/rpc/${known.calls.has(second) ? second : ':other'}`;
        return `/rest/v1/${known.relations.has(first) ? first : ':other'}`;
      case 'storage':
        if (first !== 'object') return `/storage/v1/${first === 'bucket' ? 'bucket' : ':other'}`;
        return `/storage/v1/object/${storageActs.has(second) ? `${second}/` : ''}:bucket/*`;
      default:
        return '/:other/v1/*';
    }
  }
  if (service === 'sandbox') return '/sandbox/*';
  if (service === 'assets' || service === 'fonts' || service === 'icons' || service === 'ocr')
    return `/${service}/*`;
  if (/\.[a-z0-9]{1,11}$/i.test(path)) return '/:file';
  return service === 'blog' && version !== '' ? '/blog/:slug' : '/:page';
}

/** Files of the build, and what watches the server: nobody wants to hear of them one by one. */
export function isQuietRoute(route: string): boolean {
  return /^\/(?:assets|fonts|icons|ocr)\/\*$|^\/(?::file|index\.js|healthz|healthz\/live|metrics)$/.test(
    route,
  );
}
