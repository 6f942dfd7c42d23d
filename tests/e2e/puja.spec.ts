import { appStands, expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test(
  'a puja is found in the list and followed to its end without a network, and its list stays ticked',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await appStands(page);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto('/puja');
    await page.getByTestId('puja-search').fill('satya narayan');
    await page.getByTestId('puja-card').filter({ hasText: 'Satyanarayan puja' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Satyanarayan puja' })).toBeVisible();
    await expect(page.getByTestId('puja-when')).toContainText(/for .*New Delhi/);
    await page.getByRole('checkbox', { name: /Tulsi leaves/ }).check();

    await page.getByTestId('begin-puja').click();
    const place = page.getByTestId('step-place');
    await expect(place).toHaveText(/^Step 1 of \d+$/);
    const all = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0]);
    for (let step = 1; step <= all; step += 1) {
      await expect(place).toHaveText(`Step ${step} of ${all}`);
      await page.getByTestId('step-next').click();
    }
    await expect(page.getByTestId('puja-done')).toBeVisible();
    // Going on took the place of the step before: one way back leads to the guide.
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /Tulsi leaves/ })).toBeChecked();
    await expect(page.getByTestId('begin-puja')).toBeVisible();
    await expect(page.getByTestId('resume-puja')).toHaveCount(0);
  },
);

test('a festival leads to the guide for it', async ({ page }) => {
  await page.goto('/hindu-festivals?month=2026-11&day=2026-11-24&festival=purnima');
  await appStands(page);
  await page.getByTestId('festival-puja').filter({ hasText: 'Satyanarayan puja' }).click();
  await expect(page).toHaveURL(/\/puja\/satyanarayan$/);
  await expect(page.getByTestId('puja-guide')).toBeVisible();
});

for (const [name, address, sign] of [
  ['the list', '/puja', 'puja-next'],
  ['a guide', '/puja/satyanarayan', 'puja-when'],
  ['a step', '/puja/satyanarayan?step=8', 'puja-step'],
] as const)
  test(`${name} of pujas is accessible and fits`, async ({ page }) => {
    await page.goto(address);
    await appStands(page);
    await expect(page.getByTestId(sign).first()).toBeVisible();
    await expectGoodInBothLooks(page);
  });
