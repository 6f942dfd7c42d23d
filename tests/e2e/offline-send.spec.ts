import type { Page } from 'playwright/test';
import { logOut, newAccount, say, signIn, type Session } from './people.ts';
import { expect, expectAccessible, test, waitForWorker } from './world.ts';

const words = ['Where should the stove stand?', 'And the main door?', 'मेरी रसोई दक्षिण-पश्चिम में है'];

test(
  'what is written without a network waits, outlives the closing of the app, and is answered once and in order; another device shows it at once',
  { tag: '@worker' },
  async ({ page, context, browser, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await expect(page.getByTestId('credits-badge')).toContainText('2');
    await waitForWorker(page);

    const other = await browser.newContext();
    const desk = await other.newPage();
    await desk.goto(`${backend.url}/`);
    await signIn(desk, user);
    await desk.goto('/chat');

    await context.setOffline(true);
    for (const text of words) await say(page, text);
    await expect(page.getByTestId('message-user')).toHaveText(words);
    await expect(page).toHaveURL(/session=/);
    const conversation = page.url();
    await expectAccessible(page);
    await page.close();

    const again = await context.newPage();
    await again.goto(conversation);
    await expect(again.getByTestId('message-user')).toHaveText(words);
    await expect(again.getByTestId('message-system')).toHaveCount(0);

    await context.setOffline(false);
    await expect(again.getByTestId('message-system')).toHaveCount(3);
    await expect(again.getByTestId('message-user')).toHaveText(words);
    await expect(again.getByTestId('credits-badge')).toContainText('1');
    expect(await queries(user)).toEqual(words);

    // The other device was open all the while and nobody touched it.
    await desk.goto(new URL(conversation).pathname + new URL(conversation).search);
    await expect(desk.getByTestId('message-user')).toHaveText(words);
    await again.getByTestId('chat-input').fill('And the temple?');
    await again.getByTestId('chat-send').click();
    await expect(desk.getByTestId('message-user')).toHaveText([...words, 'And the temple?']);
    await expect(desk.getByTestId('message-system')).toHaveCount(4);
    await other.close();
  },
);

test(
  'a server that goes away in the middle of sending gets every message once when it is back',
  { tag: '@worker' },
  async ({ page, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await say(page, 'First');
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await waitForWorker(page);
    await backend.stop();
    await say(page, 'Second');
    await say(page, 'Third');
    await page.reload();
    await expect(page.getByTestId('message-user')).toHaveText(['First', 'Second', 'Third']);
    await backend.start();
    await page.reload();
    // A server that has just started loads what it answers with, and answers one after the other.
    await expect(page.getByTestId('message-system')).toHaveCount(3, { timeout: 45_000 });
    expect(await queries(user)).toEqual(['First', 'Second', 'Third']);
  },
);

test(
  'signing out with something unsent asks first; kept on the device it is offered to the same person, and nobody else sees a word of it',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const [user, stranger] = [await newAccount(backend), await newAccount(backend)];
    await signIn(page, user);
    await page.goto('/chat');
    await waitForWorker(page);
    const secret = 'Where do I hide the family gold?';
    await backend.stop();
    await say(page, secret);
    await logOut(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('not been sent', { timeout: 30_000 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await backend.start();

    await signIn(page, stranger);
    await page.goto('/chat');
    await expect(page.getByTestId('chat-input')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await logOut(page);
    await expect(page).toHaveURL(/\/auth/);
    expect(await queries(stranger)).toEqual([]);

    await signIn(page, user);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(() => queries(user)).toEqual([secret]);
    await context.close();
  },
);

test(
  'after a sign-out nothing of the user is left in any store of the browser',
  { tag: '@worker' },
  async ({ page, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await waitForWorker(page);
    const canary = 'canary-4711-peacock';
    await say(page, `Is ${canary} a good name?`);
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await page.getByTestId('chat-input').fill(`a draft with ${canary}`);
    expect(await storesWith(page, canary)).not.toEqual([]);
    await logOut(page);
    await expect(page).toHaveURL(/\/auth/);
    expect(await storesWith(page, canary)).toEqual([]);
    expect(await storesWith(page, user.email)).toEqual([]);
    expect(await storesWith(page, user.userId)).toEqual([]);
  },
);

/** The user's messages on the server, in its order. */
async function queries({ client }: Session): Promise<string[]> {
  const { data, error } = await client.from('user_chats').select('query').order('created_at');
  if (error) throw new Error(error.message);
  return (data as { query: string }[]).map(({ query }) => query);
}

/** Every place of this origin that holds the text: in names, keys and values of all databases, caches and storages. */
function storesWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (needle) => {
    const found: string[] = [];
    const look = (place: string, value: unknown) => {
      if (
        JSON.stringify(value, (_, part: unknown) =>
          part instanceof ArrayBuffer ? new TextDecoder().decode(part) : part,
        )?.includes(needle)
      )
        found.push(place);
    };
    for (const { name = '' } of await indexedDB.databases()) {
      look(`name of ${name}`, name);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const all = (of: 'getAll' | 'getAllKeys') =>
          new Promise<unknown>((resolve) => {
            const request = db.transaction(store).objectStore(store)[of]();
            request.addEventListener('success', () => resolve(request.result));
          });
        look(`${name}/${store}`, await all('getAll'));
        look(`${name}/${store} keys`, await all('getAllKeys'));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name}`, request.url);
        const response = await cache.match(request);
        if (/\.(js|css|woff2|png|svg|webmanifest)$/.test(new URL(request.url).pathname)) continue;
        look(`cache ${name} ${request.url}`, await response?.text());
      }
    }
    look('localStorage', Object.entries(localStorage));
    look('sessionStorage', Object.entries(sessionStorage));
    return found;
  }, text);
}
