import { appStands, expect, test } from './world.ts';

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
  for (const view of ['Yogas', 'Saturn', 'Strength', 'Birth', 'Other ways'])
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
