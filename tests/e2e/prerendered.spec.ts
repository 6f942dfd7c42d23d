import type { Page } from 'playwright/test';
import { appStands, expect, test } from './world.ts';

/** Notes, from before the first paint, every title and heading that was ever on the page. */
async function noteWhatIsShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const heading of document.querySelectorAll<HTMLElement>('h1'))
        if (heading.checkVisibility()) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages stand there with their words', async ({ page }) => {
    for (const [address, words] of [
      ['/', 'Know how your home faces the world'],
      ['/hindu-festivals', 'Hindu Festivals'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/subscriptions', 'Plans and credits'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
    }
    // Of the last one also what stands below the plans, which only the app knows.
    await expect(page.getByRole('heading', { name: 'How credits work' })).toBeVisible();
  });
});

test('no line of a page waits for its letters until its words are there', async ({ page }) => {
  // The app has more to show than the page; one that fails would load the page again.
  await page.route(/\/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  for (const address of [
    '/',
    '/blog',
    '/contact',
    '/hindu-aartis',
    '/hindu-festivals',
    '/blog/bachchon-ka-kamra-aur-atithi-kaksh',
  ]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const late = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType }) => name.endsWith('.woff2') && initiatorType !== 'link')
        .map(({ name }) => name),
    );
    expect(late, address).toEqual([]);
  }
});

test('the app takes the place of the page in one step: where it was scrolled to, what was written and the focus stay', async ({
  page,
}) => {
  // The app comes when the page has been used for a while.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Letters that come after the first paint move lines, and that is not the app's doing.
  const letters = page.waitForResponse('**/fonts/noto-sans-latin.woff2').then((came) => came.finished());
  await page.route('**/*.css', async (route) => {
    await letters;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.getByRole('textbox').first();
  await question.pressSequentially('Where should the kit');
  const scrolled = (await page.evaluate(() => scrollY)) + 300;
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  release();
  await appStands(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(question).toHaveValue('Where should the kit');
  await expect(question).toBeFocused();
  await page.keyboard.type('chen be?');
  await expect(question).toHaveValue('Where should the kitchen be?');
  await expect(page.getByRole('button', { name: 'Ask Disha' })).toBeEnabled();
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

test('who reads Hindi never sees the English page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('disha.language', 'hi'));
  const shown = await noteWhatIsShown(page);
  await page.goto('/');
  await appStands(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect((await shown()).join()).toMatch(/^[^A-Za-z]+$/);
});

test('a button that is pressed before the app is there is heard when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName(
        document.querySelector<HTMLScriptElement>('script[src*="take-over"]')?.src ?? '',
      ).length > 0,
  );
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
