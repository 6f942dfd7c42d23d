import type { MiddlewareHandler } from 'hono';

/** What the app may load and call; pictures may come from anywhere over https, scripts from here only. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('content-security-policy', contentPolicy);
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    context.res.headers.set('cross-origin-opener-policy', 'same-origin');
    context.res.headers.set(
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(self), payment=(self)',
    );
  };
}

/**
 * On a loopback address only loopback names are answered: a page of another site that points its own name at
 * this machine gets nothing.
 */
export function guardHost(host: string): MiddlewareHandler {
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return async (context, next) => {
    const name = (context.req.header('host') ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
    const isOwn = name === 'localhost' || name === '::1' || name.startsWith('127.') || name === host;
    if (isLoopback && !isOwn)
      return context.json({ error: { code: 'wrong_host', message: 'This name is not served here.' } }, 421);
    return next();
  };
}
