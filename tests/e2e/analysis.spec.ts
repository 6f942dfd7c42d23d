import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { addAnalysis, addPlan, addProperty, aFlat, manyRooms } from '#tests/builders/analysed-plans.ts';
import { newAccount, signIn, type Session } from './people.ts';
import { printedPages } from './printed-pages.ts';
import { expect, expectFits, expectGoodInBothLooks, test, waitForWorker, type Backend } from './world.ts';

const summary = `# Overall

Rated **7/10**. Read [more](https://example.com/vaastu), not [this](javascript:alert(1)).
<img src="https://example.com/spy.png">`;

test('an analysis, its trial, its picture and a comparison are accessible and fit in both languages and schemes', async ({
  page,
  backend,
}) => {
  const user = await signedIn(page, backend);
  const propertyId = await addProperty(user, 'Sea View');
  const [one, other] = [
    await addPlan(user, { title: 'Tower A', propertyId }),
    await addPlan(user, { title: 'मुख्यशयनकक्षयुक्तवातानुकूलितअतिविस्तृतभवनयोजना', propertyId }),
  ];
  await addAnalysis(user, one, { plan: aFlat(), analysis_summary: summary, language: 'english' });
  await addAnalysis(user, other, { plan: manyRooms(60), overall_rating: null, analysis_summary: null });

  await page.goto(`/analysis/${one}`);
  await page.getByTestId('finding').first().getByRole('button').click();
  await expectGoodInBothLooks(page);
  await page.getByTestId('plan-report').locator('fieldset label').last().click();
  await page.getByTestId('what-if').getByRole('combobox').first().selectOption('toilet');
  await page.getByTestId('what-if').getByRole('combobox').nth(1).selectOption('SW');
  await expectGoodInBothLooks(page);
  await page.getByTestId('share').click();
  await expect(page.getByTestId('share-preview')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.goto(`/compare?a=${one}&b=${other}`);
  await expect(page.getByTestId('plan-stage')).toHaveCount(2);
  await expectGoodInBothLooks(page);
  await expectFitsTwiceAsLarge(page);
  await page.goto(`/analysis/${other}`);
  await expect(page.getByTestId('plan-stage')).toBeVisible();
  await expectFits(page);
  await page.getByTestId('finding').first().getByRole('button').click();
  await expectFitsTwiceAsLarge(page);
});

test('an analysis that somebody else stored shows its rating, summary, recommendations, time and model, nothing unsafe, and the earlier ones', async ({
  page,
  backend,
}) => {
  const user = await signedIn(page, backend);
  const plan = await addPlan(user, { title: 'Flat 4B' });
  await addAnalysis(user, plan, {
    overall_rating: 3,
    analyzed_at: '2026-10-02T05:00:00Z',
    llm_model: 'older',
  });
  await addAnalysis(user, plan, {
    analysis_summary: summary,
    llm_model: 'gpt-5-mini',
    analyzed_at: '2026-11-21T08:35:00Z',
  });
  await page.goto(`/analysis/${plan}`);

  const rating = page.getByTestId('rating');
  await expect(rating).toContainText('7 out of 10');
  await expect(rating).toContainText('Good');
  await expect(rating.getByTestId('tone-yellow')).toBeVisible();
  await expect(rating).toContainText(/21 Nov 2026, \d{1,2}:\d{2} [ap]m/);
  await expect(rating).toContainText('gpt-5-mini');
  const text = page.getByTestId('summary');
  await expect(text.getByRole('link', { name: /more/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await expect(text.getByRole('link')).toHaveCount(1);
  await expect(text.getByRole('img')).toHaveCount(0);
  await expect(page.getByTestId('recommendations')).toContainText(
    'See the analysis above for detailed recommendations.',
  );
  await expect(page.getByText(/Traditional guidance, not science or a promise/).first()).toBeVisible();
  await expect(page.getByTestId('plan-report')).toHaveCount(0);
  await expect(page.getByTestId('analyse-again')).toHaveAttribute('href', `/analyze/${plan}`);

  await page.getByTestId('history').getByRole('link', { name: /older/ }).click();
  await expect(rating).toContainText('Needs Improvement');
  await page.getByRole('link', { name: 'Show the newest' }).click();
  await expect(rating).toContainText('Good');

  const none = await addPlan(user, { title: 'Not analysed' });
  await page.goto(`/analysis/${none}`);
  await expect(page.getByText('No analysis found for this floorplan')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'plan and findings light each other up, in both languages, and without a network',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await signedIn(page, backend);
    const plan = await addPlan(user, { title: 'Flat 5C' });
    await addAnalysis(user, plan, { plan: aFlat(), language: 'english' });
    await page.goto(`/analysis/${plan}`);
    const stage = page.getByTestId('plan-stage');
    const toilet = page.getByTestId('finding').and(page.locator('[data-place="toilet"]')).first();

    await stage.getByRole('button', { name: /^Toilet/ }).press('Enter');
    await expect(stage).toContainText('Toilet');
    await expect(toilet).toHaveAttribute('data-open', 'true');
    await expect(toilet).toContainText('What can be done, best first');
    await expect(toilet).toContainText(/classical verse|modern practice|our deduction/);

    const door = page.getByTestId('finding').and(page.locator('[data-place="door"]')).first();
    await page.getByRole('button', { name: /^Door, shape and ground/ }).click();
    await door.getByRole('button').click();
    await expect(door).toContainText(/pada N4/);
    await expect(door).toContainText('classical verse');
    await expect(toilet).not.toHaveAttribute('data-open');
    const open = page.getByTestId('not-assessed');
    await open.getByRole('button').click();
    const before = await page.getByTestId('rating-now').textContent();
    await open.getByRole('combobox').first().selectOption('yes');
    await expect(page.getByTestId('rating-now')).not.toHaveText(before ?? '');
    await expect(page.getByTestId('new-reading')).toContainText('With your answers');

    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId('rating')).toContainText('Good');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'वास्तु विश्लेषण' })).toBeVisible();
    await expect(page.getByTestId('rating')).toContainText('अच्छा');
    await page.getByTestId('summary').getByRole('button', { name: 'सारांश' }).click();
    await page.getByRole('button', { name: 'हिन्दी में दिखाएँ, इसी डिवाइस पर बनाकर' }).click();
    await expect(page.getByTestId('summary')).toContainText('/10');
    await expect(page.getByTestId('summary').locator('[lang="hi"]')).toContainText('शौचालय');
    await expect(page.getByTestId('finding').first()).toBeVisible();
  },
);

test('a room that is tried elsewhere changes the score at once, and what was tried can be kept as a draft', async ({
  page,
  backend,
}) => {
  const user = await signedIn(page, backend);
  const plan = await addPlan(user, { title: 'Flat 6D' });
  await addAnalysis(user, plan, { plan: aFlat() });
  await page.goto(`/analysis/${plan}`);
  await page.getByText('What if…?').click();
  const [before, after] = [page.getByTestId('score-before'), page.getByTestId('score-after')];
  const score = async () => Number.parseFloat((await after.textContent()) ?? '');
  const start = await score();
  await expect(before).toHaveText((await after.textContent()) ?? '');

  await page.getByLabel('Room', { exact: true }).selectOption({ label: 'Toilet, now north-east' });
  await page.getByLabel('Exchange with').selectOption({ label: 'Bedroom' });
  await expect.poll(score).toBeGreaterThan(start);
  await expect(page.getByTestId('changes')).toContainText('Toilet');
  await page.getByTestId('reset').click();
  await expect.poll(score).toBe(start);

  await dragRoom(page, [840, 220], [260, 300]);
  await expect.poll(score).not.toBe(start);
  await expect(page.getByTestId('what-if')).toContainText('Now it lies over Bedroom.');
  await page.getByRole('button', { name: 'Exchange the two' }).click();
  await expect.poll(score).toBeGreaterThan(start);
  await page.getByTestId('keep-draft').click();
  await expect(page).toHaveURL(new RegExp(`/analyze/${plan}$`));
});

test('an analysis is handed on as a picture, and printed without a finding being cut', async ({
  page,
  backend,
}) => {
  const user = await signedIn(page, backend);
  const plan = await addPlan(user, { title: 'Private name' });
  await addAnalysis(user, plan, { plan: aFlat() });
  await page.goto(`/analysis/${plan}`);

  await page.getByTestId('share').click();
  await expect(page.getByTestId('share-preview')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByTestId('share-download').click();
  const picture = await readFile(await (await downloading).path());
  expect((await downloading).suggestedFilename()).toBe('vaastu-analysis.png');
  expect([...picture.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(42, 33, 24)');
  await page.emulateMedia({ media: null });
  const pages = await printedPages(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join('')).toContain('Privatename');
  const texts = await page.getByTestId('finding').evaluateAll((cards) =>
    cards.map((card) => {
      const [head, rule] = [card.querySelector('h4'), card.querySelector('p:last-child')];
      return [head?.textContent ?? '', rule?.textContent ?? ''].map((text) => text.replaceAll(/\s/g, ''));
    }),
  );
  expect(texts.length).toBeGreaterThan(5);
  const whole = (head: string, rule: string) =>
    pages.some((text) => text.includes(head.slice(0, 30)) && text.includes(rule));
  expect(texts.filter(([head = '', rule = '']) => !whole(head, rule))).toEqual([]);
});

test('two plans of a property are compared, what differs first', async ({ page, backend }) => {
  const user = await signedIn(page, backend);
  const propertyId = await addProperty(user, 'Sea View');
  const [one, other] = [
    await addPlan(user, { title: 'Tower A', propertyId }),
    await addPlan(user, { title: 'Tower B', propertyId }),
  ];
  const turned = { ...aFlat(), north: 180 };
  await addAnalysis(user, one, { plan: aFlat(), overall_rating: 7 });
  await addAnalysis(user, other, { plan: turned, overall_rating: 4 });
  await page.goto(`/analysis/${one}`);
  await page.getByTestId('compare').click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?a=${one}&b=${other}$`));
  await expect(page.getByTestId('comparison')).toContainText('Tower A is rated higher, by 3.');
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toHaveText('Where they differ');
  await expect(page.getByTestId('compared-room').first()).toBeVisible();
  await expect(page.getByTestId('plan-stage')).toHaveCount(2);
});

async function signedIn(page: Page, backend: Backend): Promise<Session> {
  const user = await newAccount(backend);
  await signIn(page, user);
  return user;
}

/** With the text of whoever reads it at 200 %. */
async function expectFitsTwiceAsLarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
}

/** Drags from one point of the plan to another, as far as the sheet is scaled now. */
async function dragRoom(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const drawing = page.getByTestId('plan-stage').locator('svg[viewBox="0 0 1160 920"]');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('the plan is not drawn');
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + (x / 1160) * box.width, box.y + (y / 920) * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 6 });
  await page.mouse.up();
}
