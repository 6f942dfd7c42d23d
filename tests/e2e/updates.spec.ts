import type { BrowserContext, Page } from 'playwright/test';
import { expect, nextNews, test, versionOf } from './deployed-site.ts';
import { newAccount, signIn } from './people.ts';
import { appStands, waitForWorker } from './world.ts';

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
    expect(loads()).toEqual([1, 1]);
  },
);

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
