import type { Page } from 'playwright/test';
import { logOut, newAccount, say, signIn, type Session } from './people.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  startBackend,
  test,
  waitForWorker,
  type Backend,
} from './world.ts';

test('a user buys the Standard Plan in the sandbox, sees its credits and its receipt, and spends them in the chat', async ({
  page,
  backend,
}) => {
  const user = await userAtThePlans(page, backend);
  await expect(page.getByTestId('balance')).toHaveText('2');
  await startBuying(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(page.getByText('Traditional guidance, not science or a promise.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹249' }).click();

  const dialog = page.getByRole('dialog', { name: 'Payment Successful! 🎉' });
  await expect(dialog).toContainText('30 credits have been added to your account.');
  // Nothing of the payment stays in the address, and asking again on a reload adds nothing.
  await expect(page).toHaveURL(/\/subscriptions$/);
  await page.reload();
  await expect(page.getByTestId('balance')).toHaveText('32');
  await expect(page.getByTestId('transactions').getByRole('listitem').first()).toContainText(
    'Standard Plan: 30 credits',
  );
  await expect(page.getByTestId('transactions').getByRole('listitem').first()).toContainText('+30');
  expect(await creditsOf(user)).toBe(32);

  await page.getByRole('link', { name: /^Receipt: Standard Plan/ }).click();
  await expect(page.getByTestId('receipt')).toContainText('₹249.00');
  await expect(page.getByTestId('receipt')).toContainText('Practice payment: no money moved.');

  await page.goto('/chat');
  await say(page, 'Where does the kitchen go?');
  await expect(page.getByTestId('message-system').last()).toContainText(/kitchen/i);
  await expect(page.getByTestId('credits-badge')).toContainText('31.67');
  await page.goto('/subscriptions');
  await expect(page.getByTestId('transactions').getByRole('listitem').first()).toContainText('−0.33');
});

test('the success dialog leads home and to the receipt', async ({ page, backend }) => {
  await signIn(page, await newAccount(backend));
  await page.goto('/subscriptions');
  await startBuying(page);
  await page.getByRole('button', { name: 'Pay ₹249' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment Successful! 🎉' });
  await expect(dialog.getByRole('link', { name: 'View the receipt' })).toHaveAttribute(
    'href',
    /^\/receipt\/order_\w+$/,
  );
  await expectAccessible(page);
  const orderId = (await dialog.getByRole('link').getAttribute('href'))?.split('/').at(-1);
  await dialog.getByRole('button', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(`/payment-success?session_id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful! 🎉' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Start Chatting' })).toHaveAttribute('href', '/chat');
  await page.getByRole('link', { name: 'View My Credits' }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await page.goto('/payment-success');
  await expect(page).toHaveURL(/\/subscriptions$/);
});

test('closing the window without paying, or going back, leaves everything as it was', async ({
  page,
  backend,
}) => {
  const user = await userAtThePlans(page, backend);
  await startBuying(page);
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await expect(buyButton(page)).toHaveText('Buy Standard Plan');
  await expect(page.getByTestId('payment-notice')).toHaveCount(0);
  await expect(page).toHaveURL(/\/subscriptions$/);

  await startBuying(page);
  await page.goBack();
  await expect(buyButton(page)).toHaveText('Buy Standard Plan');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Three presses, one order.
  expect(await ordersOf(user)).toHaveLength(1);
  expect(await creditsOf(user)).toBe(2);
});

test('an attempt that the bank refuses is followed by one on the same order that it takes', async ({
  page,
  backend,
}) => {
  const user = await userAtThePlans(page, backend);
  await startBuying(page);
  await page.getByRole('button', { name: 'Let the bank refuse' }).click();
  await expect(page.getByText('The bank has refused. You can try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close without paying' }).click();
  const notice = page.getByTestId('payment-notice');
  await expect(notice).toContainText('The payment did not go through');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay ₹249' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toBeVisible();
  expect(await ordersOf(user)).toHaveLength(1);
  expect(await creditsOf(user)).toBe(32);
});

test('while the bank is slow the page waits calmly, and tells when it has agreed', async ({
  page,
  backend,
}) => {
  const user = await userAtThePlans(page, backend);
  await startBuying(page);
  await page.getByRole('button', { name: 'Pay, but the bank is slow' }).click();
  await expect(page.getByTestId('payment-notice')).toContainText('Waiting for the bank');
  await expectAccessible(page);
  await expect(page.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toBeVisible({ timeout: 60_000 });
  expect(await creditsOf(user)).toBe(32);
});

test('a payment whose browser never came back is found at the next visit', async ({ page, backend }) => {
  const user = await userAtThePlans(page, backend);
  await startBuying(page);
  await page.getByText('More, for testing').click();
  await page.getByRole('button', { name: 'Pay, but the browser never comes back' }).click();
  await expect(page.getByText(/this window stays silent/)).toBeVisible();
  const context = page.context();
  await page.close();
  await expect.poll(() => creditsOf(user)).toBe(32);

  const next = await context.newPage();
  await next.goto('/subscriptions');
  await expect(next.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toContainText('30 credits');
  await expect(next.getByTestId('balance')).toHaveText('32');
  await next.keyboard.press('Escape');
  await next.reload();
  await expect(next.getByTestId('balance')).toHaveText('32');
  await expect(next.getByRole('dialog')).toHaveCount(0);
});

test('a signature that is not the provider’s adds nothing, and the page says whom to ask', async ({
  page,
  backend,
}) => {
  const user = await userAtThePlans(page, backend);
  const address = `/subscriptions#checkout=paid&razorpay_order_id=order_Invented1&razorpay_payment_id=pay_Invented1&razorpay_signature=${'0'.repeat(64)}`;
  await page.goto('about:blank');
  await page.goto(address);
  await expect(
    page.getByText('Failed to verify payment. Please contact support if credits are not added.'),
  ).toBeVisible();
  await expect(page.getByTestId('payment-notice')).toContainText('order_Invented1');
  await expect(page).toHaveURL(/\/subscriptions$/);
  expect(await creditsOf(user)).toBe(2);
});

test('a guest reads the plans, is asked to sign in to buy, and comes back to them', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await page.goto('/subscriptions');
  await expect(page.getByTestId('plan-Standard Plan').getByText('Popular')).toBeVisible();
  await buyButton(page).click();
  await expect(page.getByText('Please sign in to purchase a subscription')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubscriptions$/);
  await page.getByTestId('sign-in-email').fill(user.email);
  await page.getByTestId('sign-in-password').fill('kesar-badam-42');
  await page.getByTestId('sign-in-submit').click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(page.getByTestId('balance')).toHaveText('2');
});

test('whoever signed out meanwhile signs in again and finds the payment checked', async ({
  page,
  context,
  backend,
}) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/subscriptions');
  await startBuying(page);
  await logOut(other);
  await expect(other).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Pay ₹249' }).click();
  await expect(page.getByTestId('payment-notice')).toContainText('Please sign in again');
  await expectAccessible(page);
  await page.getByTestId('payment-notice').getByRole('link', { name: 'Sign in' }).click();
  await page.getByTestId('sign-in-email').fill(user.email);
  await page.getByTestId('sign-in-password').fill('kesar-badam-42');
  await page.getByTestId('sign-in-submit').click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('balance')).toHaveText('32');
});

test(
  'offline the plans, the balance, what it went on and the receipt can be read, and the buttons say why nothing can be bought',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    await signIn(page, await newAccount(backend));
    await page.goto('/subscriptions');
    await startBuying(page);
    await page.getByRole('button', { name: 'Pay ₹249' }).click();
    await page.getByRole('button', { name: 'Go to Homepage' }).click();
    await page.goto('/subscriptions');
    await expect(page.getByRole('link', { name: /^Receipt: Standard Plan/ })).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId('balance')).toHaveText('32');
    await expect(page.getByTestId('transactions')).toContainText('Welcome credits');
    await expect(buyButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(buyButton(page)).toHaveAccessibleDescription('Needs a connection');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Receipt: Standard Plan/ }).click();
    await expect(page.getByTestId('receipt')).toContainText('₹249.00');
    await context.setOffline(false);
  },
);

test(
  'the checkout is a page of its own, also where the worker is in charge, and says so where there is nothing to pay',
  { tag: '@worker' },
  async ({ page }) => {
    await page.goto('/');
    await waitForWorker(page);
    for (const address of ['/', '/pay']) await page.goto(address);
    await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Back to the plans' }).click();
    await expect(page).toHaveURL(/\/subscriptions$/);
  },
);

const looks = [
  { language: 'en', scheme: 'light', pay: 'Pay ₹249', open: 'View the receipt' },
  { language: 'hi', scheme: 'dark', pay: '₹249 चुकाएँ', open: 'रसीद देखें' },
] as const;

for (const { language, scheme, pay, open } of looks) {
  test(`plans, checkout, dialog and receipt are accessible and fit in ${language}, ${scheme}`, async ({
    page,
  }) => {
    const seller = {
      SELLER_NAME: 'Disha Guidance LLP',
      SELLER_ADDRESS: '14 Laxmi Road, Pune 411030',
      SELLER_GSTIN: '27AAPFU0939F1ZV',
      SELLER_STATE: 'Maharashtra',
    };
    const backend = await startBackend({ environment: seller });
    try {
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript((chosen) => localStorage.setItem('disha.language', chosen), language);
      await page.goto(backend.url);
      await page.goto(`${backend.url}/auth`);
      const user = await newAccount(backend);
      await page.getByTestId('sign-in-email').fill(user.email);
      await page.getByTestId('sign-in-password').fill('kesar-badam-42');
      await page.getByTestId('sign-in-submit').click();
      await expect(page).not.toHaveURL(/\/auth/);
      await page.goto(`${backend.url}/subscriptions`);
      await expect(page.getByTestId('balance')).toHaveText('2');
      await expectAccessible(page);
      await expectFits(page);
      await buyButton(page).click();
      await expect(page.getByRole('button', { name: pay })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole('button', { name: pay }).click();
      await expect(page.getByTestId('payment-success')).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole('link', { name: open }).click();
      const receipt = page.getByTestId('receipt');
      // 249 rupees with 18 per cent of tax in them.
      await expect(receipt).toContainText('₹211.02');
      await expect(receipt).toContainText('₹18.99');
      await expectAccessible(page);
      await expectFits(page);
      await page.emulateMedia({ media: 'print' });
      await expect(receipt).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await pagesOf(page)).toBe(1);
    } finally {
      await backend.close();
    }
  });
}

function buyButton(page: Page) {
  return page.getByTestId('plan-Standard Plan').getByRole('button');
}

/** Somebody new, signed in, with the plans before them. */
async function userAtThePlans(page: Page, backend: Backend): Promise<Session> {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/subscriptions');
  return user;
}

/** Presses the button three times, as impatient people do, and waits for the window of the sandbox. */
async function startBuying(page: Page): Promise<void> {
  const button = buyButton(page);
  await expect(button).toBeVisible();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press++) element.click();
  });
  await expect(page).toHaveURL(/\/pay$/);
  await expect(page.getByRole('button', { name: 'Close without paying' })).toBeVisible();
}

async function creditsOf({ client }: Session): Promise<number | undefined> {
  const { data } = await client.functions.invoke<{ credits: number }>('get-user-credits');
  return data?.credits;
}

async function ordersOf({ client }: Session): Promise<unknown[]> {
  const { data } = await client.from('payment_orders').select('id');
  return data ?? [];
}

/** How many sheets of A4 the page takes. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
