import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { noise, pdfOf, plan, pngOf, withExif } from '#tests/fixtures/attachment-files.ts';
import { beSignedIn, newAccount, signIn } from './people.ts';
import { photo } from './pictures.ts';
import { printedPages } from './printed-pages.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

const diwali = '/hindu-festivals?festival=diwali&day=2026-11-08';

test(
  'a guest without a network reads a ritual, finds an aarti and takes the days along',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto(diwali);
    const details = page.getByTestId('festival-details');
    await expect(details.getByTestId('ritual').first()).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(details.getByTestId('ritual').first()).toBeVisible();
    await expect(details.getByTestId('festival-deity')).toHaveText('Lakshmi');
    await expect(details.getByTestId('festival-type')).toBeVisible();
    await expect(details.getByTestId('festival-days').getByRole('listitem')).toHaveCount(5);
    await expect(details.getByTestId('festival-days').getByText('8 November 2026')).toBeVisible();

    const aartis = details.getByTestId('aarti');
    const atFirst = await aartis.count();
    expect(atFirst).toBeGreaterThan(0);
    await page.getByTestId('aarti-search').fill('गणेश');
    await expect(aartis.first()).toContainText('Ganesh');
    await page.getByTestId('aarti-search').fill('zzz');
    await expect(details.getByText('No aarti has this title or tag.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(aartis).toHaveCount(atFirst);

    const saving = page.waitForEvent('download');
    await page.getByTestId('festival-ics').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('diwali.ics');
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(9);
    // One of the coming years, whichever the year of the run is.
    expect(calendar).toMatch(
      /UID:diwali-(2027|2033)-1@disha\r\nDTSTAMP:[\dTZ]+\r\nDTSTART;VALUE=DATE:(20271029|20331022)\r\n/,
    );

    await page.getByTestId('add-aarti').click();
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please sign in to add your own aartis')).toBeVisible();
  },
);

test('the ritual of a festival is printed by itself', async ({ page }) => {
  await page.addInitScript(() => {
    // What waits for the end of printing is told of it only when the test has looked.
    window.print = () => {};
  });
  await page.goto(diwali);
  await page.getByTestId('print-rituals').click();
  await expect(page.getByTestId('ritual-sheet')).toBeAttached();
  const [first = '', ...others] = await printedPages(page);
  expect(first).toContain('Diwali');
  expect(first).not.toContain('Aartis');
  expect(others.length).toBeLessThan(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByTestId('ritual-sheet')).toHaveCount(0);
});

test(
  'an aarti that is added without a network is shown with its picture, waits, and reaches the account',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto(diwali);
    await expect(page.getByTestId('ritual').first()).toBeVisible();
    await openDialog(page);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.getByTestId('aarti-title').fill('दादी की आरती');
    await page.getByTestId('aarti-form').getByText('Image').click();
    await choose(page, 'IMG_1.jpg', withExif(await photo(page, 480, 320)));
    await expect(page.getByTestId('chosen-aarti-file')).toContainText('IMG_1.jpg');
    await page.getByTestId('aarti-tags').fill('diwali, , घर की ');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('aarti-form')).toHaveCount(0);

    await openDialog(page);
    await expect(page.getByTestId('aarti-title')).toHaveValue('दादी की आरती');
    await expect(page.getByTestId('chosen-aarti-file')).toContainText('IMG_1.jpg');
    await page.getByTestId('save-aarti').click();
    await expect(page.getByTestId('aarti-form')).toHaveCount(0);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    const own = page.getByTestId('own-aarti');
    await expect(own).toContainText('दादी की आरती');
    await expect(own.getByTestId('aarti-waits')).toBeVisible();
    await expect(own.getByTestId('aarti-picture')).toBeVisible();

    await context.setOffline(false);
    const kept = () =>
      user.client
        .from('user_aartis')
        .select('title, content, file_type, file_url, tags, is_private, user_deity_id, festivals(rule_id)');
    await expect.poll(async () => (await kept()).data?.length).toBe(1);
    await expect(own.getByTestId('aarti-waits')).toHaveCount(0);
    const { data } = await kept();
    expect(data).toMatchObject([
      {
        title: 'दादी की आरती',
        content: null,
        file_type: 'image',
        tags: ['diwali', 'घर की'],
        user_deity_id: null,
        festivals: { rule_id: 'diwali' },
      },
    ]);
    const [row] = (data ?? []) as unknown as { file_url: string }[];
    const stored = await user.client.storage.from('user_aartis').download(row?.file_url ?? '');
    const bytes = Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.byteLength).toBeGreaterThan(100);
    expect(bytes.includes('TestCamera7')).toBe(false);
    await page.reload();
    await expect(own.getByTestId('aarti-picture')).toBeVisible();

    await openDialog(page);
    await expect(page.getByTestId('aarti-title')).toHaveValue('');
    await page.getByTestId('aarti-title').fill('Om Jai');
    await page.getByTestId('aarti-lyrics').fill('ॐ जय जगदीश हरे');
    await page.getByTestId('save-aarti').click();
    await expect(page.getByText('Your aarti has been added successfully')).toBeVisible();
    await expect(own).toHaveCount(2);
    await own.filter({ hasText: 'दादी' }).getByTestId('remove-aarti').click();
    await page.getByTestId('confirm-remove-aarti').click();
    await expect(own).toHaveCount(1);
    await expect.poll(async () => (await kept()).data?.map(({ title }) => title)).toEqual(['Om Jai']);
  },
);

test('a file that is not what it says is refused with its reason, and nothing that was written is lost', async ({
  page,
  backend,
}) => {
  await signIn(page, await newAccount(backend));
  await page.goto(diwali);
  await openDialog(page);
  await page.getByTestId('save-aarti').click();
  await expect(page.getByText('Please give the aarti a title.')).toBeVisible();
  await expect(page.getByTestId('aarti-title')).toBeFocused();
  await page.getByTestId('aarti-title').fill('Scan');
  await page.getByTestId('aarti-form').getByText('PDF', { exact: true }).click();
  await page.getByTestId('save-aarti').click();
  await expect(page.getByText('Please choose a PDF or a picture.')).toBeVisible();

  const refused = page.getByTestId('refused-aarti-file');
  await choose(page, 'aarti.pdf', Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(refused).toContainText('aarti.pdf is not a picture or a PDF');
  await choose(page, 'aarti.pdf', pngOf(plan));
  await expect(refused).toContainText('The name of aarti.pdf says something else');
  await choose(page, 'locked.pdf', pdfOf([['a']], { isLocked: true }));
  await expect(refused).toContainText('locked.pdf is locked with a password.');
  await choose(page, 'aarti.pdf', pdfOf([['Om Jai']]));
  await expect(page.getByTestId('chosen-aarti-file')).toContainText('aarti.pdf');
  await expect(refused).toHaveCount(0);
  await page.getByTestId('save-aarti').click();
  await expect(page.getByTestId('own-aarti').getByTestId('open-pdf')).toBeVisible();
});

test('festivals are found by their name in either script, and the next ones are told', async ({ page }) => {
  await page.goto('/hindu-festivals');
  const next = page.getByTestId('next-festivals');
  await expect(next.getByTestId('next-festival')).toHaveCount(8);
  for (const typed of ['दिवाली', 'deepawali', 'Diwali']) {
    await page.getByTestId('festival-search').fill(typed);
    await expect(next.getByTestId('found-festival').first()).toContainText('Diwali');
  }
  await page.getByTestId('festival-search').fill('volleyball');
  await expect(next.getByText('No festival of this name.')).toBeVisible();
  await page.getByTestId('festival-search').fill('hartalika');
  await next.getByTestId('found-festival').first().click();
  await expect(page).toHaveURL(/festival=hartalika_teej/);
  await expect(page.getByTestId('festival-details').getByRole('heading', { level: 2 })).toContainText('Teej');
});

test('a festival with the form of an aarti is accessible and fits in both languages and schemes', async ({
  page,
  backend,
}) => {
  await beSignedIn(page, await newAccount(backend));
  await page.goto(diwali);
  await expect(page.getByTestId('ritual').first()).toBeVisible();
  await expect(page.getByTestId('festival-days').getByRole('listitem')).toHaveCount(5);
  await page.getByTestId('festival-search').fill('teej');
  await expect(page.getByTestId('found-festival').first()).toBeVisible();
  await expectGoodInBothLooks(page);
  await openDialog(page);
  await page.getByTestId('aarti-form').locator('label', { hasText: 'PDF' }).click();
  await page.getByTestId('save-aarti').click();
  await choose(page, 'a.png', Buffer.from('a'));
  await expect(page.getByTestId('refused-aarti-file')).toBeVisible();
  await choose(page, `${'a_long_name_'.repeat(12)}.png`, pngOf(noise(60, 40)));
  await expect(page.getByTestId('chosen-aarti-file')).toBeVisible();
  await expectGoodInBothLooks(page);
});

async function openDialog(page: Page): Promise<void> {
  await page.getByTestId('add-aarti').click();
  await expect(page.getByTestId('aarti-title')).toBeVisible();
}

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page
    .getByTestId('aarti-file-input')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}
