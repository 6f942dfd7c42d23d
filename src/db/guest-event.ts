import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { guestStore, isStillWanted } from './guest.ts';

const key = 'event';

/** Keeps the event that somebody has told before signing in, in place of the one before. Throws where storage is blocked. */
export async function keepGuestEvent(draft: object, now: number): Promise<void> {
  await set(key, { draft, keptAt: now }, guestStore());
}

/** The event that is kept, to be parsed by whoever asked for it; undefined where there is none, or none of today. */
export async function keptGuestEvent(now: number): Promise<unknown> {
  try {
    const kept = await get<unknown>(key, guestStore());
    if (!isRecord(kept) || typeof kept['keptAt'] !== 'number') return undefined;
    return isStillWanted({ keptAt: kept['keptAt'] }, now) ? kept['draft'] : undefined;
  } catch {
    return undefined; // storage is blocked: nothing was kept
  }
}

export async function releaseGuestEvent(): Promise<void> {
  await del(key, guestStore());
}
