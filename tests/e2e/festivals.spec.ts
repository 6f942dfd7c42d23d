import type { Page } from 'playwright/test';
import { newAccount, signIn } from './people.ts';
import { printedPages } from './printed-pages.ts';
import {
  appStands,
  expect,
  expectAccessible,
  expectFits,
  expectGoodInBothLooks,
  test,
  waitForWorker,
} from './world.ts';

test('the festival calendar with a day, its year and its choices is accessible and fits in both languages and schemes', async ({
  page,
}) => {
  await page.goto('/hindu-festivals?month=2026-11&day=2026-11-08&festival=diwali');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByTestId('decision')).toBeVisible();
  await expect(page.getByTestId('panchang')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: words.year }).click();
  await expect(page.getByTestId('year-list').getByRole('listitem').first()).toBeVisible();
  await page.getByText(words.choghadiya, { exact: true }).click();
  await expectGoodInBothLooks(page);
  await opener(page, words.month).click();
  await page.getByRole('button', { name: words.place }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expectGoodInBothLooks(page);
});

test('the calendar is accessible and fits with text of twice the size, at the first month that it has', async ({
  page,
}) => {
  await page.goto('/hindu-festivals?month=1900-01');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByText('The calendar begins with January 1900')).toBeVisible();
  await expect(day(page, '1900-01-14')).toBeVisible();
  await expect(page.getByTestId('panchang')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
  await expectFits(page);
});

test(
  'a guest without a network, who has never opened it, has the calendar of any year and place',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto('/hindu-festivals?month=2041-10&day=2041-10-24');
    await expect(day(page, '2041-10-24')).toHaveAccessibleName(/Diwali/);
    await expect(page.getByTestId('day-panel').getByRole('heading')).toHaveText('24 Oct 2041 के कार्यक्रम');
    await page
      .getByTestId('day-panel')
      .getByRole('link', { name: /Diwali/ })
      .click();
    await expect(page.getByTestId('festival')).toBeFocused();
    await expect(page.getByTestId('decision')).toContainText('New Delhi');

    const panchang = page.getByTestId('panchang');
    const sunriseInDelhi = await panchang
      .getByText(/^\d+:\d\d am$/)
      .first()
      .textContent();
    await page.getByRole('button', { name: /^Place and lunar month: New Delhi/ }).click();
    await page.getByRole('button', { name: /^Change place/ }).click();
    await page.getByLabel('City or state').fill('New York');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Amanta' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.getByRole('button', { name: 'Place and lunar month: New York · amanta months' }),
    ).toBeVisible();
    await expect(panchang).toContainText('America/New_York');
    await expect(panchang.getByText(/^\d+:\d\d am$/).first()).not.toHaveText(sunriseInDelhi ?? '');
    await expect(page.getByText('Ashvina · Kartika', { exact: true })).toBeVisible();

    await opener(page, 'October 2041').click();
    await page.getByRole('textbox', { name: 'Year' }).fill('2400');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByText('Please enter a year from 1900 to 2100.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Year' }).fill('२०९९');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'March 2099' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Holi/ }).first()).toBeVisible();
  },
);

test('the keys walk through the days, and the month is said', async ({ page }) => {
  await page.goto('/hindu-festivals?month=2026-11&day=2026-11-08');
  await appStands(page);
  await day(page, '2026-11-08').focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, '2026-11-09')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(day(page, '2026-11-15')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(day(page, '2026-12-21')).toBeFocused();
  await expect(page.getByText(/^December 2026, \d+ days with events$/)).toBeAttached();
  await page.keyboard.press('Shift+PageUp');
  await expect(page.getByRole('grid', { name: 'December 2025' })).toBeVisible();
  await expect(day(page, '2025-12-21')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2025-12-21/);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('an address that makes no sense opens the calendar of today', async ({ page }) => {
  await page.goto('/hindu-festivals?month=2026-13&day=2025-02-30&festival=%3Cscript%3E');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('[aria-current=date]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Select a Festival' })).toBeVisible();
  await expect(
    page.getByText('Click on a date with events or select a festival from the calendar to view details'),
  ).toBeVisible();
});

test('a festival that is opened by its name alone leads to its next day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-01T06:00:00Z'));
  await page.goto('/hindu-festivals?festival=diwali');
  await expect(page).toHaveURL(/month=2026-11/);
  await expect(page).toHaveURL(/day=2026-11-08/);
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('Diwali');
});

test('the days of one’s own events stand in the calendar, solar and lunar', async ({ page, backend }) => {
  const user = await newAccount(backend);
  await user.client.from('user_events').insert([
    {
      user_id: user.userId,
      title: 'Asha’s birthday',
      date_type: 'solar',
      is_recurring: true,
      event_date: '1990-11-12',
    },
    {
      user_id: user.userId,
      title: 'Grandfather’s day',
      date_type: 'lunar',
      is_recurring: true,
      lunar_month: 'Kartika',
      lunar_day: 5,
    },
  ]);
  await signIn(page, user);
  await page.goto('/hindu-festivals?month=2027-11&day=2027-11-12');
  await expect(day(page, '2027-11-12')).toHaveAccessibleName(/Asha’s birthday/);
  await expect(page.getByTestId('day-panel')).toContainText('Asha’s birthday');
  await expect(page.getByRole('grid').getByRole('button', { name: /Grandfather’s day/ })).toHaveCount(1);
});

test('a month is printed on one page of its own, with all that falls in it', async ({ page }) => {
  await page.goto('/hindu-festivals?month=2026-11');
  await appStands(page);
  await expect(day(page, '2026-11-08')).toHaveAccessibleName(/Diwali/);
  const pages = await printedPages(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('November2026');
  expect(pages[0]).toContain('GuruNanakJayanti');
  expect(pages[0]).not.toContain('SelectaFestival');
});

const words = {
  title: 'Hindu Festivals & Riti-Riwaaj',
  year: 'All festivals of 2026',
  choghadiya: 'Choghadiya',
  month: 'November 2026',
  place: /^Place and lunar month/,
};

/** What opens the way to other months. */
function opener(page: Page, month: string) {
  return page.getByRole('heading', { name: month, exact: true }).getByRole('button');
}

function day(page: Page, date: string) {
  return page.locator(`[data-date="${date}"]`);
}
