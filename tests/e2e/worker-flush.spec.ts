import { letTokenRunOut, newAccount, say, signIn } from './people.ts';
import { workerOf } from './worker-tools.ts';
import { expect, test, waitForWorker } from './world.ts';

test(
  'a message kept while the server is away is sent by the worker when no page is open and its token has run out, and is there with its answer',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const account = await newAccount(backend);
    await page.goto('/');
    await waitForWorker(page);
    await signIn(page, account);
    await page.goto('/chat');
    await expect(page.getByTestId('chat-input')).toBeVisible();

    await backend.stop();
    const question = 'Is a kitchen in the south east good?';
    await say(page, question);
    await expect(page.getByTestId('message-user')).toHaveText([question]);
    const scope = new URL(page.url()).origin;
    const conversation = page.url();

    await letTokenRunOut(page);
    await page.goto('about:blank');
    await backend.start();
    const worker = await workerOf(context, page, `${scope}/`);
    await worker.wake();

    // What the device has is what the worker brought: the server goes away again before the page is opened.
    await expect
      .poll(async () => {
        const { data } = await account.client.from('user_chats').select('query, response');
        return data?.map(({ query, response }) => [query, typeof response]);
      })
      .toEqual([[question, 'string']]);
    await worker.settled();
    await backend.stop();
    await page.goto(conversation);
    await expect(page.getByTestId('message-user')).toHaveText([question]);
    await expect(page.getByTestId('message-system').last()).toContainText(/kitchen/i);
    await backend.start();
  },
);
