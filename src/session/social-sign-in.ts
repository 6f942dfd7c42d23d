import { supabaseClient } from '#remote/client.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';

export type SocialProvider = 'google' | 'facebook';
export type SocialOutcome =
  | { kind: 'leaving' }
  /** The backend has no such provider. */
  | { kind: 'not-configured' }
  | { kind: 'failed'; failure: AuthFailure };

/** Leads to the provider's own sign-in, which comes back to `returnTo`. Asks first whether the backend knows the provider. */
export async function startSocialSignIn(
  provider: SocialProvider,
  returnTo: string,
  leave: (address: string) => void,
): Promise<SocialOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: returnTo, skipBrowserRedirect: true },
  });
  if (error) return { kind: 'failed', failure: authFailure(error) };
  if (!(await isConfigured(data.url))) return { kind: 'not-configured' };
  leave(data.url);
  return { kind: 'leaving' };
}

/** A known provider answers with a redirect, which is not followed here; an unknown one with a plain refusal. */
async function isConfigured(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual' });
    return (
      response.type === 'opaqueredirect' || response.ok || (response.status >= 300 && response.status < 400)
    );
  } catch {
    return true; // a browser that may not look goes there and sees
  }
}
