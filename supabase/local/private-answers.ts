import type { MiddlewareHandler } from 'hono';

/**
 * Keeps answers that are one person's from caches on the way and from the disk of a browser: `no-store` where the answer
 * does not say how long it may be kept, and files that are no public ones for the browser of whoever asked alone.
 */
export const keepFromCaches: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  const said = headers.get('cache-control');
  if (said === null) headers.set('cache-control', 'no-store');
  else if (isPrivateFile(context.req.path) && !/no-store|private/.test(said))
    headers.set('cache-control', `private, ${said.replace(/\bpublic\b,?\s*/, '')}`);
};

function isPrivateFile(path: string): boolean {
  return path.startsWith('/storage/v1/object/') && !path.startsWith('/storage/v1/object/public/');
}
