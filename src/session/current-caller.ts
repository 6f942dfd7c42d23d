import { keptTokens, type KeptTokens } from '#remote/auth-storage.ts';
import type { Answer } from '#remote/call.ts';
import { remoteConfig } from '#remote/config.ts';
import type { Caller } from '#remote/procedures.ts';
import { renewToken } from '#remote/renew-token.ts';
import { tokenTimes } from '#remote/token-claims.ts';

/** A token with less left is renewed first, so that it does not run out on the way. */
const leastSecondsLeft = 60;

/** The token that was renewed last here, and when by a clock that only runs on. */
let renewed: { token: string; at: number } | undefined;

/**
 * Where to call and as whom, with a token that is renewed when it is about to run out. In a page and in the worker.
 *
 * Whether a token has run out is told by the device's clock, which may be wrong: a server that refuses the token is
 * believed, and `refusedToken` then renews it; one that was renewed just now is good for its time whatever the clock says.
 */
export async function currentCaller(
  userId: string,
  { refusedToken }: { refusedToken?: string } = {},
): Promise<Answer<Caller>> {
  const kept = await keptTokens().catch(() => undefined);
  // Another user's token must never carry this user's rows.
  if (kept?.userId !== userId) return { ok: false, problem: { kind: 'unauthorized' } };
  const config = await remoteConfig();
  if (!config) return { ok: false, problem: { kind: 'network' } };
  const { accessToken } = kept;
  if (accessToken !== refusedToken && isGood(kept)) return { ok: true, value: { config, accessToken } };
  // The auth client may be trying the same, and holds the lock for half a minute.
  if (isOffline()) return { ok: false, problem: { kind: 'network' } };
  const answer = await renewToken(config, userId, accessToken);
  if (!answer.ok) return answer;
  renewed = { token: answer.value, at: performance.now() };
  return { ok: true, value: { config, accessToken: answer.value } };
}

/** Not every place where this runs knows it. */
function isOffline(): boolean {
  return 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
}

function isGood({ accessToken, session }: KeptTokens): boolean {
  const times = tokenTimes(accessToken);
  if (!times) return true;
  // By the clock of the device, which may have been put right since, and by that of the service.
  const ends = [times.endsAt, session['expires_at']].filter((end) => typeof end === 'number');
  if (Math.max(...ends) - Date.now() / 1000 >= leastSecondsLeft) return true;
  if (renewed?.token !== accessToken) return false;
  const lifeSeconds = times.endsAt - times.madeAt - leastSecondsLeft;
  return (performance.now() - renewed.at) / 1000 < lifeSeconds;
}
