import { isRecord } from '#domain/is-record.ts';
import { inTurn } from '#lib/exclusive.ts';
import { authLock, keptTokens, replaceTokens, type KeptTokens } from './auth-storage.ts';
import { call, type Answer } from './call.ts';
import type { Problem } from './classify-error.ts';
import type { RemoteConfig } from './config.ts';

/**
 * Trades the kept refresh token for a new session and keeps that, unless somebody has done so already: `stale` is the
 * access token that will not do any longer. Value: the access token to use.
 *
 * Done by plain fetch, so that a worker can do it too, and under the lock of the auth client, as a refresh token can be
 * used once. Nobody is signed out by it: a session that the service has ended is 'unauthorized' and stays where it is.
 */
export async function renewToken(
  config: Pick<RemoteConfig, 'url' | 'key'>,
  userId: string,
  stale: string,
): Promise<Answer<string>> {
  let renewal: Promise<Answer<string>> | undefined;
  try {
    await inTurn(authLock, async () => {
      renewal = renewKept(config, userId, stale);
      await renewal;
    });
  } catch {
    // The lock was taken away from a slow call, whose answer counts all the same.
  }
  return (await renewal) ?? { ok: false, problem: { kind: 'network' } };
}

/** The auth client gives up waiting for the lock after 5 s, and then takes it. */
export const renewTimeoutMs = 10_000;

async function renewKept(
  config: Pick<RemoteConfig, 'url' | 'key'>,
  userId: string,
  stale: string,
): Promise<Answer<string>> {
  try {
    const kept = await keptTokens();
    if (kept?.userId !== userId) return unauthorized;
    if (kept.accessToken !== stale) return { ok: true, value: kept.accessToken };
    const renewed = await spendRefreshToken(config, kept);
    if (renewed.ok && (await replaceTokens(kept.refreshToken, sessionOf(kept, renewed.value.session)))) {
      return { ok: true, value: renewed.value.accessToken };
    }
    // Meanwhile another page has renewed it without our lock, or its user has gone.
    const now = await keptTokens();
    if (now?.userId !== userId) return unauthorized;
    if (now.accessToken !== stale) return { ok: true, value: now.accessToken };
    return renewed.ok ? unauthorized : { ok: false, problem: asOurs(renewed.problem) };
  } catch {
    return unauthorized; // storage is blocked
  }
}

const unauthorized: Answer<string> = { ok: false, problem: { kind: 'unauthorized' } };

/** A session as the service answers it. */
export interface FreshSession {
  accessToken: string;
  refreshToken: string;
  session: Record<string, unknown>;
}

/** Trades a refresh token, which holds once, for a new session, of the user whose it is where that is known. */
export function spendRefreshToken(
  { url, key }: Pick<RemoteConfig, 'url' | 'key'>,
  { refreshToken: spent, userId }: { refreshToken: string; userId?: string },
): Promise<Answer<FreshSession>> {
  return call(
    {
      url: `${url}/auth/v1/token?grant_type=refresh_token`,
      // With this version the service says its codes as texts.
      headers: { apikey: key, 'x-supabase-api-version': '2024-01-01' },
      body: { refresh_token: spent },
      timeoutMs: renewTimeoutMs,
    },
    (body) => {
      if (!isRecord(body)) return undefined;
      const { access_token: accessToken, refresh_token: refreshToken, user } = body;
      if (userId !== undefined && isRecord(user) && user['id'] !== userId) return undefined;
      return typeof accessToken === 'string' && typeof refreshToken === 'string'
        ? { accessToken, refreshToken, session: body }
        : undefined;
    },
  );
}

/** Whether the service itself says that a refresh token is no good, and not something on the way to it. */
export function isRenewalRefused({ kind, code }: Problem): boolean {
  return kind === 'unauthorized' || (kind === 'refused' && code !== undefined);
}

function sessionOf(kept: KeptTokens, fresh: Record<string, unknown>): Record<string, unknown> {
  const session = endingByOwnClock(fresh);
  return isRecord(session['user']) ? session : { ...session, user: kept.session['user'] };
}

/**
 * A session that has just come, with its end by the clock of this device: the auth client compares the two, and would renew
 * again and again where that clock is ahead of the service's. It takes a session without an end for a broken one.
 */
export function endingByOwnClock(session: Record<string, unknown>): Record<string, unknown> {
  const { expires_in: seconds } = session;
  const lifeSeconds = typeof seconds === 'number' ? seconds : 3600;
  return { ...session, expires_at: Math.round(Date.now() / 1000) + lifeSeconds };
}

/** What keeps the token from being renewed says nothing about what was to be sent with it. */
function asOurs(problem: Problem): Problem {
  const { kind, status, code, retryAfterMs } = problem;
  if (isRenewalRefused(problem)) return { kind: 'unauthorized', ...(code !== undefined && { code }) };
  if (kind === 'portal' || kind === 'timeout') return { kind };
  return {
    kind: 'network',
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
