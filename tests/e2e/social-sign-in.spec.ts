import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { startOpenIdProvider, type OpenIdProvider } from '#tests/fakes/openid-provider.ts';
import { logOut } from './people.ts';
import { expect, startBackend, test, type OwnBackend } from './world.ts';

let provider: OpenIdProvider;
let backend: OwnBackend;

test.beforeAll(async () => {
  provider = await startOpenIdProvider();
  const preload = './tests/fakes/google-elsewhere.ts';
  backend = await startBackend({ environment: provider.environment, preload });
});
test.afterAll(async () => {
  await backend.close();
  await provider.close();
});

const asha = { sub: '4711', email: 'asha@example.com', email_verified: true, name: 'Asha Rao' };

test('somebody comes in by Google, is known there by name, leaves, and comes back to the same account', async ({
  page,
}) => {
  await sendToProvider(page);
  provider.signsIn(asha);
  await page.goto(`${backend.url}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/chat/);
  expect(page.url()).not.toMatch(/code=|token/);
  await page.goto(`${backend.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const handle = await page.getByText(/^@/).textContent();
  await logOut(page);
  await expect(page).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await page.goto(`${backend.url}/profile`);
  await expect(page.getByText(handle ?? '', { exact: true })).toBeVisible();
});

test('whoever says no there is told so, and may choose another way', async ({ page }) => {
  await sendToProvider(page);
  provider.denies();
  await page.goto(`${backend.url}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Login failed: the sign-in was declined there',
  );
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByTestId('sign-in-email')).toBeVisible();
});

test('a code that somebody else has asked for opens nothing here', async ({ page }) => {
  provider.signsIn({ ...asha, sub: '666', email: 'mallory@example.com', name: 'Mallory' });
  const address = new URL('/auth/v1/authorize', backend.url);
  address.search = new URLSearchParams({
    provider: 'google',
    redirect_to: `${backend.url}/callback`,
    code_challenge: createHash('sha256').update('known to Mallory alone').digest('base64url'),
    code_challenge_method: 's256',
  }).toString();
  const atProvider = await redirectOf(address);
  const landing = await redirectOf(await provider.consent(atProvider.href));
  expect(landing.searchParams.get('code')).toBeTruthy();

  await page.goto(landing.href);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto(`${backend.url}/profile`);
  await expect(page.getByText('Please sign in to view your profile.')).toBeVisible();
});

async function redirectOf(address: URL): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** Leads the browser from Google's address to the provider of the test. */
async function sendToProvider(page: Page): Promise<void> {
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ status: 302, headers: { location: provider.addressOf(route.request().url()) } }),
  );
}
