import { authSettings, type AuthSettings } from '#remote/auth-settings.ts';
import { remoteConfig } from '#remote/config.ts';

/** How one may sign in here beside e-mail and password. */
export interface SignInWays extends AuthSettings {
  isEmbedded: boolean;
}

/** Asked of the backend once; undefined while nobody can tell. */
export async function signInWays(): Promise<SignInWays | undefined> {
  const [settings, config] = await Promise.all([authSettings(), remoteConfig()]);
  return settings && config && { ...settings, isEmbedded: config.isEmbedded };
}
