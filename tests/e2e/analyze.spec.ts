import type { Page } from 'playwright/test';
import { newAccount, signIn, type Session } from './people.ts';
import { expect, expectAccessible, expectFits, test, waitForWorker } from './world.ts';

/** A home of four rooms that can be assessed once north is known. */
const marked = {
  v: 1,
  size: [1200, 900],
  north: null as number | null,
  outline: square(100, 100, 1100, 800),
  rooms: [
    { id: 'k', room: 'kitchen', name: 'KITCHEN', polygon: square(600, 450, 1100, 800) },
    { id: 'b', room: 'master_bedroom', name: 'BEDROOM', polygon: square(100, 450, 600, 800) },
    { id: 'l', room: 'living_room', name: 'LIVING', polygon: square(100, 100, 600, 450) },
    { id: 't', room: 'toilet', name: 'TOILET', polygon: square(600, 100, 1100, 450) },
  ],
  door: [350, 100],
  context: {},
};

test('from an uploaded plan to a stored analysis: read, asked where north is, and paid for with one credit', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  const planId = await uploadPlan(page, user, drawnPlan);
  await signIn(page, user);
  await page.goto(`/analyze/${planId}`);
  await expect(page.getByTestId('plan-picture')).toBeVisible();
  await page.getByTestId('read-rooms').click();
  await expect(page.getByTestId('drafted')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Check and correct' })).toBeFocused();
  // Where north is, nobody guesses: until it is said the plan is not analysed, and nothing is spent.
  await expect(page.getByTestId('missing')).toContainText(/north/i);
  await page.getByTestId('start-analysis').click();
  await expect(page.getByTestId('missing')).toBeFocused();
  await page.getByTestId('north-up').click();
  await expect(page.getByTestId('north-question')).toHaveCount(0);
  await expect(page.getByTestId('plan-ready')).toBeVisible();
  await expect(page.getByTestId('price')).toContainText('Uses 1 credit');
  await expect(page.getByTestId('price')).toContainText('Your balance: 2.');
  await page.getByTestId('start-analysis').click();

  await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`), { timeout: 30_000 });
  await expect(page.getByText('Analysis completed successfully!')).toBeVisible();
  expect(await creditsOf(user)).toBe(1);
  const rows = await analysesOf(user, planId);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.overall_rating).not.toBeNull();
  expect(rows[0]?.plan).toMatchObject({ v: 1, north: 0 });

  // The next one begins where this one ended.
  await page.goto(`/analyze/${planId}`);
  await expect(page.getByText('This plan has been analysed before.')).toBeVisible();
  await expect(page.getByTestId('plan-ready')).toBeVisible();
});

for (const { language, scheme } of [
  { language: 'en', scheme: 'light' },
  { language: 'hi', scheme: 'dark' },
] as const)
  test(`a plan chosen on the home page is read at once, asks where north is by one tap, and is judged in its conversation, in ${language}, ${scheme}`, async ({
    page,
    backend,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const user = await newAccount(backend);
    await page.goto('about:blank');
    const picture = Buffer.from((await page.evaluate(drawnPlan)).split(',')[1] ?? '', 'base64');
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await signIn(page, user);
    await page.goto('/');
    await page
      .getByTestId('floorplan-input')
      .setInputFiles({ name: 'our home.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByTestId('north-sides')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expectFits(page);
    await page.getByTestId('north-sides').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/chat\?session=/, { timeout: 60_000 });
    await expect(page.getByTestId('message-system').last()).toContainText('/10', { timeout: 30_000 });
    await expectAccessible(page);
    expect(await creditsOf(user)).toBe(1);
    const { data } = await user.client.from('chat_sessions').select('title');
    expect(data).toEqual([{ title: 'Floorplan Analysis - our home.png' }]);

    // What was read waits at the plan, to be made exact.
    const plans = await user.client.from('floorplans').select('id, title');
    expect(plans.data).toMatchObject([{ title: 'our home' }]);
    await page.goto(`/analyze/${plans.data?.[0]?.id}`);
    await expect(page.getByTestId('plan-ready')).toBeVisible();
  });

for (const { language, scheme } of [
  { language: 'en', scheme: 'dark' },
  { language: 'hi', scheme: 'light' },
] as const)
  test(`a plan that goes with a message is read here, asks where north is by one tap, and is judged, in ${language}, ${scheme}`, async ({
    page,
    backend,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const user = await newAccount(backend);
    await page.goto('about:blank');
    const picture = Buffer.from((await page.evaluate(drawnPlan)).split(',')[1] ?? '', 'base64');
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await signIn(page, user);
    await page.goto('/chat');
    await attach(page, 'our home.png', picture);
    await page.getByTestId('chat-send').click();
    await expect(page.getByTestId('plan-north')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByTestId('plan-sketch')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    // Whoever goes back has sent nothing, and finds the file in the box.
    await page.getByTestId('plan-give-up').click();
    await expect(page.getByTestId('attachment')).toContainText('our home');
    await expect(page.getByTestId('message-file')).toHaveCount(0);
    await page.getByTestId('chat-send').click();
    await expect(page.getByTestId('plan-north')).toBeVisible({ timeout: 60_000 });
    await page.getByTestId('north-sides').getByRole('button').first().click();

    await expect(page.getByTestId('message-system').last()).toContainText('/10', { timeout: 30_000 });
    await expect(page.getByTestId('message-file').getByTestId('plan-sketch')).toBeVisible();
    await expectAccessible(page);
    expect(await creditsOf(user)).toBe(1);
    const plans = await user.client.from('floorplans').select('id, title');
    expect(plans.data).toMatchObject([{ title: 'our home' }]);
    await page.getByTestId('message-file').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/analyze/${plans.data?.[0]?.id}$`));
    await expect(page.getByTestId('plan-ready')).toBeVisible();
  });

test('a photo that goes with a message and is no plan asks nothing, costs nothing, and is told what can be done', async ({
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const user = await newAccount(backend);
  await page.goto('about:blank');
  const picture = Buffer.from((await page.evaluate(cat)).split(',')[1] ?? '', 'base64');
  await signIn(page, user);
  await page.goto('/chat');
  await attach(page, 'cat.png', picture);
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('message-system').last()).toContainText('I read floor plans', {
    timeout: 150_000,
  });
  expect(await creditsOf(user)).toBe(2);
  expect((await user.client.from('floorplans').select('id')).data).toEqual([]);
});

test(
  'offline the device analyses a plan for nothing, and the server has it later',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const { user, planId } = await atMarkedPlan(page, backend, { ...marked, north: 0 });
    await openFromDevice(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline: this device does the analysis')).toBeVisible();
    await page.getByTestId('start-analysis').click();
    await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`));
    await expect(page.getByText('Analysis completed successfully!')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await analysesOf(user, planId)).length).toBe(1);
    expect((await analysesOf(user, planId))[0]?.llm_model).toBe('built-in engine');
    expect(await creditsOf(user)).toBe(2);
  },
);

test('what is marked and answered outlives a reload, turned with its plan', async ({ page, backend }) => {
  await atMarkedPlan(page, backend, marked);
  await page.getByTestId('turn-plan').click();
  await page.getByTestId('north-up').click();
  await page.getByTestId('open-questions').click();
  await page.getByText('We live there').click();
  await page
    .getByRole('group', { name: /large trees/ })
    .getByRole('button', { name: /South-west/ })
    .click();
  await page.getByLabel('The tree in the South-west').selectOption('peepal');
  await expect
    .poll(async () => (await draftOf(page))?.context)
    .toEqual({
      stage: 'living',
      trees: [{ at: 'SW', kind: 'peepal' }],
    });
  await page.reload();
  await expect(page.getByTestId('plan-ready')).toBeVisible();
  await expect(page.getByText('2 of 7 answered')).toBeVisible();
  const kept = await draftOf(page);
  expect(kept).toMatchObject({ turns: 1, size: [900, 1200], north: 0, door: [800, 350] });
  await expect(page.getByTestId('north-question')).toHaveCount(0);
});

test('an analysis whose page was closed in the middle comes back under its request, and is paid for once', async ({
  page,
  context,
  backend,
}) => {
  const { user, planId } = await atMarkedPlan(page, backend, { ...marked, north: 0 });
  await expect(page.getByTestId('plan-ready')).toBeVisible();
  // The server gets it, and its answer is lost with the page.
  const requests: string[] = [];
  await context.route('**/functions/v1/analyze-floorplan', async (route) => {
    const { requestId } = route.request().postDataJSON() as { requestId: string };
    requests.push(requestId);
    if (requests.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionfailed').catch(() => {});
  });
  await page.getByTestId('start-analysis').click();
  await expect(page.getByTestId('analysing')).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  await page.goto(`/analyze/${planId}`);
  await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`), { timeout: 30_000 });
  await expect.poll(() => new Set(requests).size).toBe(1);
  expect(await analysesOf(user, planId)).toHaveLength(1);
  expect(await creditsOf(user)).toBe(1);
});

test(
  'a connection that goes in the middle is waited for, and the plan can be changed meanwhile',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const { user, planId } = await atMarkedPlan(page, backend, { ...marked, north: 0 });
    await openFromDevice(page);
    await expect(page.getByTestId('plan-ready')).toBeVisible();
    await context.route('**/functions/v1/analyze-floorplan', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.getByTestId('start-analysis').click();
    await expect(page.getByTestId('analysing-offline')).toBeVisible();
    await expectAccessible(page);
    await page.getByTestId('change-plan').click();
    await expect(page.getByTestId('step-check')).toBeVisible();
    expect(await creditsOf(user)).toBe(2);
    await context.unroute('**/functions/v1/analyze-floorplan');
    await context.setOffline(false);
    // Before the page knows that it is online, the same button has the device do it.
    await expect(page.getByTestId('price')).toBeVisible();
    await page.getByTestId('start-analysis').click();
    await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`), { timeout: 30_000 });
    expect(await creditsOf(user)).toBe(1);
  },
);

test('a picture of something else is said to have no rooms, costs nothing, and the rooms can be marked by hand', async ({
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const user = await newAccount(backend);
  const planId = await uploadPlan(page, user, cat);
  await signIn(page, user);
  await page.goto(`/analyze/${planId}`);
  await page.getByTestId('read-rooms').click();
  await expect(page.getByTestId('drafted-nothing')).toContainText('Nothing was spent.', { timeout: 150_000 });
  await expectAccessible(page);
  await page.getByTestId('mark-myself').click();
  await expect(page.getByRole('heading', { name: 'Check and correct' })).toBeFocused();
  expect(await creditsOf(user)).toBe(2);
});

test('without a picture the rooms can be marked on paper, and without a credit the device is free', async ({
  page,
  backend,
}) => {
  const without = { hasFile: false, hasCredits: false };
  const { planId } = await atMarkedPlan(page, backend, { ...marked, north: 0 }, without);
  await expect(page.getByTestId('picture-missing')).toBeVisible();
  await expect(page.getByTestId('read-rooms')).toHaveCount(0);
  await expect(page.getByTestId('too-few-credits')).toBeVisible();
  await expect(page.getByTestId('start-analysis')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByTestId('analyse-here').click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`));
});

test('a plan that is not there leads to the dashboard with a word', async ({ page, backend }) => {
  await signIn(page, await newAccount(backend));
  await page.goto('/analyze/7c9e6679-7425-40de-944b-e07fc1f90ae7');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Failed to load analysis data')).toBeVisible();
});

test('a plan that is being marked is accessible and fits the window, with all its questions open', async ({
  page,
  backend,
}) => {
  await atMarkedPlan(page, backend, marked);
  await page.getByTestId('open-questions').click();
  await expectAccessible(page);
  await expectFits(page);
});

test('a room that is chosen far down the list is shown below its plan, not under it', async ({
  page,
  backend,
}) => {
  await atMarkedPlan(page, backend, marked);
  const last = page.getByTestId('room-row').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await last.click();
  const bottom = await page.getByRole('tablist').evaluate((tabs) => tabs.getBoundingClientRect().bottom);
  const card = await page.getByTestId('room-card').boundingBox();
  expect(card?.y).toBeGreaterThanOrEqual(bottom);
});

test('the keyboard alone is enough', async ({ page, backend }) => {
  const { planId } = await atMarkedPlan(page, backend, marked);
  await page.getByTestId('open-questions').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'The old texts' }).focus();
  await page.keyboard.press('Space');
  await page.getByTestId('north-other').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /North/, selected: true })).toBeFocused();
  await page.getByTestId('north-up').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check and correct' })).toBeFocused();
  await page.getByTestId('analyse-here').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/analysis/${planId}$`));
});

function square(left: number, top: number, right: number, bottom: number): [number, number][] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A plan at the server with these marks on the device, open. */
async function atMarkedPlan(
  page: Page,
  backend: Parameters<typeof newAccount>[0],
  plan: object,
  { hasFile = true, hasCredits = true } = {},
): Promise<{ user: Session; planId: string }> {
  const user = await newAccount(backend);
  const planId = await uploadPlan(page, user, hasFile ? drawnPlan : undefined);
  if (!hasCredits) await spendAll(user);
  await signIn(page, user);
  await keepDraft(page, user.userId, planId, plan);
  await page.goto(`/analyze/${planId}`);
  if (hasFile) await expect(page.getByTestId('plan-picture')).toBeVisible();
  return { user, planId };
}

/** Again, by the worker. */
async function openFromDevice(page: Page): Promise<void> {
  await waitForWorker(page);
  await page.reload();
  await expect(page.getByTestId('plan-picture')).toBeVisible();
}

/** Uploads what the script draws, as the app does; without one there is only the row. */
async function uploadPlan(page: Page, user: Session, draw: (() => string) | undefined): Promise<string> {
  const path = `${user.userId}/${crypto.randomUUID()}.png`;
  if (draw) {
    await page.goto('about:blank');
    const address = await page.evaluate(draw);
    const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64');
    const stored = await user.client.storage
      .from('floorplans')
      .upload(path, bytes, { contentType: 'image/png' });
    expect(stored.error).toBeNull();
  }
  const row = { user_id: user.userId, title: 'Ground floor', image_url: path, file_type: 'image/png' };
  const inserted = await user.client.from('floorplans').insert(row).select('id').single<{ id: string }>();
  expect(inserted.error).toBeNull();
  return inserted.data?.id ?? '';
}

/** Runs in the page: a plan of four named rooms with thick walls. */
function drawnPlan(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1200, 900);
  context.lineWidth = 12;
  context.strokeRect(100, 100, 1000, 700);
  context.beginPath();
  context.moveTo(600, 100);
  context.lineTo(600, 800);
  context.moveTo(100, 450);
  context.lineTo(1100, 450);
  context.stroke();
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.font = '600 44px sans-serif';
  context.fillText('LIVING ROOM', 350, 290);
  context.fillText('TOILET', 850, 290);
  context.fillText('BEDROOM', 350, 640);
  context.fillText('KITCHEN', 850, 640);
  return canvas.toDataURL('image/png');
}

async function attach(page: Page, name: string, picture: Buffer): Promise<void> {
  await page.getByTestId('chat-file').setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  await expect(page.getByTestId('attachment')).toContainText(name);
}

/** Runs in the page: soft shapes and no letter. */
function cat(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const light = context.createRadialGradient(400, 300, 20, 400, 300, 500);
  light.addColorStop(0, '#d9a066');
  light.addColorStop(1, '#5b3a29');
  context.fillStyle = light;
  context.fillRect(0, 0, 800, 600);
  context.fillStyle = '#2e2118';
  context.beginPath();
  context.ellipse(400, 340, 190, 150, 0, 0, 7);
  context.fill();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(400 + side * 60, 220);
    context.lineTo(400 + side * 130, 90);
    context.lineTo(400 + side * 170, 260);
    context.fill();
  }
  return canvas.toDataURL('image/png');
}

async function creditsOf({ client }: Session): Promise<number> {
  const { data } = await client.functions.invoke<{ credits: number }>('get-user-credits');
  return data?.credits ?? Number.NaN;
}

async function spendAll({ client }: Session): Promise<void> {
  const spent = await client.functions.invoke('use-credits', { body: { messageType: 'image', count: 2 } });
  expect(spent.data).toMatchObject({ remaining_credits: 0 });
}

interface KeptAnalysis {
  overall_rating: number | null;
  llm_model: string | null;
  plan: unknown;
}

async function analysesOf({ client }: Session, planId: string): Promise<KeptAnalysis[]> {
  const { data } = await client
    .from('vaastu_analysis')
    .select('overall_rating, llm_model, plan')
    .eq('floorplan_id', planId)
    .is('deleted_at', null)
    .overrideTypes<KeptAnalysis[]>();
  return data ?? [];
}

/** Puts a plan on the device as if it had been marked there before. */
async function keepDraft(page: Page, userId: string, id: string, plan: object): Promise<void> {
  await page.evaluate(
    ({ name, row }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('plan_drafts', 'readwrite');
          writing.objectStore('plan_drafts').put(row);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: `disha-user-${userId}`, row: { id, plan, isDrafted: true, changedAt: 1 } },
  );
}

/** The plan that the device keeps as a draft. */
async function draftOf(page: Page): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((each) => each.startsWith('disha-user-')) ?? '';
    return new Promise<Record<string, unknown> | undefined>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('plan_drafts').objectStore('plan_drafts').getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve((reading.result as { plan: Record<string, unknown> }[])[0]?.plan);
        });
      });
    });
  });
}
