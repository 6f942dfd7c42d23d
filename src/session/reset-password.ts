import { supabaseClient } from '#remote/client.ts';
import { remoteConfig } from '#remote/config.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { openSession } from './establish-session.ts';
import type { AddressWords } from './read-address.ts';

export type ResetRequestOutcome =
  | { kind: 'sent'; mailbox: string | undefined }
  | { kind: 'unknown-address' }
  | { kind: 'too-many' }
  | { kind: 'unverified' }
  | { kind: 'failed'; failure: AuthFailure };

/** Asks for a mail that leads to `returnTo`, where a new password can be chosen. */
export async function requestPasswordReset(email: string, returnTo: string): Promise<ResetRequestOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (!error) {
    return { kind: 'sent', mailbox: (await remoteConfig())?.isEmbedded ? '/mailbox' : undefined };
  }
  const failure = authFailure(error);
  switch (failure.code) {
    case 'user_not_found':
      return { kind: 'unknown-address' };
    case 'over_email_send_rate_limit':
    case 'over_request_rate_limit':
    case '429':
      return { kind: 'too-many' };
    case 'email_not_confirmed':
      return { kind: 'unverified' };
    default:
      return { kind: 'failed', failure };
  }
}

export type ResetOutcome =
  { kind: 'changed' } | { kind: 'invalid-link' } | { kind: 'failed'; failure: AuthFailure };

/** Sets the new password with the session that the reset link carries, and leaves its owner signed in. */
export async function resetPassword(
  link: Pick<AddressWords, 'tokens' | 'code'>,
  password: string,
): Promise<ResetOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const opened = await openSession(link);
  if (opened.kind === 'failed' && opened.failure.code === 'no_connection')
    return { kind: 'failed', failure: opened.failure };
  if (opened.kind !== 'signed-in') return { kind: 'invalid-link' };
  const { error } = await client.auth.updateUser({ password });
  return error ? { kind: 'failed', failure: authFailure(error) } : { kind: 'changed' };
}
