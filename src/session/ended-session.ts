import { del, get, set } from 'idb-keyval';
import { isRecord } from '#lib/is-record.ts';
import { deviceStore } from '#remote/device-store.ts';
import type { EndedSession } from './session-store.ts';

const endedKey = 'ended-session';

/** Notes whose session the service has ended: their rows are still on this device and wait for them. */
export async function noteEnded(ended: EndedSession): Promise<void> {
  await set(endedKey, ended, deviceStore()).catch(() => {}); // storage is blocked: told on this page alone
}

export async function endedSession(): Promise<EndedSession | undefined> {
  const ended = await get<unknown>(endedKey, deviceStore()).catch(() => undefined);
  return isRecord(ended) && typeof ended['email'] === 'string' ? { email: ended['email'] } : undefined;
}

/** Somebody has signed in or out: what ended before is over. */
export async function forgetEnded(): Promise<void> {
  await del(endedKey, deviceStore()).catch(() => {});
}
