import { isRecord } from '#domain/is-record.ts';
import type { Language } from '#i18n/messages.ts';
import type { Checkout } from './handover.ts';

export interface CheckoutEvents {
  onPaid(payment: { paymentId: string; signature: string }): void;
  /** An attempt failed; the window stays open for another. The reason is a code of the provider. */
  onFailed(reason: string): void;
  onDismissed(): void;
}

/** Longer than this nobody waits for a script. */
const scriptPatienceMs = 20_000;

/** Loads the provider's script and opens its window; false where the script cannot be had. */
export async function openCheckout(
  checkout: Checkout,
  language: Language,
  { onPaid, onFailed, onDismissed }: CheckoutEvents,
): Promise<boolean> {
  const Razorpay = window.Razorpay ?? (await loadProvider(checkout.script));
  if (!Razorpay) return false;
  const provider = new Razorpay({
    key: checkout.keyId,
    order_id: checkout.orderId,
    amount: checkout.amountPaise,
    currency: 'INR',
    name: checkout.sellerName,
    description: checkout.planName,
    prefill: { email: checkout.email },
    config: { display: { language } },
    theme: { color: '#775509' },
    handler(answer) {
      const payment = readPayment(answer);
      // An answer without its proof is not one that the server could check: the order itself will tell.
      if (payment) onPaid(payment);
      else onDismissed();
    },
    modal: { ondismiss: onDismissed },
  });
  provider.on('payment.failed', (event) => onFailed(readReason(event)));
  provider.open();
  return true;
}

/** What the provider's script puts on the window, as far as it is used here. */
interface ProviderOptions {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: 'INR';
  name: string;
  description: string;
  prefill: { email: string };
  config: { display: { language: Language } };
  theme: { color: string };
  handler(answer: unknown): void;
  modal: { ondismiss(): void };
}
type Provider = new (options: ProviderOptions) => {
  on(event: 'payment.failed', listener: (event: unknown) => void): void;
  open(): void;
};
declare global {
  interface Window {
    Razorpay?: Provider;
  }
}

function loadProvider(address: string): Promise<Provider | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    const patience = setTimeout(giveUp, scriptPatienceMs);
    function giveUp(): void {
      script.remove();
      resolve(undefined);
    }
    script.addEventListener('load', () => {
      clearTimeout(patience);
      resolve(window.Razorpay);
    });
    script.addEventListener('error', () => {
      clearTimeout(patience);
      giveUp();
    });
    document.head.append(script);
  });
}

function readPayment(answer: unknown): { paymentId: string; signature: string } | undefined {
  if (!isRecord(answer)) return undefined;
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = answer;
  return typeof paymentId === 'string' && typeof signature === 'string'
    ? { paymentId, signature }
    : undefined;
}

function readReason(event: unknown): string {
  const error = isRecord(event) && isRecord(event['error']) ? event['error'] : {};
  const reason = error['reason'] ?? error['code'];
  return typeof reason === 'string' ? reason : '';
}
