import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { noteCheckout, openCheckouts } from '#db/credits.ts';
import { whoKey } from '#lib/who-is-here.ts';
import { returnAddress } from '#pay/handover.ts';
import { keptCheckout } from '#pay/handover-at-checkout.ts';
import { remoteConfig } from '#remote/config.ts';
import { beginPurchase, keptAttempt, lookAtWaiting, paymentNews, takeReturn } from './payments.ts';
import { setSession } from './session-store.ts';
import { signOut } from './sign-out.ts';

vi.mock('#remote/config.ts', () => ({ remoteConfig: vi.fn<typeof remoteConfig>() }));
vi.mock('./call-as-user.ts', () => ({
  callAsUser: (_: string, act: (caller: object) => unknown) =>
    act({ config: { url: 'https://backend.example', key: 'k' }, accessToken: 't' }),
}));

const plan = 'plan-1';
const config = {
  url: 'https://backend.example',
  key: 'k',
  isEmbedded: true,
  hasNudge: false,
  hasModel: false,
  hasVision: false,
  hasMailbox: true,
  payments: { isSandbox: true, checkoutScript: '/sandbox/razorpay/checkout.js' },
};

let user: { id: string; email: string };
/** What the server is asked, and what it answers. */
let asked: { path: string; body: Record<string, unknown> }[];
let orders: Record<string, unknown>[];
let answers: Record<string, { status: number; body: object } | 'unreachable'>;

beforeEach(() => {
  user = { id: randomUUID(), email: 'asha@example.in' };
  asked = [];
  orders = [];
  answers = {};
  sessionStorage.clear();
  localStorage.setItem(whoKey, user.id);
  vi.mocked(remoteConfig).mockResolvedValue(config);
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('a purchase', () => {
  test('hands the order of the server to the checkout, and is noted on the device before anybody leaves', async () => {
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'ready' });
    expect(keptCheckout()).toMatchObject({
      orderId: 'order_1',
      amountPaise: 24_900,
      email: user.email,
      sellerName: 'Disha',
      script: '/sandbox/razorpay/checkout.js',
    });
    expect(await openOrders()).toEqual(['order_1']);
  });

  test('of the same plan in the same tab is for the same order until that is paid', async () => {
    await beginPurchase(user, plan);
    comeBack({ kind: 'dismissed', orderId: 'order_1' });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
    await beginPurchase(user, plan);
    expect(requestIds()).toHaveLength(2);
    expect(new Set(requestIds()).size).toBe(1);
    comeBack(paid('order_1'));
    await paymentNews(user.id);
    await beginPurchase(user, plan);
    expect(new Set(requestIds()).size).toBe(2);
  });

  test('of another plan, or by somebody else, is another order', async () => {
    await beginPurchase(user, plan);
    takeReturn('');
    await beginPurchase(user, 'plan-2');
    takeReturn('');
    await beginPurchase({ ...user, id: randomUUID() }, 'plan-2');
    expect(new Set(requestIds()).size).toBe(3);
  });

  test('that was paid without the page learning of it is told instead of being begun again', async () => {
    await beginPurchase(user, plan);
    takeReturn('');
    orders = [order('order_1', 'paid')];
    expect(await beginPurchase(user, plan)).toEqual({
      kind: 'news',
      news: { kind: 'paid', orderId: 'order_1', credits: 30 },
    });
    expect(requestIds()).toHaveLength(1);
    expect(keptAttempt()).toBeUndefined();
  });

  test.each([
    [404, 'plan_not_found', 'plan-gone'],
    [503, 'payments_unavailable', 'unavailable'],
    [502, 'gateway_failed', 'provider'],
    [429, 'too_many', 'busy'],
    [401, 'no_session', 'signed-out'],
    [500, 'internal', 'failed'],
  ])('that the server answers with %i %s says so', async (status, code, trouble) => {
    answers['create-order'] = { status, body: { error: { code, message: 'No.' } } };
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'refused', trouble });
    expect(keptCheckout()).toBeUndefined();
    expect(await openOrders()).toEqual([]);
  });

  test('without a connection, without a way to pay, or without storage does not begin', async () => {
    answers['create-order'] = 'unreachable';
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'refused', trouble: 'offline' });
    delete answers['create-order'];
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('blocked');
      },
    });
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'refused', trouble: 'storage' });
    expect(await openOrders()).toEqual([]);
    vi.mocked(remoteConfig).mockResolvedValue({ ...config, payments: undefined });
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'refused', trouble: 'unavailable' });
    vi.mocked(remoteConfig).mockResolvedValue(undefined);
    expect(await beginPurchase(user, plan)).toEqual({ kind: 'refused', trouble: 'offline' });
  });
});

describe('back from the checkout', () => {
  test('a payment is verified once for two who ask, and its credits are told', async () => {
    await beginPurchase(user, plan);
    comeBack(paid('order_1'));
    const told = await Promise.all([paymentNews(user.id), paymentNews(user.id)]);
    expect(told).toEqual([
      { kind: 'paid', orderId: 'order_1', credits: 30 },
      { kind: 'paid', orderId: 'order_1', credits: 30 },
    ]);
    expect(asked.filter(({ path }) => path.endsWith('verify-payment'))).toEqual([
      {
        path: '/functions/v1/verify-payment',
        body: {
          razorpay_order_id: 'order_1',
          razorpay_payment_id: 'pay_1',
          razorpay_signature: 'abc123',
        },
      },
    ]);
    expect(await openOrders()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
  });

  test('the e-mail address leaves the storage of the tab at once', async () => {
    await beginPurchase(user, plan);
    expect(kept()).toContain(user.email);
    comeBack({ kind: 'dismissed', orderId: 'order_1' });
    expect(kept()).toContain('order_1');
    expect(kept()).not.toContain(user.email);
  });

  test('a payment that the server could not be asked about stays, and is asked about again', async () => {
    await beginPurchase(user, plan);
    comeBack(paid('order_1'));
    answers['verify-payment'] = 'unreachable';
    expect(await paymentNews(user.id)).toEqual({ kind: 'unchecked', orderId: 'order_1', trouble: 'offline' });
    delete answers['verify-payment'];
    expect(await paymentNews(user.id)).toMatchObject({ kind: 'paid' });
  });

  test('a payment that the server fails to check is told once its provider has told the server', async () => {
    await beginPurchase(user, plan);
    comeBack(paid('order_1'));
    answers['verify-payment'] = { status: 500, body: { error: { code: 'internal', message: 'No.' } } };
    expect(await paymentNews(user.id)).toEqual({ kind: 'unchecked', orderId: 'order_1', trouble: 'failed' });
    orders = [order('order_1', 'paid')];
    expect(await paymentNews(user.id)).toEqual({ kind: 'paid', orderId: 'order_1', credits: 30 });
    expect(await openOrders()).toEqual([]);
  });

  test('a payment that the bank has not agreed to is waited for by its order', async () => {
    await beginPurchase(user, plan);
    comeBack(paid('order_1'));
    answers['verify-payment'] = {
      status: 200,
      body: { success: false, status: 'pending', credits_added: 0 },
    };
    expect(await paymentNews(user.id)).toEqual({ kind: 'waiting', orderId: 'order_1' });
    orders = [order('order_1', 'pending')];
    expect(await lookAtWaiting(user.id, 'order_1')).toEqual({ kind: 'waiting', orderId: 'order_1' });
    expect(await paymentNews(user.id)).toEqual({ kind: 'waiting', orderId: 'order_1' });
    orders = [order('order_1', 'paid')];
    expect(await lookAtWaiting(user.id, 'order_1')).toMatchObject({ kind: 'paid', credits: 30 });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
  });

  test('a payment that the bank refused after all can be tried again for the same order', async () => {
    await beginPurchase(user, plan);
    comeBack(paid('order_1'));
    answers['verify-payment'] = {
      status: 409,
      body: { error: { code: 'payment_failed', message: 'No.' } },
    };
    expect(await paymentNews(user.id)).toEqual({ kind: 'failed', orderId: 'order_1', reason: '' });
    await beginPurchase(user, plan);
    expect(new Set(requestIds()).size).toBe(1);
  });

  test('one that waited and came to nothing says why', async () => {
    orders = [{ ...order('order_1', 'created'), last_failure: 'Payment was declined' }];
    expect(await lookAtWaiting(user.id, 'order_1')).toEqual({
      kind: 'failed',
      orderId: 'order_1',
      reason: 'Payment was declined',
    });
  });

  test.each([
    [400, 'bad_signature'],
    [404, 'order_not_found'],
    [409, 'amount_differs'],
  ])('what the server refuses with %i %s is told once', async (status, code) => {
    comeBack(paid('order_9'));
    answers['verify-payment'] = { status, body: { error: { code, message: 'No.' } } };
    expect(await paymentNews(user.id)).toEqual({ kind: 'refused', orderId: 'order_9' });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
  });

  test('a proof that is not taken is none the worse for an order that the provider has told the server of', async () => {
    orders = [order('order_9', 'paid')];
    comeBack(paid('order_9'));
    answers['verify-payment'] = { status: 400, body: { error: { code: 'bad_signature', message: 'No.' } } };
    expect(await paymentNews(user.id)).toMatchObject({ kind: 'paid', orderId: 'order_9' });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
  });

  test('a failed attempt says why, once', async () => {
    await beginPurchase(user, plan);
    comeBack({ kind: 'failed', orderId: 'order_1', reason: 'insufficient_funds' });
    expect(await paymentNews(user.id)).toMatchObject({ kind: 'failed', reason: 'insufficient_funds' });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
  });

  test('the payment of another account is not asked about under this one', async () => {
    await beginPurchase({ ...user, id: randomUUID() }, plan);
    comeBack(paid('order_1'));
    expect(await paymentNews(user.id)).toEqual({ kind: 'foreign' });
    expect(asked.some(({ path }) => path.endsWith('verify-payment'))).toBe(false);
  });
});

describe('a sign-out', () => {
  test('leaves nothing of a purchase in the tab', async () => {
    await beginPurchase(user, plan);
    comeBack({ kind: 'dismissed', orderId: 'order_1' });
    await beginPurchase(user, plan);
    expect([keptCheckout()?.email, keptAttempt()?.userId]).toEqual([user.email, user.id]);
    await leaveAs(user);
    expect(sessionStorage).toHaveLength(0);
  });

  test('leaves the purchase of another account where it is', async () => {
    await beginPurchase({ ...user, id: randomUUID() }, plan);
    await leaveAs(user);
    expect(keptAttempt()?.orderId).toBe('order_1');
  });
});

describe('a browser that never came back', () => {
  test('finds the payment at the next visit, tells it once, and leaves unpaid orders alone', async () => {
    await noteCheckout(userDatabase(user.id), 'order_1', Date.now() - 60_000);
    await noteCheckout(userDatabase(user.id), 'order_2', Date.now());
    orders = [order('order_1', 'created'), order('order_2', 'created')];
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
    orders = [order('order_1', 'created'), order('order_2', 'paid')];
    expect(await paymentNews(user.id)).toEqual({ kind: 'paid', orderId: 'order_2', credits: 30 });
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
    expect(await openOrders()).toEqual(['order_1']);
  });

  test('is not reminded of what is a day old, nor congratulated on what has all gone back', async () => {
    await noteCheckout(userDatabase(user.id), 'order_1', Date.now() - 25 * 60 * 60_000);
    orders = [order('order_1', 'paid')];
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
    await noteCheckout(userDatabase(user.id), 'order_2', Date.now());
    orders = [order('order_2', 'refunded')];
    expect(await paymentNews(user.id)).toEqual({ kind: 'none' });
    expect(await openOrders()).toEqual([]);
  });
});

/** All that the storage of the tab holds. */
function kept(): string {
  return Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  ).join('\n');
}

async function openOrders(): Promise<string[]> {
  return (await openCheckouts(userDatabase(user.id), Date.now())).map(({ orderId }) => orderId);
}

function requestIds(): unknown[] {
  return asked
    .filter(({ path }) => path === '/functions/v1/create-order')
    .map(({ body }) => body['requestId']);
}

function comeBack(returned: Parameters<typeof returnAddress>[0]): void {
  takeReturn(returnAddress(returned).split('#')[1] ?? '');
}

async function leaveAs({ id, email }: typeof user): Promise<void> {
  setSession({ status: 'signed-in', user: { id, email } });
  await signOut();
}

function paid(orderId: string) {
  return { kind: 'paid', orderId, paymentId: 'pay_1', signature: 'abc123' } as const;
}

function order(id: string, state: string): Record<string, unknown> {
  return {
    id,
    state,
    plan_name: 'Standard Plan',
    amount_paise: 24_900,
    credits: 30,
    created_at: '2026-11-21T10:00:00Z',
  };
}

async function server(input: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(input);
  const ids = searchParams.get('id') ?? '';
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  asked.push({ path: pathname, body });
  const name = pathname.split('/').at(-1) ?? '';
  const answer = answers[name];
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer) return Response.json(answer.body, { status: answer.status });
  switch (name) {
    case 'create-order':
      return Response.json({
        orderId: 'order_1',
        keyId: 'rzp_test_1',
        amount: 24_900,
        currency: 'INR',
        planName: 'Standard Plan',
        credits: 30,
        isSandbox: true,
      });
    case 'verify-payment':
      return Response.json({ success: true, credits_added: 30 });
    default:
      return Response.json(orders.filter(({ id }) => ids.includes(String(id))));
  }
}
