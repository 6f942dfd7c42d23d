import type { Page } from 'playwright/test';
import { password } from '#tests/fakes/embedded-world.ts';
import {
  logOut,
  mailedLink,
  newAccount,
  newAddress,
  openConversations,
  say,
  signIn,
  signUp,
  trySignIn,
  type Session,
} from './people.ts';
import { expect, expectAccessible, expectFits, test, waitForWorker } from './world.ts';

const [first, second] = ['Where should the stove stand?', 'मेरी रसोई दक्षिण-पश्चिम में है'];
const card = (page: Page) => page.getByTestId('guest-limit');

for (const language of ['en', 'hi'] as const) {
  test(`a guest has two messages answered and then meets the card, in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
    await page.goto('/chat');
    await expect(page.getByTestId('chat-input')).toBeEnabled();
    await expect(page.getByTestId('guest-badge')).toContainText('2');
    await expectAccessible(page);
    await expectFits(page);

    await say(page, first);
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await expect(page.getByTestId('guest-badge')).toContainText('1');
    await page.reload();
    await expect(page.getByTestId('message-user')).toHaveText([first]);

    await say(page, second);
    await expect(card(page)).toBeVisible();
    await expect(page.getByTestId('message-system')).toHaveCount(2);
    await expect(page.getByTestId('chat-input')).toBeDisabled();
    await expect(page.getByTestId('chat-send')).toBeDisabled();
    const [signInLink, plans] = [card(page).getByRole('link').nth(0), card(page).getByRole('link').nth(1)];
    await expect(signInLink).toHaveAttribute('href', /^\/auth\?redirect=/);
    await expect(plans).toHaveAttribute('href', '/subscriptions');
    if (language === 'en') await expect(card(page)).toContainText('Subscribe to Continue Chatting');
    await expectAccessible(page);
    await expectFits(page);
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect(page.getByTestId('message-user')).toHaveText([first, second]);
  });
}

test('what a guest was told moves into the new account once, at no cost', async ({ page, backend }) => {
  await page.goto('/chat');
  await say(page, first);
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  await say(page, second);
  await card(page).getByRole('link', { name: 'Sign In' }).click();
  const email = newAddress();
  await signUp(page, email);
  await page.goto(await mailedLink(backend, email, '/verify-email'));
  await expect(page).toHaveURL(/\/chat/, { timeout: 30_000 });
  await openSession(page, first);
  await expect(page.getByTestId('message-user')).toHaveText([first, second]);
  await expect(page.getByTestId('message-system')).toHaveCount(2);
  await expect(page.getByTestId('credits-badge')).toContainText('2');

  // The server has them too, and only once.
  await page.reload();
  await expect(page.getByTestId('message-user')).toHaveText([first, second]);
  await expect(page.getByTestId('credits-badge')).toContainText('2');
});

test(
  'signing in takes a guest to what was said before, and the device remembers what was spent',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await page.goto('/chat');
    await say(page, first);
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await waitForWorker(page);
    // Without a network the guide on the device answers at once.
    await context.setOffline(true);
    await say(page, second);
    await expect(page.getByTestId('message-system')).toHaveCount(2);
    await expect(card(page)).toBeVisible();
    await context.setOffline(false);

    await card(page).getByRole('link', { name: 'Sign In' }).click();
    await trySignIn(page, user.email, password);
    await expect(page).toHaveURL(/\/chat\?session=/);
    await expect(page.getByTestId('message-user')).toHaveText([first, second]);
    await expect(page.getByTestId('credits-badge')).toContainText('2');
    await expect.poll(() => queries(user)).toEqual([first, second]);

    await logOut(page);
    await expect(page).toHaveURL(/\/auth/);
    await page.goto('/chat');
    await expect(card(page)).toBeVisible();
    await expect(page.getByTestId('message-user')).toHaveCount(0);
  },
);

test('the server counts a device that has forgotten', async ({ page }) => {
  await page.route('**/functions/v1/ai-chat', (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'guest_limit', message: 'The free messages are used up.' } }),
    }),
  );
  await page.goto('/chat');
  await say(page, first);
  await expect(card(page)).toBeVisible();
  await expect(page.getByTestId('chat-input')).toBeDisabled();
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(page.getByTestId('message-user')).toHaveText([first]);
});

test(
  'a conversation is renamed and deleted without a network',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await say(page, first);
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await page.goto('/chat');
    await say(page, 'And the main door?');
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await waitForWorker(page);
    await context.setOffline(true);

    const list = await openConversations(page);
    const name = 'हमारे नए घर की रसोई, पूजा घर और मुख्य द्वार के बारे में सारी बातें';
    await list.getByRole('button', { name: `Rename or delete: ${first}` }).click();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByTestId('session-name').fill('   ');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('alert')).toContainText('name');
    await page.getByTestId('session-name').fill(name);
    await page.keyboard.press('Enter');
    const more = list.getByRole('button', { name: `Rename or delete: ${name}` });
    await expect(more).toBeFocused();
    await expectFits(page);

    await list.getByRole('button', { name: 'Rename or delete: And the main door?' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expect(question).toContainText('And the main door?');
    await expectAccessible(page);
    await page.getByTestId('delete-session').click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(page.getByTestId('message-user')).toHaveCount(0);

    await context.setOffline(false);
    await expect.poll(() => titles(user)).toEqual([name]);
  },
);

test(
  'messages are found in both scripts without a network, and a result leads to its message',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await say(page, second);
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await page.goto('/chat');
    await say(page, 'mera darwaza uttar me hai');
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await waitForWorker(page);
    // What searches is fetched with the first search; the worker has it.
    await context.setOffline(true);

    const list = await openConversations(page);
    const box = list.getByTestId('message-search');
    await box.fill('rasoee');
    const found = list.getByTestId('found-message');
    await expect(found.first()).toContainText(second);
    await expect(found.first().locator('mark').first()).toHaveText('रसोई');
    await expectAccessible(page);
    await expectFits(page);
    await box.fill('दरवाज़ा');
    await expect(found.first().locator('mark').first()).toHaveText('darwaza');
    await box.fill('zzqx');
    await expect(list).toContainText('Nothing found');
    await box.fill('रसोई');
    await found.first().click();
    await expect(page).toHaveURL(/session=.*message=/);
    await expect(page.getByTestId('message-user')).toHaveText([second]);
  },
);

async function openSession(page: Page, title: string): Promise<void> {
  const list = await openConversations(page);
  await list.getByRole('link', { name: title }).click();
}

async function queries({ client }: Session): Promise<unknown[]> {
  const { data, error } = await client.from('user_chats').select('query').order('created_at');
  if (error) throw new Error(error.message);
  return data.map(({ query }) => query);
}

async function titles({ client }: Session): Promise<unknown[]> {
  const { data, error } = await client.from('chat_sessions').select('title').is('deleted_at', null);
  if (error) throw new Error(error.message);
  return data.map((row) => row.title);
}
