import type { Page } from 'playwright/test';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';
import { newAccount, openConversations, say, signIn, type Session } from './people.ts';
import { expect, expectAccessible, expectFits, startBackend, test as base, waitForWorker } from './world.ts';

const words = ['Keep ', 'the **stove** ', 'in ', 'the ', 'south ', 'east, ', 'facing ', 'east.'];
const question = 'Where should the stove stand?';

/** A model that answers word by word, and somebody who has agreed to be answered by it. */
const test = base.extend<{ user: Session }, { provider: FakeProvider }>({
  provider: [
    // Playwright wants a destructured first argument, also where nothing is asked for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await fakeProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ provider }, use) => {
      const backend = await startBackend({ environment: { AI_BASE_URL: provider.url, AI_MODEL: 'model-1' } });
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  user: async ({ page, backend, provider }, use) => {
    provider.reset();
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Yes, it may' }).click();
    // Nobody has to look for the place to go on.
    await expect(page.getByTestId('chat-input')).toBeFocused();
    await use(user);
  },
});

test.describe('while an answer comes', () => {
  test(
    'an answer appears as it comes, is whole after a reload in the middle of it, and is charged once',
    { tag: '@desk' },
    async ({ page, user, provider }) => {
      provider.streams(words, { hangsAfter: 4 });
      await say(page, question);
      const growing = page.getByTestId('message-stream');
      await expect(growing).toContainText('Keep the stove in the');
      await expect(growing).toHaveAttribute('aria-busy', 'true');
      await expect(growing).not.toContainText('south');
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByTestId('message-user')).toHaveText([question]);
      provider.goOn();
      await expectOneAnswer(page, user, provider);
    },
  );

  test('two tabs show one message and one answer', async ({ page, context, user, provider }) => {
    provider.streams(words, { hangsAfter: 4 });
    await say(page, question);
    await expect(page.getByTestId('message-stream')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByTestId('message-user')).toHaveText([question]);
    provider.goOn();
    await expectOneAnswer(page, user, provider);
    await expect(other.getByTestId('message-system')).toContainText('Keep the stove in the south east');
    await expect(other.getByTestId('message-user')).toHaveText([question]);
  });

  test(
    'a conversation is renamed and deleted where it is listed, also while an answer to it is under way',
    { tag: '@desk' },
    async ({ page, user, provider }) => {
      provider.streams(words);
      await say(page, question);
      await expectOneAnswer(page, user, provider);
      await chooseAct(page, question, 'Rename');
      await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('Our stove');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our stove');
      await expect.poll(() => titlesOf(user)).toEqual(['Our stove']);

      provider.streams(words, { hangsAfter: 2 });
      await page.keyboard.press('Escape');
      await say(page, 'And the sink?');
      await expect(page.getByTestId('message-stream')).toBeVisible();
      await chooseAct(page, 'Our stove', 'Delete');
      await page.getByTestId('delete-session').click();
      await expect(page).not.toHaveURL(/session=/);
      await expect(page.getByText('You could begin with one of these')).toBeVisible();
      provider.goOn();
      await expect.poll(() => answersOf(user)).toEqual([]);
    },
  );
});

test('a message that is sent by two clicks is one', async ({ page, user, provider }) => {
  provider.streams(words);
  await page.getByTestId('chat-input').fill(question);
  await page.getByTestId('chat-send').dblclick();
  await expectOneAnswer(page, user, provider);
});

test('a message whose reply is lost on the way is one', async ({ page, context, user, provider }) => {
  provider.streams(words);
  let lost = 0;
  await context.route('**/rest/v1/rpc/apply_ops', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await say(page, question);
  await expectOneAnswer(page, user, provider);
  expect(lost).toBe(1);
});

test('an answer that is lost on the way to the page is the one that the server has', async ({
  page,
  context,
  user,
  provider,
}) => {
  provider.streams(words);
  let lost = 0;
  await context.route('**/functions/v1/ai-chat', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await say(page, question);
  await expectOneAnswer(page, user, provider);
  expect(lost).toBe(1);
});

test('an answer that did not help costs nothing, once a month', async ({ page, user, provider }) => {
  provider.streams(words);
  await say(page, question);
  await expectOneAnswer(page, user, provider);
  await complain(page, 0);
  await expect(page.getByText('Its credit was given back.')).toBeVisible();
  await expect(page.getByTestId('credits-badge')).toContainText('2');
  await expectAccessible(page);

  await say(page, 'And the sink?');
  await expect(page.getByTestId('message-system')).toHaveCount(2);
  await complain(page, 1);
  await expect(page.getByText('A credit was already given back this month.')).toBeVisible();
  await expect(page.getByTestId('credits-badge')).toContainText('1.67');
  await page.getByTestId('message-system').last().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('A credit was already given back this month.')).toBeHidden();
});

test(
  'without a network the guide on the device answers meanwhile, and the server afterwards',
  { tag: '@worker' },
  async ({ page, context, user, provider }) => {
    provider.streams(words);
    await waitForWorker(page);
    await context.setOffline(true);
    await say(page, 'Is a kitchen in the south west good?');
    await page.getByRole('button', { name: 'Answer from the guide now' }).click();
    const meanwhile = page.getByTestId('message-system');
    await expect(meanwhile).toContainText('Built-in guide on this device, free.');
    await expect(meanwhile).toContainText(/kitchen/i);
    await expectAccessible(page);
    await expectFits(page);
    await context.setOffline(false);
    await expect(page.getByTestId('message-system')).toContainText('Keep the stove');
    await expect(page.getByText('Built-in guide on this device, free.')).toBeHidden();
    expect(await answersOf(user)).toHaveLength(1);
  },
);

/** One message, one answer and one charge, here and on the server. */
async function expectOneAnswer(page: Page, user: Session, provider: FakeProvider): Promise<void> {
  await expect(page.getByTestId('message-system')).toContainText(
    'Keep the stove in the south east, facing east.',
  );
  await expect(page.getByTestId('message-user')).toHaveText([question]);
  await expect(page.getByTestId('message-stream')).toHaveCount(0);
  await expect(page.getByTestId('credits-badge')).toContainText('1.67');
  expect(await answersOf(user)).toEqual([[question, words.join('')]]);
  expect(provider.requests()).toHaveLength(1);
}

async function answersOf({ client }: Session): Promise<[string, string | null][]> {
  const { data, error } = await client.from('user_chats').select('query, response');
  if (error) throw new Error(error.message);
  return (data as { query: string; response: string | null }[]).map(({ query, response }) => [
    query,
    response,
  ]);
}

async function complain(page: Page, index: number): Promise<void> {
  const answer = page.getByTestId('message-system').nth(index);
  await answer.getByRole('button', { name: 'This did not help' }).click();
  await answer.getByRole('button', { name: 'Yes, give it back' }).click();
}

async function titlesOf({ client }: Session): Promise<string[]> {
  const { data, error } = await client.from('chat_sessions').select('title');
  if (error) throw new Error(error.message);
  return (data as { title: string }[]).map(({ title }) => title);
}

/** By the menu of a conversation, in the sheet of the switcher where the list has no place of its own. */
async function chooseAct(page: Page, title: string, name: string): Promise<void> {
  const list = await openConversations(page);
  await list.getByRole('button', { name: `Rename or delete: ${title}` }).click();
  await page.getByRole('menuitem', { name }).click();
}
