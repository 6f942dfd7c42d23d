import { addProperty } from '#tests/builders/analysed-plans.ts';
import { newAccount, signIn } from './people.ts';
import { expectUnmoved, noteShifts, shifts, sizes } from './shifts.ts';
import { appStands, expect, isStill, test, waitForWorker } from './world.ts';

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
      // Every page at two widths, with the whole app kept before.
      test.setTimeout(180_000);
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

test('a box that is pushed down on purpose is found', async ({ page }) => {
  await noteShifts(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/contact');
    await appStands(page);
    await isStill(page);
    expect(await shifts(page)).toEqual([]);
    await page.evaluate(() => {
      const pushed = document.querySelector('main h1');
      const box = document.createElement('div');
      box.style.height = '80px';
      pushed?.before(box);
    });
    expect((await shifts(page)).join(), `at ${size.width}`).toMatch(/<h1/);
  }
});

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
