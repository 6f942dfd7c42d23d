import { randomInt } from 'node:crypto';

/** What the played gateway knows, in the shapes of the real one. Amounts are whole paise, times whole seconds since 1970. */
export interface Bank {
  orders: Record<string, Order>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  /** Answers of the bank that are still to come. */
  coming: Coming[];
}

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: unknown;
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: false;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: null;
  vpa: string;
  email: null;
  contact: null;
  notes: [];
  fee: null;
  tax: null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: unknown;
  receipt: string | null;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_requested: 'normal';
  speed_processed: 'normal';
  created_at: number;
}

interface Coming {
  payment_id: string;
  at: number;
  answer: 'yes' | 'no';
  /** Whether the money is taken without our asking, as an account can be set to. */
  is_captured: boolean;
}

/** Something that happened, as webhooks tell of it. */
export interface Happening {
  event: string;
  payment?: Payment;
  order?: Order;
  refund?: Refund;
}

/**
 * What the buyer wants to happen.
 * yes: the bank agrees at once · no: it does not · late: it agrees after a while · late no: it refuses after a while ·
 * no, then yes: it refuses, and agrees after a while all the same.
 */
export const ways = ['yes', 'no', 'late', 'late no', 'no, then yes'] as const;
export type Way = (typeof ways)[number];

/** Why the gateway says no; in its own words towards whoever integrates it. */
export class BankRefusal extends Error {
  readonly field: string | undefined;

  constructor(description: string, field?: string) {
    super(description);
    this.field = field;
  }
}

/** A gateway at which nothing has happened yet. */
export function emptyBank(): Bank {
  return { orders: {}, payments: {}, refunds: {}, coming: [] };
}

const leastAmount = 100;
/** More than anybody tries; each is kept and told of, and whoever knows the order may try. */
const mostAttempts = 30;

/** Opens an order. Throws a `Refusal` for what the real gateway would not take. */
export function openOrder(bank: Bank, asked: Record<string, unknown>, now: number): Order {
  const { amount, currency, receipt = null, notes = [] } = asked;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw new BankRefusal('The amount must be an integer.', 'amount');
  if (amount < leastAmount) throw new BankRefusal('The amount must be at least INR 1.00', 'amount');
  if (currency !== 'INR') throw new BankRefusal('Currency is not supported', 'currency');
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40))
    throw new BankRefusal('The receipt may not be greater than 40 characters.', 'receipt');
  const order: Order = {
    id: newBankId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: now,
  };
  bank.orders[order.id] = order;
  return order;
}

/** An attempt to pay an order. `isCaptured`: the money is taken as soon as the bank agrees. */
export function attempt(
  bank: Bank,
  orderId: string,
  { way, isCaptured, afterSeconds }: { way: Way; isCaptured: boolean; afterSeconds: number },
  now: number,
): { payment: Payment; happenings: Happening[] } {
  const order = orderAt(bank, orderId);
  if (order.status === 'paid') throw new BankRefusal('Payment already done for this order.');
  if (order.attempts >= mostAttempts) throw new BankRefusal('Too many attempts to pay this order.');
  order.attempts += 1;
  order.status = 'attempted';
  const payment: Payment = {
    id: newBankId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    vpa: 'sandbox@upi',
    email: null,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at: now,
  };
  bank.payments[payment.id] = payment;
  const later = (answer: 'yes' | 'no') =>
    bank.coming.push({ payment_id: payment.id, at: now + afterSeconds, answer, is_captured: isCaptured });
  switch (way) {
    case 'yes':
      return { payment, happenings: agree(bank, payment, isCaptured) };
    case 'no':
      return { payment, happenings: refuse(payment) };
    case 'late':
      later('yes');
      return { payment, happenings: [] };
    case 'late no':
      later('no');
      return { payment, happenings: [] };
    case 'no, then yes':
      later('yes');
      return { payment, happenings: refuse(payment) };
  }
}

/** The answers of the bank whose time has come. */
export function answersDue(bank: Bank, now: number): Happening[] {
  const due = bank.coming.filter(({ at }) => at <= now);
  bank.coming = bank.coming.filter(({ at }) => at > now);
  return due.flatMap(({ payment_id, answer, is_captured }) => {
    const payment = paymentAt(bank, payment_id);
    return answer === 'yes' ? agree(bank, payment, is_captured) : refuse(payment);
  });
}

/** Takes the money of a payment that the bank has agreed to. Throws a `Refusal` where there is none to take. */
export function capture(
  bank: Bank,
  id: string,
  asked: Record<string, unknown>,
): { payment: Payment; happenings: Happening[] } {
  const payment = paymentAt(bank, id);
  if (payment.captured) throw new BankRefusal('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw new BankRefusal('Only payments which have been authorized and not yet captured can be captured');
  if (asked['amount'] !== payment.amount || (asked['currency'] ?? 'INR') !== payment.currency)
    throw new BankRefusal('Capture amount must be equal to the amount authorized', 'amount');
  return { payment, happenings: take(bank, payment) };
}

/** Sends money of a payment back, at once. Throws a `Refusal` where there is not so much. */
export function refund(
  bank: Bank,
  id: string,
  asked: Record<string, unknown>,
  now: number,
): { refund: Refund; happenings: Happening[] } {
  const payment = paymentAt(bank, id);
  const { amount = payment.amount - payment.amount_refunded, receipt = null, notes = [] } = asked;
  if (!payment.captured)
    throw new BankRefusal('The payment status should be captured for action to be taken');
  if (payment.status === 'refunded') throw new BankRefusal('The payment has been fully refunded already');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < leastAmount)
    throw new BankRefusal('The amount must be at least INR 1.00', 'amount');
  if (amount > payment.amount - payment.amount_refunded)
    throw new BankRefusal('The total refund amount is greater than the refund payment amount', 'amount');
  if (receipt !== null && typeof receipt !== 'string')
    throw new BankRefusal('The receipt must be a string.', 'receipt');
  if (receipt !== null && Object.values(bank.refunds).some((known) => known.receipt === receipt))
    throw new BankRefusal('The receipt has been used already.', 'receipt');
  const made: Refund = {
    id: newBankId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    receipt,
    batch_id: null,
    status: 'processed',
    speed_requested: 'normal',
    speed_processed: 'normal',
    created_at: now,
  };
  bank.refunds[made.id] = made;
  countRefunds(bank, payment);
  const happenings = ['refund.created', 'refund.processed'].map((event) => ({
    event,
    refund: made,
    payment,
  }));
  return { refund: made, happenings };
}

/** The bank could not give the money back after all. */
export function failRefund(bank: Bank, id: string): { refund: Refund; happenings: Happening[] } {
  const failed = refundAt(bank, id);
  failed.status = 'failed';
  const payment = paymentAt(bank, failed.payment_id);
  countRefunds(bank, payment);
  return { refund: failed, happenings: [{ event: 'refund.failed', refund: failed, payment }] };
}

/** The order of this id; throws a `Refusal` where there is none, as the next two do. */
export function orderAt(bank: Bank, id: string): Order {
  return entityAt(bank.orders, id);
}

export function paymentAt(bank: Bank, id: string): Payment {
  return entityAt(bank.payments, id);
}

export function refundAt(bank: Bank, id: string): Refund {
  return entityAt(bank.refunds, id);
}

function entityAt<T>(all: Record<string, T>, id: string): T {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new BankRefusal('The id provided does not exist');
  return found;
}

/** All refunds of a payment, in the order in which they were made. */
export function refundsOf(bank: Bank, paymentId: string): Refund[] {
  return Object.values(bank.refunds).filter((each) => each.payment_id === paymentId);
}

/** Forgets what is older than `days`, and of the rest what is more than the newest few thousand orders. */
export function forget(bank: Bank, now: number, days = 90, most = 5000): void {
  const newest = Object.values(bank.orders)
    .filter(({ created_at }) => created_at > now - days * 24 * 60 * 60)
    .sort((one, other) => other.created_at - one.created_at)
    .slice(0, most);
  bank.orders = Object.fromEntries(newest.map((order) => [order.id, order]));
  bank.payments = kept(bank.payments, ({ order_id }) => order_id in bank.orders);
  bank.refunds = kept(bank.refunds, ({ payment_id }) => payment_id in bank.payments);
  bank.coming = bank.coming.filter(({ payment_id }) => payment_id in bank.payments);
}

function kept<T>(all: Record<string, T>, isKept: (one: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, one]) => isKept(one)));
}

function agree(bank: Bank, payment: Payment, isCaptured: boolean): Happening[] {
  payment.status = 'authorized';
  Object.assign(payment, noError);
  const happened: Happening[] = [{ event: 'payment.authorized', payment: { ...payment } }];
  return isCaptured ? [...happened, ...take(bank, payment)] : happened;
}

function take(bank: Bank, payment: Payment): Happening[] {
  const order = orderAt(bank, payment.order_id);
  payment.status = 'captured';
  payment.captured = true;
  order.amount_paid = order.amount;
  order.amount_due = 0;
  order.status = 'paid';
  return [
    { event: 'payment.captured', payment: { ...payment } },
    { event: 'order.paid', payment: { ...payment }, order: { ...order } },
  ];
}

function refuse(payment: Payment): Happening[] {
  payment.status = 'failed';
  Object.assign(payment, {
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'The bank did not agree to this payment.',
    error_source: 'bank',
    error_step: 'payment_authorization',
    error_reason: 'payment_failed',
  });
  return [{ event: 'payment.failed', payment: { ...payment } }];
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

function countRefunds(bank: Bank, payment: Payment): void {
  payment.amount_refunded = refundsOf(bank, payment.id)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const isFull = payment.amount_refunded === payment.amount;
  payment.refund_status = payment.amount_refunded === 0 ? null : isFull ? 'full' : 'partial';
  payment.status = isFull ? 'refunded' : 'captured';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Fourteen letters and digits behind the kind, as the real ones. */
export function newBankId(kind: 'order' | 'pay' | 'rfnd' | 'event'): string {
  return `${kind}_${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')}`;
}
