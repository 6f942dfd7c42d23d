import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

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

/** Answers with the build in `folder`: files as they are, and the app's page for the app's own addresses. */
export function serveSite(folder: string): (request: Request) => Promise<Response> {
  const root = resolve(folder);

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
    const path = decodedPath(request);
    if (path === undefined || path.includes('/.')) return notFound();
    const file = await fileAt(join(root, path));
    if (file) return answerFile(request, file);
    // A missing picture or script stays missing; only an address of the app gets the app.
    if (extname(path) !== '') return notFound();
    const page = await fileAt(join(root, 'index.html'));
    return page
      ? answerFile(request, page)
      : new Response('The app is not built. Run: npm run build', { status: 503 });
  };

  async function fileAt(path: string): Promise<string | undefined> {
    if (path !== root && !path.startsWith(root + sep)) return undefined;
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? path : undefined;
  }

  async function answerFile(request: Request, file: string): Promise<Response> {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const [encoding, ending] = accepted.includes('br')
      ? ['br', '.br']
      : accepted.includes('gzip')
        ? ['gzip', '.gz']
        : [undefined, ''];
    const compressed = encoding ? await fileAt(file + ending) : undefined;
    const sent = compressed ?? file;
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
    if (compressed && encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(size));
    const body =
      request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(sent)) as ReadableStream);
    return new Response(body, { headers });
  }
}

function decodedPath(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
