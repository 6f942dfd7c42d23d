import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { mailedLink, signUp } from './people.ts';
import { expect, expectAccessible, test, waitForWorker, type Backend } from './world.ts';

/** A newcomer's first question, in each language of the interface and with each way of losing the network. */
const journeys = [
  {
    language: 'en',
    question: 'mera kitchen south west me hai, kya ye theek hai?',
    askButton: /ask|get answer/i,
    answerHas: /kitchen/i,
    answerScript: /[a-z]/i,
    tags: ['@worker', '@desk'],
  },
  {
    language: 'hi',
    question: 'मेरी रसोई दक्षिण-पश्चिम में है, क्या यह ठीक है?',
    askButton: /पूछें|उत्तर/,
    answerHas: /रसोई/,
    answerScript: /[\u0900-\u097F]/,
    tags: ['@worker'],
  },
] as const;

for (const journey of journeys) {
  test(
    `a newcomer asks in ${journey.language}, signs up, confirms by mail, reads a sourced answer, and finds it again offline`,
    { tag: [...journey.tags] },
    async ({ page, context, backend }) => {
      // From the first page to the whole app being kept: the longest of all journeys.
      test.setTimeout(180_000);
      const email = `${journey.language}-${randomUUID()}@example.com`;
      await page.addInitScript(
        (language) => localStorage.setItem('disha.language', language),
        journey.language,
      );

      await page.goto('/');
      await expectAccessible(page);
      await page.getByTestId('question-input').fill(journey.question);
      await page.getByTestId('ask-button').click();

      await expect(page).toHaveURL(/\/auth/);
      await signUp(page, email);
      await confirmByMail(page, backend, email);

      await expect(page).toHaveURL(/\/chat\?session=[0-9a-f-]{36}/, { timeout: 30_000 });
      const answer = page.getByTestId('message-system').last();
      await expect(answer).toContainText(journey.answerHas);
      await expect(answer.getByTestId('sources')).toBeVisible();
      await expect(page.getByTestId('message-user')).toHaveText([journey.question]);
      // 2 credits of welcome less a third.
      await expect(page.getByTestId('credits-badge')).toContainText('1.67');
      await expectAccessible(page);
      // The messages scroll, the page around them does not, and the box stays in reach.
      await expect(page.getByTestId('chat-input')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
      const conversation = page.url();

      await page.reload();
      await expect(page.getByTestId('message-user')).toHaveText([journey.question]);
      await expect(page.getByTestId('message-system').last()).toContainText(journey.answerHas);
      await expect(page.getByTestId('credits-badge')).toContainText('1.67');

      await waitForWorker(page);
      await context.setOffline(true);
      await page.goto(conversation);
      await expect(page.getByTestId('message-user')).toHaveText([journey.question]);
      await expect(page.getByTestId('message-system').last()).toContainText(journey.answerHas);
      await context.setOffline(false);

      await backend.stop();
      await page.goto(conversation);
      await expect(page.getByTestId('message-user')).toHaveText([journey.question]);
      await expect(page.getByTestId('message-system').last()).toContainText(journey.answerHas);

      await backend.start();
      await page.reload();
      await expect(page.getByTestId('message-user')).toHaveText([journey.question]);
      await expect(page.getByTestId('credits-badge')).toContainText('1.67');
    },
  );
}

async function confirmByMail(page: Page, backend: Backend, email: string): Promise<void> {
  const link = await mailedLink(backend, email, '/verify-email');
  await page.goto('/mailbox');
  await expectAccessible(page);
  await page.goto(link);
}
