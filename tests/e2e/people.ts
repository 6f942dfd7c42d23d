import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { password, worldAt, type Session } from '#tests/fakes/embedded-world.ts';
import { expect, type Backend } from './world.ts';

export type { Session };

/** A confirmed account of the backend. */
export async function newAccount(backend: Backend): Promise<Session> {
  return (await worldAt(backend.url)).newcomer();
}

/** An address that nobody has. */
export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

/** Signs in by the form, as its owner does. */
export async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/auth');
  await trySignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/auth/);
}

/**
 * Leaves the device as a sign-in of an earlier day has left it: the next page that is opened there is that of somebody who
 * is signed in. Costs a page and a form less than to sign in by the form, which is what the tests of accounts do.
 */
export async function beSignedIn(page: Page, { email }: { email: string }): Promise<void> {
  const { supabaseKey } = (await (await page.request.get('/config.json')).json()) as { supabaseKey: string };
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: supabaseKey },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session = (await answer.json()) as { expires_in: number };
  const expiresAt = Math.floor(Date.now() / 1000) + session.expires_in;
  // Of the same origin, and without any of the app.
  await page.goto('/healthz');
  await page.evaluate(keepSession, JSON.stringify({ ...session, expires_at: expiresAt }));
}

/** Runs in the page. */
function keepSession(session: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('disha-device');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('kept'));
    opening.addEventListener('error', () => reject(new Error('no store')));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('kept', 'readwrite');
      writing.objectStore('kept').put(session, 'sb-disha-auth-token');
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** Fills in the form of /auth and sends it, whatever comes of it. A tab that lies behind another is hardly painted. */
export async function trySignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.bringToFront();
  await page.getByTestId('sign-in-email').fill(email);
  await page.getByTestId('sign-in-password').fill(secret);
  await page.getByTestId('sign-in-submit').click();
}

/** Makes an account by the form, and leaves the page that says to look for the mail. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByTestId('tab-sign-up').click();
  await page.getByTestId('sign-up-email').fill(email);
  await page.getByTestId('sign-up-password').fill(password);
  await page.getByTestId('sign-up-confirm').fill(password);
  await page.getByTestId('sign-up-submit').click();
  await expect(page.getByTestId('check-your-email')).toBeVisible();
}

/** The link in the newest mail to the address whose link leads to the page. */
export async function mailedLink(backend: Backend, email: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const links = (await backend.mails())
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      link = links.find((address) => new URL(address).pathname === page);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Uses the button of the frame, in its menu on a phone, which a page that is just arriving closes. */
export async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  const button = page.getByRole('button', { name: 'Logout' }).first();
  await expect(async () => {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await button.click({ timeout: 2_000 });
  }).toPass();
}

/** Writes into the message box and sends. */
export async function say(page: Page, words: string): Promise<void> {
  await page.getByTestId('chat-input').fill(words);
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('message-user').filter({ hasText: words })).toBeVisible();
}

/**
 * The list of conversations: beside the conversation, or on a phone in its sheet, which is opened.
 * The page may just be arriving: its address changes before it is there.
 */
export async function openConversations(page: Page): Promise<Locator> {
  const name = 'Your conversations';
  const list = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
  const switcher = page.getByRole('button', { name: /^Conversations:/ });
  await expect(list.or(switcher).first()).toBeVisible();
  if (!(await list.isVisible())) await switcher.click();
  return list;
}

/** Leaves the device with a session whose token is over, as after a night. */
export async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('disha-device');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const key = 'sb-disha-auth-token';
          const store = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const reading = store.get(key);
          reading.addEventListener('success', () => {
            if (typeof reading.result !== 'string') return reject(new Error('nobody is signed in'));
            const session = JSON.parse(reading.result) as Record<string, unknown>;
            const accessToken = `e30.${btoa('{"iat":0,"exp":1}')}.x`;
            store.put(JSON.stringify({ ...session, access_token: accessToken, expires_at: 1 }), key);
          });
          store.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}
