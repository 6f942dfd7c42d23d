import { toCredits } from '#domain/credits/prices.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost } from '../_shared/respond.ts';

interface StoredCredits {
  thirds: number;
  transactions: {
    id: string;
    created_at: string;
    description: string;
    transaction_type: 'purchase' | 'usage';
    amount_thirds: number;
  }[];
}

/** POST, no payload → `{credits, transactions: [{id, created_at, description, transaction_type, amount}]}`, amounts in credits. */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const caller = await callerOf(request, deps.backend);
    const { thirds, transactions } = (await deps.backend.rpc('get_credits', {
      p_user_id: caller.id,
    })) as StoredCredits;
    return {
      credits: toCredits(thirds),
      transactions: transactions.map(({ amount_thirds, ...transaction }) => ({
        ...transaction,
        amount: toCredits(amount_thirds),
      })),
    };
  });
}
