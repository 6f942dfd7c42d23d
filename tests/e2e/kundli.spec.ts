import { kundliTexts } from '#i18n/catalogue/kundli.ts';
import { beSignedIn, newAccount } from './people.ts';
import { printedPages } from './printed-pages.ts';
import { appStands, expect, expectGoodInBothLooks, test } from './world.ts';

test('a guest gets a chart from four fields, finds it again and removes it', async ({ page }) => {
  await page.goto('/kundli');
  await appStands(page);
  await page.getByLabel('Name (if you like)').fill('Asha');
  await page.getByLabel('Date of birth').fill('12/5/90');
  await expect(page.getByText('Saturday, 12 May 1990')).toBeVisible();
  await page.getByLabel('Time of birth').fill('10.30 am');
  await page.getByLabel('Place of birth').fill('Pun');
  await page.getByRole('button', { name: /^Pune\b/ }).click();
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Lagna/ })).toContainText('Karka');
  await expect(page.getByRole('row', { name: /^Moon/ })).toContainText('Jyeshtha');

  await page.getByText('Dasha', { exact: true }).click();
  await expect(page.getByText(/^Now: \w+ – \w+ – \w+$/)).toBeVisible();
  await expect(page.getByTestId('life-line')).toContainText('Sade Sati');
  for (const view of ['Vargas', 'Transits today', 'Yogas', 'Saturn', 'Strength', 'Birth', 'Other ways'])
    await page.getByText(view, { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Krishnamurti/ })).toBeVisible();

  await page.getByText('South', { exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('South')).toBeChecked();
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByRole('link', { name: /^Asha/ }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByTestId('remove-chart').click();
  await expect(page.getByRole('heading', { name: 'New chart' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Asha/ })).toHaveCount(0);
});

test('what cannot be read is told beside its field, and an unknown time makes a chart from the Moon', async ({
  page,
}) => {
  await page.goto('/kundli');
  await appStands(page);
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await expect(page.getByText('Please write a day, as 12/5/1990')).toBeVisible();
  await expect(page.getByText('Please choose a place from the list')).toBeVisible();
  await page.getByLabel('Date of birth').fill('29 Feb 2000');
  await page.getByLabel('Place of birth').fill('28.61, 77.21');
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect(page.getByText(/Without a time of birth there is no lagna/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Lagna/ })).toHaveCount(0);
});

test('a member takes the charts into the account, finds them on another device, and takes them out again', async ({
  page,
  backend,
  browser,
}) => {
  const user = await newAccount(backend);
  await beSignedIn(page, user);
  await page.goto('/kundli');
  await appStands(page);
  await page.getByLabel('Name (if you like)').fill('Asha');
  await page.getByLabel('Date of birth').fill('12/5/1990');
  await page.getByLabel('Time of birth').fill('10.30 am');
  await page.getByLabel('Place of birth').fill('18.52, 73.86');
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible();
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByRole('switch', { name: 'Keep my charts in my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your charts' })).toBeVisible();
  await expectGoodInBothLooks(page);

  const elsewhere = await browser.newContext({ baseURL: backend.url, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await beSignedIn(other, user);
  await other.goto('/kundli');
  await other.getByRole('link', { name: /^Asha/ }).click();
  await expect(other.getByRole('row', { name: /^Lagna/ })).toContainText('Karka');

  await page.getByRole('switch', { name: 'Keep my charts in my account' }).click();
  await page.getByTestId('take-charts-out').click();
  await expect(page.getByRole('heading', { name: 'Charts on this device' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Asha/ })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This chart is not on this device' })).toBeVisible();
  await elsewhere.close();
});

test('all views of a chart are good to read', async ({ page }) => {
  await page.goto('/kundli');
  await appStands(page);
  await page.locator('input[name=date]').fill('12/5/1990');
  await page.locator('input[name=time]').fill('10:30');
  await page.locator('input[name=place]').fill('18.52, 73.86');
  await page.locator('form button[type=submit]').click();
  const { viewDasha, viewVargas, viewTransits, viewDiffer } = kundliTexts;
  for (const view of [viewDasha, viewVargas, viewTransits, viewDiffer]) {
    await page.getByText(view.en, { exact: true }).click();
    await expectGoodInBothLooks(page);
  }
});

for (const language of ['en', 'hi'] as const) {
  test(`a chart comes out of the printer as four pages of A4, in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await page.goto('/kundli');
    await appStands(page);
    await page.locator('input[name=date]').fill('12/5/1990');
    await page.locator('input[name=time]').fill('10:30');
    await page.locator('input[name=place]').fill('18.52, 73.86');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/kundli\/[^/]+$/);
    // Saturn is reckoned aside, and stands on the second page.
    await page
      .getByRole('radio', { name: kundliTexts.viewSaturn[language], exact: true })
      .check({ force: true });
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    expect(await printedPages(page)).toHaveLength(4);
  });

  test(`a match and a year of muhurats come out of the printer as a page each, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await page.goto('/milan?groom=4-2&bride=22-3');
    await appStands(page);
    await expect(page.getByTestId('milan-total')).toContainText('36');
    expect(await printedPages(page)).toHaveLength(1);
    await page.goto(
      '/muhurat?for=griha_pravesh&from=2027-01-01&to=2027-12-31&at=28.61,77.21&zone=Asia/Kolkata',
    );
    await appStands(page);
    await expect(page.getByTestId('muhurat-count')).toBeVisible();
    expect(await printedPages(page)).toHaveLength(1);
  });
}
