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
