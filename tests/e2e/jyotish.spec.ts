import type { Page } from 'playwright/test';
import { appStands, expect, test } from './world.ts';

/** Fills in the only birth form that is open within a part of the page. */
async function tellBirth(page: Page, legend: string, birth: { name: string; date: string; time: string }) {
  const side = page.getByRole('group', { name: legend });
  await side.getByLabel('Name (if you like)').fill(birth.name);
  await side.getByLabel('Date of birth').fill(birth.date);
  await side.getByLabel('Time of birth').fill(birth.time);
  await side.getByLabel('Place of birth').fill('18.52, 73.86');
  await side.getByRole('button', { name: 'Use this birth' }).click();
}

test('two births that a guest tells are matched, stay on the device, and a vague time is told as such', async ({
  page,
}) => {
  await page.goto('/milan');
  await appStands(page);
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
  await tellBirth(page, 'Groom', { name: 'Ravi', date: '2/1/1988', time: '6.15 pm' });
  await tellBirth(page, 'Bride', { name: 'Asha', date: '12 May 1990', time: '' });
  await expect(page.getByTestId('milan-total')).toContainText(/to [\d.]+ of 36/);
  await expect(page.getByText('depends on the time').first()).toBeVisible();
  await page.getByRole('link', { name: 'Groom’s chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ravi' })).toBeVisible();

  await page.goto('/milan');
  await appStands(page);
  await page.getByRole('combobox', { name: 'Groom' }).selectOption('Ravi');
  await page.getByRole('combobox', { name: 'Bride' }).selectOption('Only the nakshatra is known');
  await page.getByLabel('Nakshatra').selectOption('Rohini');
  await page.getByLabel('Pada').selectOption('2');
  await expect(page.getByTestId('milan-total')).toContainText(/[\d.]+ of 36/);
  const nadi = page.locator('details', { hasText: 'Nadi' });
  await nadi.locator('summary').click();
  await expect(nadi.getByText(/one of three nadis/)).toBeVisible();
});

test('times for an act are found, stand in the address, and go into a calendar file', async ({ page }) => {
  await page.goto('/muhurat');
  await appStands(page);
  await page.getByLabel('Purpose').selectOption('Marriage');
  await page.getByLabel('Place').fill('Pun');
  await page.getByRole('button', { name: /^Pune\b/ }).click();
  await page.getByLabel('From', { exact: true }).fill('2027-02-01');
  await page.getByLabel('To', { exact: true }).fill('2027-04-30');
  await page.getByRole('button', { name: 'Find times' }).click();
  await expect(
    page.getByRole('heading', { name: /^Marriage: 1 Feb 2027 to 30 Apr 2027, Pune/ }),
  ).toBeVisible();
  const found = page.getByTestId('muhurat-count');
  await expect(found).toContainText(/\d+ times on \d+ days/);
  const words = await found.textContent();
  const first = page.getByTestId('muhurat').first();
  await first.locator('summary').click();
  await expect(first.getByText('Speaks for it')).toBeVisible();
  const file = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Calendar file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^muhurat-2027-0[234]-\d\d\.ics$/);
  // Whoever opens the same address finds the same times.
  await page.goto(page.url());
  await expect(found).toHaveText(words ?? '');
});

test('the letter of a name is told from a birth, and a name leads back to its nakshatra', async ({
  page,
}) => {
  await page.goto('/names');
  await appStands(page);
  await tellBirth(page, 'Whose birth?', { name: 'Asha', date: '12/5/1990', time: '10.30' });
  await expect(page.getByTestId('name-letter')).toContainText('यू Yu');
  await page.getByLabel('A name', { exact: true }).fill('रवि');
  await expect(page.getByText(/रा Ra: Moon in Chitra, pada 3/)).toBeVisible();
});

test('a day is told for a rashi, and the calendar says it in short from then on', async ({ page }) => {
  await page.goto('/my-day?day=2026-11-08');
  await appStands(page);
  await expect(page.getByRole('heading', { name: 'The day for each rashi' })).toBeVisible();
  await page.getByLabel('Moon sign (rashi)').selectOption('Tula');
  await expect(page.getByText('Moon in Tula, place 1 from your rashi')).toBeVisible();
  await page.getByRole('link', { name: 'Day after' }).click();
  await expect(page.getByRole('heading', { name: /^Monday, 9 November 2026/ })).toBeVisible();
  await page.getByRole('link', { name: 'Day before' }).click();
  await page.getByRole('link', { name: 'In the calendar' }).click();
  await page.getByRole('link', { name: 'My day: Supports' }).click();
  await expect(page.getByTestId('day-sum')).toHaveText('The Moon supports at sunrise.');
});
