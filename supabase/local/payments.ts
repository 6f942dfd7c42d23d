import { connectPayments, type PaymentDeps } from '../functions/_shared/payments.ts';
import type { Background } from './background.ts';
import { openPaymentSandbox, sandboxPath, type PaymentSandbox } from './payment-sandbox/sandbox.ts';
import { sandboxKeysOf, type Secrets } from './secrets.ts';
import type { ServerSettings } from './settings.ts';

/** How this installation takes payments. */
export interface LocalPayments {
  /** What the functions take them with; undefined where nothing can be bought. */
  deps: PaymentDeps | undefined;
  /** The gateway that is played here, where there is no other. */
  sandbox: PaymentSandbox | undefined;
  /** What pages are told. */
  config: { payments: 'razorpay' | 'sandbox' | false; checkoutScript?: string };
}

const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** Takes payments as the settings say. */
export async function openPayments(
  { payments, siteUrl, dataDir }: ServerSettings,
  secrets: Secrets,
  background: Background,
  now: () => number,
): Promise<LocalPayments> {
  const { serviceKey } = secrets;
  switch (payments?.kind) {
    case undefined:
      return { deps: undefined, sandbox: undefined, config: { payments: false } };
    case 'razorpay':
      return {
        deps: connectPayments({
          ...payments,
          serviceKey,
          isSandbox: false,
          fetch: (...call) => fetch(...call),
        }),
        sandbox: undefined,
        config: { payments: 'razorpay', checkoutScript: razorpayScript },
      };
    case 'sandbox': {
      const keys = sandboxKeysOf(secrets);
      const sandbox = await openPaymentSandbox({ dataDir, keys, background, now });
      return {
        deps: connectPayments({
          ...keys,
          serviceKey,
          isSandbox: true,
          apiUrl: siteUrl + sandboxPath,
          fetch: (...call) => sandbox.answer(new Request(...call)),
        }),
        sandbox,
        config: { payments: 'sandbox', checkoutScript: `${sandboxPath}/checkout.js` },
      };
    }
  }
}

/** Where this server takes events of payments, asked from this machine. */
export function ownWebhookUrl({ host, port }: Pick<ServerSettings, 'host' | 'port'>): string {
  const here = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}/functions/v1/razorpay-webhook`;
}
