import { openCheckout } from './checkout.ts';
import './pay.css';
import { checkoutView } from './view.ts';
import { returnAddress, returnPage } from './handover.ts';
import { followBuyer, keptCheckout } from './handover-at-checkout.ts';

/**
 * The checkout, in a document of its own: it alone runs the provider's script, under a policy of its own. It reads what
 * the app has handed over in this tab's storage, opens the provider's window, and goes back with the outcome in the address.
 */
const root = document.getElementById('pay');
if (!root) throw new Error('pay.html has no #pay');

const checkout = keptCheckout();
const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
const view = checkoutView(root, { checkout, language, onBack: goBack, onTryAgain: () => void open() });
/** Why the last attempt of this visit failed. */
let failure: string | undefined;

// A browser that brings this page back as it was left brings back a window that is over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
if (checkout) followBuyer(checkout);
void open();

async function open(): Promise<void> {
  if (!checkout) return;
  view.say('opening');
  const isOpen = await openCheckout(checkout, language, {
    onPaid: ({ paymentId, signature }) =>
      leave(returnAddress({ kind: 'paid', orderId: checkout.orderId, paymentId, signature })),
    onFailed(reason) {
      failure = reason;
      view.say('attemptFailed');
    },
    onDismissed: goBack,
  });
  view.say(isOpen ? 'open' : 'unreachable');
}

function goBack(): void {
  if (!checkout) return leave(returnPage);
  const { orderId } = checkout;
  leave(
    returnAddress(
      failure === undefined ? { kind: 'dismissed', orderId } : { kind: 'failed', orderId, reason: failure },
    ),
  );
}

/** This page leaves no step in the history: going back from the plans does not lead to a payment that is over. */
function leave(address: string): void {
  view.say('leaving');
  location.replace(address);
}
