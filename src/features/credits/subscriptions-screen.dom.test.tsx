import 'fake-indexeddb/auto';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase, replaceContent } from '#db/content-database.ts';
import { userDatabase } from '#db/database.ts';
import { keepPurchases, keepStatement } from '#db/credits.ts';
import { contentTables } from '#domain/content/content-tables.ts';
import type { CreditTransaction, PaymentOrder } from '#domain/credits/statement.ts';
import { languageStore } from '#i18n/language-store.ts';
import {
  keptPaymentSetup,
  loadPlans,
  paymentSetup,
  refreshPurchases,
  refreshStatement,
} from '#session/credits.ts';
import {
  beginPurchase,
  goToCheckout,
  keptAttempt,
  lookAtWaiting,
  paymentNews,
  takeReturn,
  type PaymentNews,
  type PaymentAttempt,
} from '#session/payments.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

vi.mock('#session/credits.ts', () => ({
  loadPlans: vi.fn<typeof loadPlans>(),
  keptPaymentSetup: vi.fn<typeof keptPaymentSetup>(),
  paymentSetup: vi.fn<typeof paymentSetup>(),
  refreshPurchases: vi.fn<typeof refreshPurchases>(),
  refreshStatement: vi.fn<typeof refreshStatement>(),
}));
vi.mock('#session/payments.ts', () => ({
  beginPurchase: vi.fn<typeof beginPurchase>(),
  goToCheckout: vi.fn<typeof goToCheckout>(),
  keptAttempt: vi.fn<typeof keptAttempt>(),
  lookAtWaiting: vi.fn<typeof lookAtWaiting>(),
  paymentNews: vi.fn<typeof paymentNews>(),
  takeReturn: vi.fn<typeof takeReturn>(),
}));

let people = 0;
let user: { id: string; email: string };
const plans = [
  { id: 'p2', name: 'Standard Plan', price: 249, credits: 30 },
  { id: 'p1', name: 'Starter Plan', price: 99, credits: 10 },
  { id: 'p3', name: 'Temple Trust Plan', price: 123_456, credits: 20_000 },
];
const paidAttempt: PaymentAttempt = {
  userId: 'u',
  planId: 'p2',
  requestId: 'r',
  orderId: 'order_1',
  returned: { kind: 'paid', orderId: 'order_1', paymentId: 'pay_1', signature: 'ab' },
};

beforeEach(async () => {
  people += 1;
  user = { id: `user-${people}`, email: 'asha@example.in' };
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  sessionStore.setState({ status: 'signed-in', user }, true);
  vi.mocked(loadPlans).mockReset().mockResolvedValue({ ok: false, problem: 'offline' });
  vi.mocked(keptPaymentSetup).mockReset().mockResolvedValue(undefined);
  vi.mocked(paymentSetup)
    .mockReset()
    .mockResolvedValue({
      payments: { isSandbox: false, checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js' },
      seller: undefined,
    });
  vi.mocked(refreshPurchases).mockReset().mockResolvedValue({ ok: true, value: [] });
  vi.mocked(refreshStatement).mockReset().mockResolvedValue({ ok: true, value: true });
  vi.mocked(beginPurchase).mockReset().mockResolvedValue({ kind: 'ready' });
  vi.mocked(goToCheckout).mockReset();
  vi.mocked(keptAttempt).mockReset();
  vi.mocked(takeReturn).mockReset();
  vi.mocked(lookAtWaiting).mockReset();
  vi.mocked(paymentNews).mockReset().mockResolvedValue({ kind: 'none' });
  await keepPlans(plans);
});

describe('the plans', () => {
  test('are shown cheapest first, with what they pay for, and the Standard Plan as the popular one', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await open();
    const cards = (await screen.findAllByRole('heading', { level: 3 })).map(
      (heading) => heading.closest('li') as HTMLElement,
    );
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Starter Plan',
      'Standard Plan',
      'Temple Trust Plan',
    ]);
    expect(cards[1]?.textContent).toContain('Popular');
    expect(cards[1]?.textContent).toContain('₹249');
    expect(cards[1]?.textContent).toContain('Up to 90 text messages');
    expect(cards[1]?.textContent).toContain('Up to 30 image messages');
    expect(cards[1]?.textContent).toContain('Credits never expire');
    expect(cards[0]?.textContent).not.toContain('Popular');
    expect(cards[2]?.textContent).toContain('₹1,23,456');
    expect(loadPlans).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'How credits work' })).toBeDefined();
    expect(screen.getByText(/Traditional guidance, not science or a promise/)).toBeDefined();
  });

  test('are there as the device knows them while the host says nothing', async () => {
    const payments = { isSandbox: true, checkoutScript: '' };
    vi.mocked(keptPaymentSetup).mockResolvedValue({ payments, seller: undefined });
    vi.mocked(paymentSetup).mockReturnValue(new Promise(() => {}));
    await open();
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getByText(/no money moves/i)).toBeDefined();
  });

  test('are named in Hindi, those of the owner as the owner named them', async () => {
    languageStore.setState({ language: 'hi' });
    await open();
    expect(await screen.findByRole('heading', { name: 'स्टैंडर्ड प्लान' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Temple Trust Plan' })).toBeDefined();
    expect(screen.getByText('लोकप्रिय')).toBeDefined();
  });

  test('are asked of the server where the device has none', async () => {
    await keepPlans([]);
    vi.mocked(loadPlans).mockResolvedValue({
      ok: true,
      value: [{ id: 'p9', name: 'Monsoon Plan', pricePaise: 4950, credits: 5 }],
    });
    await open();
    expect(await screen.findByText('₹49.50')).toBeDefined();
  });

  test('that cannot be had say so, and are asked for again', async () => {
    await keepPlans([]);
    await open();
    const alert = await screen.findByText('Failed to load subscription plans', { selector: 'strong' });
    // The line is there: it is not what there is to look at.
    expect(alert.parentElement?.textContent).toContain('The server did not send them.');
    expect(toastStore.getState().toast).toMatchObject({
      tone: 'error',
      title: { message: { en: 'Failed to load subscription plans' } },
    });
    vi.mocked(loadPlans).mockResolvedValue({ ok: true, value: [] });
    fireEvent.click(
      within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }),
    );
    expect(await screen.findByText('No plan is on offer just now')).toBeDefined();
  });
});

describe('buying', () => {
  test('is begun once however often the button is pressed, and leads to the checkout', async () => {
    await open();
    const button = await buyButton();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button.textContent).toBe('Processing...');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: 'Buy Starter Plan' }));
    expect(beginPurchase).toHaveBeenCalledExactlyOnceWith(user, 'p2');
  });

  test('by a guest asks for a sign-in and comes back here', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    const { router } = await open();
    fireEvent.click(await buyButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(router.state.location.search).toEqual({ redirect: '/subscriptions' });
    expect(toastTitle()).toBe('Please sign in to purchase a subscription');
    expect(beginPurchase).not.toHaveBeenCalled();
  });

  test('that cannot begin says so and why, and can be tried again', async () => {
    vi.mocked(beginPurchase).mockResolvedValue({ kind: 'refused', trouble: 'provider' });
    await open();
    fireEvent.click(await buyButton());
    await waitFor(() => expect(toastTitle()).toBe('Failed to initiate payment'));
    expect(toastStore.getState().toast?.description).toMatchObject({
      message: { en: 'The payment service did not answer. Nothing has been paid.' },
    });
    expect((await buyButton()).getAttribute('aria-disabled')).toBe('false');
  });

  test('without a connection is not offered, and the button says why', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    const button = await buyButton();
    fireEvent.click(button);
    expect(beginPurchase).not.toHaveBeenCalled();
    expect(reasonOf(button)).toBe('Needs a connection');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });

  test('where nothing is set up for it is not offered either', async () => {
    vi.mocked(paymentSetup).mockResolvedValue({ payments: undefined, seller: undefined });
    await open();
    const button = await buyButton();
    await waitFor(() => expect(reasonOf(button)).toBe('Not available here yet'));
    fireEvent.click(button);
    expect(beginPurchase).not.toHaveBeenCalled();
  });

  test('a page that is brought back from the checkout as it was left can be used again', async () => {
    await open();
    const button = await buyButton();
    fireEvent.click(button);
    await waitFor(() => expect(goToCheckout).toHaveBeenCalled());
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(button.textContent).toBe('Buy Standard Plan'));
    fireEvent.click(button);
    await waitFor(() => expect(beginPurchase).toHaveBeenCalledTimes(2));
  });
});

describe('after the checkout', () => {
  test('a payment is told in a dialog with the way home and to the receipt', async () => {
    vi.mocked(takeReturn).mockReturnValue(paidAttempt);
    tellNext({ kind: 'paid', orderId: 'order_1', credits: 30 });
    const { router } = await open();
    const dialog = await screen.findByRole('dialog', { name: 'Payment Successful! 🎉' });
    expect(dialog.textContent).toContain('30 credits have been added to your account.');
    expect(within(dialog).getByRole('link', { name: 'View the receipt' }).getAttribute('href')).toBe(
      '/receipt/order_1',
    );
    await act(() => router.navigate({ to: '/blog' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go to Homepage' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('the payment is taken in from the address, which is cleared', async () => {
    vi.mocked(takeReturn).mockReturnValue(paidAttempt);
    vi.mocked(paymentNews).mockReturnValue(new Promise(() => {}));
    const { router } = await open('/subscriptions#checkout=paid&razorpay_order_id=order_1');
    expect(takeReturn).toHaveBeenCalledWith('checkout=paid&razorpay_order_id=order_1');
    expect(await screen.findByText('Checking your payment…')).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe('/subscriptions'));
  });

  test('a guest who comes back with a payment is asked to sign in again', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    vi.mocked(takeReturn).mockReturnValue(paidAttempt);
    await open();
    const notice = await screen.findByTestId('payment-notice');
    expect(notice.textContent).toContain('Please sign in again');
    expect(within(notice).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?redirect=%2Fsubscriptions',
    );
    expect(paymentNews).not.toHaveBeenCalled();
  });

  test.each<[PaymentNews, string, RegExp]>([
    [{ kind: 'waiting', orderId: 'o' }, 'Waiting for the bank', /do not pay again/],
    [
      { kind: 'failed', orderId: 'o', reason: 'insufficient_funds' },
      'The payment did not go through',
      /not enough money/,
    ],
    [
      { kind: 'failed', orderId: 'o', reason: 'Your bank is asleep' },
      'The payment did not go through',
      /“Your bank is asleep”/,
    ],
    [
      { kind: 'unchecked', orderId: 'o', trouble: 'offline' },
      'Your payment could not be checked yet',
      /credits are added/,
    ],
    [{ kind: 'refused', orderId: 'order_7' }, 'The payment could not be verified', /order_7/],
    [{ kind: 'foreign' }, 'This payment belongs to another account', /account that it was made from/],
  ])('news of %j is told calmly', async (news, title, words) => {
    tellNext(news);
    await open();
    const notice = await screen.findByTestId('payment-notice');
    expect(within(notice).getByRole('heading').textContent).toBe(title);
    expect(notice.textContent).toMatch(words);
    expect(notice.parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  test.each<PaymentNews>([
    { kind: 'refused', orderId: 'order_7' },
    { kind: 'unchecked', orderId: 'o', trouble: 'failed' },
    { kind: 'unchecked', orderId: 'o', trouble: 'offline' },
  ])('a payment that cannot be verified is said loudly too: %j', async (news) => {
    tellNext(news);
    await open();
    await waitFor(() =>
      expect(toastTitle()).toBe('Failed to verify payment. Please contact support if credits are not added.'),
    );
  });

  test('another try is for the same plan', async () => {
    tellNext({ kind: 'failed', orderId: 'order_1', reason: '' });
    vi.mocked(keptAttempt).mockReturnValue(paidAttempt);
    await open();
    fireEvent.click(
      within(await screen.findByTestId('payment-notice')).getByRole('button', { name: 'Try again' }),
    );
    await waitFor(() => expect(goToCheckout).toHaveBeenCalled());
    expect(beginPurchase).toHaveBeenCalledWith(user, 'p2');
  });

  test('the bank is asked about until it has agreed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      tellNext({ kind: 'waiting', orderId: 'order_1' });
      vi.mocked(lookAtWaiting)
        .mockResolvedValueOnce({ kind: 'waiting', orderId: 'order_1' })
        .mockResolvedValueOnce({ kind: 'paid', orderId: 'order_1', credits: 30 });
      await open();
      await vi.waitFor(() => expect(screen.getByTestId('payment-notice')).toBeDefined());
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(screen.queryByRole('dialog')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(screen.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a check that was lost is told once and made again until it has an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const lost = { kind: 'unchecked', orderId: 'order_1', trouble: 'offline' } as const;
      vi.mocked(paymentNews)
        .mockResolvedValueOnce(lost)
        .mockResolvedValueOnce(lost)
        .mockResolvedValueOnce({ kind: 'paid', orderId: 'order_1', credits: 30 });
      await open();
      await vi.waitFor(() => expect(screen.getByTestId('payment-notice')).toBeDefined());
      expect(toastTitle()).toMatch(/^Failed to verify payment/);
      toastStore.setState({ toast: undefined });
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(toastStore.getState().toast).toBeUndefined();
      expect(screen.getByTestId('payment-notice')).toBeDefined();
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(screen.getByRole('dialog', { name: 'Payment Successful! 🎉' })).toBeDefined();
      expect(screen.queryByTestId('payment-notice')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('credits that have come by another way have the check made again at once', async () => {
    await keepCredits(6, []);
    vi.mocked(paymentNews).mockResolvedValueOnce({
      kind: 'unchecked',
      orderId: 'order_1',
      trouble: 'offline',
    });
    await open();
    await screen.findByTestId('payment-notice');
    await waitFor(() => expect(screen.getByTestId('balance').textContent).toBe('2'));
    tellNext({ kind: 'paid', orderId: 'order_1', credits: 30 });
    await act(() => userDatabase(user.id).credit_balances.toCollection().modify({ thirds: 96 }));
    expect(
      await screen.findByRole('dialog', { name: 'Payment Successful! 🎉' }, { timeout: 2_000 }),
    ).toBeDefined();
    expect(toastStore.getState().toast).toBeUndefined();
  });

  test('a bank that takes very long is not watched for ever, but can be asked about again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      tellNext({ kind: 'waiting', orderId: 'order_1' });
      vi.mocked(lookAtWaiting).mockResolvedValue({ kind: 'waiting', orderId: 'order_1' });
      await open();
      await vi.waitFor(() => expect(screen.getByTestId('payment-notice')).toBeDefined());
      await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
      expect(screen.getByText(/longer than usual/)).toBeDefined();
      const { length } = vi.mocked(lookAtWaiting).mock.calls;
      await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
      expect(lookAtWaiting).toHaveBeenCalledTimes(length);
      fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
      expect(lookAtWaiting).toHaveBeenCalledTimes(length + 1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the account of credits', () => {
  test('shows the balance of the mirror, what it is enough for, and each movement', async () => {
    await keepCredits(95, [
      transaction('1', 'Text message', -1 / 3),
      transaction('2', 'Standard Plan: 30 credits', 30),
    ]);
    await open();
    expect((await screen.findByTestId('balance')).textContent).toBe('31.67');
    expect(screen.getByText('Enough for 95 text messages or 31 image messages.')).toBeDefined();
    const [spent, received] = within(await screen.findByTestId('transactions')).getAllByRole('listitem');
    expect(spent?.textContent).toContain('−0.33');
    expect(spent?.textContent).toContain('0.33 credits spent');
    expect(received?.textContent).toContain('+30');
    expect(received?.textContent).toContain('21 Nov 2026');
  });

  test.each([
    [1, 'Enough for 1 text message. A message with a picture needs a whole credit.'],
    [2, 'Enough for 2 text messages. A message with a picture needs a whole credit.'],
    [3, 'Enough for 3 text messages or 1 image message.'],
  ])('says of %d thirds what they are enough for, and counts nothing else', async (thirds, said) => {
    await keepCredits(thirds, []);
    await open();
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('is asked for again when the balance moves', async () => {
    await keepCredits(6, []);
    await open();
    await screen.findByTestId('balance');
    await waitFor(() => expect(refreshStatement).toHaveBeenCalledTimes(1));
    await act(() => userDatabase(user.id).credit_balances.update(user.id, { thirds: 5 }));
    await waitFor(() => expect(refreshStatement).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['refused', 'Failed to load credit information'],
    ['failed', 'Something went wrong while getting your credits'],
  ] as const)('that is %s says so, and keeps what was known', async (trouble, words) => {
    vi.mocked(refreshStatement).mockResolvedValue({ ok: false, problem: trouble });
    await keepCredits(undefined, [transaction('1', 'Welcome credits', 2)]);
    await open();
    await waitFor(() => expect(toastTitle()).toBe(words));
    expect(screen.getByTestId('transactions').textContent).toContain('Welcome credits');
    expect(screen.getByTestId('balance').textContent).toBe('2');
    vi.mocked(refreshStatement).mockResolvedValue({ ok: true, value: true });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('offline is what was known last, and says so without asking', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keepCredits(6, [transaction('1', 'Welcome credits', 2)]);
    await open();
    expect(await screen.findByText('The newest entries need a connection.')).toBeDefined();
    expect(await screen.findByText(/^As of 21 Nov 2026/)).toBeDefined();
    expect(refreshStatement).not.toHaveBeenCalled();
  });

  test('of a long history shows the newest first, and more when asked', async () => {
    const many = Array.from({ length: 200 }, (_, nr) => transaction(`t${nr}`, `Movement ${nr}`, 1));
    await keepCredits(6, many);
    await open();
    const list = await screen.findByTestId('transactions');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Show 40 more' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  });

  test('leads to the receipt of each purchase that was paid', async () => {
    await keepPurchases(userDatabase(user.id), [
      purchase({ id: 'order_1', state: 'paid' }),
      purchase({ id: 'order_2', state: 'partly_refunded', refundedPaise: 10_050 }),
      purchase({ id: 'order_3', state: 'created' }),
    ]);
    await open();
    const links = await screen.findAllByRole('link', { name: /^Receipt: Standard Plan/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/receipt/order_1', '/receipt/order_2']);
    expect(links[1]?.textContent).toContain('₹100.50 refunded');
  });

  test('of somebody whose session is over leads to a sign-in', async () => {
    vi.mocked(refreshStatement).mockResolvedValue({ ok: false, problem: 'signed-out' });
    await open();
    const over = await screen.findByText(/Your sign-in has run out/);
    fireEvent.click(within(over.parentElement as HTMLElement).getByRole('button', { name: 'Sign in' }));
    expect(sessionStore.getState().status).toBe('guest');
  });
});

/** The screen at this address, whatever else there is. */
async function open(address = '/subscriptions'): Promise<{ router: AnyRouter }> {
  const root = createRootRoute({
    component: SubscriptionsScreen,
    notFoundComponent: SubscriptionsScreen,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root, history }) as AnyRouter;
  await router.load();
  renderPart(<RouterProvider router={router} />);
  return { router };
}

async function buyButton(): Promise<HTMLElement> {
  return within(await screen.findByTestId('plan-Standard Plan')).getByRole('button');
}

function reasonOf(button: HTMLElement): string | undefined {
  return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined;
}

/** The next visit is told this, and every one after it nothing. */
function tellNext(news: PaymentNews): void {
  vi.mocked(paymentNews).mockResolvedValueOnce(news);
}

function toastTitle(): string | undefined {
  const title = toastStore.getState().toast?.title;
  return typeof title === 'object' ? title.message.en : title;
}

async function keepPlans(rows: readonly { id: string }[]): Promise<void> {
  const tables = Object.fromEntries(
    contentTables.map((table) => [table, table === 'subscription_plans' ? rows : []]),
  ) as Parameters<typeof replaceContent>[1]['tables'];
  await replaceContent(contentDatabase(), { versions: {}, tables });
}

async function keepCredits(
  balance: number | undefined,
  transactions: readonly CreditTransaction[],
): Promise<void> {
  const db = userDatabase(user.id);
  if (balance !== undefined)
    await db.credit_balances.put({ id: user.id, seq: 1, deleted_at: null, thirds: balance });
  const credits = transactions.reduce((sum, { amount }) => sum + amount, 0);
  await keepStatement(db, { credits, transactions }, Date.parse('2026-11-21T10:00:00Z'));
}

function transaction(id: string, description: string, amount: number): CreditTransaction {
  return { id, description, amount, createdAt: '2026-11-21T10:00:00Z' };
}

function purchase(changes: Partial<PaymentOrder>): PaymentOrder {
  return {
    id: 'order_1',
    planName: 'Standard Plan',
    amountPaise: 24_900,
    credits: 30,
    state: 'paid',
    isSandbox: false,
    lastFailure: undefined,
    paymentId: 'pay_1',
    receiptNumber: 'D/2627/00001',
    createdAt: '2026-11-21T10:00:00Z',
    paidAt: '2026-11-21T10:01:00Z',
    refundedPaise: 0,
    ...changes,
  };
}
