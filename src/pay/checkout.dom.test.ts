import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { checkout as texts } from '#i18n/catalogue/checkout.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { openCheckout, type CheckoutEvents } from './checkout.ts';
import type { Checkout } from './handover.ts';
import { checkoutView } from './view.ts';

const checkout: Checkout = {
  userId: 'u',
  planId: 'p',
  requestId: 'r',
  orderId: 'order_A1',
  keyId: 'rzp_test_1',
  amountPaise: 12_345_600,
  planName: 'Standard Plan',
  credits: 30,
  isSandbox: true,
  script: '/sandbox/razorpay/checkout.js',
  sellerName: 'Disha Guidance LLP',
  email: 'asha@example.in',
};

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(() => {
  delete window.Razorpay;
});

describe('the window of the provider', () => {
  test('gets the order of the server with its public key, the buyer’s e-mail and language', async () => {
    const { options, events } = await opened();
    expect(options).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_A1',
      amount: 12_345_600,
      currency: 'INR',
      name: 'Disha Guidance LLP',
      description: 'Standard Plan',
      prefill: { email: 'asha@example.in' },
      config: { display: { language: 'hi' } },
    });
    expect(events.onPaid).not.toHaveBeenCalled();
  });

  test('hands back a payment with its proof, and nothing without one', async () => {
    const { options, events } = await opened();
    options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'ab',
      razorpay_order_id: 'order_A1',
    });
    expect(events.onPaid).toHaveBeenCalledExactlyOnceWith({ paymentId: 'pay_1', signature: 'ab' });
    options.handler({ razorpay_payment_id: 'pay_1' });
    expect(events.onPaid).toHaveBeenCalledTimes(1);
    expect(events.onDismissed).toHaveBeenCalledTimes(1);
  });

  test('tells why an attempt failed by its code', async () => {
    const { fail, events } = await opened();
    fail({ error: { code: 'BAD_REQUEST_ERROR', description: 'No.', reason: 'payment_failed' } });
    expect(events.onFailed).toHaveBeenLastCalledWith('payment_failed');
    fail('gone');
    expect(events.onFailed).toHaveBeenLastCalledWith('');
  });

  test('that cannot be loaded is told of', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const opening = openCheckout(checkout, 'en', someEvents());
    const [script] = append.mock.calls[0] as unknown as [HTMLScriptElement];
    expect(script.getAttribute('src')).toBe('/sandbox/razorpay/checkout.js');
    script.dispatchEvent(new Event('error'));
    expect(await opening).toBe(false);
  });

  test('of a script that is there but brings no window is told of as well', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const opening = openCheckout(checkout, 'en', someEvents());
    const [script] = append.mock.calls[0] as unknown as [HTMLScriptElement];
    script.dispatchEvent(new Event('load'));
    expect(await opening).toBe(false);
  });
});

describe('the page around it', () => {
  test('says in both languages what is bought for how much, that it is practice, and what the guidance is', () => {
    drawn('en');
    expect(document.body.textContent).toContain('Standard Plan');
    expect(document.body.textContent).toContain('₹1,23,456');
    expect(document.body.textContent).toContain('no money moves');
    expect(document.body.textContent).toContain(frame.tradition.en);
    expect(document.title).toBe('Payment · Disha');
    drawn('hi');
    expect(document.body.textContent).toContain('स्टैंडर्ड प्लान');
    expect(document.body.textContent).toContain(frame.tradition.hi);
  });

  test('has the words of every other page on what the guidance is', () => {
    expect(texts.tradition).toEqual(frame.tradition);
  });

  test('offers another try only where one helps, and no way back to whoever is on it', () => {
    const { say } = drawn('en');
    const isOffered = (name: string) =>
      [...document.querySelectorAll('button')].some(
        ({ textContent, hidden }) => textContent === name && !hidden,
      );
    say('opening');
    expect([isOffered('Try again'), isOffered('Back to the plans')]).toEqual([false, true]);
    say('unreachable');
    expect([isOffered('Try again'), isOffered('Back to the plans')]).toEqual([true, true]);
    expect(document.querySelector('[role=status]')?.textContent).toContain('Nothing has been paid.');
    say('leaving');
    expect([isOffered('Try again'), isOffered('Back to the plans')]).toEqual([false, false]);
  });

  test('without anything to pay leads back to the plans', () => {
    const onBack = vi.fn<() => void>();
    const root = document.body.appendChild(document.createElement('main'));
    checkoutView(root, { checkout: undefined, language: 'en', onBack, onTryAgain: () => {} });
    expect(document.querySelector('h1')?.textContent).toBe('There is nothing to pay here');
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back to the plans']);
    buttons[0]?.click();
    expect(onBack).toHaveBeenCalledOnce();
  });
});

function drawn(language: 'en' | 'hi') {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('main'));
  return checkoutView(root, { checkout, language, onBack: () => {}, onTryAgain: () => {} });
}

type Options = ConstructorParameters<NonNullable<Window['Razorpay']>>[0];

function someEvents() {
  return {
    onPaid: vi.fn<CheckoutEvents['onPaid']>(),
    onFailed: vi.fn<CheckoutEvents['onFailed']>(),
    onDismissed: vi.fn<CheckoutEvents['onDismissed']>(),
  };
}

/** A window of a provider that does nothing by itself. */
async function opened() {
  let options: Options | undefined;
  let fail: (event: unknown) => void = () => {};
  let isOpen = false;
  window.Razorpay = class {
    constructor(given: Options) {
      options = given;
    }
    on(_: 'payment.failed', listener: (event: unknown) => void) {
      fail = listener;
    }
    open() {
      isOpen = true;
    }
  };
  const events = someEvents();
  expect(await openCheckout(checkout, 'hi', events)).toBe(true);
  expect(isOpen).toBe(true);
  if (!options) throw new Error('The window was opened without options');
  return { options, events, fail: (event: unknown) => fail(event) };
}
