import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { newAccount, say, signIn } from './people.ts';
import { photo } from './pictures.ts';
import { appStands, expect, test, waitForWorker } from './world.ts';

interface Given {
  text?: string;
  url?: string;
  files?: readonly { name: string; type: string; base64: string }[];
}

/** Sends what another app of the device would send, as the form that browsers make of it. */
async function share(page: Page, action: string, { text = '', url = '', files = [] }: Given): Promise<void> {
  await Promise.all([
    page.waitForURL(/\/(?:share|chat)/),
    page.evaluate(
      (given) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          enctype: 'multipart/form-data',
          action: given.action,
        });
        const field = (name: string, type: string) =>
          form.appendChild(Object.assign(document.createElement('input'), { name, type }));
        field('title', 'hidden');
        field('text', 'hidden').value = given.text;
        field('url', 'hidden').value = given.url;
        const chosen = new DataTransfer();
        for (const { name, type, base64 } of given.files)
          chosen.items.add(
            new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name, { type }),
          );
        field('files', 'file').files = chosen.files;
        document.body.append(form);
        form.submit();
      },
      { action, text, url, files: [...files] },
    ),
  ]);
}

async function aPlan(page: Page) {
  const bytes = await photo(page, 900, 700);
  return { name: 'our-flat.jpg', type: 'image/jpeg', base64: Buffer.from(bytes).toString('base64') };
}

test(
  'a shared picture waits for a word, also without a network and through a sign-in, and becomes a plan',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await page.goto('/contact');
    await waitForWorker(page);
    await page.reload();
    await appStands(page);
    const plan = await aPlan(page);

    await context.setOffline(true);
    await share(page, '/share', { files: [plan] });
    await expect(page.getByTestId('shared-file')).toContainText('our-flat.jpg');
    await page.reload();
    await expect(page.getByTestId('shared-file').locator('img')).toBeVisible();
    await context.setOffline(false);

    for (const [given, words] of [
      [{ files: [plan, plan] }, 'one picture or PDF at a time'],
      [{ files: [{ name: 'a.txt', type: 'text/plain', base64: 'eA==' }] }, 'Other kinds of file'],
      [{}, 'neither words nor a file'],
    ] as const) {
      await share(page, '/share', given);
      await expect(page.locator('main')).toContainText(words);
    }

    await share(page, '/share', { files: [plan] });
    await page.getByTestId('read-plan').click();
    await page.waitForURL(/\/auth\?redirect=%2Fupload/);
    await page.getByTestId('sign-in-email').fill(user.email);
    await page.getByTestId('sign-in-password').fill('kesar-badam-42');
    await page.getByTestId('sign-in-submit').click();
    await page.waitForURL(/\/analyze\//);
    await page.goto('/share');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing waits here');
  },
);

test(
  'shared words become a question that nobody has sent, below the one that waits, whoever sends them',
  { tag: '@worker' },
  async ({ page, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await waitForWorker(page);
    await page.reload();
    const box = page.getByTestId('chat-input');
    await box.fill('My own thought');
    const balance = await user.client.from('credit_balances').select('*').single();

    await share(page, '/share', {
      text: 'Is a plot on the south side good?',
      url: 'https://example.in/plot',
    });
    await expect(page).toHaveURL(/\/chat$/);
    await expect(box).toHaveValue(
      'My own thought\n\nIs a plot on the south side good?\nhttps://example.in/plot',
    );

    // A page of another site can send the same form. It gets no further.
    const elsewhere = createServer((_asked, answer) => {
      answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
      await share(page, `${backend.url}/share`, { text: 'Words of a stranger' });
      await expect(box).toHaveValue(/My own thought[^]*Words of a stranger$/);
      await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
      await share(page, `${backend.url}/share`, { files: [await aPlan(page)] });
      await expect(page.getByTestId('read-plan')).toBeVisible();
    } finally {
      elsewhere.closeAllConnections();
      elsewhere.close();
    }
    const { data: messages } = await user.client.from('user_chats').select('id');
    const { data: plans } = await user.client.from('floorplans').select('id');
    expect([messages, plans]).toEqual([[], []]);
    expect((await user.client.from('credit_balances').select('*').single()).data).toEqual(balance.data);
  },
);

test(
  'without a worker the server says that nothing was kept',
  { tag: '@worker' },
  async ({ browser, backend }) => {
    const context = await browser.newContext({ baseURL: backend.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/contact');
    await share(page, '/share', { text: 'Lost words' });
    await expect(page).toHaveURL(/\/share\?lost=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It did not arrive here');
    await context.close();
  },
);

test('Chromium understands all of the manifest', async ({ page }) => {
  await page.goto('/hindu-aartis');
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    shareTarget: { method: expect.stringMatching(/post/i) },
    launchHandler: { clientMode: expect.stringMatching(/navigate-?existing/i) },
  });
  expect(manifest?.shortcuts?.length).toBe(3);
  expect(manifest?.screenshots?.length).toBe(6);
});

test('the app offers itself once it was of use, and not again to whoever has put that away', async ({
  page,
  browser,
  backend,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome: 'accepted' }) }));
    });
  });
  const row = page.getByTestId('install-row');
  await page.goto('/hindu-festivals');
  await appStands(page);
  await go(page, '/chat');
  await go(page, '/hindu-festivals');
  await expect(row).toHaveCount(0);

  await go(page, '/chat');
  await say(page, 'Where should the kitchen be?');
  await expect(page.getByTestId('sources')).toBeVisible();
  await expect(row).toHaveCount(0);
  await go(page, '/hindu-festivals');
  await expect(row.getByRole('button', { name: 'Install' })).toBeVisible();
  await row.getByRole('button', { name: 'Not now' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await appStands(page);
  await go(page, '/chat');
  await go(page, '/hindu-festivals');
  await expect(row).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByTestId('install-section').getByRole('button', { name: 'Install' })).toBeVisible();

  const iphone = await browser.newContext({
    baseURL: backend.url,
    locale: 'hi-IN',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    storageState: {
      cookies: [],
      origins: [
        { origin: backend.url, localStorage: [{ name: 'disha.install', value: '{"hasValue":true}' }] },
      ],
    },
  });
  const safari = await iphone.newPage();
  await safari.goto('/chat');
  await appStands(safari);
  await go(safari, '/hindu-festivals');
  await expect(safari.getByTestId('install-row')).toContainText('“होम स्क्रीन में जोड़ें” चुनें');
  await expect(safari.getByTestId('install-row').getByRole('button')).toHaveText(['अभी नहीं']);
  await iphone.close();
});

/** By a link of the frame, so that the page stays. */
async function go(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
