import { del, entries, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { inTurn } from '#lib/exclusive.ts';
import { keptTokens } from '#remote/auth-storage.ts';
import type { Problem } from '#remote/classify-error.ts';
import { remoteConfig } from '#remote/config.ts';
import { deviceStore } from '#remote/device-store.ts';
import { endSession } from '#remote/procedures.ts';
import { isRenewalRefused, spendRefreshToken } from '#remote/renew-token.ts';

/** Begins their keys: nothing that signs somebody in reads them, and what clears a session away leaves them. */
const prefix = 'to-end:';
/** As long as a device may be without a network; a token that lies about for longer is more of a danger than a help. */
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** All that is needed to end a session at the service: not whose it was. */
interface SessionToEnd {
  refreshToken: string;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * Sets the session of somebody who leaves aside, to be ended at the next connection: its refresh token would go on
 * renewing it for whoever has a copy. Throws where storage is blocked.
 */
export async function leaveToEnd(userId: string): Promise<void> {
  const kept = await keptTokens();
  if (kept?.userId !== userId) return;
  await keep(prefix + crypto.randomUUID(), { refreshToken: kept.refreshToken, since: Date.now() });
}

/**
 * Ends the sessions that were left while nothing came through; in a page and in the worker, but one at a time, as a
 * refresh token can be used once. 'left': some have to be tried again. Throws where the device's storage fails.
 */
export async function endLeftSessions(): Promise<'done' | 'left'> {
  if ((await leftSessions()).length === 0) return 'done';
  await inTurn('sessions-to-end', async () => {
    for (const [key, session] of await leftSessions()) {
      const isWanted = Math.abs(Date.now() - session.since) < longestMs;
      if (!isWanted || (await isEnded(key, session))) await del(key, deviceStore());
    }
  });
  return (await leftSessions()).length === 0 ? 'done' : 'left';
}

/** Refused or not found: the session is over already, or its user is gone. */
export function isSessionOver({ status = 0 }: Problem): boolean {
  return [401, 403, 404].includes(status);
}

async function isEnded(key: string, session: SessionToEnd): Promise<boolean> {
  const config = await remoteConfig();
  if (!config) return false;
  const renewed = await spendRefreshToken(config, { refreshToken: session.refreshToken });
  if (!renewed.ok) return isRenewalRefused(renewed.problem);
  // The token before it holds no more, and what follows may not come through.
  const { accessToken, refreshToken } = renewed.value;
  await keep(key, { ...session, refreshToken });
  const ended = await endSession({ config, accessToken });
  return ended.ok || isSessionOver(ended.problem);
}

function keep(key: string, session: SessionToEnd): Promise<void> {
  return set(key, session, deviceStore());
}

async function leftSessions(): Promise<[key: string, SessionToEnd][]> {
  const kept = await entries<IDBValidKey, unknown>(deviceStore());
  return kept.flatMap(([key, value]) => {
    if (typeof key !== 'string' || !key.startsWith(prefix) || !isRecord(value)) return [];
    const { refreshToken, since } = value;
    if (typeof refreshToken !== 'string' || typeof since !== 'number') return [];
    return [[key, { refreshToken, since }] satisfies [string, SessionToEnd]];
  });
}
