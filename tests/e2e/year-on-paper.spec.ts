import { printedPages } from './printed-pages.ts';
import { appStands, expect, test, waitForWorker } from './world.ts';

const anEnglishMonth =
  /^(January|February|March|April|May|June|July|August|September|October|November|December)2027/;

for (const language of ['en', 'hi'] as const) {
  test(`a year comes out of the printer as twelve pages of A4, a month on each, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await page.goto('/hindu-festivals/print/2027');
    await appStands(page);
    await expect(page.getByTestId('month-paper')).toHaveCount(12);
    await expect(page.getByTestId('print-pages')).toBeEnabled();
    const cut = await page
      .getByTestId('month-paper')
      .evaluateAll((papers) =>
        papers.flatMap((paper) =>
          [...paper.querySelectorAll('td > div, ul, table')]
            .filter(
              (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
            )
            .map((part) => `${paper.getAttribute('aria-label')}: ${part.textContent}`),
        ),
      );
    expect(cut).toEqual([]);
    const pages = await printedPages(page);
    expect(pages).toHaveLength(12);
    // What reads the file takes the signs of Hindi apart; the year stands behind the month in both.
    for (const text of pages) expect(text).toMatch(language === 'en' ? anEnglishMonth : /2027/);
  });
}

test('the calendar leads to its year on paper, and an address with no year to one that has', async ({
  page,
}) => {
  await page.goto('/hindu-festivals?month=2028-03');
  await appStands(page);
  await page.getByRole('link', { name: 'A year on paper' }).click();
  await expect(page).toHaveURL(/\/hindu-festivals\/print\/2028$/);
  await expect(page.getByRole('heading', { level: 1, name: '2028 on paper' })).toBeVisible();
  await page.goto('/hindu-festivals/print/1800');
  await expect(page.getByText('Please enter a year from 1900 to 2100.')).toBeVisible();
  await page.getByRole('link', { name: /^\d{4} on paper$/ }).click();
  await expect(page.getByTestId('month-paper')).toHaveCount(12);
});

test(
  'a guest without a network has the pages of a year that was never opened',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto('/hindu-festivals/print/2041');
    await expect(page.getByTestId('print-pages')).toBeEnabled();
    await expect(page.getByRole('region', { name: 'October 2041' })).toContainText('Diwali');
  },
);
