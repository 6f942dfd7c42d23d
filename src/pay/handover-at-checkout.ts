import { isRecord } from '#domain/is-record.ts';
import { notedUserId } from '#lib/who-is-here.ts';
import { forgetAttempt, keptRecord, parseOrder, takeReturn, type Checkout } from './handover.ts';

/**
 * What was handed to this tab, for the document of the checkout alone; undefined where there is nothing to pay. Where its
 * buyer has left in another tab, nothing of it is kept or shown.
 */
export function keptCheckout(): Checkout | undefined {
  const checkout = parseCheckout(keptRecord());
  if (checkout && checkout.userId === notedUserId()) return checkout;
  if (checkout) forgetAttempt();
  return undefined;
}

/**
 * Once the buyer has left in another tab, their address goes from this one. The window of the provider stays, as money may
 * be on its way, and so does the order, by which its payment is known when it comes back.
 */
export function followBuyer({ userId }: Checkout): void {
  window.addEventListener('storage', () => {
    if (userId !== notedUserId()) takeReturn('');
  });
}

/** Whether the script is one that the checkout may run: the provider's, or the one of the payment sandbox. */
function isCheckoutScript(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    (address.startsWith('/sandbox/') || address.startsWith('https://checkout.razorpay.com/'))
  );
}

function parseCheckout(record: unknown): Checkout | undefined {
  const order = parseOrder(record);
  if (!order || !isRecord(record)) return undefined;
  const { keyId, amountPaise, planName, credits, script, sellerName, email } = record;
  if (typeof keyId !== 'string' || !isCheckoutScript(script)) return undefined;
  if (typeof planName !== 'string' || typeof sellerName !== 'string' || typeof email !== 'string')
    return undefined;
  if (!Number.isSafeInteger(amountPaise) || !Number.isSafeInteger(credits)) return undefined;
  return {
    ...order,
    keyId,
    amountPaise: amountPaise as number,
    planName,
    credits: credits as number,
    isSandbox: record['isSandbox'] === true,
    script,
    sellerName,
    email,
  };
}
