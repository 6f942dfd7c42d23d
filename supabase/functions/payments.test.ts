import { beforeEach, describe, expect, test } from 'vitest';
import { functionWorld, userId, type FunctionWorld } from '#tests/fakes/function-world.ts';
import { GatewayError, type Gateway, type GatewayPayment } from './_shared/gateway.ts';
import { depsFrom } from './_shared/hosted.ts';
import type { PaymentDeps } from './_shared/payments.ts';
import { isSameSecret, signatureOf } from './_shared/signature.ts';
import { handle as createOrder } from './create-order/handler.ts';
import { handle as razorpayWebhook } from './razorpay-webhook/handler.ts';
import { handle as reconcilePayments } from './reconcile-payments/handler.ts';
import { handle as refundPayment } from './refund-payment/handler.ts';
import { handle as verifyPayment } from './verify-payment/handler.ts';

const planId = '6f1d2b7e-0a01-4c3e-9a51-000000000001';
const payment: GatewayPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  amount: 9_900,
  currency: 'INR',
  status: 'captured',
  amountRefunded: 0,
  failure: undefined,
};
const away = () => Promise.reject(new GatewayError('away', 'no answer'));

let world: FunctionWorld;
let gateway: Gateway;
let deps: PaymentDeps;

beforeEach(() => {
  world = functionWorld();
  gateway = {
    createOrder: async ({ amount, currency }) => ({ id: 'order_1', amount, currency }),
    payment: async () => payment,
    paymentsOf: async () => [payment],
    capture: async (one) => ({ ...one, status: 'captured' }),
    refund: async (_, { amount }) => ({ id: 'rfnd_1', amount, status: 'processed', receipt: undefined }),
    refundsOf: async () => [],
  };
  deps = {
    gateway,
    keyId: 'rzp_test_1',
    keySecret: 'key secret',
    webhookSecret: 'webhook secret',
    isSandbox: false,
    isService: (request) => isSameSecret(request.headers.get('apikey') ?? '', 'service'),
  };
  world.deps.payments = deps;
  const offer = { plan_name: 'Starter Plan', credits: 10, amount_paise: 9_900, currency: 'INR' };
  world.answers = {
    price_payment_order: { status: 'new', ...offer },
    keep_payment_order: { id: 'order_1', ...offer },
    payment_order_of: { credits: 10, state: 'created', payment_id: null },
    settle_payment: { status: 'granted', credits: 10, refunds: [] },
    await_payment: true,
    note_webhook_event: { is_new: true },
    settle_webhook_event: true,
    payments_to_check: { orders: [], payments: [], events: [] },
  };
});

const code = (answer: { body: Record<string, unknown> }) =>
  (answer.body['error'] as { code: string } | undefined)?.code;
const event = {
  event: 'payment.captured',
  payload: { payment: { entity: { id: 'pay_1', order_id: 'order_1' } } },
};
const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const signature = await signatureOf(JSON.stringify(body), 'webhook secret');
  const signed = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'event_1', ...headers };
  return world.post(razorpayWebhook, body, { headers: signed });
};
const verify = async (more: object = {}) =>
  world.post(verifyPayment, {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: await signatureOf('order_1|pay_1', 'key secret'),
    ...more,
  });

test.each([
  ['create-order', createOrder],
  ['verify-payment', verifyPayment],
  ['razorpay-webhook', razorpayWebhook],
  ['reconcile-payments', reconcilePayments],
  ['refund-payment', refundPayment],
])('%s says so where nothing can be bought', async (_, handle) => {
  world.deps.payments = undefined;
  const answer = await world.post(handle, {});
  expect([answer.status, code(answer)]).toEqual([503, 'payments_unavailable']);
});

describe('create-order', () => {
  test('stores what was asked of the gateway, under the request', async () => {
    const requestId = '54e1476d-2cb8-4825-b869-c620e32d5c9f';
    const answer = await world.post(createOrder, { planId, requestId });
    expect(answer).toEqual({
      status: 200,
      body: {
        orderId: 'order_1',
        keyId: 'rzp_test_1',
        amount: 9_900,
        currency: 'INR',
        planName: 'Starter Plan',
        credits: 10,
        isSandbox: false,
      },
    });
    expect(world.calls['keep_payment_order']).toMatchObject({
      p_user_id: userId,
      p_request_id: requestId,
      p_order_id: 'order_1',
      p_plan_id: planId,
      p_amount_paise: 9_900,
    });
  });

  test('asks the gateway for nothing where the request has its order', async () => {
    world.answers['price_payment_order'] = { status: 'known', order: world.answers['keep_payment_order'] };
    gateway.createOrder = away;
    expect(await world.post(createOrder, { planId })).toMatchObject({
      status: 200,
      body: { orderId: 'order_1' },
    });
  });

  test.each([{ amount: 1 }, { currency: 'USD' }])('takes no order of %j for another', async (other) => {
    gateway.createOrder = async (asked) => ({ id: 'order_1', ...asked, ...other });
    expect(code(await world.post(createOrder, { planId }))).toBe('gateway_failed');
    expect(world.calls['keep_payment_order']).toBeUndefined();
  });
});

describe('verify-payment', () => {
  test('asks no gateway about a payment that is in the books', async () => {
    world.answers['payment_order_of'] = { credits: 10, state: 'paid', payment_id: 'pay_1' };
    gateway.payment = away;
    expect((await verify()).body).toEqual({ success: true, credits_added: 10 });
  });

  test('believes the gateway about whose payment it is', async () => {
    gateway.payment = async () => ({ ...payment, orderId: 'order_2' });
    expect(code(await verify())).toBe('bad_signature');
    expect(world.calls['settle_payment']).toBeUndefined();
  });

  test('captures before it grants, and waits while that cannot be done', async () => {
    gateway.payment = async () => ({ ...payment, status: 'authorized' });
    world.answers['settle_payment'] = ({ p_payment }: { p_payment: { status: string } }) =>
      p_payment.status === 'authorized'
        ? { status: 'capture', credits: 0, refunds: [] }
        : { status: 'granted', credits: 10, refunds: [] };
    expect((await verify()).body).toEqual({ success: true, credits_added: 10 });
    gateway.capture = away;
    expect((await verify()).body).toEqual({ success: false, status: 'pending', credits_added: 0 });
    expect(world.calls['await_payment']).toEqual({ p_order_id: 'order_1', p_payment_id: 'pay_1' });
    gateway.capture = () => Promise.reject(new GatewayError('refused', 'Not now.'));
    expect((await verify()).body).toEqual({ success: false, status: 'pending', credits_added: 0 });
  });

  test.each([
    ['amount_differs', 'amount_differs'],
    ['failed', 'payment_failed'],
    ['left', 'payment_failed'],
    ['returned', 'payment_failed'],
    ['unknown_order', 'order_not_found'],
  ])('says what became of a payment that is %s', async (status, expected) => {
    world.answers['settle_payment'] = { status, credits: 0, refunds: [] };
    expect(code(await verify())).toBe(expected);
  });

  test.each([{ razorpay_order_id: '' }, { razorpay_payment_id: 7 }, { razorpay_signature: undefined }])(
    'refuses %j',
    async (more) => {
      expect(code(await verify(more))).toBe('bad_request');
    },
  );
});

describe('razorpay-webhook', () => {
  test('answers before the work is done, and works on', async () => {
    let finish: (one: GatewayPayment) => void = () => undefined;
    gateway.payment = () => new Promise((resolve) => (finish = resolve));
    expect(await send(event)).toEqual({ status: 200, body: { received: true } });
    expect(world.calls['settle_payment']).toBeUndefined();
    finish(payment);
    await world.settled();
    expect(world.calls['settle_webhook_event']).toEqual({ p_event_id: 'event_1', p_outcome: 'granted' });
  });

  test('leaves open what the gateway could not be asked about, and closes what it does not know', async () => {
    gateway.payment = away;
    expect((await send(event)).status).toBe(200);
    await world.settled();
    expect(world.calls['settle_webhook_event']).toBeUndefined();
    gateway.payment = () => Promise.reject(new GatewayError('refused', 'The id provided does not exist'));
    await send(event);
    await world.settled();
    expect(world.calls['settle_webhook_event']).toMatchObject({ p_outcome: 'unknown_there' });
  });

  test('does nothing again for an event that was settled', async () => {
    world.answers['note_webhook_event'] = { is_new: false };
    expect(await send(event)).toEqual({ status: 200, body: { received: true } });
    await world.settled();
    expect(world.calls['settle_payment']).toBeUndefined();
  });

  test('says that it was not heard when it cannot be noted, so that it comes again', async () => {
    delete world.answers['note_webhook_event'];
    expect((await send(event)).status).toBe(500);
  });

  test('asks also for refunds where an event tells of one, and finds its payment', async () => {
    let looked = 0;
    gateway.refundsOf = async () => {
      looked += 1;
      return [];
    };
    const told = {
      event: 'refund.failed',
      payload: { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1' } } },
    };
    await send(told);
    await world.settled();
    expect([looked, world.calls['note_webhook_event']]).toMatchObject([
      1,
      { p_payment_id: 'pay_1', p_order_id: null },
    ]);
  });

  test('knows an event without a name by its words', async () => {
    const signature = await signatureOf(JSON.stringify(event), 'webhook secret');
    const names = new Set<unknown>();
    for (let again = 0; again < 2; again += 1) {
      await world.post(razorpayWebhook, event, { headers: { 'x-razorpay-signature': signature } });
      names.add(world.calls['note_webhook_event']?.['p_event_id']);
    }
    expect([...names]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  test.each([[[]], ['captured'], [{}], [{ event: 7 }]])('refuses %j, which is no event', async (body) => {
    expect(code(await send(body))).toBe('bad_request');
  });

  test('reads no more than an event can be', async () => {
    expect((await send({ event: 'x'.repeat(300 * 1024) })).status).toBe(413);
  });

  test('takes none where no secret for events is set', async () => {
    world.deps.payments = { ...deps, webhookSecret: undefined };
    expect(code(await send(event))).toBe('payments_unavailable');
  });
});

describe('reconcile-payments', () => {
  const asService = { headers: { apikey: 'service' } };
  const orders = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `order_${n}`, is_expiring: n === 1 }));

  test('goes on after one that fails, and gives up an order that nobody has paid', async () => {
    world.answers['expire_payment_order'] = true;
    world.answers['payments_to_check'] = { orders: orders(4), payments: ['pay_1'], events: [] };
    gateway.paymentsOf = async (id) => (id === 'order_0' ? away() : []);
    expect((await world.post(reconcilePayments, {}, asService)).body).toEqual({ checked: 4, failed: 1 });
    expect(world.calls['expire_payment_order']).toEqual({ p_order_id: 'order_1' });
  });

  test('stops asking a gateway that is away', async () => {
    let asked = 0;
    world.answers['payments_to_check'] = { orders: orders(50), payments: [], events: [] };
    gateway.paymentsOf = () => {
      asked += 1;
      return away();
    };
    expect((await world.post(reconcilePayments, {}, asService)).body).toEqual({ checked: 0, failed: 3 });
    expect(asked).toBe(3);
  });

  test('is for the installation itself', async () => {
    for (const headers of [{}, { apikey: 'servic' }, { apikey: 'services' }, { authorization: 'Bearer x' }])
      expect(code(await world.post(reconcilePayments, {}, { headers: { ...headers } }))).toBe('unauthorized');
  });
});

test('a refund that the gateway refuses is given up, in its words', async () => {
  world.answers['ask_refund'] = { status: 'asked', payment_id: 'pay_1', request_id: 'r', amount_paise: 100 };
  world.answers['claim_refund'] = true;
  world.answers['drop_refund'] = true;
  gateway.refund = () => Promise.reject(new GatewayError('refused', 'Your balance is too low.'));
  const answer = await world.post(refundPayment, { paymentId: 'pay_1' });
  expect(answer).toMatchObject({
    status: 409,
    body: { error: { code: 'refund_refused', message: 'Your balance is too low.' } },
  });
  expect(world.calls['drop_refund']).toEqual({ p_request_id: 'r' });
});

describe('a hosted project', () => {
  const project: Record<string, string> = {
    SUPABASE_URL: 'https://project.test',
    SUPABASE_ANON_KEY: 'sb_publishable_1',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1',
    SITE_URL: 'https://disha.example',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'live secret',
    RAZORPAY_WEBHOOK_SECRET: 'live webhook secret',
  };
  const paymentsWith = (variables: Record<string, string | undefined>) =>
    depsFrom((name) => ({ ...project, ...variables })[name]).payments;

  test('takes payments where both keys are set', () => {
    expect(paymentsWith({})).toMatchObject({
      keyId: 'rzp_live_1',
      webhookSecret: 'live webhook secret',
      isSandbox: false,
    });
    for (const missing of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'])
      expect(paymentsWith({ [missing]: undefined })).toBeUndefined();
  });

  test.each([
    [{ apikey: 'sb_secret_1' }, true],
    [{ authorization: 'Bearer sb_secret_1' }, true],
    [{ apikey: 'sb_publishable_1' }, false],
    [{ authorization: 'Bearer sb_secret_2' }, false],
    [{}, false],
  ])('knows itself by its key: %j', async (headers, isItself) => {
    const request = new Request('https://project.test', { method: 'POST', headers: { ...headers } });
    expect(await paymentsWith({})?.isService(request)).toBe(isItself);
  });
});
