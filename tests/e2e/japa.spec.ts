import { newAccount, signIn } from './people.ts';
import { appStands, expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test(
  'a mala is counted without a network, by touch and by keys, and stands there after a reload',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await appStands(page);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto('/japa');
    const beads = page.getByTestId('beads');
    await page.getByTestId('count-bead').click();
    await expect(beads).toHaveText('1');
    await page.getByRole('heading', { level: 1 }).focus();
    for (let bead = 2; bead <= 108; bead += 1) await page.keyboard.press(bead % 2 === 0 ? 'Space' : 'Enter');
    await expect(beads).toHaveText('108');
    await expect(page.getByTestId('malas')).toHaveText('One mala is complete.');
    await page.getByTestId('count-bead').click();
    await page.getByTestId('bead-back').click();
    await page.reload();
    await expect(beads).toHaveText('108');
    await expect(page.getByTestId('japa-days')).toContainText('1 mala');
  },
);

test('what a member counts is on their other device', async ({ page, backend, browser }) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/japa');
  await appStands(page);
  for (let bead = 0; bead < 108; bead += 1) await page.getByTestId('count-bead').click();
  await expect(page.getByText('Kept on this device and in your account.')).toBeVisible();
  // Asked for alone, the column's name would count the rows.
  await expect
    .poll(async () => (await user.client.from('japa_days').select('*')).data?.map(({ count }) => count))
    .toEqual([108]);
  const other = await (await browser.newContext({ baseURL: backend.url })).newPage();
  await signIn(other, user);
  await other.goto('/japa');
  await expect(other.getByTestId('japa-days')).toContainText('1 mala');
  await other.context().close();
});

test('the mala is accessible and fits', async ({ page }) => {
  await page.goto('/japa');
  await appStands(page);
  await page.getByTestId('count-bead').click();
  await expect(page.getByTestId('japa-days')).toBeVisible();
  await expectGoodInBothLooks(page);
});

test('the home page leads to the day, to what is sung on it and to a puja, each with one tap', async ({
  page,
}) => {
  for (const [way, address] of [
    ['today-tithi', /\/hindu-festivals\?.*day=/],
    ['today-aarti', /\/hindu-aartis\?.*read=/],
    ['today-puja', /\/puja\/[a-z-]+$/],
  ] as const) {
    await page.goto('/');
    await appStands(page);
    await expect(page.getByTestId(way)).toHaveAttribute('href', address);
    await page.getByTestId(way).click();
    await expect(page).toHaveURL(address);
  }
});
