import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { deviceStore } from '#remote/device-store.ts';

const markKey = 'entry-begun';
/** As long as a mail may take to be read. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Notes that somebody at this device wants to come in, `now` being milliseconds since 1970; with the `email` that a mail
 * was asked for, nobody else's link is theirs.
 */
export async function markEntry(now: number, email?: string): Promise<void> {
  // Where storage is blocked there is no way in by a link either; password and code remain.
  await set(markKey, { now, email }, deviceStore()).catch(() => {});
}

/**
 * Whether somebody at this device began to come in within a day, and has not come in since: a link that nobody here has
 * asked for may be another person's, sent to have somebody work in their account. `email` is whose account the link opens.
 */
export async function isEntryBegun(now: number, email = ''): Promise<boolean> {
  try {
    const mark = await get<unknown>(markKey, deviceStore());
    if (!isRecord(mark) || typeof mark['now'] !== 'number') return false;
    if (Math.abs(now - mark['now']) > longestMs) return false;
    return typeof mark['email'] !== 'string' || isSameAddress(mark['email'], email);
  } catch {
    return false;
  }
}

/** The mark is good for one entry. */
export async function unmarkEntry(): Promise<void> {
  await del(markKey, deviceStore()).catch(() => {});
}

/** The service keeps addresses in small letters. */
function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
