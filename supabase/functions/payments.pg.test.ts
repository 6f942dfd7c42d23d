import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { paymentWorld, plans, type PaymentWorld, type Proof } from '#tests/fakes/payment-world.ts';

let world: OwnWorld;
let shop: PaymentWorld;
let asha: Session;
let ravi: Session;
let orderId: string;

beforeAll(async () => {
  // What the functions say of a gateway that fails, and the package of refused statements, is what is asked for here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await startWorld();
  shop = await paymentWorld(world);
  ravi = await world.newcomer();
});
beforeEach(async () => {
  orderId = await shop.order(asha);
});
afterEach(async () => {
  await shop.control({ trouble: 'none', events: true });
});
afterAll(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const stateOf = async (id = orderId) => (await shop.orderOf(asha, id))?.['state'];
const until = async (state: string, id = orderId): Promise<void> => {
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe(state);
};
/** A buyer whom the haste of others does not slow down. */
const aNewBuyer = async () => {
  asha = await world.newcomer();
};
/** What the work brings into the ledger. */
const linesOf = async (work: () => Promise<unknown>) => {
  const before = (await shop.ledger(asha)).length;
  await work();
  return (await shop.ledger(asha)).slice(before);
};
const paymentOf = async ({ razorpay_payment_id: id }: Proof) =>
  (await shop.api('GET', `/payments/${id}`)).body;
const success = { status: 200, body: { success: true, credits_added: 10 } };
const pending = { status: 200, body: { success: false, status: 'pending', credits_added: 0 } };
const granted = ['grant 30 Starter Plan: 10 credits'];
const heard = { status: 200, body: { received: true } };

describe('an order', () => {
  beforeAll(aNewBuyer);
  test('costs what the plan costs here, whatever the browser says', async () => {
    const forged = { planId: plans.standard.id, amount: 1, price: 1, credits: 1000, currency: 'USD' };
    const { status, body } = await world.call('create-order', forged, asha);
    expect([status, body]).toEqual([
      200,
      {
        orderId: expect.stringMatching(/^order_\w{14}$/),
        keyId: shop.keys.keyId,
        amount: 24_900,
        currency: 'INR',
        planName: 'Standard Plan',
        credits: 30,
        isSandbox: true,
      },
    ]);
    const there = await shop.api('GET', `/orders/${String(body['orderId'])}`);
    expect(there.body).toMatchObject({ amount: 24_900, currency: 'INR', status: 'created' });
    expect(await shop.orderOf(asha, String(body['orderId']))).toMatchObject({
      amount_paise: 24_900,
      credits: 30,
    });
  });

  test('is one for one request, also when it is asked for several times at once', async () => {
    const requestId = randomUUID();
    const asked = await Promise.all([1, 2, 3].map(() => shop.order(asha, plans.starter, requestId)));
    expect(new Set([...asked, await shop.order(asha, plans.starter, requestId)]).size).toBe(1);
    expect(await world.call('create-order', { planId: plans.standard.id, requestId }, asha)).toMatchObject({
      status: 409,
      body: { error: { code: 'request_id_reuse' } },
    });
  });

  test.each([
    ['no session', undefined, plans.starter.id, 401, 'unauthorized'],
    ['a plan that never was', 'asha', randomUUID(), 404, 'plan_not_found'],
    ['no plan', 'asha', undefined, 400, 'bad_request'],
    ['words for a plan', 'asha', 'Starter Plan', 400, 'bad_request'],
  ])('is refused for %s', async (_, who, planId, status, code) => {
    const answer = await world.call('create-order', { planId }, who === undefined ? undefined : asha);
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  test('is not opened while the gateway is away, and is when it is back', async () => {
    const requestId = randomUUID();
    for (const trouble of ['down', 'garbage', 'lost answers']) {
      await shop.control({ trouble });
      expect(await world.call('create-order', { planId: plans.starter.id, requestId }, asha)).toMatchObject({
        status: 502,
        body: { error: { code: 'gateway_failed' } },
      });
    }
    await shop.control({ trouble: 'none' });
    expect(await shop.order(asha, plans.starter, requestId)).toMatch(/^order_/);
  });
});

describe('a payment', () => {
  beforeAll(aNewBuyer);
  test('brings its credits once, however often the browser comes back', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      for (let again = 0; again < 3; again += 1) expect(await shop.verify(asha, proof)).toEqual(success);
      expect(await Promise.all([shop.verify(asha, proof), shop.verify(asha, proof)])).toEqual([
        success,
        success,
      ]);
      expect(await paymentOf(proof)).toMatchObject({ status: 'captured', captured: true });
    });
    expect(lines).toEqual(granted);
    expect(await shop.orderOf(asha, orderId)).toMatchObject({
      state: 'paid',
      amount_paise: 9900,
      receipt_number: expect.stringMatching(/^TEST\/\d{4}\/\d{5}$/),
    });
  });

  test('is captured when the bank has agreed, before anything is granted', async () => {
    await shop.control({ events: false });
    const { proof } = await shop.pay(orderId);
    expect(await paymentOf(proof)).toMatchObject({ status: 'authorized' });
    expect(await shop.verify(asha, proof)).toEqual(success);
    expect(await paymentOf(proof)).toMatchObject({ status: 'captured' });
  });

  test('counts when the webhook is there before the browser', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      await until('paid');
      expect(await shop.verify(asha, proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
  });

  test('counts when the browser never comes back', async () => {
    const lines = await linesOf(async () => {
      await shop.pay(orderId);
      await until('paid');
    });
    expect(lines).toEqual(granted);
  });

  test('counts when neither the browser nor an event comes, once somebody looks', async () => {
    await shop.control({ events: false });
    const lines = await linesOf(async () => {
      await shop.pay(orderId);
      for (let again = 0; again < 2; again += 1)
        expect((await shop.reconcile(orderId)).body).toEqual({ checked: 1, failed: 0 });
    });
    expect(lines).toEqual(granted);
  });

  test('waits for a slow bank, and is no failure meanwhile', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId, 'late', { after_seconds: 600 });
      expect(await shop.verify(asha, proof)).toEqual(pending);
      expect(await shop.orderOf(asha, orderId)).toMatchObject({ state: 'pending', last_failure: null });
      await world.later(601, () => until('paid'));
      expect(await shop.verify(asha, proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
  });

  test('that a slow bank refuses in the end has failed, and another can be tried', async () => {
    const { proof } = await shop.pay(orderId, 'late no', { after_seconds: 600 });
    expect(await shop.verify(asha, proof)).toEqual(pending);
    await world.later(601, () => until('created'));
    expect(await shop.orderOf(asha, orderId)).toMatchObject({
      last_failure: expect.stringContaining('bank'),
    });
    expect(await shop.verify(asha, proof)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment_failed' } },
    });
    expect(await shop.verify(asha, (await shop.pay(orderId)).proof)).toEqual(success);
    expect(await shop.orderOf(asha, orderId)).toMatchObject({ state: 'paid', last_failure: null });
  });

  test('that is agreed to late, after it had failed, counts', async () => {
    const lines = await linesOf(async () => {
      const refused = await shop.pay(orderId, 'no, then yes', { after_seconds: 600 });
      expect(refused).toMatchObject({ status: 400, body: { error: { reason: 'payment_failed' } } });
      await expect.poll(async () => (await shop.orderOf(asha, orderId))?.['last_failure']).toContain('bank');
      await world.later(601, () => until('paid'));
    });
    expect(lines).toEqual(granted);
  });

  test('can be tried twice on one order', async () => {
    const lines = await linesOf(async () => {
      expect((await shop.pay(orderId, 'no')).status).toBe(400);
      expect(await shop.verify(asha, (await shop.pay(orderId)).proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
  });

  test('that comes second on one order goes back in full, and the first stays', async () => {
    const lines = await linesOf(async () => {
      const late = await shop.pay(orderId, 'late', { after_seconds: 600, is_captured: true });
      expect(await shop.verify(asha, (await shop.pay(orderId)).proof)).toEqual(success);
      await world.later(601, async () => {
        await expect
          .poll(async () => (await paymentOf(late.proof))['status'], { timeout: 20_000 })
          .toBe('refunded');
      });
      expect(await shop.verify(asha, late.proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
    expect(await shop.orderOf(asha, orderId)).toMatchObject({ state: 'paid', refunded_paise: 0 });
  });

  test('is only its buyer’s to claim', async () => {
    const { proof } = await shop.pay(orderId);
    const before = await shop.credits(ravi);
    expect(await shop.verify(ravi, proof)).toMatchObject({
      status: 404,
      body: { error: { code: 'order_not_found' } },
    });
    expect((await world.call('verify-payment', proof)).status).toBe(401);
    expect(await shop.credits(ravi)).toBe(before);
  });

  test('of another order proves nothing for this one', async () => {
    await shop.control({ events: false });
    const own = await shop.pay(orderId);
    const other = await shop.order(asha, plans.standard);
    const mixed = { ...own.proof, razorpay_order_id: other };
    expect(await shop.verify(asha, mixed)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_signature' } },
    });
    expect(await stateOf(other)).toBe('created');
  });

  test.each([
    ['another one', (right: string) => right.replace(/./g, (digit) => (digit === '0' ? '1' : '0'))],
    ['one digit more', (right: string) => `${right}0`],
    ['half of it', (right: string) => right.slice(0, 32)],
    ['upper case', (right: string) => right.replace(/^[\da-f]*/, 'ABCDEF').padEnd(64, 'A')],
    ['words', () => 'please'],
  ])('is refused for a signature that is %s', async (_, forge) => {
    await shop.control({ events: false });
    const { proof } = await shop.pay(orderId);
    const forged = { ...proof, razorpay_signature: forge(proof.razorpay_signature) };
    expect(await shop.verify(asha, forged)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_signature' } },
    });
    expect(await stateOf()).toBe('created');
    expect(await shop.verify(asha, proof)).toEqual(success);
  });
});

describe('while the gateway is away', () => {
  beforeAll(aNewBuyer);
  test.each(['down', 'garbage'])('(%s) a payment waits, and counts once it is back', async (trouble) => {
    await shop.control({ events: false });
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      await shop.control({ trouble });
      expect(await shop.verify(asha, proof)).toEqual(pending);
      expect(await stateOf()).toBe('pending');
      expect((await shop.reconcile(orderId)).body).toEqual({ checked: 0, failed: 1 });
      await shop.control({ trouble: 'none' });
      expect((await shop.reconcile(orderId)).body).toEqual({ checked: 1, failed: 0 });
      expect(await shop.verify(asha, proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
  });

  test('a capture whose answer got lost is taken once', async () => {
    await shop.control({ events: false, trouble: 'lost answers' });
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      expect(await shop.verify(asha, proof)).toEqual(pending);
      expect(await paymentOf(proof)).toMatchObject({ status: 'captured' });
      expect(await shop.verify(asha, proof)).toEqual(success);
    });
    expect(lines).toEqual(granted);
  });

  test('an event is taken all the same, and nothing is lost', async () => {
    const lines = await linesOf(async () => {
      await shop.control({ trouble: 'down' });
      await shop.pay(orderId);
      expect(await stateOf()).toBe('created');
      await shop.control({ trouble: 'none' });
      await shop.reconcile(orderId);
    });
    expect(lines).toEqual(granted);
  });
});

describe('an event', () => {
  beforeAll(aNewBuyer);
  beforeEach(() => shop.control({ events: false }));

  test('that comes three times, and in another order, grants once', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId, 'yes', { is_captured: true });
      const payment = await paymentOf(proof);
      const id = randomUUID();
      for (const kind of [
        'order.paid',
        'payment.captured',
        'payment.captured',
        'payment.captured',
        'payment.authorized',
      ])
        expect(await shop.event(kind, { payment }, kind === 'payment.captured' ? { id } : {})).toEqual(heard);
      expect(await Promise.all([1, 2, 3].map(() => shop.event('payment.captured', { payment })))).toEqual([
        heard,
        heard,
        heard,
      ]);
      await until('paid');
    });
    expect(lines).toEqual(granted);
  });

  test('is not believed about money: what it says is asked for', async () => {
    const { proof } = await shop.pay(orderId, 'late', { after_seconds: 3600 });
    const payment = { ...(await paymentOf(proof)), status: 'captured', captured: true, amount: 9900 };
    expect(await shop.event('payment.captured', { payment })).toEqual(heard);
    await until('pending');
    expect(await shop.orderOf(asha, orderId)).toMatchObject({ payment_id: null });
  });

  test.each([
    ['a forged signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['one made with another secret', { secret: 'another' }],
  ])('with %s is refused', async (_, forged) => {
    const { proof } = await shop.pay(orderId, 'yes', { is_captured: true });
    expect(await shop.event('payment.captured', { payment: await paymentOf(proof) }, forged)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_signature' } },
    });
    expect(await stateOf()).toBe('created');
  });

  test('signed with the key of the API instead of its own is refused', async () => {
    const { proof } = await shop.pay(orderId, 'yes', { is_captured: true });
    const payment = await paymentOf(proof);
    expect((await shop.event('payment.captured', { payment }, { secret: shop.keys.keySecret })).status).toBe(
      400,
    );
  });

  test.each(['payment.captured', 'refund.processed', 'order.paid', 'settlement.processed'])(
    '%s of something that is not ours is heard and forgotten',
    async (kind) => {
      const strangers = {
        payment: { id: 'pay_elsewhere', order_id: 'order_elsewhere', status: 'captured', amount: 9900 },
        order: { id: 'order_elsewhere' },
      };
      const lines = await linesOf(async () => {
        expect(await shop.event(kind, kind.startsWith('settlement') ? {} : strangers)).toEqual(heard);
        const foreign = await shop.api('POST', '/orders', { amount: 9900, currency: 'INR' });
        const { proof } = await shop.pay(String(foreign.body['id']), 'yes', { is_captured: true });
        expect(await shop.event(kind, { payment: await paymentOf(proof) })).toEqual(heard);
        expect(await paymentOf(proof)).toMatchObject({ status: 'captured' });
      });
      expect(lines).toEqual([]);
    },
  );

  test('of long ago changes nothing any more', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId, 'yes', { is_captured: true });
      const old = { payment: await paymentOf(proof) };
      const id = randomUUID();
      await shop.event('payment.captured', old, { id });
      await until('paid');
      const { body: refund } = await shop.api('POST', `/payments/${proof.razorpay_payment_id}/refund`, {});
      await shop.event('refund.processed', { refund, payment: await paymentOf(proof) });
      await until('refunded');
      for (const again of [{ id }, {}])
        expect(await shop.event('payment.captured', old, again)).toEqual(heard);
      await shop.reconcile(orderId);
    });
    expect(lines).toEqual([...granted, 'revoke -30 Refund: Starter Plan']);
    expect(await stateOf()).toBe('refunded');
  });
});

describe('a refund at the gateway', () => {
  beforeAll(aNewBuyer);
  const refund = async (proof: Proof, amount?: number) =>
    (
      await shop.api(
        'POST',
        `/payments/${proof.razorpay_payment_id}/refund`,
        amount === undefined ? {} : { amount },
      )
    ).body;

  test('takes its share of the credits when its events come, each once', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      await shop.verify(asha, proof);
      await refund(proof, 3_300);
      await until('partly_refunded');
      await refund(proof);
      await until('refunded');
    });
    expect(lines).toEqual([...granted, 'revoke -10 Refund: Starter Plan', 'revoke -20 Refund: Starter Plan']);
  });

  test('takes the same when its events come late, doubled and in the wrong order', async () => {
    await shop.control({ events: false });
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      await shop.verify(asha, proof);
      const [first, second] = [await refund(proof, 3_300), await refund(proof, 6_600)];
      const payment = await paymentOf(proof);
      for (const one of [second, first, second, first])
        for (const kind of ['refund.processed', 'refund.created'])
          expect(await shop.event(kind, { refund: one, payment })).toEqual(heard);
      await until('refunded');
    });
    expect(lines).toEqual([...granted, 'revoke -10 Refund: Starter Plan', 'revoke -20 Refund: Starter Plan']);
  });

  test('that comes before the payment is known here leaves nothing behind', async () => {
    await shop.control({ events: false });
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId, 'yes', { is_captured: true });
      const made = await refund(proof);
      await shop.event('refund.processed', { refund: made, payment: await paymentOf(proof) });
      await shop.reconcile(orderId);
      expect(await shop.verify(asha, proof)).toMatchObject({
        status: 409,
        body: { error: { code: 'payment_failed' } },
      });
    });
    expect(lines).toEqual([]);
    expect(await stateOf()).toBe('created');
  });

  test('that fails gives the credits back', async () => {
    const lines = await linesOf(async () => {
      const { proof } = await shop.pay(orderId);
      await shop.verify(asha, proof);
      const made = await refund(proof);
      await until('refunded');
      await shop.control({ failRefund: String(made['id']) });
      await until('paid');
    });
    expect(lines).toEqual([
      ...granted,
      'revoke -30 Refund: Starter Plan',
      'grant 30 Refund failed: Starter Plan',
    ]);
  });
});

describe('a refund by an admin', () => {
  beforeAll(aNewBuyer);
  let paid: Proof;
  beforeAll(async () => {
    await shop.asService('POST', 'rpc/make_admin', { p_email: ravi.email });
  });
  beforeEach(async () => {
    paid = (await shop.pay(orderId)).proof;
    await shop.verify(asha, paid);
  });
  const send = (session: Session, more: object = {}) =>
    world.call('refund-payment', { paymentId: paid.razorpay_payment_id, ...more }, session);

  test('sends the money back and takes the credits, once for one request', async () => {
    const requestId = randomUUID();
    const lines = await linesOf(async () => {
      for (let again = 0; again < 3; again += 1)
        expect(await send(ravi, { requestId, amount: 3_300 })).toEqual({
          status: 200,
          body: {
            success: true,
            refundId: expect.stringMatching(/^rfnd_\w{14}$/),
            status: 'processed',
            amount: 3_300,
            creditsRevoked: 10 / 3,
          },
        });
      expect(await send(ravi)).toMatchObject({ status: 200, body: { amount: 6_600 } });
    });
    expect(lines).toEqual(['revoke -10 Refund: Starter Plan', 'revoke -20 Refund: Starter Plan']);
    expect(await paymentOf(paid)).toMatchObject({ status: 'refunded', amount_refunded: 9_900 });
    expect(await send(ravi)).toMatchObject({ status: 409, body: { error: { code: 'nothing_left' } } });
  });

  test('is refused to anybody else, also to who paid', async () => {
    expect(await send(asha)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect((await world.call('refund-payment', { paymentId: paid.razorpay_payment_id })).status).toBe(401);
    expect(await paymentOf(paid)).toMatchObject({ status: 'captured', amount_refunded: 0 });
  });

  test.each([
    [{ amount: 9_901 }, 409, 'too_much'],
    [{ amount: 0 }, 400, 'bad_request'],
    [{ amount: -100 }, 400, 'bad_request'],
    [{ amount: 100.5 }, 400, 'bad_request'],
    [{ paymentId: 'pay_none' }, 404, 'payment_not_found'],
  ])('%j is refused', async (more, status, code) => {
    expect(await send(ravi, more)).toMatchObject({ status, body: { error: { code } } });
  });

  test('whose answer got lost is made once', async () => {
    await shop.control({ trouble: 'lost answers', events: false });
    const requestId = randomUUID();
    expect(await send(ravi, { requestId, amount: 3_300 })).toMatchObject({
      status: 502,
      body: { error: { code: 'gateway_failed' } },
    });
    await shop.control({ trouble: 'none' });
    await shop.event('refund.created', { payment: await paymentOf(paid) });
    await until('partly_refunded');
    expect(await send(ravi, { requestId, amount: 3_300 })).toMatchObject({
      body: { status: 'processed', amount: 3_300 },
    });
    expect(await paymentOf(paid)).toMatchObject({ amount_refunded: 3_300 });
  });
});

describe('between order and payment', () => {
  beforeAll(aNewBuyer);
  afterEach(aNewBuyer);
  const aPlan = async () => {
    const [plan] = (await shop.asService('POST', 'subscription_plans', {
      name: `Plan ${randomUUID()}`.slice(0, 60),
      price: 50,
      credits: 5,
    })) as { id: string; name: string }[];
    return plan ?? { id: '', name: '' };
  };

  test.each([
    [
      'its price may change',
      (id: string) => shop.asService('PATCH', `subscription_plans?id=eq.${id}`, { price: 5, credits: 500 }),
    ],
    [
      'it may be taken from the list',
      (id: string) => shop.asService('DELETE', `subscription_plans?id=eq.${id}`),
    ],
  ])('a plan stays what it was: %s', async (_, change) => {
    const plan = await aPlan();
    const id = await shop.order(asha, plan);
    await change(plan.id);
    const lines = await linesOf(async () => {
      expect(await shop.verify(asha, (await shop.pay(id)).proof)).toEqual({
        status: 200,
        body: { success: true, credits_added: 5 },
      });
    });
    expect(lines).toEqual([`grant 15 ${plan.name}: 5 credits`]);
    expect(await shop.orderOf(asha, id)).toMatchObject({ amount_paise: 5_000, plan_name: plan.name });
    await shop.asService('DELETE', `subscription_plans?id=eq.${plan.id}`);
  });

  test('an account may be erased: then the money goes back', async () => {
    const { email } = asha;
    const late = await shop.pay(orderId, 'late', { after_seconds: 600, is_captured: true });
    expect((await world.call('delete-account', { confirmation: email }, asha)).status).toBe(200);
    await world.later(601, async () => {
      await expect
        .poll(async () => (await paymentOf(late.proof))['status'], { timeout: 20_000 })
        .toBe('refunded');
    });
  });

  test('an account may be erased: then a payment that was only agreed to is not taken', async () => {
    expect((await world.call('delete-account', { confirmation: asha.email }, asha)).status).toBe(200);
    const { proof } = await shop.pay(orderId);
    await shop.reconcile(orderId);
    expect(await paymentOf(proof)).toMatchObject({ status: 'authorized' });
  });
});

describe('the doors', () => {
  beforeAll(aNewBuyer);
  test('the reconciler takes the key of the installation and no other', async () => {
    for (const headers of [{}, { authorization: `Bearer ${asha.token}` }, { apikey: world.publishableKey }]) {
      const response = await fetch(`${world.url}/functions/v1/reconcile-payments`, {
        method: 'POST',
        headers,
      });
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { error: { code: 'unauthorized' } },
      ]);
    }
    const bearer = { authorization: `Bearer ${shop.secrets.serviceKey}` };
    const asToken = await fetch(`${world.url}/functions/v1/reconcile-payments`, {
      method: 'POST',
      headers: bearer,
    });
    expect([asToken.status, (await shop.reconcile()).status]).toEqual([200, 200]);
  });

  test('orders are opened at a human pace', async () => {
    const hasty = await world.newcomer();
    const statuses = [];
    for (let order = 0; order < 31; order += 1)
      statuses.push((await world.call('create-order', { planId: plans.starter.id }, hasty)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});
