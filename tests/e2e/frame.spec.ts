import { expect, expectAccessible, expectFits, test } from './world.ts';

const publicRoutes = [
  '/',
  '/auth',
  '/forgot-password',
  '/profile',
  '/contact',
  '/blog',
  '/hindu-festivals',
  '/hindu-aartis',
  '/subscriptions',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cancellation-policy',
  '/no-such-page',
];

const looks = [
  { language: 'en', scheme: 'light' },
  { language: 'hi', scheme: 'dark' },
] as const;

for (const { language, scheme } of looks) {
  test(`every public page is accessible, fits and has a title in ${language}, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    for (const route of publicRoutes) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/Disha|दिशा|Vaastu|वास्तु/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
        await expectFits(page);
      });
    }
  });
}

test('a guest is sent to sign in from what is theirs alone, and back to where they were going', async ({
  page,
}) => {
  for (const route of [
    '/chat?session=6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    '/dashboard',
    '/add-property',
    '/analyze/1',
    '/upload',
    '/payment-success',
  ]) {
    await page.goto(route);
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(route)}`);
  }
  await page.goto('/start');
  await expect(page).toHaveURL(/\/auth$/);
});

test('the language changes without a reload and is remembered', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
