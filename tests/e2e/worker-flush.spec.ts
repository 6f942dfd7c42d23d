import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { letTokenRunOut, newAccount, say, signIn } from './people.ts';
import { expect, test, waitForWorker } from './world.ts';

test('a message kept while the server is away is sent by the worker when no page is open and its token has run out, and is there with its answer', async ({
  page,
  context,
  backend,
}) => {
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
});

/** The worker as the browser's own tools see it, without any page of its site. */
async function workerOf(
  context: BrowserContext,
  page: Page,
  scopeURL: string,
): Promise<{ wake(): Promise<void>; settled(): Promise<void> }> {
  const tools: CDPSession = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((registration) => registration.scopeURL === scopeURL);
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await found;
  return {
    wake: async () => {
      await tools.send('ServiceWorker.dispatchSyncEvent', {
        origin: new URL(scopeURL).origin,
        registrationId,
        tag: 'outbox',
        lastChance: false,
      });
    },
    // It holds a lock of the user as long as it writes.
    settled: async () => {
      const [worker] = context.serviceWorkers();
      await expect
        .poll(() => worker?.evaluate(async () => (await navigator.locks.query()).held?.length))
        .toBe(0);
    },
  };
}
