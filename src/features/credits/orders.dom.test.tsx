import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { keepPurchases } from '#db/credits.ts';
import type { PaymentOrder } from '#domain/credits/statement.ts';
import { languageStore } from '#i18n/language-store.ts';
import { findOrder, paymentSetup, type Seller } from '#session/credits.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { PaymentSuccessScreen } from './payment-success-screen.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';

vi.mock('#session/credits.ts', () => ({
  findOrder: vi.fn<typeof findOrder>(),
  keptPaymentSetup: () => Promise.resolve(undefined),
  paymentSetup: vi.fn<typeof paymentSetup>(),
}));

let people = 0;
let userId: string;
const order: PaymentOrder = {
  id: 'order_1',
  planName: 'Standard Plan',
  amountPaise: 24_900,
  credits: 30,
  state: 'paid',
  isSandbox: false,
  lastFailure: undefined,
  paymentId: 'pay_1',
  receiptNumber: 'D/26-27/00001',
  createdAt: '2026-11-21T18:00:00Z',
  paidAt: '2026-11-21T18:40:00Z',
  refundedPaise: 0,
};
const seller: Seller = {
  name: 'Disha Guidance LLP',
  address: '14 Laxmi Road, Pune 411030',
  gstin: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
};

beforeEach(() => {
  people += 1;
  userId = `reader-${people}`;
  languageStore.setState({ language: 'en' });
  sessionStore.setState(
    { status: 'signed-in', user: { id: userId, email: 'asha@example.in', fullName: 'Asha Rao' } },
    true,
  );
  vi.mocked(findOrder).mockReset();
  vi.mocked(paymentSetup).mockReset().mockResolvedValue({ payments: undefined, seller });
  serverHas(order);
});

describe('the page after a payment', () => {
  const open = () => renderScreen(<PaymentSuccessScreen orderId="order_1" />);
  const title = async (name: string) => screen.findByRole('heading', { level: 1, name });

  test('says what was added, and leads to the chat and to the credits', async () => {
    await open();
    await title('Payment Successful! 🎉');
    expect(screen.getByText('30 credits have been added to your account.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start Chatting' }).getAttribute('href')).toBe('/chat');
    expect(screen.getByRole('link', { name: 'View My Credits' }).getAttribute('href')).toBe('/subscriptions');
    expect(screen.getByRole('link', { name: 'View the receipt' }).getAttribute('href')).toBe(
      '/receipt/order_1',
    );
  });

  test.each<[string, PaymentOrder | undefined, string]>([
    ['the bank is slow', { ...order, state: 'pending' }, 'Waiting for the bank'],
    ['nothing was paid', { ...order, state: 'created' }, 'This order has not been paid'],
    ['it ran out', { ...order, state: 'expired' }, 'This order has not been paid'],
    ['it went back', { ...order, state: 'refunded', refundedPaise: 24_900 }, 'This payment was refunded'],
    ['it is somebody else’s', undefined, 'There is no such order'],
  ])('congratulates nobody where %s', async (_, found, words) => {
    serverHas(found);
    await open();
    await title(words);
    expect(screen.queryByText(/have been added/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Start Chatting' })).toBeDefined();
  });

  test('tells what the device knows where the server cannot be asked, and asks again', async () => {
    vi.mocked(findOrder).mockResolvedValue({ ok: false, problem: 'offline' });
    await open();
    await title('The order could not be looked up');
    serverHas(order);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Payment Successful! 🎉')).toBeDefined();
  });
});

describe('the receipt', () => {
  const open = async () => {
    await renderScreen(<ReceiptScreen orderId="order_1" />);
    return screen.findByTestId('receipt');
  };

  test('of a seller in the register of the tax is an invoice with the tax of one state in it', async () => {
    const sheet = await open();
    await waitFor(() => expect(sheet.textContent).toContain('Tax invoice'));
    for (const words of [
      'D/26-27/00001',
      'Disha Guidance LLP',
      'GSTIN: 27AAPFU0939F1ZV',
      'Asha Rao',
      'asha@example.in',
      'Place of supply: Maharashtra (27)',
      'Standard Plan: 30 credits for Disha',
      '998439',
      '₹211.02',
      'CGST 9%₹18.99',
      'SGST 9%₹18.99',
      'Total paid₹249.00',
    ])
      expect(sheet.textContent).toContain(words);
    // In India it was the 22nd already.
    expect(sheet.textContent).toContain('22 Nov 2026');
    expect(sheet.textContent).not.toContain('IGST');
    expect(sheet.textContent).not.toContain('Practice');
  });

  test('to a business of another state has the one tax between states, and its number', async () => {
    const sheet = await open();
    fireEvent.change(await screen.findByLabelText(/^GSTIN/), { target: { value: '29aagcb7383j1z4' } });
    expect(sheet.textContent).toContain('GSTIN: 29AAGCB7383J1Z4');
    expect(sheet.textContent).toContain('Place of supply: Karnataka (29)');
    expect(sheet.textContent).toContain('IGST 18%₹37.98');
    expect(sheet.textContent).not.toContain('CGST');
    expect(screen.getByLabelText<HTMLSelectElement>('Your state').disabled).toBe(true);
  });

  test('takes a name and a state, and no number that has a slip in it', async () => {
    const sheet = await open();
    fireEvent.change(await screen.findByLabelText('Your state'), { target: { value: '07' } });
    expect(sheet.textContent).toContain('IGST');
    fireEvent.change(screen.getByLabelText('Name or company'), { target: { value: 'Rao & Sons' } });
    expect(within(sheet).getByText('Rao & Sons')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^GSTIN/), { target: { value: '29AAGCB7383J1Z5' } });
    expect(screen.getByText(/This is not a GSTIN/)).toBeDefined();
    expect(sheet.textContent).not.toContain('29AAGCB7383J1Z5');
  });

  test('of a seller who is not registered is a plain one', async () => {
    vi.mocked(paymentSetup).mockResolvedValue({ payments: undefined, seller: undefined });
    const sheet = await open();
    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Receipt');
    expect(sheet.textContent).toContain('No tax is charged');
    expect(sheet.textContent).not.toContain('998439');
    expect(screen.queryByLabelText(/^GSTIN/)).toBeNull();
  });

  test('is in Hindi for whoever reads Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    const sheet = await open();
    await waitFor(() => expect(sheet.textContent).toContain('टैक्स इनवॉइस'));
    expect(sheet.textContent).toContain('स्टैंडर्ड प्लान: दिशा के 30 क्रेडिट');
    expect(sheet.textContent).toContain('महाराष्ट्र (27)');
  });

  test('says what went back, and that a practice payment proves nothing', async () => {
    serverHas({ ...order, state: 'partly_refunded', refundedPaise: 10_050, isSandbox: true });
    const sheet = await open();
    expect(sheet.textContent).toContain('Refunded−₹100.50');
    expect(sheet.textContent).toContain('no proof of payment');
  });

  test('is printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('is the one that the device kept where the server cannot be asked', async () => {
    vi.mocked(findOrder).mockResolvedValue({ ok: false, problem: 'offline' });
    await keepPurchases(userDatabase(userId), [order]);
    expect((await open()).textContent).toContain('D/26-27/00001');
  });

  test.each<[string, () => void, string]>([
    [
      'of an order that was not paid',
      () => serverHas({ ...order, state: 'created' }),
      'There is no receipt yet',
    ],
    ['of somebody else', () => serverHas(undefined), 'There is no such receipt'],
    [
      'that the device has never had',
      () => void vi.mocked(findOrder).mockResolvedValue({ ok: false, problem: 'offline' }),
      'The receipt could not be fetched',
    ],
  ])('%s is not shown', async (_, arrange, words) => {
    arrange();
    await renderScreen(<ReceiptScreen orderId="order_1" />);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined();
    expect(screen.queryByTestId('receipt')).toBeNull();
  });
});

function serverHas(value: PaymentOrder | undefined): void {
  vi.mocked(findOrder).mockResolvedValue({ ok: true, value });
}
