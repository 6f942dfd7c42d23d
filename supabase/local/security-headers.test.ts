import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { sendSecurityHeaders } from './guards.ts';
import { securityHeaders, type ServedSite } from './security-headers.ts';
import type { PaymentSettings } from './settings.ts';

const plain: ServedSite = { opensGateway: false, isHttps: false };

function directivesOf(path: string, site: ServedSite): Record<string, string> {
  const policy = securityHeaders(path, site)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy of the app', () => {
  test.each([
    '/',
    '/blog',
    '/blog/kitchen',
    '/chat',
    '/subscriptions',
    '/payment-success',
    '/pay/',
    '/payer',
  ])('runs nothing but files of its own, written out in no page: %s', (path) => {
    expect(directivesOf(path, { ...plain, opensGateway: true })).toMatchObject({
      'script-src': "'self' 'wasm-unsafe-eval'",
      'script-src-attr': "'none'",
      'style-src-elem': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
  });

  test('calls a project elsewhere, and hears it', () => {
    const site = { ...plain, projectUrl: 'https://abcd.supabase.co' };
    expect(directivesOf('/chat', site)['connect-src']).toBe(
      "'self' https://abcd.supabase.co wss://abcd.supabase.co",
    );
  });
});

describe('the script of the payment gateway', () => {
  test.each(['/pay', '/pay.html'])('may run in the document of the checkout: %s', (path) => {
    const site = { ...plain, opensGateway: true };
    expect(directivesOf(path, site)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' https://checkout.razorpay.com",
      'connect-src': "'self' https://*.razorpay.com",
      'frame-src': 'https://*.razorpay.com',
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    const headers = securityHeaders(path, site);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|\*(?!\.razorpay\.com)/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "https://api.razorpay.com"');
  });

  test.each([
    ['/', true],
    ['/subscriptions', true],
    ['/pay/', true],
    ['/payment-success', true],
    ['/pay', false],
  ])('may run nowhere else: %s where it is opened: %j', (path, opensGateway) => {
    const headers = securityHeaders(path, { ...plain, opensGateway });
    expect(JSON.stringify(headers)).not.toContain('razorpay');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

test.each(['/storage/v1/object/public/deity_images/a/b.svg', '/storage/v1/object/sign/floorplans/a/b.html'])(
  'what somebody has brought runs nothing when it is opened: %s',
  (path) => {
    const directives = directivesOf(path, plain);
    expect(directives).toMatchObject({ 'default-src': "'none'", sandbox: '' });
    expect(Object.keys(directives)).not.toContain('script-src');
  },
);

test.each([
  '/',
  '/pay',
  '/ocr/x.js',
  '/og/disha.png',
  '/rest/v1/profiles',
  '/storage/v1/object/a',
  '/mailbox',
])('types are not guessed, no frame shows it, and nothing unused may be asked of the device: %s', (path) => {
  const headers = securityHeaders(path, { ...plain, opensGateway: true });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': path.startsWith('/storage/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*usb=\(\)/);
});

describe('what only documents heed', () => {
  const site: ServedSite = { ...plain, isHttps: true };
  const namesFor = (path: string, type: string) => Object.keys(securityHeaders(path, site, type));
  const always = [
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ];

  test.each(['text/css; charset=utf-8', 'font/woff2', 'image/png', 'application/manifest+json'])(
    'is not sent with what is none and runs nothing: %s',
    (type) => {
      expect(namesFor('/assets/a', type)).toEqual(always);
    },
  );

  test('is sent with scripts as far as workers heed it', () => {
    expect(namesFor('/assets/a.js', 'text/javascript; charset=utf-8')).toEqual([
      'content-security-policy',
      ...always,
    ]);
  });

  test.each([
    ['/', 'text/html; charset=UTF-8'],
    // What is missing is answered with a document at any address.
    ['/fonts/missing.woff2', 'text/html'],
    ['/deities/ganesha.svg', 'image/svg+xml'],
    ['/config.json', 'application/json'],
    ['/anything', ''],
    // Somebody else has brought it and says what it is.
    ['/storage/v1/object/public/deity_images/a/b.png', 'image/png'],
  ])('is sent with all else: %s as %s', (path, type) => {
    expect(securityHeaders(path, site, type)).toEqual(securityHeaders(path, site));
    expect(namesFor(path, type)).toContain('permissions-policy');
  });
});

test('other sites show pictures of shared links and nothing else of ours', () => {
  const whose = (path: string) => securityHeaders(path, plain)['cross-origin-resource-policy'];
  expect(['/og/disha.png', '/', '/assets/a.js', '/deities/ganesha.svg'].map(whose)).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
    'same-origin',
  ]);
});

describe('that a site is reached over https alone is told', () => {
  const payments: PaymentSettings = { kind: 'sandbox' };
  async function told(siteUrl: string, isBehindProxy: boolean, forwarded?: string): Promise<boolean> {
    const server = new Hono();
    server.use(sendSecurityHeaders({ siteUrl, payments, isBehindProxy }));
    server.all('*', (context) => context.text('a page'));
    const { headers } = await server.request('/', {
      headers: forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded },
    });
    const isUpgraded = headers.get('content-security-policy')?.includes('upgrade-insecure-requests');
    expect(headers.has('strict-transport-security')).toBe(isUpgraded);
    return headers.has('strict-transport-security');
  }

  test.each([
    ['where its address says so', 'https://disha.example', false, undefined, true],
    ['where a proxy of ours was asked so', 'http://127.0.0.1:5273', true, 'https', true],
    ['not over http', 'http://127.0.0.1:5273', false, undefined, false],
    ['not where a proxy of ours was asked over http', 'http://127.0.0.1:5273', true, 'http', false],
    ['not because a visitor says so', 'http://127.0.0.1:5273', false, 'https', false],
  ])('%s', async (_, siteUrl, isBehindProxy, forwarded, expected) => {
    expect(await told(siteUrl, isBehindProxy, forwarded)).toBe(expected);
  });
});
