import type { Page } from 'playwright/test';
import { password, worldAt, type Session } from '#tests/fakes/embedded-world.ts';
import { expect, type Backend } from './world.ts';

export type { Session };

/** A confirmed account of the backend. */
export async function newAccount(backend: Backend): Promise<Session> {
  return (await worldAt(backend.url)).newcomer();
}

/** Signs in by the form, as its owner does. */
export async function signIn(page: Page, { email }: Session): Promise<void> {
  await page.goto('/auth');
  await page.getByTestId('sign-in-email').fill(email);
  await page.getByTestId('sign-in-password').fill(password);
  await page.getByTestId('sign-in-submit').click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Writes into the message box and sends. */
export async function say(page: Page, words: string): Promise<void> {
  await page.getByTestId('chat-input').fill(words);
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('message-user').filter({ hasText: words })).toBeVisible();
}
