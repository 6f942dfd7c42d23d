import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { background, type Background } from '../background.ts';
import { openPaymentSandbox, sandboxPath, type PaymentSandbox } from './sandbox.ts';

const keys = { keyId: 'rzp_test_Sandbox0000000', keySecret: 'a secret of tests', webhookSecret: 'another' };
const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`;

let folder: string;
let work: Background;
let sandbox: PaymentSandbox;
let clock: number;
let listener: Server;
let heard: { id: string; kind: string }[];
let isDeaf: boolean;

beforeEach(async () => {
  [clock, heard, isDeaf] = [Date.parse('2026-11-21T10:00:00Z'), [], false];
  folder = await mkdtemp(join(tmpdir(), 'disha-sandbox-'));
  listener = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { event } = JSON.parse(text) as { event: string };
      heard.push({ id: String(request.headers['x-razorpay-event-id']), kind: event });
      response.writeHead(isDeaf ? 500 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  await open();
});
afterEach(async () => {
  sandbox.close();
  await work.settled();
  listener.closeAllConnections();
  listener.close();
  await rm(folder, { recursive: true, force: true });
});

async function open({ starts = true } = {}): Promise<void> {
  work = background(() => {});
  sandbox = await openPaymentSandbox({ dataDir: folder, keys, background: work, now: () => clock });
  if (starts) sandbox.start(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/events`);
}
async function restart(): Promise<void> {
  sandbox.close();
  await work.settled();
  await open();
}
async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: object = { authorization },
) {
  const request = new Request(`http://sandbox.test${sandboxPath}/${path}`, {
    method,
    headers: { ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await sandbox.answer(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const order = async () =>
  String((await call('POST', 'v1/orders', { amount: 9_900, currency: 'INR', receipt: 'one' })).body['id']);
const pay = (id: string, body: object) =>
  call('POST', `checkout/${id}/pay`, { key_id: keys.keyId, ...body }, {});
/** So many events were told, and it is noted what came of them: by the clock of this moment, which may then go on. */
async function told(count: number): Promise<void> {
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(count);
  await work.settled();
}
const kinds = () => heard.map(({ kind }) => kind);

test('what was ordered and paid is still there after a restart, and what is to come still comes', async () => {
  const id = await order();
  const { body } = await pay(id, { way: 'late', after_seconds: 60 });
  const path = `v1/payments/${String(body['razorpay_payment_id'])}`;
  await restart();
  expect((await call('GET', path)).body).toMatchObject({ status: 'created', order_id: id });
  clock += 59_000;
  expect((await call('GET', path)).body).toMatchObject({ status: 'created' });
  clock += 1_000;
  expect((await call('GET', path)).body).toMatchObject({ status: 'authorized' });
  await expect.poll(kinds).toEqual(['payment.authorized']);
});

test('what was answered is written down by then, whole', async () => {
  const id = await order();
  expect(JSON.parse(await readFile(join(folder, 'payment-sandbox.json'), 'utf8'))).toMatchObject({
    bank: { orders: { [id]: { amount: 9_900 } } },
  });
  await Promise.all(Array.from({ length: 20 }, () => order()));
  expect((await readdir(folder)).sort()).toEqual(['payment-sandbox.json']);
});

test.each(['', '{"bank":', '[]', '{"bank":{"orders":1},"deliveries":[]}'])(
  'a file that holds %j counts as an empty one',
  async (text) => {
    sandbox.close();
    await work.settled();
    await writeFile(join(folder, 'payment-sandbox.json'), text);
    await open();
    expect(await order()).toMatch(/^order_/);
  },
);

test('an order cannot be tried without end, as everything is kept and told of', async () => {
  const id = await order();
  for (let at = 0; at < 40; at += 1) await pay(id, { way: 'no' });
  const { body } = await call('GET', `v1/orders/${id}/payments`);
  expect(body['count']).toBe(30);
  expect((await pay(await order(), { way: 'yes' })).status).toBe(200);
});

describe('events', () => {
  test('are told until somebody says that they were heard, also after a restart', async () => {
    isDeaf = true;
    await pay(await order(), { way: 'no' });
    await told(1);
    await restart();
    clock += 5_000;
    await told(2);
    isDeaf = false;
    clock += 20_000;
    await told(3);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(1);
    expect(await readFile(join(folder, 'payment-sandbox.json'), 'utf8')).toContain('"deliveries":[]');
  });

  test('are given up after a day', async () => {
    isDeaf = true;
    await pay(await order(), { way: 'no' });
    await told(1);
    clock += 25 * 60 * 60 * 1000;
    await told(2);
    await expect
      .poll(() => readFile(join(folder, 'payment-sandbox.json'), 'utf8'))
      .toContain('"deliveries":[]');
  });
});

describe('the window', () => {
  test('pays with the public key of this installation only', async () => {
    const id = await order();
    for (const key of ['rzp_test_elsewhere', undefined])
      expect((await pay(id, { way: 'yes', key_id: key })).status).toBe(401);
    expect((await pay('order_none', { way: 'yes' })).status).toBe(400);
    expect((await pay(id, { way: 'somehow' })).status).toBe(400);
    expect((await pay(id, { way: 'yes' })).status).toBe(200);
  });

  test('cannot pay what is paid', async () => {
    const id = await order();
    await pay(id, { way: 'yes', is_captured: true });
    expect((await pay(id, { way: 'yes' })).body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  });

  test('comes as a script', async () => {
    const response = await sandbox.answer(new Request(`http://sandbox.test${sandboxPath}/checkout.js`));
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('window.Razorpay');
  });
});

describe('the API', () => {
  test.each([
    ['GET', 'v1/orders/order_none'],
    ['GET', 'v1/payments/__proto__'],
    ['POST', 'v1/payments/pay_none/refund'],
    ['GET', 'v1/refunds/constructor'],
  ] as const)('%s %s knows nothing of it', async (method, path) => {
    expect(await call(method, path)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR' } },
    });
  });

  test('is closed without the keys, and so is what makes it fail', async () => {
    for (const path of ['v1/orders', 'control'])
      for (const headers of [{}, { authorization: `Basic ${btoa(`${keys.keyId}:guessed`)}` }])
        expect((await call('POST', path, {}, headers)).status).toBe(401);
  });

  test('knows no other paths', async () => {
    expect((await call('GET', 'v1/customers')).status).toBe(404);
    expect((await call('GET', 'elsewhere')).status).toBe(404);
  });

  test('gives back no more than was paid, and the same request once', async () => {
    const { body } = await pay(await order(), { way: 'yes', is_captured: true });
    const path = `v1/payments/${String(body['razorpay_payment_id'])}/refund`;
    const headers = { authorization, 'x-refund-idempotency': 'a-request-of-ours' };
    const asked = { amount: 5_000, receipt: 'a-request-of-ours' };
    const first = await call('POST', path, asked, headers);
    expect(await call('POST', path, asked, headers)).toEqual(first);
    expect((await call('POST', path, { ...asked, amount: 1_000 }, headers)).status).toBe(400);
    expect((await call('POST', path, { amount: 5_000 })).status).toBe(400);
    expect((await call('POST', path, {})).body).toMatchObject({ amount: 4_900 });
    expect((await call('POST', path, {})).status).toBe(400);
  });
});
