import { isRecord } from '#domain/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';

/** What the app and the document of the checkout hand to each other: there through the tab's storage, back through the address. */

/** What this tab was last at the checkout for; who pays is not named beyond an id, as it may outlive their session. */
export interface PaymentAttempt extends Order {
  /** How it came back, until somebody has been told. */
  returned?: CheckoutReturn;
}

interface Order {
  userId: string;
  planId: string;
  /** The same again gives the same order. */
  requestId: string;
  orderId: string;
}

/** All that the checkout needs to know. */
export interface Checkout extends Order {
  /** The provider's public key. */
  keyId: string;
  amountPaise: number;
  planName: string;
  credits: number;
  /** No money moves. */
  isSandbox: boolean;
  /** Address of the provider's script. */
  script: string;
  sellerName: string;
  email: string;
}

/** How somebody comes back from it. */
export type CheckoutReturn =
  | { kind: 'paid'; orderId: string; paymentId: string; signature: string }
  /** Closed without paying. */
  | { kind: 'dismissed'; orderId: string }
  /** Closed after an attempt that failed; the reason is a code of the provider. */
  | { kind: 'failed'; orderId: string; reason: string };

export const checkoutPage = '/pay';
export const returnPage = '/subscriptions';

/** The one purchase that is under way in this tab: on the way there a checkout, from the return on an attempt. */
const storageKey = 'disha.checkout';

/** Keeps it for the checkout in this tab; false where the browser lets nothing be kept. */
export function keepCheckout(checkout: Checkout): boolean {
  return keep(checkout);
}

/** What this tab was last at the checkout for, where it still knows. */
export function keptAttempt(): PaymentAttempt | undefined {
  return parseAttempt(keptRecord());
}

/**
 * Takes in what the checkout left in this tab and in the fragment of the address. Call it before anything else looks at
 * either: afterwards the fragment can go, and a reload finds the same.
 */
export function takeReturn(fragment: string): PaymentAttempt | undefined {
  const attempt = keptAttempt();
  const returned = readReturn(fragment);
  if (!returned) {
    // What only the checkout had to know goes.
    if (attempt) keepAttempt(attempt);
    return attempt;
  }
  const known = attempt?.orderId === returned.orderId ? attempt : nobodysOrder;
  const taken = { ...known, orderId: returned.orderId, returned };
  keepAttempt(taken);
  return taken;
}

/** An address with an outcome that did not begin in this tab: the server knows whose it is. */
const nobodysOrder = { userId: '', planId: '', requestId: '' };

/** Its outcome has been told; what it was for stays, so that another try is for the same order. */
export function forgetReturn(): void {
  const attempt = keptAttempt();
  if (!attempt?.returned) return;
  const { returned: _, ...order } = attempt;
  keepAttempt(order);
}

/** It is over: the next purchase is another order. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // storage is blocked: nothing was kept
  }
}

/** Nothing of this user's purchases is left in this tab, their address included. */
export function forgetPurchasesOf(userId: string): void {
  if (keptAttempt()?.userId === userId) forgetAttempt();
}

/** Where storage is blocked or full, the order is looked up at the server instead. */
function keepAttempt({ returned, ...attempt }: PaymentAttempt): void {
  keep({ ...attempt, ...(returned && { returned: returnFragment(returned) }) });
}

function keep(record: object): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** What is kept of it, whatever that is. */
export function keptRecord(): unknown {
  try {
    return parseJson(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined; // storage is blocked
  }
}

/** The page of the app with the outcome in its fragment, which no server gets to see. */
export function returnAddress(returned: CheckoutReturn): string {
  return `${returnPage}#${returnFragment(returned)}`;
}

/** The outcome as `readReturn` takes it. */
function returnFragment(returned: CheckoutReturn): string {
  const { kind, orderId } = returned;
  const fields = new URLSearchParams({ checkout: kind, razorpay_order_id: orderId });
  if (kind === 'paid') {
    fields.set('razorpay_payment_id', returned.paymentId);
    fields.set('razorpay_signature', returned.signature);
  }
  if (kind === 'failed') fields.set('reason', returned.reason);
  return fields.toString();
}

/** The outcome in a fragment, with or without its `#`; undefined for any other. */
export function readReturn(fragment: string): CheckoutReturn | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const orderId = fields.get('razorpay_order_id') ?? '';
  if (!isProvidersId(orderId)) return undefined;
  switch (fields.get('checkout') ?? '') {
    case 'paid': {
      const paymentId = fields.get('razorpay_payment_id') ?? '';
      const signature = fields.get('razorpay_signature') ?? '';
      return isProvidersId(paymentId) && /^[\da-f]{1,256}$/i.test(signature)
        ? { kind: 'paid', orderId, paymentId, signature }
        : undefined;
    }
    case 'dismissed':
      return { kind: 'dismissed', orderId };
    case 'failed':
      return { kind: 'failed', orderId, reason: /^\w{1,60}$/.exec(fields.get('reason') ?? '')?.[0] ?? '' };
    default:
      return undefined;
  }
}

/** `order_…`, `pay_…`. */
function isProvidersId(id: string): boolean {
  return /^\w{1,64}$/.test(id);
}

/** The order of what is kept; undefined where it is none. */
export function parseOrder(record: unknown): Order | undefined {
  if (!isRecord(record)) return undefined;
  const { userId, planId, requestId, orderId } = record;
  if (typeof userId !== 'string' || typeof planId !== 'string') return undefined;
  if (typeof requestId !== 'string' || typeof orderId !== 'string') return undefined;
  return { userId, planId, requestId, orderId };
}

function parseAttempt(record: unknown): PaymentAttempt | undefined {
  const order = parseOrder(record);
  if (!order || !isRecord(record)) return undefined;
  const { returned: fragment } = record;
  const returned = typeof fragment === 'string' ? readReturn(fragment) : undefined;
  return { ...order, ...(returned && { returned }) };
}
