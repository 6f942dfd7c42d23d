/** A line of the account of credits. */
export interface CreditTransaction {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** The server's words for what it was. */
  description: string;
  /** Credits: more than zero where they were received, less where they were spent. */
  amount: number;
}

/** What somebody has and how it came about, newest first. */
export interface Statement {
  credits: number;
  transactions: readonly CreditTransaction[];
}

/**
 * created: nothing was paid yet · pending: the bank has not said yes · expired: nobody paid in time. A newer server may
 * know of others, which are unknown here.
 */
export type OrderState =
  'created' | 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'expired' | 'unknown';

/** One purchase of a plan. Amounts are paise, as whole numbers. */
export interface PaymentOrder {
  id: string;
  planName: string;
  amountPaise: number;
  credits: number;
  state: OrderState;
  /** No money moved. */
  isSandbox: boolean;
  /** Why the last attempt failed, in the words of the provider. */
  lastFailure: string | undefined;
  paymentId: string | undefined;
  receiptNumber: string | undefined;
  /** ISO 8601. */
  createdAt: string;
  paidAt: string | undefined;
  refundedPaise: number;
}

/** Whether money was received for it, though some or all of it may have gone back since. */
export function isPaid({ state }: Pick<PaymentOrder, 'state'>): boolean {
  return state === 'paid' || state === 'partly_refunded' || state === 'refunded';
}
