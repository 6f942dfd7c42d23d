import type { Page } from 'playwright/test';
import { newAccount, signIn, trySignIn, type Session } from './people.ts';
import { password } from '#tests/fakes/embedded-world.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test('the page of one’s own dates is accessible and fits in both languages and schemes', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible();
  await expectGoodInBothLooks(page);
  await keepOnServer(user);
  await page.reload();
  await expect(page.getByTestId('event')).toHaveCount(4);
  // The days are worked out.
  await expect(page.getByRole('heading', { name: 'Past' })).toBeVisible();
  await expectGoodInBothLooks(page);

  await page.getByTestId('add-event').click();
  await expect(page.getByTestId('save-event')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByText('Tithi', { exact: true }).first().click();
  await page.getByText('Krishna (dark)', { exact: true }).click();
  await page.getByText('I know only the calendar date').click();
  await page.getByTestId('save-event').click();
  await expect(page.getByText('Please write what it is.')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.keyboard.press('Escape');

  await page.getByTestId('open-assistant').click();
  await expect(page.getByTestId('assistant-bot')).toBeVisible();
  await expectGoodInBothLooks(page);
  for (const answer of ['x'.repeat(230), 'पूजा 🪔']) await tell(page, answer);
  await expectGoodInBothLooks(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'an event is told to the assistant without a network, and is on the server once there is one',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/events');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByTestId('open-assistant').click();
    await expect(page.getByRole('heading', { name: 'कार्यक्रम जोड़ें - चैट सहायक' })).toBeVisible();
    await expect(page.getByTestId('assistant-input')).toBeFocused();

    await tell(page, 'अ'.repeat(500));
    await expect(lastSaid(page)).toContainText('200');
    await tell(page, 'दादा जी का श्राद्ध 🪔');
    await tell(page, 'गंगा तट पर');
    await tell(page, '3');
    await expect(lastSaid(page)).toHaveText('कृपया "1" या "2" टाइप करें।');
    await tell(page, '२');
    await tell(page, 'ashvina');
    await expect(lastSaid(page)).toContainText('Agrahayana');
    // A dialog that is closed by mistake loses nothing.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByTestId('open-assistant').click();
    await tell(page, 'Ashvina');
    await tell(page, '16');
    await expect(lastSaid(page)).toHaveText('कृपया 1 से 15 के बीच एक संख्या दें।');
    await tell(page, '१५');
    await tell(page, '2');
    await tell(page, 'हां');
    await expect(lastSaid(page)).toContainText('आश्विन, कृष्ण पक्ष, अमावस्या');
    const heard = await listen(page);
    await page.getByTestId('assistant-input').fill('haan');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await heard()).toContain('बधाई हो!');
    await expect(page.getByText('आपका कार्यक्रम सफलतापूर्वक जोड़ा गया')).toBeVisible();
    const card = page.getByTestId('event');
    await expect(card).toContainText('Ashvina (purnimanta), Krishna paksha, Amavasya · Every year');
    await expect(card.getByTestId('event-waits')).toBeVisible();

    await context.setOffline(false);
    await expect(card.getByTestId('event-waits')).toBeHidden();
    const { data } = await user.client.from('user_events').select('*').is('deleted_at', null);
    expect(data).toMatchObject([
      {
        title: 'दादा जी का श्राद्ध 🪔',
        description: 'गंगा तट पर',
        date_type: 'lunar',
        is_recurring: true,
        event_date: null,
        lunar_month: 'Ashvina',
        lunar_day: 15,
        paksha: 'krishna',
      },
    ]);

    const day = (await card.locator('time').getAttribute('datetime')) ?? '';
    await page.goto(`/hindu-festivals?month=${day.slice(0, 7)}&day=${day}`);
    await expect(page.getByText('दादा जी का श्राद्ध 🪔').first()).toBeVisible();
  },
);

test('a date is entered in the form, has its day, goes into a file, is changed and deleted', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/events');
  await page.getByTestId('add-event').click();
  await page.getByLabel('What is it?').fill('Wedding day');
  await page.getByLabel('Date', { exact: true }).fill('2012-02-29');
  await page.getByTestId('save-event').click();
  const card = page.getByRole('article', { name: 'Wedding day' });
  await expect(card).toContainText(/28 Feb|29 Feb/);

  await page.getByRole('button', { name: 'Edit Wedding day' }).click();
  await page.getByText('Tithi', { exact: true }).first().click();
  await page.getByText('I know only the calendar date').click();
  await page.getByLabel('Tithi of this day').fill('2026-11-09');
  await expect(page.getByLabel('Lunar month')).toHaveValue('Kartika');
  await page.getByTestId('save-event').click();
  await expect(card).toContainText('Kartika (purnimanta), Krishna paksha, Amavasya');
  await expect(card.locator('time')).toHaveAttribute('datetime', /-(10|11)-/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file of Wedding day' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Wedding day.ics');

  await expect
    .poll(async () => {
      const { data } = await user.client.from('user_events').select('date_type, paksha, event_date');
      return data;
    })
    .toEqual([{ date_type: 'lunar', paksha: 'krishna', event_date: null }]);
  await page.getByRole('button', { name: 'Delete Wedding day' }).click();
  await page.getByTestId('confirm-delete').click();
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible();
  await expect
    .poll(async () => (await user.client.from('user_events').select('id').is('deleted_at', null)).data)
    .toEqual([]);
});

test('a guest tells an event to the assistant of the calendar, signs in, and goes on where they were', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await page.goto('/hindu-festivals?month=2026-12&day=2026-12-04');
  await page.getByTestId('open-assistant').click();
  for (const answer of ['गृह प्रवेश', 'skip', '1', '2026-12-04', 'नहीं', 'yes']) await tell(page, answer);
  await expect(lastSaid(page)).toHaveText('कृपया पहले साइन इन करें।');
  await page.getByRole('dialog').getByRole('link', { name: 'साइन इन करें' }).click();
  // As when the way back leads through another page: nothing is left in this one's memory.
  await page.reload();
  await trySignIn(page, user.email, password);
  await expect(page).toHaveURL(/\/hindu-festivals\?/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(lastSaid(page)).toContainText('गृह प्रवेश');
  await tell(page, 'हाँ');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('गृह प्रवेश').first()).toBeVisible();
});

/** Says something to the assistant and waits for its answer. */
async function tell(page: Page, answer: string): Promise<void> {
  const before = await page.getByTestId('assistant-bot').count();
  await page.getByTestId('assistant-input').fill(answer);
  await page.keyboard.press('Enter');
  await expect(
    page.getByTestId('assistant-typing').or(page.getByTestId('assistant-bot').nth(before)).first(),
  ).toBeVisible();
  await expect(page.getByTestId('assistant-typing')).toBeHidden();
}

/** Writes down all that the assistant says from now on, as what it says last stands for two seconds only. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const heard = await page.evaluateHandle(() => {
    const lines = new Set<string>();
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[data-testid=assistant-bot]'))
        lines.add(message.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return lines;
  });
  return () => heard.evaluate((lines) => [...lines].join('\n'));
}

function lastSaid(page: Page) {
  return page.getByTestId('assistant-bot').last();
}

/** Puts dates of each kind on the server as another device of their owner would. */
async function keepOnServer({ client, userId }: Session): Promise<void> {
  const rows = [
    { title: "Grandmother's birthday", date_type: 'solar', event_date: '1948-03-09', is_recurring: true },
    {
      title: 'दादाजी का श्राद्ध',
      description: 'A long note about where and with whom. '.repeat(12),
      date_type: 'lunar',
      lunar_month: 'Ashvina',
      lunar_day: 15,
      paksha: 'krishna',
      is_recurring: true,
    },
    { title: 'Awordthatnobodycanbreak'.repeat(8), date_type: 'lunar', lunar_month: 'Magha', lunar_day: 5 },
    { title: 'Moved in', date_type: 'solar', event_date: '2019-02-11' },
  ];
  for (const row of rows) {
    const { error } = await client
      .from('user_events')
      .insert({ is_recurring: false, ...row, user_id: userId });
    expect(error).toBeNull();
  }
}
