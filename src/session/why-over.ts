import { askAccount } from '#remote/ask-account.ts';
import type { Caller } from '#remote/procedures.ts';
import type { OverReason } from './session-store.ts';

/** The codes by which the auth service says that a session is no more. One used twice ends it too, and may be our own. */
const goneCodes = ['session_not_found', 'refresh_token_not_found', 'session_expired', 'user_not_found'];

/**
 * Why nothing can be asked as a user any more: `code` is what their refresh token was refused with, `caller` holds the last
 * token, by which the service tells an account that is gone from a session. Undefined where neither was ended on purpose.
 */
export async function whyOver(
  caller: Caller | undefined,
  code: string | undefined,
): Promise<OverReason | undefined> {
  const account = caller && (await askAccount(caller));
  if (account === 'gone') return 'deleted';
  // A token that is good is refused for another reason.
  if (account === 'there') return undefined;
  return account === 'ended' || (code !== undefined && goneCodes.includes(code)) ? 'elsewhere' : undefined;
}
