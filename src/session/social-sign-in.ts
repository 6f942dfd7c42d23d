import { authSettings } from '#remote/auth-settings.ts';
import { remoteConfig } from '#remote/config.ts';
import { sideClient } from '#remote/side-client.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';

export type SocialProvider = 'google' | 'facebook';
export type SocialOutcome =
  | { kind: 'leaving' }
  /** The backend has no such provider; `isEmbedded`: nor can the one that comes with the app have it, if it is Facebook. */
  | { kind: 'not-configured'; isEmbedded: boolean }
  | { kind: 'failed'; failure: AuthFailure };

/** Leads to the provider's own sign-in, which comes back to `returnTo` with a code that only this browser can redeem. */
export async function startSocialSignIn(
  provider: SocialProvider,
  { returnTo, leave }: { returnTo: string; leave(address: string): void },
): Promise<SocialOutcome> {
  const [settings, config] = await Promise.all([authSettings(), remoteConfig()]);
  if (!settings || !config) return { kind: 'failed', failure: noConnection };
  if (!settings[provider]) return { kind: 'not-configured', isEmbedded: config.isEmbedded };
  const client = await sideClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.signInWithOAuth({
    provider,
    options: { redirectTo: returnTo, skipBrowserRedirect: true },
  });
  if (error) return { kind: 'failed', failure: authFailure(error) };
  leave(data.url);
  return { kind: 'leaving' };
}
