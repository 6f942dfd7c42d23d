import { remoteConfig } from '#remote/config.ts';
import { endSession, verifyEmailToken, type Caller, type Tokens } from '#remote/procedures.ts';
import { tokenOwner } from '#remote/token-claims.ts';
import { problemFailure, type AuthFailure } from './auth-failure.ts';
import { isEntryBegun } from './entry-mark.ts';
import { isUnreached, openAsked, openSession } from './establish-session.ts';
import { readAddress } from './read-address.ts';
import { signedInUser } from './session-store.ts';
import { troubleOf } from './trouble.ts';

export type VerifyOutcome =
  /** With the address that is confirmed and signed in now. */
  | { kind: 'verified'; email: string }
  /** The address is confirmed, and nobody at this device has asked for the link: its owner signs in by themselves. */
  | { kind: 'confirmed'; email: string }
  /** The address lacks what a verification needs. */
  | { kind: 'invalid-link' }
  /** It carries a ready session that nobody at this device has asked for. */
  | { kind: 'unasked' }
  /** It is about another account than the one that is signed in here, by this address; nothing has been redeemed. */
  | { kind: 'other-user'; email: string }
  /** The mail's token is used, over or unknown. */
  | { kind: 'refused' }
  | { kind: 'too-many'; failure: AuthFailure }
  | { kind: 'invalid-response' }
  | { kind: 'no-session' }
  | { kind: 'no-connection' };

/**
 * Confirms an e-mail address by the link of its mail, and signs its owner in on the device where the mail was asked for.
 * Elsewhere it signs nobody in: whoever sends another the link of their own account must not have them work in it, with
 * all that they said as a guest. The token alone says whose address it is; mails of a hosted project name no `user_id`,
 * so while somebody is signed in such a link waits. `now` is milliseconds since 1970.
 */
export async function verifyEmail(address: URL, now: number): Promise<VerifyOutcome> {
  const before = signedInUser();
  const { tokens: readyTokens } = readAddress(address);
  if (readyTokens) {
    if (before && tokenOwner(readyTokens.accessToken)?.userId !== before.id)
      return { kind: 'other-user', email: before.email };
    if (before) return { kind: 'verified', email: before.email };
    return openedReady(readyTokens, now);
  }
  const token = address.searchParams.get('token');
  const type = address.searchParams.get('type');
  const userId = address.searchParams.get('user_id') ?? undefined;
  if (!token || type !== 'signup') return { kind: 'invalid-link' };
  if (before && before.id !== userId) return { kind: 'other-user', email: before.email };
  const config = await remoteConfig();
  if (!config) return { kind: 'no-connection' };
  const answer = await verifyEmailToken(config, { token, type, ...(userId && { user_id: userId }) });
  if (answer.ok) return redeemed({ config, ...answer.value }, now);
  const { problem } = answer;
  if (problem.status === 429) return { kind: 'too-many', failure: problemFailure(problem) };
  if (troubleOf(problem) === 'offline') return { kind: 'no-connection' };
  return { kind: problem.kind === 'unreadable' ? 'invalid-response' : 'refused' };
}

async function openedReady(tokens: Tokens, now: number): Promise<VerifyOutcome> {
  const outcome = await openAsked(tokens, now);
  if (outcome.kind === 'opened') return { kind: 'verified', email: outcome.user.email };
  if (outcome.kind === 'unasked') return outcome;
  return { kind: isUnreached(outcome) ? 'no-connection' : 'no-session' };
}

async function redeemed(tokens: Tokens & Caller, now: number): Promise<VerifyOutcome> {
  const before = signedInUser();
  const owner = tokenOwner(tokens.accessToken);
  // The account that the link named was only its word.
  if (before && owner?.userId !== before.id) return { kind: 'no-session' };
  if (!before && !(await isEntryBegun(now, owner?.email))) {
    // It would stand in the owner's list of devices.
    void endSession(tokens);
    return { kind: 'confirmed', email: owner?.email ?? '' };
  }
  const outcome = await openSession(tokens);
  return outcome.kind === 'opened' ? { kind: 'verified', email: outcome.user.email } : { kind: 'no-session' };
}
