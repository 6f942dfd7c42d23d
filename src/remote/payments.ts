import type { OrderState, PaymentOrder, Statement } from '#domain/credits/statement.ts';
import { readPlans, type CreditPlan } from '#domain/credits/plan.ts';
import { isRecord } from '#domain/is-record.ts';
import { call, type Answer } from './call.ts';
import { callAs, callerHeaders, type Caller } from './procedures.ts';

/** The provider is asked while the caller waits. */
const providerTimeoutMs = 30_000;

/** The plans on offer, cheapest first. Anybody may ask. */
export function fetchPlans(config: Caller['config']): Promise<Answer<CreditPlan[]>> {
  return call(
    {
      method: 'GET',
      url: `${config.url}/rest/v1/subscription_plans?select=id,name,price,credits&order=price.asc`,
      headers: callerHeaders({ config }),
    },
    (body) => (Array.isArray(body) ? readPlans(body.filter(isRecord)) : undefined),
  );
}

/** What the caller has and how it came about. */
export function fetchStatement(caller: Caller): Promise<Answer<Statement>> {
  return callAs(caller, '/functions/v1/get-user-credits', {}, parseStatement);
}

/** An order that the provider knows. */
export interface CreatedOrder {
  orderId: string;
  /** The provider's public key. */
  keyId: string;
  amountPaise: number;
  planName: string;
  credits: number;
  /** No money moves. */
  isSandbox: boolean;
}

/** Opens an order for a plan at the price of the server. The same request id gives the same order. */
export function createOrder(
  caller: Caller,
  request: { planId: string; requestId: string },
): Promise<Answer<CreatedOrder>> {
  return callAs(caller, '/functions/v1/create-order', request, parseCreatedOrder, providerTimeoutMs);
}

/** The payment as the checkout handed it over. */
export interface PaymentProof {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** pending: the bank has not said yes; the credits come when it does. */
export type Verified = { kind: 'paid'; creditsAdded: number } | { kind: 'pending' };

/** Has the server check a payment and add its credits. The same again gives the same answer and adds nothing. */
export function verifyPayment(
  caller: Caller,
  { orderId, paymentId, signature }: PaymentProof,
): Promise<Answer<Verified>> {
  const body = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  };
  return callAs(caller, '/functions/v1/verify-payment', body, parseVerified, providerTimeoutMs);
}

const orderColumns =
  'id,plan_name,amount_paise,credits,state,last_failure,payment_id,receipt_number,created_at,paid_at,refunded_paise,is_sandbox';

/** As many as anybody scrolls through. */
const mostOrders = 100;

/** Orders of the caller, newest first: the given ones, or the latest of all. */
export function fetchOrders(caller: Caller, ids?: readonly string[]): Promise<Answer<PaymentOrder[]>> {
  const wanted = ids ? `&id=in.(${ids.map(encodeURIComponent).join(',')})` : '';
  return call(
    {
      method: 'GET',
      url: `${caller.config.url}/rest/v1/payment_orders?select=${orderColumns}&order=created_at.desc&limit=${mostOrders}${wanted}`,
      headers: callerHeaders(caller),
    },
    (body) =>
      Array.isArray(body)
        ? body.flatMap((row: unknown) => {
            const order = parseOrder(row);
            return order ? [order] : [];
          })
        : undefined,
  );
}

function parseStatement(body: unknown): Statement | undefined {
  if (!isRecord(body)) return undefined;
  const { credits, transactions } = body;
  if (typeof credits !== 'number' || !Array.isArray(transactions)) return undefined;
  return {
    credits,
    transactions: transactions.flatMap((entry: unknown) => {
      if (!isRecord(entry)) return [];
      const { id, created_at: createdAt, description, amount } = entry;
      return typeof id === 'string' &&
        typeof createdAt === 'string' &&
        typeof description === 'string' &&
        typeof amount === 'number'
        ? [{ id, createdAt, description, amount }]
        : [];
    }),
  };
}

function parseCreatedOrder(body: unknown): CreatedOrder | undefined {
  if (!isRecord(body)) return undefined;
  const { orderId, keyId, amount, planName, credits } = body;
  if (typeof orderId !== 'string' || typeof keyId !== 'string' || typeof planName !== 'string')
    return undefined;
  if (!isCount(amount) || !isCount(credits)) return undefined;
  return { orderId, keyId, amountPaise: amount, planName, credits, isSandbox: body['isSandbox'] === true };
}

function parseVerified(body: unknown): Verified | undefined {
  if (!isRecord(body)) return undefined;
  const { success, status, credits_added: creditsAdded } = body;
  if (success === true && isCount(creditsAdded)) return { kind: 'paid', creditsAdded };
  return success === false && status === 'pending' ? { kind: 'pending' } : undefined;
}

const orderStates: readonly OrderState[] = [
  'created',
  'pending',
  'paid',
  'partly_refunded',
  'refunded',
  'expired',
];

function parseOrder(row: unknown): PaymentOrder | undefined {
  if (!isRecord(row)) return undefined;
  const { id, plan_name: planName, amount_paise: amountPaise, credits, created_at: createdAt } = row;
  if (typeof id !== 'string' || typeof planName !== 'string' || typeof createdAt !== 'string')
    return undefined;
  if (!isCount(amountPaise) || !isCount(credits)) return undefined;
  return {
    id,
    planName,
    amountPaise,
    credits,
    state: orderStates.find((known) => known === row['state']) ?? 'unknown',
    isSandbox: row['is_sandbox'] === true,
    lastFailure: textOf(row['last_failure']),
    paymentId: textOf(row['payment_id']),
    receiptNumber: textOf(row['receipt_number']),
    createdAt,
    paidAt: textOf(row['paid_at']),
    refundedPaise: isCount(row['refunded_paise']) ? row['refunded_paise'] : 0,
  };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
