import { supabaseClient } from '#remote/client.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { readAddress, type AddressWords } from './read-address.ts';
import { sessionStore } from './session-store.ts';

export type EstablishOutcome =
  | { kind: 'signed-in' }
  /** The address says that the other side refused. */
  | { kind: 'refused'; reason: string }
  /** The address carries no session and nobody is signed in. */
  | { kind: 'nothing' }
  | { kind: 'failed'; failure: AuthFailure };

/** Takes the session out of the address that a sign-in service or a mail led to. */
export async function establishSession(address: URL): Promise<EstablishOutcome> {
  const words = readAddress(address);
  if (words.error) return { kind: 'refused', reason: words.error };
  if (!words.tokens && !words.code) {
    return sessionStore.getState().status === 'signed-in' ? { kind: 'signed-in' } : { kind: 'nothing' };
  }
  return openSession(words);
}

/** Opens the session whose tokens or code are given. */
export async function openSession({
  tokens,
  code,
}: Pick<AddressWords, 'tokens' | 'code'>): Promise<EstablishOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  try {
    const { data, error } = tokens
      ? await client.auth.setSession({ access_token: tokens.accessToken, refresh_token: tokens.refreshToken })
      : await client.auth.exchangeCodeForSession(code ?? '');
    if (error) return { kind: 'failed', failure: authFailure(error) };
    if (!data.session) return { kind: 'nothing' };
    await adoptSession(data.session);
    return { kind: 'signed-in' };
  } catch (error) {
    // A token that is not even shaped like one makes the client throw.
    return { kind: 'failed', failure: authFailure(error) };
  }
}
