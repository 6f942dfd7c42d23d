import { isRecord } from '#lib/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';
import {
  forgetCheckout,
  keptCheckout,
  readReturn,
  returnFragment,
  type CheckoutReturn,
} from '#pay/handover.ts';

/** What this tab was last at the checkout for; who pays is not named beyond an id, as it may outlive their session. */
export interface PaymentAttempt {
  userId: string;
  planId: string;
  requestId: string;
  orderId: string;
  /** How it came back, until somebody has been told. */
  returned?: CheckoutReturn;
}

const storageKey = 'disha.payment';

/**
 * Takes in what the checkout left in this tab and in the fragment of the address. Call it before anything else looks at
 * either: afterwards the fragment can go, and a reload finds the same.
 */
export function takeReturn(fragment: string): PaymentAttempt | undefined {
  const checkout = keptCheckout();
  if (checkout) {
    const { userId, planId, requestId, orderId } = checkout;
    keep({ userId, planId, requestId, orderId });
    forgetCheckout();
  }
  const returned = readReturn(fragment);
  const attempt = keptAttempt();
  if (!returned) return attempt;
  const known = attempt?.orderId === returned.orderId ? attempt : nobodysAttempt;
  const taken = { ...known, orderId: returned.orderId, returned };
  keep(taken);
  return taken;
}

/** An address with an outcome that did not begin in this tab: the server knows whose it is. */
const nobodysAttempt = { userId: '', planId: '', requestId: '' };

/** What this tab was last at the checkout for, where it still knows. */
export function keptAttempt(): PaymentAttempt | undefined {
  try {
    return parseAttempt(parseJson(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return undefined; // storage is blocked
  }
}

/** Its outcome has been told; what it was for stays, so that another try is for the same order. */
export function forgetReturn(): void {
  const attempt = keptAttempt();
  if (!attempt?.returned) return;
  const { returned: _, ...rest } = attempt;
  keep(rest);
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
  if (keptCheckout()?.userId === userId) forgetCheckout();
  if (keptAttempt()?.userId === userId) forgetAttempt();
}

function keep({ returned, ...attempt }: PaymentAttempt): void {
  const kept = { ...attempt, ...(returned && { returned: returnFragment(returned) }) };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // storage is blocked or full: the order is looked up at the server instead
  }
}

function parseAttempt(kept: unknown): PaymentAttempt | undefined {
  if (!isRecord(kept)) return undefined;
  const { userId, planId, requestId, orderId, returned } = kept;
  if (typeof userId !== 'string' || typeof planId !== 'string') return undefined;
  if (typeof requestId !== 'string' || typeof orderId !== 'string') return undefined;
  const outcome = typeof returned === 'string' ? readReturn(returned) : undefined;
  return { userId, planId, requestId, orderId, ...(outcome && { returned: outcome }) };
}
