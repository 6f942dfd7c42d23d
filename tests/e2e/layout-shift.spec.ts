import type { Page } from 'playwright/test';
import { addProperty } from '#tests/builders/analysed-plans.ts';
import { newAccount, signIn } from './people.ts';
import { expect, isStill, test, waitForWorker } from './world.ts';

/** More than this is seen as something that jumps. */
const most = 0.01;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const walks = {
  guest: [
    '/',
    '/hindu-festivals',
    '/hindu-aartis',
    '/blog',
    '/blog/no-such-post',
    '/subscriptions',
    '/contact',
    '/privacy-policy',
    '/auth',
    '/reset-password',
    '/settings',
    '/share',
    '/chat',
    '/no-such-page',
  ],
  member: [
    '/chat',
    '/dashboard',
    '/add-property',
    '/upload',
    '/events',
    '/profile',
    '/settings',
    '/settings/sync',
    '/subscriptions',
    '/hindu-festivals',
    '/hindu-aartis',
    '/contact',
  ],
};

for (const who of ['guest', 'member'] as const)
  test(
    `what stands on a page does not move while the rest of it comes, for a ${who} who has been here before`,
    { tag: '@worker' },
    async ({ page, backend }) => {
      await noteShifts(page);
      if (who === 'member') {
        const user = await newAccount(backend);
        await addProperty(user, 'Sea View');
        await signIn(page, user);
      } else {
        await page.goto('/no-such-page');
      }
      await waitForWorker(page);
      for (const size of sizes) await expectUnmoved(page, size, walks[who]);
    },
  );

test('a message comes to the top of a chat without a jump', async ({ page, backend }) => {
  const user = await newAccount(backend);
  await noteShifts(page);
  await signIn(page, user);
  await page.waitForURL('**/chat');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Signed in successfully');
  await expect(page.locator('main :is([data-pending], [aria-busy="true"])')).toHaveCount(0);
  await isStill(page);
  expect(await shifts(page)).toEqual([]);
});

test('letters that come late move nothing', async ({ page }) => {
  let held: Promise<void>;
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await noteShifts(page);
  for (const size of sizes) {
    let release = () => {};
    held = new Promise<void>((resolve) => (release = resolve));
    await page.setViewportSize(size);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root main h1')).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px "Noto Sans"'))).toBe(true);
    expect(await shifts(page)).toEqual([]);
  }
});

async function expectUnmoved(
  page: Page,
  size: { width: number; height: number },
  paths: readonly string[],
): Promise<void> {
  await page.setViewportSize(size);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('#root main h1')).toBeVisible();
    await expect(page.locator('main :is([data-pending], [aria-busy="true"])')).toHaveCount(0);
    await isStill(page);
    expect.soft(await shifts(page), `${path} at ${size.width}`).toEqual([]);
  }
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const noted: string[] = [];
    Object.assign(window, { shifts: noted });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        if (value <= least) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        noted.push([value.toFixed(3), ...moved].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, most);
}

interface LayoutShift {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** What has moved on this page so far, told when the browser has nothing else to do. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve((window as unknown as { shifts: string[] }).shifts), {
            timeout: 3000,
          }),
        ),
      ),
  );
}
