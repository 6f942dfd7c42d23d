import type { PaymentOrder, Statement } from '#domain/credits/statement.ts';
import type { UserDatabase } from '../database.ts';

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
