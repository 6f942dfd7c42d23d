import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright/test';
import { entryPath, expect, nextEntryPath, nextNews, test, versionOf } from './deployed-site.ts';
import { newAccount, say, signIn } from './people.ts';
import { appStands, expectAccessible, expectFits, waitForWorker } from './world.ts';

test(
  'a new version says what it brings and waits for a word, and then all tabs have it and every draft',
  { tag: '@worker' },
  async ({ page, context, backend, site }) => {
    // Opened before there was a worker, and left open.
    await page.goto('/forgot-password');
    await waitForWorker(page);
    const chat = await controlledTab(context, '/auth');
    await signIn(chat, await newAccount(backend));
    await chat.goto('/chat');
    const desk = await controlledTab(context, '/forgot-password');
    const tabs = [page, chat, desk];
    await chat.getByTestId('chat-input').fill('My kitchen is in the north-east');
    const loads = countLoads(tabs);

    site.publish();
    await lookForWorker(desk);
    for (const tab of tabs) {
      await expect(offer(tab)).toContainText('A new version is ready');
      await offer(tab).getByText('What is new').click();
      await expect(offer(tab).getByText(nextNews.en)).toBeVisible();
    }

    // Words that are kept nowhere hold all tabs, those of a draft hold none.
    await desk.getByLabel('Email').fill('asha@example.com');
    await chat.getByRole('button', { name: 'Update now' }).click();
    await expect(offer(chat)).toContainText('in use in another tab');
    expect(loads()).toEqual([0, 0, 0]);
    expect(await Promise.all(tabs.map((tab) => tab.evaluate(versionOf)))).toEqual([
      'first',
      'first',
      'first',
    ]);

    await desk.getByLabel('Email').fill('');
    for (const tab of tabs)
      await expect.poll(() => tab.evaluate(versionOf).catch(() => 'loading')).toBe('next');
    await appStands(chat);
    await expect(chat.getByTestId('chat-input')).toHaveValue('My kitchen is in the north-east');
    expect(loads()).toEqual([1, 1, 1]);
    for (const tab of tabs) await expect(offer(tab)).toHaveCount(0);
  },
);

test(
  'a version that may not be used any more says so and goes by itself, as soon as nobody is writing',
  { tag: '@worker' },
  async ({ page, context, site }) => {
    await page.goto('/forgot-password');
    await waitForWorker(page);
    await page.reload();
    await appStands(page);
    await page.getByLabel('Email').fill('asha@example.com');

    // Mistaken on purpose: the next version is too old by it as well, and must not load for ever.
    site.publish({ minimum: '2999-02-02T00:00:00Z' });
    const other = await controlledTab(context, '/auth');
    const loads = countLoads([page, other]);
    await expect(offer(other)).toContainText('too old');
    await expect(offer(other).getByRole('button', { name: 'Later' })).toHaveCount(0);
    expect(loads()).toEqual([0, 0]);
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');

    await page.getByLabel('Email').fill('');
    for (const tab of [page, other]) {
      await expect.poll(() => tab.evaluate(versionOf).catch(() => 'loading')).toBe('next');
      await appStands(tab);
    }
    await expect.poll(loads).toEqual([1, 1]);
  },
);

test(
  'the switch in version.json and the worker that ends all workers take the app from the device, and nothing that was written',
  { tag: '@worker' },
  async ({ page, site }) => {
    const folder = test.info().outputPath('kill-switch');
    const killSwitch = promisify(execFile)('npx', ['tsx', 'scripts/build-kill-switch.ts', folder]);
    await page.goto('/chat');
    await say(page, 'Where should the stove stand?');
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await page.getByTestId('chat-input').fill('And the main door?');
    await waitForWorker(page);
    await page.evaluate(async () => (await caches.open('disha-registry')).put('/copy', new Response('[]')));
    const isWritingThere = async () => {
      await appStands(page);
      await expect(page.getByTestId('message-user')).toHaveText(['Where should the stove stand?']);
      await expect(page.getByTestId('chat-input')).toHaveValue('And the main door?');
    };

    site.lay('/version.json', JSON.stringify({ version: { id: 'x', at: '' }, minimum: '', worker: 'off' }));
    await page.reload();
    await expect.poll(() => page.evaluate(keptApp)).toEqual({ workers: 0, caches: ['disha-registry'] });
    await isWritingThere();

    site.clear();
    await page.reload();
    await waitForWorker(page);
    await page.reload();
    await isWritingThere();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await killSwitch;
    for (const name of ['index.js', 'version.json']) site.lay(`/${name}`, readFileSync(join(folder, name)));
    const loads = countLoads([page]);
    await lookForWorker(page);
    // A worker is installed when the machine has time for it.
    await expect.poll(loads, { timeout: 45_000 }).toEqual([1]);
    await isWritingThere();
    await expect.poll(() => page.evaluate(keptApp)).toEqual({ workers: 0, caches: ['disha-registry'] });
    await say(page, 'And the temple?');
    await expect(page.getByTestId('message-system')).toHaveCount(2);
    expect(loads()).toEqual([1]);
  },
);

test(
  'files that the browser has lost are fetched again; what cannot start says so in both languages and mends itself once',
  { tag: '@worker' },
  async ({ page, context, site }) => {
    const entry = entryPath();
    const tools = await context.newCDPSession(page);
    const loseEntry = async () => {
      await page.evaluate(loseFiles, entry);
      await tools.send('Network.clearBrowserCache');
    };
    await page.goto('/auth');
    await waitForWorker(page);
    const whole = await page.evaluate(keptFiles);

    expect(await page.evaluate(loseFiles, '/fonts/')).toBeGreaterThan(0);
    await loseEntry();
    await page.reload();
    await appStands(page);
    await expect.poll(() => page.evaluate(keptFiles)).toEqual(whole);

    await loseEntry();
    await context.setOffline(true);
    await page.reload();
    const bar = page.locator('#rescue');
    await expect(bar).toContainText('Disha has not started.');
    await page.evaluate(() => localStorage.setItem('disha.language', 'hi'));
    await page.reload();
    await expect(bar).toContainText('दिशा शुरू नहीं हुई।');
    await context.setOffline(false);
    await bar.getByRole('link', { name: 'फिर से खोलें' }).click();
    await appStands(page);
    await expect(bar).toHaveCount(0);

    // The site has gone on, and with it went what this version has lost.
    await loseEntry();
    site.publish();
    await page.reload();
    await expect.poll(() => page.evaluate(versionOf).catch(() => 'loading')).toBe('next');
    await appStands(page);
    await expect(bar).toHaveCount(0);

    // What does not help is not tried for ever.
    site.remove(nextEntryPath);
    await page.evaluate(loseFiles, nextEntryPath);
    await tools.send('Network.clearBrowserCache');
    const loads = countLoads([page]);
    await page.reload();
    await bar.getByRole('link', { name: 'ठीक करें' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('दिशा को ठीक करें');
    await expect.poll(loads).toEqual([2]);
  },
);

test('what is missing is noticed however late the script comes that looks for it', async ({ page }) => {
  await page.route('**/rescue.js', async (route) => {
    await setTimeout(1500);
    await route.continue();
  });
  await page.route(`**${entryPath()}`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/auth');
  const mended = () => page.evaluate(() => sessionStorage.getItem('disha.mended')).catch(() => 'loading');
  await expect.poll(mended).toBe('1');
  await expect(page.locator('#rescue')).toContainText('Disha has not started.');
});

test('an app that neither stands up nor fails says so after a while', async ({ page }) => {
  // Its time stands still, however long the page takes to come.
  const opened = Date.now();
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 1000);
  await page.route(`**${entryPath()}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  await page.goto('/auth');
  await page.clock.fastForward('00:14');
  const bar = page.locator('#rescue');
  await expect(bar).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(bar).toContainText('Disha has not started.');
  await page.unroute(`**${entryPath()}`);
  await page.clock.resume();
  await bar.getByRole('link', { name: 'Load again' }).click();
  await appStands(page);
  await expect(bar).toHaveCount(0);
});

for (const visits of [1, 2])
  test(
    `an app that stays open since visit ${visits} looks for a new version when it is looked at again after an hour`,
    { tag: '@worker' },
    async ({ page, site }) => {
      let looks = 0;
      page.on('request', (request) => (looks += request.url().endsWith('/version.json') ? 1 : 0));
      await page.clock.install();
      await page.goto('/forgot-password');
      await waitForWorker(page);
      if (visits === 2) await page.reload();
      await expect.poll(() => looks).toBe(visits);
      site.publish();
      const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

      await page.clock.fastForward('59:00');
      await lookAgain();
      await page.clock.fastForward('01:01:00');
      expect(looks).toBe(visits);
      await expect
        .poll(async () => {
          await lookAgain();
          return looks;
        })
        .toBeGreaterThan(visits);
      await expect(offer(page)).toContainText('A new version is ready');
    },
  );

test(
  'the repair page takes nothing that the site could not bring, keeps what was written, and asks before it removes that',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    await signIn(page, await newAccount(backend));
    await page.goto('/chat');
    const box = page.getByTestId('chat-input');
    await box.fill('Is the well in the right place?');
    await waitForWorker(page);
    const whole = await page.evaluate(keptFiles);

    await page.goto('/repair.html');
    const said = page.getByRole('status');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(said).toContainText('nothing was changed');
    expect(await page.evaluate(keptFiles)).toEqual(whole);
    await page.getByRole('button', { name: 'Open Disha' }).click();
    await appStands(page);
    await context.setOffline(false);

    await page.goto('/repair.html');
    await page.evaluate(async () => (await caches.open('disha-registry')).put('/copy', new Response('[]')));
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.waitForURL('/');
    await page.goto('/chat');
    await expect(box).toHaveValue('Is the well in the right place?');
    await waitForWorker(page);
    expect(await page.evaluate(keptFiles)).toEqual(whole);
    expect(await page.evaluate(async () => (await caches.match('/copy'))?.text())).toBe('[]');

    await page.evaluate(() => localStorage.setItem('disha.language', 'hi'));
    await page.reload();
    await context.setOffline(true);
    await say(page, 'क्या कुआँ सही जगह है?');
    await page.goto('/repair.html');
    await openLastStep(page);
    await expect(page.getByText(/अभी नहीं भेजी गई चीज़ें: [1-9]/)).toBeVisible();
    const remove = page.getByRole('button', { name: 'सब कुछ हटाएँ', exact: true });
    await expect(remove).toBeDisabled();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'प्रति सहेजें' }).click();
    const copy = readFileSync(await (await download).path(), 'utf8');
    expect(copy).toContain('क्या कुआँ सही जगह है?');
    expect(copy).not.toContain('access_token');
    await remove.click();
    await expect(remove).toHaveCount(0);
    const surely = page.getByRole('button', { name: 'हाँ, सब कुछ हटाएँ' });
    await surely.click();
    await expect(said).toContainText('इसलिए कुछ नहीं बदला गया');
    expect(await page.evaluate(() => localStorage.getItem('disha.language'))).toBe('hi');

    await context.setOffline(false);
    await surely.click();
    await page.waitForURL('/');
    expect(await page.evaluate(() => localStorage.getItem('disha.language'))).toBeNull();
    await page.goto('/chat');
    await expect(page.getByTestId('guest-badge')).toBeVisible();
    await expect(page.getByTestId('message-user')).toHaveCount(0);
  },
);

test('the repair page is accessible and fits in both languages and schemes', async ({ page }) => {
  for (const language of ['en', 'hi'])
    for (const scheme of ['light', 'dark']) {
      await page.goto('/repair.html');
      await page.evaluate(
        ([spoken, colours]) => {
          localStorage.setItem('disha.language', spoken ?? '');
          localStorage.setItem('disha.theme', colours ?? '');
        },
        [language, scheme],
      );
      await page.reload();
      await openLastStep(page);
      await expect(page.locator('details button')).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    }
});

const offer = (page: Page) => page.getByTestId('update-bar');

/** Another tab of the app, which the worker of the device has opened. */
async function controlledTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await appStands(tab);
  expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return tab;
}

/** How often each has been loaded since. */
function countLoads(tabs: readonly Page[]): () => number[] {
  const counts = tabs.map(() => 0);
  for (const [index, tab] of tabs.entries()) tab.on('load', () => (counts[index] = (counts[index] ?? 0) + 1));
  return () => counts;
}

/** As the browser does when a page is opened, and the app about once an hour. */
async function lookForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

/** Of the repair page. Its letters have to be there first: with them the lines move. */
async function openLastStep(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.locator('summary').click();
}

/** What this device has of the app, and the places for what people have. */
async function keptApp(): Promise<{ workers: number; caches: string[] }> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return { workers: registrations.length, caches: await caches.keys() };
}

/** The addresses of the app's files on this device. */
async function keptFiles(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('workbox-'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => url)
    .toSorted();
}

/** Takes those whose address has the part away, as a browser that needs room; how many. */
async function loseFiles(part: string): Promise<number> {
  let lost = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes(part) && (await cache.delete(request))) lost += 1;
  }
  return lost;
}
