import { describe, expect, test } from 'vitest';
import { connectGateway, GatewayError, type Gateway } from './gateway.ts';

const secret = 'a secret that nobody may read';

function gatewayWith(
  answer: (request: Request, signal: AbortSignal | null | undefined) => Promise<Response> | Response,
): Gateway {
  return connectGateway({
    url: 'https://gateway.test',
    keyId: 'rzp_test_1',
    keySecret: secret,
    fetch: async (input, init) => answer(new Request(input, init), init?.signal),
    timeoutMs: 50,
  });
}
const answering = (body: unknown, status = 200) => gatewayWith(() => Response.json(body, { status }));
const failureOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('expected a GatewayError');
  return error;
};

const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 9_900,
  currency: 'INR',
  status: 'captured',
  amount_refunded: 0,
};
const refund = { id: 'rfnd_1', amount: 100, status: 'processed', receipt: null, created_at: 2 };

test('a payment is read with what it is for, and with why it failed only if it did', async () => {
  expect(await answering({ ...payment, error_description: null }).payment('pay_1')).toEqual({
    id: 'pay_1',
    orderId: 'order_1',
    amount: 9_900,
    currency: 'INR',
    status: 'captured',
    amountRefunded: 0,
    failure: undefined,
  });
  const failed = {
    ...payment,
    status: 'failed',
    error_description: 'No funds.',
    amount_refunded: null,
    order_id: null,
  };
  expect(await answering(failed).payment('pay_1')).toMatchObject({
    status: 'failed',
    failure: 'No funds.',
    amountRefunded: 0,
    orderId: undefined,
  });
});

test('refunds are read oldest first', async () => {
  const items = [refund, { ...refund, id: 'rfnd_2', created_at: 1, receipt: 'x', status: 'pending' }];
  const found = await answering({ entity: 'collection', count: 2, items }).refundsOf('pay_1');
  expect(found.map(({ id, status, receipt }) => [id, status, receipt])).toEqual([
    ['rfnd_2', 'pending', 'x'],
    ['rfnd_1', 'processed', undefined],
  ]);
});

test('an id is never a path', async () => {
  const paths: string[] = [];
  const gateway = gatewayWith((request) => {
    paths.push(new URL(request.url).pathname);
    return Response.json(payment);
  });
  await gateway.payment('../orders?x=/1');
  expect(paths).toEqual(['/v1/payments/..%2Forders%3Fx%3D%2F1']);
});

describe('an answer that cannot be understood means that the gateway is away', () => {
  test.each([
    null,
    [],
    'captured',
    {},
    { ...payment, id: 'order_1' },
    { ...payment, amount: '9900' },
    { ...payment, amount: 99.5 },
    { ...payment, amount: -1 },
    { ...payment, amount: 1e300 },
    { ...payment, status: 'paid' },
    { ...payment, currency: null },
    { ...payment, amount_refunded: -1 },
    { items: [payment] },
  ])('%j', async (body) => {
    expect((await failureOf(answering(body).payment('pay_1'))).kind).toBe('away');
  });

  test.each([{}, { items: {} }, { items: [payment, {}] }, { items: [null] }])(
    'as a list: %j',
    async (body) => {
      expect((await failureOf(answering(body).paymentsOf('order_1'))).kind).toBe('away');
    },
  );

  test.each(['', '<!doctype html>', '{"id":'])('as a text: %j', async (text) => {
    expect((await failureOf(gatewayWith(() => new Response(text)).payment('pay_1'))).kind).toBe('away');
  });
});

describe('a gateway is away', () => {
  test('that does not answer in time', async () => {
    const hanging = gatewayWith(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    expect((await failureOf(hanging.payment('pay_1'))).kind).toBe('away');
  });

  test('that cannot be reached', async () => {
    const unreachable = gatewayWith(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failureOf(unreachable.createOrder({ amount: 1, currency: 'INR', receipt: '' }))).kind).toBe(
      'away',
    );
  });

  test.each([401, 403, 408, 409, 429, 500, 502, 503, 504])(
    'that answers %i, whatever it says',
    async (status) => {
      const failure = await failureOf(answering({ error: { description: 'No.' } }, status).payment('pay_1'));
      expect(failure.kind).toBe('away');
    },
  );

  test('that says no without a reason', async () => {
    expect((await failureOf(answering({}, 400).payment('pay_1'))).kind).toBe('away');
  });
});

test.each([400, 404, 422])('%i with a reason is a refusal in the words of the gateway', async (status) => {
  const failure = await failureOf(
    answering({ error: { description: 'No such id.' } }, status).payment('pay_1'),
  );
  expect([failure.kind, failure.message]).toEqual(['refused', 'No such id.']);
});

test('what goes wrong tells no secret', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError(`failed with ${secret}`)),
    () => Response.json({ error: { code: 'x' } }, { status: 500 }),
  ])
    expect((await failureOf(gatewayWith(answer).payment('pay_1'))).message).not.toContain(secret);
});
