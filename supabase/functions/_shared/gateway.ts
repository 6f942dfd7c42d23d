import { jsonOf } from './bounded.ts';

/** The payment gateway, as far as it is used here. All amounts are whole paise. */
export interface Gateway {
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<GatewayOrder>;
  payment(id: string): Promise<GatewayPayment>;
  /** All attempts to pay an order, those that failed among them. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  /** Takes the money of a payment that the bank has said yes to. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** Sends money back. The same `requestId` again sends it once. */
  refund(paymentId: string, refund: { amount: number; requestId: string }): Promise<GatewayRefund>;
  /** All refunds of a payment, oldest first. */
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
}

export interface GatewayOrder {
  id: string;
  amount: number;
  currency: string;
}

export interface GatewayPayment {
  id: string;
  /** Undefined for a payment that was made without an order. */
  orderId: string | undefined;
  amount: number;
  currency: string;
  status: (typeof paymentStatuses)[number];
  amountRefunded: number;
  /** Why it failed, in words for whoever paid. */
  failure: string | undefined;
}

export interface GatewayRefund {
  id: string;
  amount: number;
  status: (typeof refundStatuses)[number];
  receipt: string | undefined;
}

const paymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;
const refundStatuses = ['pending', 'processed', 'failed'] as const;

/**
 * `away`: no answer, or none that can be understood; whether it was done nobody knows. `refused`: it was not done, for
 * the reason that `message` tells.
 */
export class GatewayError extends Error {
  readonly kind: 'away' | 'refused';

  constructor(kind: 'away' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface GatewayAddress {
  /** Without a slash at the end, and without the version. */
  url: string;
  keyId: string;
  keySecret: string;
  fetch: typeof fetch;
  timeoutMs?: number;
}

/** Nobody waits longer for one answer; whatever was begun is looked up later. */
const patienceMs = 8_000;
/** A hundred payments or refunds take a tenth of it. */
const mostBytes = 1024 * 1024;
const longestDescription = 300;

/** Speaks Razorpay's API, version 1. Every call throws a `GatewayError` when it comes to nothing. */
export function connectGateway({
  url,
  keyId,
  keySecret,
  fetch,
  timeoutMs = patienceMs,
}: GatewayAddress): Gateway {
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;

  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    parse: (body: unknown) => T | undefined,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<T> {
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(`${url}/v1${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        // What is asked, and the keys, are for the gateway alone.
        redirect: 'error',
      });
      status = response.status;
      answer = await jsonOf(response, mostBytes);
    } catch (error) {
      throw new GatewayError('away', `${method} ${path}: ${error instanceof Error ? error.name : 'failed'}`);
    }
    const parsed = status === 200 ? parse(answer) : undefined;
    if (parsed !== undefined) return parsed;
    const description = textAt(recordAt(answer, 'error'), 'description')?.slice(0, longestDescription);
    // Keys that are not taken, haste and what is being worked on already say nothing about the thing itself.
    const isRefused = status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);
    if (isRefused && description !== undefined) throw new GatewayError('refused', description);
    throw new GatewayError(
      'away',
      `${method} ${path}: ${status} ${description ?? 'with an answer of another kind'}`,
    );
  }

  return {
    createOrder: (order) => call('POST', '/orders', orderOf, { body: order }),
    payment: (id) => call('GET', `/payments/${encodeURIComponent(id)}`, paymentOf),
    paymentsOf: (orderId) =>
      call('GET', `/orders/${encodeURIComponent(orderId)}/payments`, (body) => listOf(body, paymentOf)),
    capture: ({ id, amount, currency }) =>
      call('POST', `/payments/${encodeURIComponent(id)}/capture`, paymentOf, { body: { amount, currency } }),
    refund: (paymentId, { amount, requestId }) =>
      call('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, refundOf, {
        body: { amount, receipt: requestId },
        headers: { 'x-refund-idempotency': requestId },
      }),
    async refundsOf(paymentId) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
      const refunds = await call('GET', path, (body) => listOf(body, refundOf));
      return refunds.sort((one, other) => one.createdAt - other.createdAt);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function orderOf(body: unknown): GatewayOrder | undefined {
  const fields = fieldsOf(body);
  const [id, currency, amount] = [textAt(fields, 'id'), textAt(fields, 'currency'), fields['amount']];
  return id?.startsWith('order_') && currency !== undefined && isAmount(amount)
    ? { id, amount, currency }
    : undefined;
}

function paymentOf(body: unknown): GatewayPayment | undefined {
  const fields = fieldsOf(body);
  const [id, currency] = [textAt(fields, 'id'), textAt(fields, 'currency')];
  const status = paymentStatuses.find((known) => known === fields['status']);
  const { amount, amount_refunded: refunded = 0 } = fields;
  if (!id?.startsWith('pay_') || currency === undefined || !status) return undefined;
  if (!isAmount(amount) || !isAmount(refunded ?? 0)) return undefined;
  return {
    id,
    orderId: textAt(fields, 'order_id'),
    amount,
    currency,
    status,
    amountRefunded: isAmount(refunded) ? refunded : 0,
    failure: status === 'failed' ? (textAt(fields, 'error_description') ?? 'The payment failed.') : undefined,
  };
}

function refundOf(body: unknown): (GatewayRefund & { createdAt: number }) | undefined {
  const fields = fieldsOf(body);
  const id = textAt(fields, 'id');
  const status = refundStatuses.find((known) => known === fields['status']);
  const { amount, created_at: createdAt } = fields;
  if (!id?.startsWith('rfnd_') || !status || !isAmount(amount)) return undefined;
  const receipt = textAt(fields, 'receipt');
  return { id, amount, status, receipt, createdAt: typeof createdAt === 'number' ? createdAt : 0 };
}

/** The items of a collection; one that cannot be read spoils the whole. */
function listOf<T>(body: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  const { items } = fieldsOf(body);
  if (!Array.isArray(items)) return undefined;
  const parsed = items.map(parse);
  return parsed.every((item) => item !== undefined) ? parsed : undefined;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function recordAt(value: unknown, name: string): Fields {
  return fieldsOf(fieldsOf(value)[name]);
}

function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
