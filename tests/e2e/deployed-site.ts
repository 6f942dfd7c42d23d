import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { expect, test as base } from './world.ts';

/** The backend at an address where other files may be laid over those of the build, as by a deployment. */
export interface DeployedSite {
  url: string;
  /** From now on the path answers with these bytes. */
  lay(path: string, body: string | Buffer): void;
  /** From now on it has no such path. */
  remove(path: string): void;
  /** The build itself again. */
  clear(): void;
  /** Lays the version after this build over it: another worker, document and entry, and the entry of this build is gone. */
  publish(terms?: { minimum?: string }): void;
  close(): Promise<void>;
}

/** What the version after this build tells of itself. */
export const nextNews = { en: 'Plans open twice as fast.', hi: 'नक़्शे दुगुनी तेज़ी से खुलते हैं।' };

/** Where the next version begins. */
export const nextEntryPath = '/assets/index-nextnext.js';

/** Tests that visit such a site. */
export const test = base.extend<{ site: DeployedSite }>({
  site: async ({ backend }, use) => {
    const site = await deploySite(backend.url);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };

/** Which version's document this page was made from. */
export const versionOf = () =>
  document.querySelector('meta[name="next-version"]') ? ('next' as const) : ('first' as const);

async function deploySite(target: string): Promise<DeployedSite> {
  const { host, hostname, port } = new URL(target);
  const laid = new Map<string, string | Buffer>();
  const removed = new Set<string>();
  const server = createServer((asked, answered) => {
    const { pathname } = new URL(asked.url ?? '/', target);
    if (removed.has(pathname)) {
      asked.resume();
      answered.writeHead(404).end();
      return;
    }
    const forwarded = request({
      hostname,
      port,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, host },
    });
    forwarded.on('response', (reply) => {
      const body = laid.get(pathname);
      if (body === undefined) {
        answered.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answered);
        return;
      }
      reply.resume();
      const {
        'content-length': _length,
        'content-encoding': _encoding,
        etag: _etag,
        ...headers
      } = reply.headers;
      if (pathname.endsWith('.js')) headers['content-type'] = 'text/javascript';
      answered.writeHead(200, headers).end(body);
    });
    forwarded.on('error', () => answered.destroy());
    answered.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lay: (path, body) => laid.set(path, body),
    remove: (path) => removed.add(path),
    clear() {
      laid.clear();
      removed.clear();
    },
    publish({ minimum = '' } = {}) {
      const [entry, next] = [entryPath(), nextEntryPath].map((path) => basename(path)) as [string, string];
      const withNextEntry = (text: string) => text.replaceAll(entry, next);
      removed.add(entryPath());
      laid.set(nextEntryPath, built(entryPath()));
      laid.set(
        '/shell.html',
        withNextEntry(built('shell.html')).replace('<head>', '<head><meta name="next-version">'),
      );
      laid.set(
        '/index.js',
        withNextEntry(built('index.js')).replace(
          /"revision":"\w+"(?=,"url":"shell\.html")/,
          '"revision":"next"',
        ),
      );
      const said = JSON.parse(built('version.json')) as { releases: object[] };
      const release = { day: '2999-01-01', notes: [nextNews] };
      const version = { id: 'next', at: '2999-01-01T00:00:00Z' };
      laid.set(
        '/version.json',
        JSON.stringify({ ...said, version, minimum, releases: [release, ...said.releases] }),
      );
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Of the script by which every page of this build begins. */
export function entryPath(): string {
  const [path] = /\/assets\/index-[\w-]+\.js/.exec(built('shell.html')) ?? [];
  if (path === undefined) throw new Error('The build has no entry');
  return path;
}

const built = (name: string) => readFileSync(join('dist', name), 'utf8');
