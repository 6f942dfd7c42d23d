import { readPlans, type CreditPlan } from '#domain/credits/plan.ts';
import type { PaymentOrder, Statement } from '#domain/credits/statement.ts';
import { contentDatabase } from './content-database.ts';
import type { UserDatabase } from './database.ts';
import type { OpenCheckout } from './schema.ts';

/** The plans that are on this device, cheapest first; none where it has never seen any. */
export async function plansHere(): Promise<CreditPlan[]> {
  return readPlans(await contentDatabase().table<object>('subscription_plans').toArray());
}

export interface KeptStatement {
  statement: Statement;
  /** When the server said so: milliseconds since 1970. */
  at: number;
}

/** What this device knows of a user's credits, as of one moment. */
export interface CreditsHere {
  /** As the mirror has it, in thirds; undefined before the first sync. */
  thirds: number | undefined;
  kept: KeptStatement | undefined;
  /** Newest first. */
  purchases: readonly PaymentOrder[];
}

/** What the mirror and the last answers of the server say of the credits. */
export async function creditsHere(db: UserDatabase): Promise<CreditsHere> {
  return db.transaction('r', [db.credit_balances, db.meta], async () => {
    const [balance, statement, purchases] = await Promise.all([
      db.credit_balances.toCollection().first(),
      db.meta.get('statement'),
      db.meta.get('purchases'),
    ]);
    return {
      thirds: balance?.thirds,
      kept: statement?.key === 'statement' ? { statement: statement.statement, at: statement.at } : undefined,
      purchases: purchases?.key === 'purchases' ? purchases.orders : [],
    };
  });
}

/** Keeps what the server said of the credits, for reading without a network. `at`: milliseconds since 1970. */
export async function keepStatement(db: UserDatabase, statement: Statement, at: number): Promise<void> {
  await db.meta.put({ key: 'statement', at, statement });
}

/** Keeps what was bought, newest first, so that a receipt opens without a network. */
export async function keepPurchases(db: UserDatabase, orders: readonly PaymentOrder[]): Promise<void> {
  await db.meta.put({ key: 'purchases', orders });
}

/** After this long nobody expects a word on a payment any more; the account of credits has it. */
const openForMs = 24 * 60 * 60_000;

/** Notes that an order goes to the checkout from here, before anybody leaves for it. `now`: milliseconds since 1970. */
export async function noteCheckout(db: UserDatabase, orderId: string, now: number): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const others = (await openCheckouts(db, now)).filter((open) => open.orderId !== orderId);
    await db.meta.put({ key: 'checkouts', open: [...others, { orderId, at: now }] });
  });
}

/** The end of this order has been told. */
export async function closeCheckout(db: UserDatabase, orderId: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const open = (await notedCheckouts(db)).filter((noted) => noted.orderId !== orderId);
    if (open.length === 0) await db.meta.delete('checkouts');
    else await db.meta.put({ key: 'checkouts', open });
  });
}

/** Orders of the last day whose end nobody has been told, in the order in which they were made. */
export async function openCheckouts(db: UserDatabase, now: number): Promise<OpenCheckout[]> {
  // A clock that was put back makes the past the future: that is no reason to forget a payment.
  return (await notedCheckouts(db)).filter(({ at }) => now - at < openForMs);
}

async function notedCheckouts(db: UserDatabase): Promise<readonly OpenCheckout[]> {
  const noted = await db.meta.get('checkouts');
  return noted?.key === 'checkouts' ? noted.open : [];
}
