import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetAttempt,
  keepCheckout,
  keptAttempt,
  readReturn,
  returnAddress,
  type Checkout,
  type CheckoutReturn,
} from './handover.ts';
import { whoKey } from '#lib/who-is-here.ts';
import { followBuyer, keptCheckout } from './handover-at-checkout.ts';

const checkout: Checkout = {
  userId: 'u',
  planId: 'p',
  requestId: 'r',
  orderId: 'order_A1',
  keyId: 'rzp_test_1',
  amountPaise: 24_900,
  planName: 'Standard Plan',
  credits: 30,
  isSandbox: true,
  script: '/sandbox/razorpay/checkout.js',
  sellerName: 'Disha',
  email: 'asha@example.in',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(whoKey, checkout.userId);
});
afterEach(() => vi.unstubAllGlobals());

describe('on the way there', () => {
  test('all of it arrives, and is gone when it is forgotten', () => {
    expect(keepCheckout(checkout)).toBe(true);
    expect(keptCheckout()).toEqual(checkout);
    forgetAttempt();
    expect(keptCheckout()).toBeUndefined();
  });

  test.each([
    ['no script of the provider', { script: 'https://evil.example/checkout.js' }],
    ['a script of a namesake', { script: 'https://checkout.razorpay.com.evil.example/v1.js' }],
    ['an amount that is no number of paise', { amountPaise: 249.5 }],
    ['no order', { orderId: null }],
  ])('what was kept with %s is nothing to pay', (_, broken) => {
    sessionStorage.setItem('disha.checkout', JSON.stringify({ ...checkout, ...broken }));
    expect(keptCheckout()).toBeUndefined();
  });

  test.each([
    ['left', () => localStorage.removeItem(whoKey)],
    ['left, and somebody else has come', () => localStorage.setItem(whoKey, 'another')],
  ])('nothing is shown or kept where the buyer has %s', (_, leave) => {
    keepCheckout(checkout);
    leave();
    expect(keptCheckout()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  test('the address of a buyer who leaves goes at once, and what is paid meanwhile is known by its order', () => {
    keepCheckout(checkout);
    followBuyer(checkout);
    window.dispatchEvent(new Event('storage'));
    expect(keptCheckout()).toEqual(checkout);
    localStorage.removeItem(whoKey);
    window.dispatchEvent(new Event('storage'));
    expect(sessionStorage.getItem('disha.checkout')).not.toContain('asha@example.in');
    expect(keptAttempt()).toMatchObject({ userId: 'u', orderId: 'order_A1' });
    localStorage.setItem(whoKey, checkout.userId);
    expect(keptCheckout()).toBeUndefined();
  });

  test('a browser that keeps nothing is told of', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new Error('blocked');
      },
    });
    expect(keepCheckout(checkout)).toBe(false);
  });
});

describe('on the way back', () => {
  test.each<CheckoutReturn>([
    { kind: 'paid', orderId: 'order_A1', paymentId: 'pay_B2', signature: 'ab12' },
    { kind: 'dismissed', orderId: 'order_A1' },
    { kind: 'failed', orderId: 'order_A1', reason: 'payment_failed' },
    { kind: 'failed', orderId: 'order_A1', reason: '' },
  ])('the address carries the outcome in its fragment alone: $kind', (returned) => {
    const [page, fragment = ''] = returnAddress(returned).split('#');
    expect(page).toBe('/subscriptions');
    expect(readReturn(fragment)).toEqual(returned);
    expect(readReturn(`#${fragment}`)).toEqual(returned);
  });

  test('words are no reason: whoever made the address up would speak on our page', () => {
    const fragment = 'checkout=failed&razorpay_order_id=order_A1&reason=Call%20our%20help%20line';
    expect(readReturn(fragment)).toEqual({ kind: 'failed', orderId: 'order_A1', reason: '' });
  });

  test.each([
    '',
    'content',
    'checkout=paid',
    'checkout=paid&razorpay_order_id=order_A1',
    'checkout=paid&razorpay_order_id=order_A1&razorpay_payment_id=pay_1&razorpay_signature=%3Cb%3E',
    'checkout=paid&razorpay_order_id=order%20A1&razorpay_payment_id=pay_1&razorpay_signature=ab',
    'checkout=stolen&razorpay_order_id=order_A1',
  ])('any other fragment is none: %s', (fragment) => {
    expect(readReturn(fragment)).toBeUndefined();
  });
});
