import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { fileBody } from './file-body.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** What the build keeps beside a file, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Longer than any address of the app, letters of every writing escaped. */
const longestPath = 2000;

/** Addresses of the app for which a file lies in the build that is none of theirs. */
const undrawn = new Set(['/index', '/shell']);

/**
 * Answers with the build in `folder`: files as they are, the pages that the build has drawn for their addresses
 * ('/blog' is blog.html), and the page that the app starts in for its other addresses. `isShown` tells of an address
 * whether what was drawn for it may still be seen.
 */
export function serveSite(
  folder: string,
  isShown: (address: string) => Promise<boolean> = () => Promise.resolve(true),
): (request: Request) => Promise<Response> {
  const root = resolve(folder);

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
    if (new URL(request.url).pathname.length > longestPath)
      return new Response('This address is too long', { status: 414, headers: unkept });
    const path = decodedPath(request);
    if (path === undefined || path.includes('/.')) return notFound();
    const file = await fileAt(join(root, path));
    const isDrawn = /\.html(?:\.\w+)?$/.test(path);
    if (file && (!isDrawn || (await isShown(path.replace(/\.html.*$/, '')))))
      return answerFile(request, file);
    // A missing picture or script stays missing; only somebody who goes to an address of the app gets the app.
    if (extname(path) !== '' || !isNavigation(request)) return notFound();
    const page = (await drawnPage(path)) ?? (await fileAt(join(root, 'shell.html')));
    return page
      ? answerFile(request, page)
      : new Response('The app is not built. Run: npm run build', { status: 503, headers: unkept });
  };

  async function drawnPage(path: string): Promise<string | undefined> {
    const address = withoutLastSlashes(path);
    const file = undrawn.has(address)
      ? undefined
      : await fileAt(join(root, `${address === '' ? 'index' : address}.html`));
    return file !== undefined && (await isShown(address)) ? file : undefined;
  }

  async function fileAt(path: string): Promise<string | undefined> {
    if (path !== root && !path.startsWith(root + sep)) return undefined;
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? path : undefined;
  }

  async function answerFile(request: Request, file: string): Promise<Response> {
    const { sent, encoding } = await bestVersion(file, request.headers.get('accept-encoding') ?? '');
    const { size, mtimeMs } = await stat(sent);
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = new Headers({
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.startsWith(join(root, 'assets') + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
    });
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(size));
    return new Response(request.method === 'HEAD' ? null : fileBody(sent, size), { headers });
  }

  async function bestVersion(file: string, accepted: string): Promise<{ sent: string; encoding?: string }> {
    const wanted = acceptedEncodings(accepted);
    for (const { name, ending } of encodings) {
      const sent = wanted.has(name) ? await fileAt(file + ending) : undefined;
      if (sent) return { sent, encoding: name };
    }
    return { sent: file };
  }
}

/** By a loop, as an expression would begin anew at each of many slashes in the middle. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The names of an `Accept-Encoding` header that are not refused with `q=0`. */
function acceptedEncodings(header: string): Set<string> {
  const entries = header.toLowerCase().split(',');
  const accepted = entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  return new Set(accepted.map((entry) => entry.replace(/;.*/, '').trim()));
}

/** Browsers say whether somebody goes to the address or a page loads it; from others a page is as good as any. */
function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*');
}

function decodedPath(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

/** What is not there for one who asks may be there for another: a cache between must not give them the same answer. */
const unkept = { 'cache-control': 'no-store' };

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...unkept },
  });
}
