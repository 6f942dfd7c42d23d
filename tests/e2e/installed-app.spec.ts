import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, waitForWorker } from './world.ts';

test('Chromium finds the app installable', { tag: '@worker' }, async ({ page }) => {
  await page.goto('/');
  await waitForWorker(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: expect.stringContaining('Disha'),
    display: 'standalone',
  });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A window of a test is not in a profile that can install; everything that the app itself decides must be right.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test(
  'after one visit the app opens without a network, on pages that were never visited too',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await waitForWorker(page);
    await context.setOffline(true);
    for (const route of ['/', '/privacy-policy', '/auth', '/hindu-festivals', '/no-such-page']) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await context.setOffline(false);
  },
);

test(
  'a new version waits until the user takes it, and then loads once',
  { tag: '@worker' },
  async ({ page, backend }) => {
    const front = await serveVersions(backend.url);
    try {
      await page.goto(front.url);
      await waitForWorker(page);
      await page.reload();
      let loads = 0;
      page.on('load', () => (loads += 1));

      front.publish();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const bar = page.getByText('A new version is ready');
      await expect(bar).toBeVisible();
      expect(loads).toBe(0);

      await page.getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => loads).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();
      const waiting = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
      );
      expect(waiting).toBeNull();
      expect(loads).toBe(1);
    } finally {
      await front.close();
    }
  },
);

/** The backend with a worker that changes when a version is published. */
async function serveVersions(
  target: string,
): Promise<{ url: string; publish(): void; close(): Promise<void> }> {
  let version = 1;
  const server: Server = createServer((asked, answered) => {
    // As a whole and unpacked, so that it can be changed on the way.
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...headers } = asked.headers;
    const forwarded = request(
      new URL(asked.url ?? '/', target),
      {
        method: asked.method,
        headers: { ...headers, host: new URL(target).host },
      },
      (reply) => {
        const isWorker = asked.url === '/index.js';
        const { 'content-length': length, ...rest } = reply.headers;
        answered.writeHead(
          reply.statusCode ?? 502,
          isWorker || !length ? rest : { ...rest, 'content-length': length },
        );
        if (isWorker) reply.on('end', () => answered.end(`\n// version ${version}`));
        reply.pipe(answered, { end: !isWorker });
      },
    );
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => (version += 1),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
