import { userDatabase } from '#db/database.ts';
import { keepPurchases, keepStatement } from '#db/credits.ts';
import type { CreditPlan } from '#domain/credits/plan.ts';
import type { PaymentOrder } from '#domain/credits/statement.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { explained, type Answer } from '#remote/call.ts';
import type { Problem } from '#remote/classify-error.ts';
import {
  keptConfig,
  remoteConfig,
  type PaymentConfig,
  type RemoteConfig,
  type Seller,
} from '#remote/config.ts';
import { fetchOrders, fetchPlans, fetchStatement } from '#remote/payments.ts';
import { callAsUser } from './call-as-user.ts';
import { told, troubleOf, type Trouble } from './trouble.ts';

export type { PaymentConfig, Seller };

/** The plans as the server has them now; for a device on which the mirror has none. */
export async function loadPlans(): Promise<Answer<CreditPlan[], Trouble>> {
  const config = await remoteConfig();
  return config ? told(await fetchPlans(config)) : { ok: false, problem: 'offline' };
}

export interface PaymentSetup {
  payments: PaymentConfig | undefined;
  seller: Seller | undefined;
}

/** How plans are paid for here and by whom they are sold; undefined on a device that has never reached the host. */
export async function paymentSetup(): Promise<PaymentSetup | undefined> {
  return setupOf(await remoteConfig());
}

/** The same as the host said it last, for what is drawn before it can answer. */
export async function keptPaymentSetup(): Promise<PaymentSetup | undefined> {
  return setupOf(await keptConfig());
}

function setupOf(config: RemoteConfig | undefined): PaymentSetup | undefined {
  return config && { payments: config.payments, seller: config.seller };
}

/** refused: the server would not say · failed: what came back was no answer · signed-out: the session is over. */
export type StatementTrouble = 'offline' | 'signed-out' | 'refused' | 'failed';

/** Brings the account of credits that is kept on the device to what the server says. */
export async function refreshStatement(userId: string): Promise<Answer<true, StatementTrouble>> {
  // Taken now: if its user leaves meanwhile, it is closed, and the answer goes nowhere.
  const db = userDatabase(userId);
  const answer = explained(await callAsUser(userId, fetchStatement), statementTrouble);
  if (!answer.ok) return answer;
  await keepStatement(db, answer.value, Date.now()).catch((error: unknown) => logQuietly('credits', error));
  return { ok: true, value: true };
}

function statementTrouble(problem: Problem): StatementTrouble {
  const trouble = troubleOf(problem);
  switch (trouble) {
    case 'signed-out':
      return trouble;
    case 'offline':
      // A page where data was due, or nothing at all on a device that has a network, is no want of one.
      return problem.kind === 'portal' || navigator.onLine ? 'failed' : trouble;
    case 'busy':
    case 'failed':
      return problem.kind === 'unreadable' ? 'failed' : 'refused';
    default:
      return assertNever(trouble);
  }
}

/** Brings the purchases that are kept on the device to what the server says, and gives them, newest first. */
export async function refreshPurchases(userId: string): Promise<Answer<PaymentOrder[], Trouble>> {
  const db = userDatabase(userId);
  const orders = told(await callAsUser(userId, (caller) => fetchOrders(caller)));
  if (orders.ok)
    await keepPurchases(db, orders.value).catch((error: unknown) => logQuietly('credits', error));
  return orders;
}

/** One order of the user; value undefined where they have none of that id. */
export async function findOrder(
  userId: string,
  orderId: string,
): Promise<Answer<PaymentOrder | undefined, Trouble>> {
  const orders = told(await callAsUser(userId, (caller) => fetchOrders(caller, [orderId])));
  return orders.ok ? { ok: true, value: orders.value.find(({ id }) => id === orderId) } : orders;
}
