import { durably, userDatabase, type UserDatabase } from '#db/database.ts';
import { closeCheckout, noteCheckout, openCheckouts } from '#db/credits.ts';
import type { CreditPlan } from '#domain/credits/plan.ts';
import { isPaid, type PaymentOrder } from '#domain/credits/statement.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { checkoutPage, forgetAttempt, forgetReturn, keepCheckout, keptAttempt } from '#pay/handover.ts';
import type { Problem } from '#remote/classify-error.ts';
import { remoteConfig } from '#remote/config.ts';
import { createOrder, fetchOrders, verifyPayment, type PaymentProof } from '#remote/payments.ts';
import { callAsUser } from './call-as-user.ts';
import type { SessionUser } from './session-store.ts';
import { troubleOf, type Trouble } from './trouble.ts';

export { keptAttempt, takeReturn, type PaymentAttempt } from '#pay/handover.ts';

/** Why a purchase could not begin. */
export type BuyTrouble = Trouble | 'unavailable' | 'plan-gone' | 'provider' | 'storage';

export type Begun =
  /** The checkout has what it needs; the way there is `goToCheckout`. */
  | { kind: 'ready' }
  /** What was begun before has been paid for, or is about to be. */
  | { kind: 'news'; news: PaymentNews }
  | { kind: 'refused'; trouble: BuyTrouble };

/** What there is to tell of a payment. */
export type PaymentNews =
  | { kind: 'none' }
  | { kind: 'paid'; orderId: string; credits: number }
  /** The bank has not said yes. */
  | { kind: 'waiting'; orderId: string }
  /** Not paid; the reason is a code of the provider. */
  | { kind: 'failed'; orderId: string; reason: string }
  /** Paid as far as this device knows, but the server could not be asked yet. */
  | { kind: 'unchecked'; orderId: string; trouble: Trouble }
  /** The server does not take it for a payment. */
  | { kind: 'refused'; orderId: string }
  /** It was made from another account, which has its credits. */
  | { kind: 'foreign' };

/** Opens an order for the plan, or takes up the one that this tab has not paid yet, and hands it to the checkout. */
export async function beginPurchase(
  { id: userId, email }: Pick<SessionUser, 'id' | 'email'>,
  planId: CreditPlan['id'],
): Promise<Begun> {
  const config = await remoteConfig();
  if (!config) return { kind: 'refused', trouble: 'offline' };
  if (!config.payments) return { kind: 'refused', trouble: 'unavailable' };
  const buyer = buyerOf(userId);
  const before = keptAttempt();
  const isAgain = before?.userId === userId && before.planId === planId;
  if (isAgain) {
    const news = await lookAt(buyer, before.orderId);
    if (news.kind !== 'none') return { kind: 'news', news };
  }
  const requestId = isAgain ? before.requestId : crypto.randomUUID();
  const answer = await callAsUser(userId, (caller) => createOrder(caller, { planId, requestId }));
  if (!answer.ok) {
    // An order that can be neither paid nor opened again must not stand in the way of another.
    if (isAgain && answer.problem.kind === 'refused') forgetAttempt();
    return { kind: 'refused', trouble: buyTrouble(answer.problem) };
  }
  const order = answer.value;
  const isKept = keepCheckout({
    userId,
    planId,
    requestId,
    ...order,
    script: config.payments.checkoutScript,
    sellerName: config.seller?.name ?? 'Disha',
    email,
  });
  if (!isKept) return { kind: 'refused', trouble: 'storage' };
  // Noted for good before anybody leaves, so that a payment is found although the browser never comes back.
  await noteCheckout(durably(buyer.db), order.orderId, Date.now()).catch((error: unknown) =>
    logQuietly('checkout', error),
  );
  return { kind: 'ready' };
}

/** Leaves the app for the document of the checkout. */
export function goToCheckout(): void {
  location.assign(checkoutPage);
}

/**
 * What there is to tell on a visit: of the payment that has just come back to this tab, else of one whose end nobody has
 * been told. Safe to call again: the server gives the same answer, and credits are added once.
 */
export async function paymentNews(userId: string): Promise<PaymentNews> {
  const buyer = buyerOf(userId);
  const attempt = keptAttempt();
  const returned = attempt?.returned;
  if (!returned) return lookAtOpen(buyer);
  if (attempt.userId !== '' && attempt.userId !== userId) {
    forgetAttempt();
    return { kind: 'foreign' };
  }
  switch (returned.kind) {
    case 'paid':
      return verify(buyer, returned);
    case 'failed':
      forgetReturn();
      return { kind: 'failed', orderId: returned.orderId, reason: returned.reason };
    case 'dismissed':
      forgetReturn();
      return lookAtOpen(buyer);
    default:
      return assertNever(returned);
  }
}

/** How an order stands that the bank was waited for. */
export async function lookAtWaiting(userId: string, orderId: string): Promise<PaymentNews> {
  const buyer = buyerOf(userId);
  const orders = await ordersOf(userId, [orderId]);
  if (!orders) return { kind: 'waiting', orderId };
  const order = orders.find(({ id }) => id === orderId);
  if (!order) return { kind: 'refused', orderId };
  const isUnpaid = order.state === 'created' || order.state === 'expired';
  return isUnpaid ? { kind: 'failed', orderId, reason: order.lastFailure ?? '' } : newsOf(buyer, order);
}

/** Whose payments are asked about. The database is taken before the question: should its user leave meanwhile, it is closed. */
interface Buyer {
  userId: string;
  db: UserDatabase;
}

function buyerOf(userId: string): Buyer {
  return { userId, db: userDatabase(userId) };
}

/** At most one question to the server for each payment at a time, however often a page is drawn. */
const underWay = new Map<string, Promise<PaymentNews>>();

function verify(buyer: Buyer, proof: PaymentProof): Promise<PaymentNews> {
  const key = `${buyer.userId} ${proof.orderId}`;
  const asked = underWay.get(key) ?? askToVerify(buyer, proof).finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

async function askToVerify(buyer: Buyer, proof: PaymentProof): Promise<PaymentNews> {
  const { orderId } = proof;
  const answer = await callAsUser(buyer.userId, (caller) => verifyPayment(caller, proof));
  if (!answer.ok) {
    if (answer.problem.code === 'payment_failed') {
      forgetReturn();
      return { kind: 'failed', orderId, reason: '' };
    }
    // What the checkout brought is not taken, or nobody looks at it now; the provider may have told the server itself.
    const news = await lookAt(buyer, orderId);
    if (news.kind === 'paid') return news;
    if (answer.problem.kind !== 'refused')
      return { kind: 'unchecked', orderId, trouble: troubleOf(answer.problem) };
    await close(buyer, orderId);
    return { kind: 'refused', orderId };
  }
  switch (answer.value.kind) {
    case 'paid':
      await close(buyer, orderId);
      return { kind: 'paid', orderId, credits: answer.value.creditsAdded };
    case 'pending':
      forgetReturn();
      return { kind: 'waiting', orderId };
    default:
      return assertNever(answer.value);
  }
}

async function lookAtOpen(buyer: Buyer): Promise<PaymentNews> {
  const open = await openCheckouts(buyer.db, Date.now()).catch(() => []);
  if (open.length === 0) return { kind: 'none' };
  const orders = await ordersOf(
    buyer.userId,
    open.map(({ orderId }) => orderId),
  );
  const order = orders?.find(isPaid) ?? orders?.find(({ state }) => state === 'pending');
  return order ? newsOf(buyer, order) : { kind: 'none' };
}

async function lookAt(buyer: Buyer, orderId: string): Promise<PaymentNews> {
  const order = (await ordersOf(buyer.userId, [orderId]))?.find(({ id }) => id === orderId);
  return order ? newsOf(buyer, order) : { kind: 'none' };
}

async function newsOf(buyer: Buyer, order: PaymentOrder): Promise<PaymentNews> {
  const { id: orderId, credits, state } = order;
  if (state === 'pending') return { kind: 'waiting', orderId };
  if (!isPaid(order)) return { kind: 'none' };
  await close(buyer, orderId);
  // Whoever got all of it back has nothing to be congratulated on.
  return state === 'refunded' ? { kind: 'none' } : { kind: 'paid', orderId, credits };
}

async function ordersOf(userId: string, ids: readonly string[]): Promise<PaymentOrder[] | undefined> {
  const answer = await callAsUser(userId, (caller) => fetchOrders(caller, ids));
  return answer.ok ? answer.value : undefined;
}

/** It has an end, which is about to be told. */
async function close({ db }: Buyer, orderId: string): Promise<void> {
  if (keptAttempt()?.orderId === orderId) forgetAttempt();
  await closeCheckout(db, orderId).catch((error: unknown) => logQuietly('checkout', error));
}

function buyTrouble(problem: Problem): BuyTrouble {
  switch (problem.code ?? '') {
    case 'plan_not_found':
      return 'plan-gone';
    case 'payments_unavailable':
      return 'unavailable';
    case 'gateway_failed':
      return 'provider';
    default:
      return troubleOf(problem);
  }
}
