import type { Backend } from './backend.ts';
import { connectGateway, GatewayError, type Gateway, type GatewayPayment } from './gateway.ts';
import { carriesServiceKey } from './signature.ts';

/** Where the gateway is, unless the operator says otherwise. */
export const gatewayUrl = 'https://api.razorpay.com';

/** How money comes in. */
export interface PaymentDeps {
  gateway: Gateway;
  /** Public: the checkout shows itself with it. */
  keyId: string;
  keySecret: string;
  /** Undefined where no webhook is set up; then payments are found by asking. */
  webhookSecret: string | undefined;
  /** No money moves. */
  isSandbox: boolean;
  /** Whether a request carries the key of the installation itself, as the schedules do. */
  isService(request: Request): Promise<boolean>;
}

export interface PaymentAccess {
  keyId: string;
  keySecret: string;
  webhookSecret: string | undefined;
  apiUrl: string;
  isSandbox: boolean;
  serviceKey: string;
  fetch: typeof fetch;
}

/** Takes payments by these keys. */
export function connectPayments(access: PaymentAccess): PaymentDeps {
  const { keyId, keySecret, webhookSecret, isSandbox, serviceKey, apiUrl: url, fetch } = access;
  return {
    gateway: connectGateway({ url, keyId, keySecret, fetch }),
    keyId,
    keySecret,
    webhookSecret,
    isSandbox,
    isService: (request) => carriesServiceKey(request, serviceKey),
  };
}

/** What became of a payment; see `settle_payment` in the database. */
export interface SettledPayment {
  status:
    'granted' | 'capture' | 'waiting' | 'failed' | 'returned' | 'amount_differs' | 'left' | 'unknown_order';
  credits: number;
}

export interface SettleTools {
  payments: PaymentDeps;
  backend: Pick<Backend, 'rpc'>;
  log(message: string): void;
}

/** Longer than all calls that a refund takes. */
const refundLeaseSeconds = 120;

/**
 * Brings our books in line with what the gateway says of a payment: takes money that the bank has agreed to, grants
 * credits, takes them back for refunds, and sends back what nothing was given for. Safe to call again, and from several
 * places at once. `refunds: 'look'` asks for refunds also where the payment tells of none, as when one has failed.
 * Throws a `GatewayError` when the gateway is away in between; what was done until then stays.
 */
export async function settle(
  tools: SettleTools,
  payment: GatewayPayment,
  { refunds = 'as told' }: { refunds?: 'as told' | 'look' } = {},
): Promise<SettledPayment> {
  const first = await record(tools, payment, refunds === 'look');
  if (first.status === 'capture') {
    const captured = await capture(tools, payment);
    return captured.status === 'authorized'
      ? { status: 'waiting', credits: 0 }
      : settle(tools, captured, { refunds });
  }
  // Known here as refunded, and told to be captured: that refund has failed, which the payment itself does not tell.
  if (first.status === 'left' && payment.status === 'captured' && refunds !== 'look')
    return settle(tools, payment, { refunds: 'look' });
  await makeRefunds(tools, payment.id, first.refunds);
  return first;
}

interface Recorded extends SettledPayment {
  refunds: readonly { request_id: string; amount_paise: number }[];
}

async function record(
  { payments, backend }: SettleTools,
  payment: GatewayPayment,
  looksForRefunds: boolean,
): Promise<Recorded> {
  const { id, orderId, amount, currency, status, failure, amountRefunded } = payment;
  if (orderId === undefined) return { status: 'unknown_order', credits: 0, refunds: [] };
  const isAskedFor = amountRefunded > 0 || (looksForRefunds && status !== 'created' && status !== 'failed');
  const refunds = isAskedFor ? await payments.gateway.refundsOf(id) : [];
  return (await backend.rpc('settle_payment', {
    p_payment: { id, order_id: orderId, amount, currency, status, failure: failure ?? null },
    p_refunds: refunds.map((refund) => ({ ...refund, receipt: refund.receipt ?? null })),
    p_is_sandbox: payments.isSandbox,
  })) as Recorded;
}

/** The payment once its money is taken, or as it is where somebody else was first. */
async function capture({ payments, log }: SettleTools, payment: GatewayPayment): Promise<GatewayPayment> {
  try {
    return await payments.gateway.capture(payment);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
    log(`${payment.id} was not captured: ${error.message}`);
    return payments.gateway.payment(payment.id);
  }
}

async function makeRefunds(tools: SettleTools, paymentId: string, asked: Recorded['refunds']): Promise<void> {
  for (const { request_id: requestId, amount_paise: amount } of asked) {
    const outcome = await makeRefund(tools, { paymentId, requestId, amount });
    if (outcome.kind === 'refused') tools.log(`${paymentId} was not refunded: ${outcome.reason}`);
  }
}

/** `busy`: somebody else is at it, or it was done before. */
export type RefundOutcome = { kind: 'done' | 'busy' } | { kind: 'refused'; reason: string };

/** Brings one refund that was asked for to the gateway and into the books. Throws a `GatewayError` when it is away. */
export async function makeRefund(
  tools: SettleTools,
  { paymentId, requestId, amount }: { paymentId: string; requestId: string; amount: number },
): Promise<RefundOutcome> {
  const { payments, backend } = tools;
  const isOurs = await backend.rpc('claim_refund', {
    p_request_id: requestId,
    p_lease_seconds: refundLeaseSeconds,
  });
  if (isOurs !== true) return { kind: 'busy' };
  let refusal: string | undefined;
  try {
    await payments.gateway.refund(paymentId, { amount, requestId });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
    refusal = error.message;
  }
  // Also after a refusal: it may have gone back another way.
  await record(tools, await payments.gateway.payment(paymentId), true);
  return refusal === undefined ? { kind: 'done' } : { kind: 'refused', reason: refusal };
}
