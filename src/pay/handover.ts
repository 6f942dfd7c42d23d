import { isRecord } from '#lib/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';

/** What the app and the document of the checkout hand to each other: there through the tab's storage, back through the address. */

/** All that the checkout needs to know. */
export interface Checkout {
  userId: string;
  planId: string;
  /** The same again gives the same order. */
  requestId: string;
  orderId: string;
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

const storageKey = 'disha.checkout';

/** Keeps it for the checkout in this tab; false where the browser lets nothing be kept. */
export function keepCheckout(checkout: Checkout): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(checkout));
    return true;
  } catch {
    return false;
  }
}

/** Nothing of a purchase is left in this tab for the checkout. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // storage is blocked: nothing was kept
  }
}

/** What was handed to this tab; undefined where there is nothing to pay. */
export function keptCheckout(): Checkout | undefined {
  try {
    return parseCheckout(parseJson(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return undefined;
  }
}

/** The page of the app with the outcome in its fragment, which no server gets to see. */
export function returnAddress(returned: CheckoutReturn): string {
  return `${returnPage}#${returnFragment(returned)}`;
}

/** The outcome as `readReturn` takes it. */
export function returnFragment(returned: CheckoutReturn): string {
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

/** Whether the script is one that the checkout may run: the provider's, or the one of the payment sandbox. */
function isCheckoutScript(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    (address.startsWith('/sandbox/') || address.startsWith('https://checkout.razorpay.com/'))
  );
}

/** `order_…`, `pay_…`. */
function isProvidersId(id: string): boolean {
  return /^\w{1,64}$/.test(id);
}

function parseCheckout(kept: unknown): Checkout | undefined {
  if (!isRecord(kept)) return undefined;
  const { userId, planId, requestId, orderId, keyId, amountPaise, planName, credits, script } = kept;
  const { sellerName, email } = kept;
  if (typeof userId !== 'string' || typeof planId !== 'string' || typeof requestId !== 'string')
    return undefined;
  if (typeof orderId !== 'string' || typeof keyId !== 'string' || !isCheckoutScript(script)) return undefined;
  if (typeof planName !== 'string' || typeof sellerName !== 'string' || typeof email !== 'string')
    return undefined;
  if (!Number.isSafeInteger(amountPaise) || !Number.isSafeInteger(credits)) return undefined;
  return {
    userId,
    planId,
    requestId,
    orderId,
    keyId,
    amountPaise: amountPaise as number,
    planName,
    credits: credits as number,
    isSandbox: kept['isSandbox'] === true,
    script,
    sellerName,
    email,
  };
}
