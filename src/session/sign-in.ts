import { supabaseClient } from '#remote/client.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';

export type SignInOutcome =
  { kind: 'signed-in' } | { kind: 'invalid-credentials' } | { kind: 'failed'; failure: AuthFailure };

/** Signs in with e-mail and password. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    const failure = authFailure(error);
    return failure.code === 'invalid_credentials'
      ? { kind: 'invalid-credentials' }
      : { kind: 'failed', failure };
  }
  await adoptSession(data.session);
  return { kind: 'signed-in' };
}
