/** How an installation is reached, as far as its headers depend on it. */
export interface ServedSite {
  /** Where data, accounts, files and functions lie; undefined where they have the address of the app itself. */
  projectUrl?: string | undefined;
  /** Whether the checkout opens the window of a gateway elsewhere. */
  opensGateway: boolean;
  /** Whether people reach it over https, and should in future over nothing else. */
  isHttps: boolean;
}

/** What a path holds: each kind has headers of its own. */
export type Served = 'app' | 'checkout' | 'reader' | 'preview' | 'answers' | 'uploads' | 'own-page';

/** Where the kinds other than the app's lie; a star stands for the rest of a path. */
export const servedAt = {
  /** It alone runs a script of the gateway, in a document that holds nothing else. */
  checkout: ['/pay', '/pay.html'],
  /** What reads words in pictures, as its makers built it: it starts scripts by their bare addresses. */
  reader: ['/ocr/*'],
  /** Pictures of shared links, which other sites show. */
  preview: ['/og/*'],
} as const satisfies Partial<Record<Served, readonly string[]>>;

/** The same for what only the embedded backend answers. */
const answeredAt = {
  answers: [
    '/auth/v1/*',
    '/rest/v1/*',
    '/functions/v1/*',
    '/realtime/v1/*',
    '/leaving/v1/*',
    '/config.json',
    '/healthz',
  ],
  uploads: ['/storage/v1/*'],
  'own-page': ['/mailbox', '/sandbox/*'],
} as const satisfies Partial<Record<Served, readonly string[]>>;

/**
 * The headers, by their names in small letters, of what is served at a path: the same from the embedded backend and
 * from hosts of files, for which the build writes them down. With the type of what is sent, those alone that mean
 * something there: over HTTP/1 nothing packs them, and with a small file they are the larger part. Hosts, which speak
 * HTTP/2, send them all.
 */
export function securityHeaders(path: string, site: ServedSite, type = ''): Record<string, string> {
  const served = servedAs(path);
  const needless = served === 'app' ? needlessWith(type) : [];
  return Object.fromEntries(
    Object.entries(headersOf(served, site)).filter(([name]) => !needless.includes(name)),
  );
}

/** What only a document heeds. A drawing of vectors is one, too, and what is unknown may be. */
const ofDocuments = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'];

function needlessWith(type: string): string[] {
  // Workers take their policy from their script.
  if (/^(?:text|application)\/javascript\b/.test(type)) return ofDocuments;
  const isInert = /^(?:text\/css|font\/woff2|image\/(?:png|webp|jpeg)|application\/manifest\+json)\b/.test(
    type,
  );
  return isInert ? ['content-security-policy', ...ofDocuments] : [];
}

/** The same by what is served. */
export function headersOf(served: Served, site: ServedSite): Record<string, string> {
  const opensGateway = served === 'checkout' && site.opensGateway;
  return {
    'content-security-policy': policyOf(served, site),
    'x-content-type-options': 'nosniff',
    // Never the path: it names what somebody looks at. That of a file is all that is needed to open it.
    'referrer-policy': served === 'uploads' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // Banks ask their questions in a window of their own, which the gateway's has to hear from.
    'cross-origin-opener-policy': opensGateway ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': served === 'preview' ? 'cross-origin' : 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions(opensGateway),
    // A year; what else lives under the name is not for this app to decide.
    ...(site.isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function servedAs(path: string): Served {
  const kinds = Object.entries({ ...servedAt, ...answeredAt }) as [Served, readonly string[]][];
  const found = kinds.find(([, places]) =>
    places.some((place) => (place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place)),
  );
  return found?.[0] ?? 'app';
}

function policyOf(served: Served, site: ServedSite): string {
  switch (served) {
    case 'checkout':
      return checkoutPolicy(site);
    case 'reader':
      return policy(site, {
        'default-src': ["'none'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'connect-src': ["'self'"],
      });
    case 'answers':
      return policy(site, { 'default-src': ["'none'"] });
    case 'uploads':
      // Whatever somebody has brought: opened by its address it runs nothing and asks for nothing.
      return policy(site, { 'default-src': ["'none'"], sandbox: [] });
    case 'own-page':
      return policy(site, {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
      });
    case 'app':
    case 'preview':
      return appPolicy(site);
  }
}

/** Scripts come from here only; pictures and recordings may come from anywhere over https. */
function appPolicy(site: ServedSite): string {
  return policy(site, {
    'default-src': ["'self'"],
    // What opens HEIC pictures is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'script-src-attr': ["'none'"],
    // Elements of style come from here as well. Attributes stand in what the build draws; a browser that cannot tell
    // the two apart reads this line alone.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...projectOrigins(site)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    // The names are those of src/lib/own-scripts.ts and of what makes threads within a thread.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['disha', 'default'],
  });
}

/** What a gateway's script does with the page is not ours to say: the page has nothing else in it. */
function checkoutPolicy(site: ServedSite): string {
  const gateway = site.opensGateway ? ['https://*.razorpay.com'] : [];
  return policy(site, {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(site.opensGateway ? ['https://checkout.razorpay.com'] : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(site.opensGateway ? ['https:'] : [])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...gateway],
    ...(site.opensGateway && { 'frame-src': gateway }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...gateway],
  });
}

/** What holds for all, and what `directives` add. */
function policy(site: ServedSite, directives: Readonly<Record<string, readonly string[]>>): string {
  const all = {
    ...directives,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': directives['form-action'] ?? ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(site.isHttps && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(all)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The project by https, and by the socket on which it tells of changes. */
function projectOrigins({ projectUrl }: ServedSite): string[] {
  if (projectUrl === undefined) return [];
  const { origin } = new URL(projectUrl);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** What browsers may let the pages do; everything that can harm and is not used is named, so that nobody embedded gets it either. */
function permissions(opensGateway: boolean): string {
  const used: Record<string, string> = {
    accelerometer: '(self)',
    autoplay: '(self)',
    geolocation: '(self)',
    gyroscope: '(self)',
    magnetometer: '(self)',
    microphone: '(self)',
    payment: opensGateway ? '(self "https://api.razorpay.com" "https://checkout.razorpay.com")' : '(self)',
    'screen-wake-lock': '(self)',
    'clipboard-write': opensGateway ? '(self "https://api.razorpay.com")' : '(self)',
  };
  const all = [...unused.map((name) => [name, '()'] as const), ...Object.entries(used)];
  return all
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, whom]) => `${name}=${whom}`)
    .join(', ');
}

const unused = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'hid',
  'idle-detection',
  'local-fonts',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
