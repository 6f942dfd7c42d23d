import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bareName, isLoopback } from './host-names.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerSettings } from './settings.ts';

/** Headers by the address of what is asked for and the type of the answer; https is that of the site, or of what a proxy of ours has been asked by. */
export function sendSecurityHeaders(
  settings: Pick<ServerSettings, 'siteUrl' | 'payments' | 'isBehindProxy'>,
): MiddlewareHandler {
  const isHttpsSite = settings.siteUrl.startsWith('https:');
  const opensGateway = settings.payments?.kind === 'razorpay';
  return async (context, next) => {
    await next();
    const { req, res } = context;
    const isHttps = isHttpsSite || (settings.isBehindProxy && req.header('x-forwarded-proto') === 'https');
    const type = res.headers.get('content-type') ?? '';
    for (const [name, value] of Object.entries(securityHeaders(req.path, { opensGateway, isHttps }, type)))
      res.headers.set(name, value);
  };
}

/**
 * On a loopback address only loopback names and the site's own are answered: a page of another site that points
 * its own name at this machine gets nothing.
 */
export function guardHost({ host, siteUrl }: Pick<ServerSettings, 'host' | 'siteUrl'>): MiddlewareHandler {
  const own = [host, bareName(new URL(siteUrl).host)];
  return async (context, next) => {
    const name = bareName(context.req.header('host') ?? '');
    if (isLoopback(host) && !isLoopback(name) && !own.includes(name)) {
      return context.json({ error: { code: 'wrong_host', message: 'This name is not served here.' } }, 421);
    }
    return next();
  };
}

/**
 * For pages that show what is nobody else's: only a browser on this machine that asks it by a loopback name. Behind a
 * proxy everybody seems to sit on this machine, and some proxies say nothing of themselves; `isOn` keeps these out where
 * people come by a public address.
 */
export function thisMachineOnly(isOn = true): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { req } = context;
    const isHere = isLoopback(peerOf(context) ?? '') && isLoopback(bareName(req.header('host') ?? ''));
    // No browser speaks the old version; proxies do until they are told otherwise.
    const { httpVersion } = context.env.incoming;
    const isForwarded =
      httpVersion === '1.0' || Object.keys(req.header()).some((name) => proxyHeaders.test(name));
    return isOn && isHere && !isForwarded ? next() : context.notFound();
  };
}

/** What proxies write and no browser sends. */
const proxyHeaders =
  /^(?:forwarded|via|cdn-loop|traceparent|true-client-ip|client-ip|proxy-|cf-|fly-|fastly-|akamai-|x-(?:forwarded|original|real-ip|client-ip|cluster|envoy|amz|azure|appengine|proxy|scheme|request-id|nginx))/;

/** The network address that a request comes from: behind a proxy of ours, what that proxy says. */
export function senderOf(
  context: Context<{ Bindings: HttpBindings }>,
  { isBehindProxy }: Pick<ServerSettings, 'isBehindProxy'>,
): string {
  const said = isBehindProxy && context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  // Some proxies add the port.
  const address = said ? said.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1') : '';
  return isIP(address) ? address : (peerOf(context) ?? 'unknown');
}

/** The address at the other end of the connection. */
function peerOf(context: Context<{ Bindings: HttpBindings }>): string | null {
  return context.env.incoming.socket.remoteAddress ?? null;
}

/** At most `bytes` of body. The refusal has the words of the data service and of the auth service in one. */
export function limitBody(bytes: number): MiddlewareHandler {
  const message = `The body is larger than ${Math.floor(bytes / 1024)} kB.`;
  return bodyLimit({
    maxSize: bytes,
    onError: (context) =>
      context.json({ code: 'too_large', message, error_code: 'too_large', msg: message }, 413),
  });
}
