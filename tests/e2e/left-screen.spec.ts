import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { logOut, newAccount, signIn, type Session } from './people.ts';
import { appStands, expect, test, waitForWorker } from './world.ts';

const exchanges = 20;
const newest = `Question ${exchanges}?`;

test(
  'a conversation stands there as it was left before the app has begun, for its owner alone, and goes with the sign-out',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    const address = `/chat?session=${await converse(user)}`;
    await signIn(page, user);
    await waitForWorker(page);
    await page.goto(address);
    await page.getByTestId('chat-input').fill('A draft');
    await expect(page.getByText('Question 1?', { exact: true })).toBeAttached();
    await leave(page);

    await context.setOffline(true);
    const again = await context.newPage();
    await noteFirstLook(again);
    await again.goto(address);
    await appStands(again);
    const first = await firstLook(again);
    expect(first).toMatchObject({ drawn: 'kept', isNewestInView: true });
    expect(first.text).toContain(newest);
    // The app has taken its place, at the same end of the conversation, and answers.
    await expect(again.getByText(newest, { exact: true })).toBeInViewport();
    await expect(again.getByTestId('chat-input')).toHaveValue('A draft');
    await again.getByTestId('chat-input').fill('Written on');
    await expect(again.getByTestId('chat-input')).toHaveValue('Written on');
    await context.setOffline(false);

    // Whoever else signs in on this device without a sign-out before does not see it.
    await again.evaluate(() => localStorage.setItem('disha.who', 'somebody-else'));
    await again.reload();
    expect(await firstLook(again)).toMatchObject({ drawn: 'other', text: '' });
    await appStands(again);
    await expect(again.getByText(newest, { exact: true })).toBeInViewport();

    await logOut(again);
    await expect(again).toHaveURL(/\/auth/);
    await expect.poll(() => again.evaluate(() => caches.has('disha-screen'))).toBe(false);
  },
);

async function converse({ client, userId }: Session): Promise<string> {
  const id = randomUUID();
  const made = await client.from('chat_sessions').insert({ id, user_id: userId, title: 'A long one' });
  expect(made.error).toBeNull();
  for (let n = 1; n <= exchanges; n += 1) {
    const row = { user_id: userId, session_id: id, query: `Question ${n}?`, response: `Answer ${n}.` };
    expect((await client.from('user_chats').insert(row)).error).toBeNull();
  }
  return id;
}

/** As when another app or tab comes to the front; what watches for it begins when the page has come to rest. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  const isKept = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return caches.has('disha-screen');
    });
  await expect.poll(isKept).toBe(true);
  await page.close();
}

interface FirstLook {
  drawn: string | undefined;
  text: string;
  isNewestInView: boolean;
}

/** What the first frame paints, which waits for the styles and comes before the app. */
async function noteFirstLook(page: Page): Promise<void> {
  await page.addInitScript((message) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') requestAnimationFrame(look);
    });
    function look() {
      const drawn = document.getElementById('drawn');
      const isShown = drawn?.checkVisibility() === true;
      const said = [...(drawn?.querySelectorAll('[data-testid="message-user"]') ?? [])].at(-1);
      const box = said?.getBoundingClientRect();
      const seen: FirstLook = {
        drawn: document.documentElement.dataset['drawn'],
        text: isShown ? (drawn?.innerText ?? '') : '',
        isNewestInView:
          said?.textContent.trim() === message &&
          box !== undefined &&
          box.top >= 0 &&
          box.bottom <= innerHeight,
      };
      Object.assign(window, { seen });
    }
  }, newest);
}

function firstLook(page: Page): Promise<FirstLook> {
  return page.evaluate(() => Reflect.get(window, 'seen') as FirstLook);
}
