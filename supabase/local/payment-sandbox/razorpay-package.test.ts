import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectGateway, type Gateway } from '../../functions/_shared/gateway.ts';
import { isSignatureOf, signatureOf } from '../../functions/_shared/signature.ts';
import { background } from '../background.ts';
import { openPaymentSandbox, sandboxPath, type PaymentSandbox } from './sandbox.ts';

// The maker's own package tells what the real gateway is asked and how it signs: our client has to ask the same, and the
// gateway that is played here has to answer the package as well.

const keys = { keyId: 'rzp_test_Package0000000', keySecret: 'a secret of tests', webhookSecret: 'another' };
const order = { amount: 24_900, currency: 'INR', receipt: '54e1476d-2cb8-4825-b869-c620e32d5c9f' };

let folder: string;
let sandbox: PaymentSandbox;
let listening: ReturnType<typeof serve>;
let url: string;
let theirs: Razorpay;
let ours: Gateway;
/** What was asked, and what was answered, in order. */
let asked: { method: string; path: string; body: unknown; headers: Headers }[] = [];
let events: { body: string; signature: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disha-package-'));
  sandbox = await openPaymentSandbox({
    dataDir: folder,
    keys,
    background: background(() => {}),
    now: Date.now,
  });
  listening = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 });
  await once(listening, 'listening');
  url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  sandbox.start(`${url}/events`);
  theirs = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  leadTo(theirs, `${url}${sandboxPath}`);
  ours = connectGateway({ url: `${url}${sandboxPath}`, ...keys, fetch: (...call) => fetch(...call) });
});
beforeEach(() => {
  [asked, events] = [[], []];
});
afterAll(async () => {
  sandbox.close();
  listening.close();
  await once(listening, 'close');
  await rm(folder, { recursive: true, force: true });
});

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/events') {
    events.push({ body: await request.text(), signature: request.headers.get('x-razorpay-signature') ?? '' });
    return new Response('{}');
  }
  if (pathname.includes('/v1/')) {
    const body = await request.clone().text();
    const path = pathname.slice(sandboxPath.length) + search;
    asked.push({
      method: request.method,
      path,
      body: body && (JSON.parse(body) as unknown),
      headers: request.headers,
    });
  }
  return sandbox.answer(request);
}

/** The package knows one address only; its tests change it in the same place. */
function leadTo(client: Razorpay, address: string): void {
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = address;
}

async function paid(isCaptured: boolean): Promise<{ orderId: string; paymentId: string; signature: string }> {
  const { id } = await ours.createOrder(order);
  const response = await fetch(`${url}${sandboxPath}/checkout/${id}/pay`, {
    method: 'POST',
    body: JSON.stringify({ key_id: keys.keyId, way: 'yes', is_captured: isCaptured }),
  });
  const proof = (await response.json()) as Record<string, string>;
  asked = [];
  return {
    orderId: id,
    paymentId: proof['razorpay_payment_id'] ?? '',
    signature: proof['razorpay_signature'] ?? '',
  };
}

describe('our client asks as the package does', () => {
  /** What both have asked, without what each adds of its own: the length, the name of the program. */
  async function bothAsk(theirCall: () => Promise<unknown>, ourCall: () => Promise<unknown>) {
    asked = [];
    await theirCall();
    await ourCall();
    const [package_, client] = asked.map(({ method, path, body, headers }) => ({
      method,
      path,
      body,
      authorization: headers.get('authorization'),
      type: headers.get('content-type')?.split(';')[0],
    }));
    expect(client?.authorization).toBe(`Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`);
    return { package: package_, client };
  }

  test('for an order', async () => {
    const calls = await bothAsk(
      () => theirs.orders.create(order),
      () => ours.createOrder(order),
    );
    expect(calls.client).toEqual(calls.package);
  });

  test('for a payment, and for the payments of an order', async () => {
    const { orderId, paymentId } = await paid(false);
    const one = await bothAsk(
      () => theirs.payments.fetch(paymentId),
      () => ours.payment(paymentId),
    );
    expect(one.client).toEqual(one.package);
    const all = await bothAsk(
      () => theirs.orders.fetchPayments(orderId),
      () => ours.paymentsOf(orderId),
    );
    expect(all.client).toEqual(all.package);
  });

  test('to capture', async () => {
    const [one, other] = [await paid(false), await paid(false)];
    const payment = await ours.payment(other.paymentId);
    asked = [];
    await theirs.payments.capture(one.paymentId, order.amount, 'INR');
    await ours.capture(payment);
    const [package_, client] = asked;
    expect([client?.method, client?.path.replace(other.paymentId, '…'), client?.body]).toEqual([
      package_?.method,
      package_?.path.replace(one.paymentId, '…'),
      package_?.body,
    ]);
  });

  test('to refund, and for the refunds of a payment', async () => {
    const { paymentId } = await paid(true);
    await theirs.payments.refund(paymentId, { amount: 1_000, receipt: 'one' });
    await ours.refund(paymentId, { amount: 2_000, requestId: 'another-of-ten' });
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `/v1/payments/${paymentId}/refund`, { amount: 1_000, receipt: 'one' }],
      ['POST', `/v1/payments/${paymentId}/refund`, { amount: 2_000, receipt: 'another-of-ten' }],
    ]);
    expect(asked[1]?.headers.get('x-refund-idempotency')).toBe('another-of-ten');
    const lists = await bothAsk(
      () => theirs.payments.fetchMultipleRefund(paymentId, { count: 100 }),
      () => ours.refundsOf(paymentId),
    );
    expect(lists.client).toEqual(lists.package);
  });
});

describe('the gateway that is played answers the package', () => {
  test('an order and its payment', async () => {
    const made = await theirs.orders.create(order);
    expect(made).toMatchObject({ entity: 'order', ...order, amount_due: order.amount, status: 'created' });
    const { orderId, paymentId } = await paid(false);
    expect(await theirs.payments.fetch(paymentId)).toMatchObject({
      entity: 'payment',
      id: paymentId,
      order_id: orderId,
      amount: order.amount,
      currency: 'INR',
      status: 'authorized',
      captured: false,
    });
    expect(await theirs.payments.capture(paymentId, order.amount, 'INR')).toMatchObject({
      status: 'captured',
    });
    expect(await theirs.orders.fetch(orderId)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(await theirs.orders.fetchPayments(orderId)).toMatchObject({ entity: 'collection', count: 1 });
  });

  test('with errors in the shape that it reads', async () => {
    await expect(theirs.orders.create({ ...order, amount: 99 })).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
    });
    await expect(theirs.payments.fetch('pay_none')).rejects.toMatchObject({ statusCode: 400 });
    const stranger = new Razorpay({ key_id: keys.keyId, key_secret: 'guessed' });
    leadTo(stranger, `${url}${sandboxPath}`);
    await expect(stranger.orders.create(order)).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('signatures', () => {
  test('of a payment that the gateway gave are right for the package and for us, and forged ones for neither', async () => {
    const { orderId, paymentId, signature } = await paid(false);
    for (const [given, isRight] of [
      [signature, true],
      [signature.toUpperCase(), false],
      ['0'.repeat(64), false],
    ] as const) {
      const names = { order_id: orderId, payment_id: paymentId };
      expect(validatePaymentVerification(names, given, keys.keySecret)).toBe(isRight);
      expect(await isSignatureOf(`${orderId}|${paymentId}`, given, keys.keySecret)).toBe(isRight);
    }
  });

  test('of events are right for the package and for us', async () => {
    await paid(true);
    await expect.poll(() => events.length, { timeout: 10_000 }).toBe(3);
    expect(events.map(({ body }) => (JSON.parse(body) as { event: string }).event).sort()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    for (const { body, signature } of events) {
      expect(validateWebhookSignature(body, signature, keys.webhookSecret)).toBe(true);
      expect(await isSignatureOf(body, signature, keys.webhookSecret)).toBe(true);
      expect(validateWebhookSignature(`${body} `, signature, keys.webhookSecret)).toBe(false);
      expect(await isSignatureOf(`${body} `, signature, keys.webhookSecret)).toBe(false);
    }
  });

  test.each(['', 'order_1|pay_1', '{"event":"payment.captured"}', 'ईमेल ₹249 · "…"\n', '\u0000\ufeff'])(
    'over %j are the same as the package makes',
    async (text) => {
      expect(validateWebhookSignature(text, await signatureOf(text, 'secret – रहस्य'), 'secret – रहस्य')).toBe(
        true,
      );
    },
  );
});
