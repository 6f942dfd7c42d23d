import { expect, test } from './world.ts';

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
