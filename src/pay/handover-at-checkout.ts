import { isRecord } from '#domain/is-record.ts';
import { keptRecord, parseOrder, type Checkout } from './handover.ts';

/** What was handed to this tab, for the document of the checkout alone; undefined where there is nothing to pay. */
export function keptCheckout(): Checkout | undefined {
  return parseCheckout(keptRecord());
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
