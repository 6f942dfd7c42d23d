import { password } from '#tests/fakes/embedded-world.ts';
import {
  letTokenRunOut,
  logOut,
  mailedLink,
  newAccount,
  newAddress,
  say,
  signIn,
  signUp,
  trySignIn,
} from './people.ts';
import { expect, expectAccessible, test, waitForWorker } from './world.ts';

test('an account is made, confirmed by its mail once, left and entered again', async ({ page, backend }) => {
  const email = newAddress();
  await page.goto('/auth');
  await signUp(page, email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Sign Up' }).click();
  await page.getByTestId('tab-sign-in').click();
  await trySignIn(page, email, password);
  await expect(page.getByText('Email not confirmed')).toBeVisible();

  const link = await mailedLink(backend, email, '/verify-email');
  await page.goto(link);
  await expect(page).toHaveURL(/\/chat/);
  expect(page.url()).not.toContain('token');
  await logOut(page);
  await expect(page).toHaveURL(/\/auth/);

  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email verification failed');
  await signIn(page, { email });
  await expect(page).toHaveURL(/\/chat/);
});

test('an account is confirmed by the code of its mail where it was made, as beside an installed app', async ({
  page,
  backend,
}) => {
  const email = newAddress();
  await page.goto('/auth');
  await signUp(page, email);
  await mailedLink(backend, email, '/verify-email');
  const mail = (await backend.mails()).find(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(mail?.text.replaceAll(/https?:\S+/g, '') ?? '')?.[0] ?? '';
  await page.getByTestId('passcode').fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('main').getByText('This code is not right')).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('passcode').fill(code);
  await expect(page).toHaveURL(/\/chat/);
});

test('a forgotten password is replaced by mail, and the old one opens nothing any more', async ({
  page,
  backend,
}) => {
  const { email } = await newAccount(backend);
  await page.goto('/auth');
  await trySignIn(page, email, 'not-the-password');
  const refusal = page.getByRole('alert').filter({ hasText: 'Invalid Credentials' });
  await expect(refusal).toContainText('The email or password you entered is incorrect.');
  await expectAccessible(page);
  await refusal.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('button', { name: 'Try Another Email' })).toBeVisible();

  await page.goto(await mailedLink(backend, email, '/reset-password'));
  await expectAccessible(page);
  const renewed = 'elaichi-kewra-77';
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Confirm password').fill(renewed);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await logOut(page);
  await expect(page).toHaveURL(/\/auth/);

  await trySignIn(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid Credentials' })).toBeVisible();
  await trySignIn(page, email, renewed);
  await expect(page).toHaveURL(/\/chat/);
});

test('a link of another account switches nobody by itself', async ({ page, backend, browser }) => {
  const [user, email] = [await newAccount(backend), newAddress()];
  const context = await browser.newContext({ baseURL: backend.url });
  const other = await context.newPage();
  await other.goto('/auth');
  await signUp(other, email);
  await context.close();

  await signIn(page, user);
  await page.goto(await mailedLink(backend, email, '/verify-email'));
  await expect(page.getByRole('main')).toContainText(user.email);
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByText(user.email, { exact: true })).toBeVisible();
});

test('a link that was not asked for on a device confirms its address, and neither signs in nor takes what a guest left', async ({
  page,
  backend,
  browser,
}) => {
  const email = newAddress();
  const context = await browser.newContext({ baseURL: backend.url });
  const other = await context.newPage();
  await other.goto('/auth');
  await signUp(other, email);
  await context.close();

  await page.goto('/chat');
  await say(page, 'Where should the stove stand?');
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  await page.goto(await mailedLink(backend, email, '/verify-email'));
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${email} is confirmed.`);
  await expectAccessible(page);
  await page.goto('/chat');
  await expect(page.getByTestId('guest-badge')).toBeVisible();
  await expect(page.getByTestId('message-user')).toHaveText(['Where should the stove stand?']);
  await signIn(page, { email });
  await expect(page).toHaveURL(/\/chat/);
});

test('tabs sign in and out together', async ({ context, backend }) => {
  const user = await newAccount(backend);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/auth');
  await signIn(one, user);
  await expect(other).toHaveURL(/\/chat/);
  await logOut(one);
  await expect(one).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
});

test(
  'one who is signed in reads and writes while the account service says nothing, and without any network',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await say(page, 'Kitchen in the south east?');
    await expect(page.getByTestId('message-system')).toHaveCount(1);
    await waitForWorker(page);
    await letTokenRunOut(page);

    // Held back for good: whoever waits for it waits for ever.
    await context.route('**/auth/v1/**', () => {});
    await page.reload();
    await expect(page.getByTestId('message-user')).toHaveText(['Kitchen in the south east?']);
    await say(page, 'And the stove?');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId('message-user')).toHaveText([
      'Kitchen in the south east?',
      'And the stove?',
    ]);

    await context.setOffline(false);
    await context.unroute('**/auth/v1/**');
    await page.reload();
    await expect(page.getByTestId('message-system')).toHaveCount(2);
  },
);

for (const answer of ['Send first', 'Delete'] as const) {
  test(
    `whoever signs out with something unsent may choose "${answer}"`,
    { tag: '@worker' },
    async ({ page, backend }) => {
      const user = await newAccount(backend);
      await signIn(page, user);
      await page.goto('/chat');
      await waitForWorker(page);
      await backend.stop();
      await say(page, 'Which way should the door face?');
      await logOut(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('not been sent', { timeout: 30_000 });
      if (answer === 'Send first') await backend.start();
      await dialog.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL(/\/auth/);
      if (answer === 'Delete') await backend.start();

      const { data } = await user.client.from('user_chats').select('query');
      expect(data).toEqual(answer === 'Send first' ? [{ query: 'Which way should the door face?' }] : []);
      await signIn(page, user);
      await page.goto('/chat');
      await expect(page.getByTestId('chat-input')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    },
  );
}
