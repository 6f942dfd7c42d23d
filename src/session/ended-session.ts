import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { deviceStore } from '#remote/device-store.ts';
import type { EndedSession } from './session-store.ts';

const endedKey = 'ended-session';

/** Notes whose session the service has ended, for whoever opens the app next. */
export async function noteEnded(ended: EndedSession): Promise<void> {
  await set(endedKey, ended, deviceStore()).catch(() => {}); // storage is blocked: told on this page alone
}

export async function endedSession(): Promise<EndedSession | undefined> {
  const ended = await get<unknown>(endedKey, deviceStore()).catch(() => undefined);
  if (!isRecord(ended) || typeof ended['email'] !== 'string') return undefined;
  const { email, reason } = ended;
  return { email, ...((reason === 'elsewhere' || reason === 'deleted') && { reason }) };
}

/** Somebody has signed in or out: what ended before is over. */
export async function forgetEnded(): Promise<void> {
  await del(endedKey, deviceStore()).catch(() => {});
}
