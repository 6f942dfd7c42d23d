import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sliceableOf } from './file-body.ts';
import { serveSite } from './site.ts';

const files = {
  'dist/shell.html': '<!doctype html><title>Disha</title>',
  'dist/index.html': '<!doctype html><title>Home</title>',
  'dist/blog.html': '<!doctype html><title>Blog</title>',
  'dist/blog/kitchen.html': '<!doctype html><title>Kitchen</title>',
  'dist/sitemap.xml': '<urlset/>',
  'dist/pay.html': '<!doctype html><title>Pay</title>',
  'dist/sw.js': 'self.skipWaiting()',
  'dist/manifest.webmanifest': '{}',
  'dist/assets/app-4f2a.js': 'export {}',
  'dist/assets/app-4f2a.css': 'body {}',
  'dist/.vite/manifest.json': '{"secret":1}',
  'dist-other/secret.txt': 'secret',
  'secret.txt': 'secret',
};

let folder: string;
let site: (request: Request) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(folder, 'dist/assets/app-4f2a.js.br'), brotliCompressSync('export {}'));
  await writeFile(join(folder, 'dist/blog/kitchen.html.br'), brotliCompressSync('Kitchen'));
  await writeFile(join(folder, 'dist/assets/app-4f2a.js.gz'), gzipSync('export {}'));
  await writeFile(join(folder, 'dist/assets/app-4f2a.css.gz'), gzipSync('body {}'));
  site = serveSite(join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  site(new Request(`http://127.0.0.1${path}`, { headers, method }));

test.each(['/blog/kitchen', '/blog/kitchen/', '/blog/kitchen?a=1', '/blog/%6bitchen'])(
  'a page that may not be seen any more gives way to the app at %s',
  async (path) => {
    const hiding = serveSite(join(folder, 'dist'), async (address) => address !== '/blog/kitchen');
    const response = await hiding(new Request(`http://127.0.0.1${path}`));
    expect(await response.text()).toBe(files['dist/shell.html']);
    for (const ending of ['.html', '.html.br'])
      expect((await hiding(new Request(`http://127.0.0.1/blog/kitchen${ending}`))).status).toBe(404);
    expect(await (await hiding(new Request('http://127.0.0.1/blog'))).text()).toBe(files['dist/blog.html']);
  },
);

test('what is missing for a script is not kept by a cache between, which would give it to those who open the page', async () => {
  const missing = await ask('/chat', { 'sec-fetch-mode': 'cors' });
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await ask('/chat', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
});

describe('nothing outside the build is served', () => {
  test.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fdist-other%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/secret.txt%00',
    '/%00.png',
    '/%E0%A4%A.png',
  ])('%s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('a compressed file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0.1', 'br'],
    ['BR', 'br'],
    ['identity', null],
    ['brr', null],
    ['', null],
  ])('is sent to who accepts "%s" as %s', async (accepted, encoding) => {
    const response = await ask('/assets/app-4f2a.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const plain = Buffer.from('export {}');
    const bytes = { br: brotliCompressSync(plain), gzip: gzipSync(plain) }[encoding ?? ''] ?? plain;
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
  });

  test('is the next best when the best is not there', async () => {
    const response = await ask('/assets/app-4f2a.css', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('the page of the app', () => {
  test.each([
    ['/chat', { 'sec-fetch-mode': 'navigate', accept: 'text/html' }],
    ['/chat?session=1', { accept: 'text/html,*/*' }],
    ['/deities/ganesha', { accept: '*/*' }],
    ['/nothing-like-this', {}],
    ['/blog/no-such-post', {}],
    ['/blog/kitchen/more', {}],
    ['/index', {}],
    ['/shell', {}],
  ])('is what one gets who goes to %s with %o', async (path, headers) => {
    const response = await ask(path, headers);
    expect([response.status, await response.text()]).toEqual([200, files['dist/shell.html']]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/chat', { 'sec-fetch-mode': 'cors' }],
    ['/chat', { accept: 'application/json' }],
    ['/assets/app-0000.js', { 'sec-fetch-mode': 'navigate' }],
    ['/picture.png', { accept: 'text/html' }],
  ])('is not what one gets who loads %s with %o', async (path, headers) => {
    expect((await ask(path, headers)).status).toBe(404);
  });

  test('is not what one gets who sends something', async () => {
    expect((await ask('/chat', {}, 'POST')).status).toBe(404);
  });

  test('is not what one gets who goes to the checkout, which has a page of its own', async () => {
    for (const path of ['/pay', '/pay?again=1', '/pay.html'])
      expect(await (await ask(path, { 'sec-fetch-mode': 'navigate' })).text()).toBe(files['dist/pay.html']);
    expect(await (await ask('/pay/more', { 'sec-fetch-mode': 'navigate' })).text()).toBe(
      files['dist/shell.html'],
    );
  });

  test('is missing as long as nothing is built, and then the answer says what to do', async () => {
    const response = await serveSite(join(folder, 'nowhere'))(new Request('http://127.0.0.1/'));
    expect([response.status, await response.text()]).toEqual([
      503,
      'The app is not built. Run: npm run build',
    ]);
  });
});

describe('a page that the build has drawn', () => {
  test.each([
    ['/', 'dist/index.html'],
    ['/?utm_source=mail', 'dist/index.html'],
    ['/blog', 'dist/blog.html'],
    ['/blog/', 'dist/blog.html'],
    ['/blog?category=kitchen', 'dist/blog.html'],
    ['/blog/kitchen', 'dist/blog/kitchen.html'],
    ['/blog/kitchen/', 'dist/blog/kitchen.html'],
  ] as const)('is what one gets who goes to %s', async (path, file) => {
    const response = await ask(path, { 'sec-fetch-mode': 'navigate' });
    expect([response.status, await response.text()]).toEqual([200, files[file]]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('is not what one gets who loads its address', async () => {
    expect((await ask('/blog', { 'sec-fetch-mode': 'cors' })).status).toBe(404);
  });
});

test('the map of the site is a file', async () => {
  const response = await ask('/sitemap.xml');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
});

describe('a file is kept by the browser', () => {
  test.each(['/assets/app-4f2a.js', '/assets/app-4f2a.css'])(
    'for good when its name has its hash: %s',
    async (path) => {
      const response = await ask(path);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test.each(['/', '/blog', '/chat', '/sitemap.xml', '/sw.js', '/manifest.webmanifest'])(
    'only after asking whether it is still new: %s',
    async (path) => {
      const response = await ask(path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const tag = response.headers.get('etag') ?? '';
      const again = await ask(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await ask(path, { 'if-none-match': '"older"' })).status).toBe(200);
    },
  );
});

test('a file is read piece by piece, so that whoever takes none of it holds none of it in memory', async () => {
  const { body } = await site(new Request('http://disha.example/sw.js'));
  expect(body && sliceableOf(body)?.size).toBe(Buffer.byteLength(files['dist/sw.js']));
});

test('HEAD answers what GET does without the content', async () => {
  const [got, head] = [await ask('/sw.js'), await ask('/sw.js', {}, 'HEAD')];
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
});

test('an address that no app of ours has is not looked for', async () => {
  expect((await ask(`/${'a'.repeat(2_000)}`)).status).toBe(414);
  expect((await ask(`/chat${'/'.repeat(15_000)}a`)).status).toBe(414);
  expect((await ask(`/chat${'/'.repeat(1_000)}`)).status).toBe(200);
});
