import { deleteAccount } from '#remote/account-calls.ts';
import { askAccount } from '#remote/ask-account.ts';
import { callAsUser } from './call-as-user.ts';
import { currentCaller } from './current-caller.ts';
import { troubleOf, type Trouble } from './trouble.ts';

export type DeletionOutcome =
  | { kind: 'deleted' }
  /** The server does not take the confirmation for the account's address. Nothing was deleted. */
  | { kind: 'confirmation-wrong' }
  /** The account is still there. */
  | { kind: 'not-deleted'; trouble: Trouble }
  /** It was asked for and nobody knows what came of it. Trying again does no harm. */
  | { kind: 'uncertain'; trouble: Trouble };

/**
 * Deletes the account of the user on the server; `confirmation` is its address as it was typed. This device is not touched.
 *
 * An account that is gone already, by another tab or by a try whose answer was lost, counts as deleted: where the answer
 * does not say it, the auth service is asked with the token from before, which outlives the account.
 */
export async function deleteMyAccount(userId: string, confirmation: string): Promise<DeletionOutcome> {
  const before = await currentCaller(userId);
  if (!before.ok) return { kind: 'not-deleted', trouble: troubleOf(before.problem) };
  const answer = await callAsUser(userId, (caller) => deleteAccount(caller, confirmation.trim()));
  if (answer.ok) return { kind: 'deleted' };
  const { problem } = answer;
  if (problem.kind === 'refused' && problem.code === 'confirmation_wrong')
    return { kind: 'confirmation-wrong' };
  const account = await askAccount(before.value);
  if (account === 'gone') return { kind: 'deleted' };
  const isThere = account === 'there' || account === 'ended';
  return { kind: isThere ? 'not-deleted' : 'uncertain', trouble: troubleOf(problem) };
}
