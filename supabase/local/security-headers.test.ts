import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './guards.ts';
import type { PaymentSettings } from './settings.ts';

const razorpay: PaymentSettings = {
  kind: 'razorpay',
  keyId: 'rzp_live_1',
  keySecret: 'secret',
  webhookSecret: undefined,
  apiUrl: 'https://api.razorpay.com',
};

async function headersOf(path: string, payments?: PaymentSettings): Promise<Headers> {
  const server = new Hono();
  server.use(securityHeaders(payments));
  server.all('*', (context) => context.text('a page'));
  return (await server.request(path)).headers;
}

describe('the script of the payment gateway', () => {
  test.each(['/pay', '/pay.html', '/pay?x=1'])(
    'may run in the document of the checkout: %s',
    async (path) => {
      const headers = await headersOf(path, razorpay);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self' https://checkout.razorpay.com",
          "connect-src 'self' https://*.razorpay.com",
          'frame-src https://*.razorpay.com',
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy).not.toMatch(/script-src[^;]*unsafe|\*(?!\.razorpay\.com)/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('payment=(self "https://api.razorpay.com"');
    },
  );

  test.each([
    ['/', razorpay],
    ['/subscriptions', razorpay],
    ['/pay/', razorpay],
    ['/payment-success', razorpay],
    ['/pay', { kind: 'sandbox' } as const],
    ['/pay', undefined],
  ])('may run nowhere else: %s with %j', async (path, payments) => {
    const headers = await headersOf(path, payments);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers.get('content-security-policy')).not.toContain('razorpay');
    expect(headers.get('permissions-policy')).not.toContain('razorpay');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});
