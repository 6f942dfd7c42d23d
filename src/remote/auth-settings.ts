import { isRecord } from '#domain/is-record.ts';
import { call } from './call.ts';
import { remoteConfig } from './config.ts';
import { callerHeaders } from './procedures.ts';

/** The ways to sign in that the auth service offers beside e-mail and password. */
export interface AuthSettings {
  google: boolean;
  facebook: boolean;
  phone: boolean;
}

const settingsTimeoutMs = 8_000;

let known: AuthSettings | undefined;

/** Asked once in a page's life; undefined while nobody can tell, and then asked again the next time. */
export async function authSettings(): Promise<AuthSettings | undefined> {
  if (known) return known;
  const config = await remoteConfig();
  if (!config) return undefined;
  const answer = await call(
    {
      url: `${config.url}/auth/v1/settings`,
      method: 'GET',
      headers: callerHeaders({ config }),
      timeoutMs: settingsTimeoutMs,
    },
    parseAuthSettings,
  );
  if (answer.ok) known = answer.value;
  return known;
}

/** `{external: {google, facebook, phone}}`, each true or false; undefined for anything else. */
export function parseAuthSettings(body: unknown): AuthSettings | undefined {
  if (!isRecord(body) || !isRecord(body['external'])) return undefined;
  const { google, facebook, phone } = body['external'];
  return { google: google === true, facebook: facebook === true, phone: phone === true };
}
