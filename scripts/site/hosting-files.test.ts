import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../supabase/local/security-headers.ts';
import { hostingFiles, type HostedBuild } from './hosting-files.ts';

const build: HostedBuild = {
  site: { projectUrl: 'https://abcd.supabase.co', opensGateway: true, isHttps: true },
  routes: ['/', '/index', '/chat', '/analysis/$id', '/blog', '/blog/$slug', '/admin', '/admin/$'],
  drawn: ['/', '/blog'],
};
const files = hostingFiles(build);
const text = (name: string): string => files[name] ?? '';

type Headers = Record<string, string>;

/** Each as the host's documentation says that rules which match the same address are put together. */
const hosts: [string, (path: string) => Headers][] = [
  ['Cloudflare Pages', (path) => byHeadersFile(text('cloudflare/_headers'), path, 'joined')],
  ['Netlify', (path) => byHeadersFile(text('netlify/_headers'), path, 'last')],
  ['Vercel', byVercel],
  ['Firebase', byFirebase],
];

const paths = [
  '/',
  '/blog',
  '/blog/kitchen',
  '/chat',
  '/pay',
  '/pay.html',
  '/pay/',
  '/payment-success',
  '/assets/index-x1.js',
  '/index.js',
  '/ocr/7/worker.min.js',
  '/og/disha.png',
  '/ogre',
  '/missing.png',
];

describe.each(hosts)('%s', (_, headersAt) => {
  test.each(paths)('sends with %s what the embedded backend sends', (path) => {
    const { 'cache-control': cache, ...headers } = headersAt(path);
    expect(headers).toEqual(securityHeaders(path, build.site));
    expect(cache?.includes('immutable') ?? false).toBe(path.startsWith('/assets/'));
  });
});

test.each(['cloudflare/_headers', 'netlify/_headers'])('no line is longer than hosts read: %s', (name) => {
  expect(
    Math.max(
      ...text(name)
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(2000);
});

describe('the addresses that the app starts at', () => {
  const redirects = (name: string) =>
    text(name)
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);

  test('are those of its routes that nothing was drawn for', () => {
    expect(redirects('netlify/_redirects')).toEqual([
      '/admin',
      '/admin/*',
      '/analysis/*',
      '/blog/*',
      '/chat',
    ]);
  });

  test('hide no drawn post where they come before the files', () => {
    expect(redirects('cloudflare/_redirects')).toEqual(['/admin', '/admin/*', '/analysis/*', '/chat']);
  });
});

test.each(['nginx/disha.conf', 'caddy/Caddyfile', 'apache/.htaccess'])(
  'a quote within a value does not end it: %s',
  (name) => {
    expect(text(name)).toContain('payment=(self \\"https://api.razorpay.com\\"');
  },
);

function byHeadersFile(written: string, path: string, sameName: 'joined' | 'last'): Headers {
  const headers: Headers = {};
  let isMeant = false;
  for (const line of written.split('\n').filter((each) => each !== '')) {
    const [, detached] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/'))
      isMeant = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (!isMeant) continue;
    else if (detached !== undefined) Reflect.deleteProperty(headers, detached);
    else
      headers[name] =
        sameName === 'joined' && headers[name] !== undefined ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

interface Rules {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

function byVercel(path: string): Headers {
  const { headers } = JSON.parse(text('vercel/vercel.json')) as Rules;
  const meant = headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const names = meant.flatMap((rule) => rule.headers.map(({ key }) => key));
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(meant.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

function byFirebase(path: string): Headers {
  const { headers } = JSON.parse(text('firebase/firebase.json')).hosting as Rules;
  const meant = headers.filter(({ source }) =>
    source.endsWith('**') ? path.startsWith(source.slice(0, -2)) : path === source,
  );
  return Object.fromEntries(meant.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}
