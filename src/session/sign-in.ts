import { supabaseClient } from '#remote/client.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'invalid-credentials' }
  /** The account is there, and its address was never confirmed. */
  | { kind: 'unconfirmed'; failure: AuthFailure }
  | { kind: 'failed'; failure: AuthFailure };

/** Signs in with e-mail and password. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (!error) {
    await adoptSession(data.session);
    return { kind: 'signed-in' };
  }
  const failure = authFailure(error);
  switch (failure.code) {
    case 'invalid_credentials':
      return { kind: 'invalid-credentials' };
    case 'email_not_confirmed':
      return { kind: 'unconfirmed', failure };
    default:
      return { kind: 'failed', failure };
  }
}
