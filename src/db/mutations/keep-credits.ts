import type { PaymentOrder, Statement } from '#domain/credits/statement.ts';
import type { UserDatabase } from '../database.ts';

/** Keeps what the server said of the credits, for reading without a network. `at`: milliseconds since 1970. */
export async function keepStatement(db: UserDatabase, statement: Statement, at: number): Promise<void> {
  await db.meta.put({ key: 'statement', at, statement });
}

/** Keeps what was bought, newest first, so that a receipt opens without a network. */
export async function keepPurchases(db: UserDatabase, orders: readonly PaymentOrder[]): Promise<void> {
  await db.meta.put({ key: 'purchases', orders });
}
