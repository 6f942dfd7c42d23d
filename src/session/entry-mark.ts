import { del, get, set } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import { deviceStore } from '#remote/device-store.ts';

const markKey = 'entry-begun';
/** As long as a mail may take to be read. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Notes that somebody at this device has asked for a mail to `email` in order to come in, `now` being milliseconds since
 * 1970. A sign-in with another service needs no mark: its code is bound to this browser by a secret of its own.
 */
export async function markEntry(now: number, email: string): Promise<void> {
  // Where storage is blocked there is no way in by a link either; password and code remain.
  await set(markKey, { now, email }, deviceStore()).catch(() => {});
}

/**
 * Whether somebody at this device asked for a mail to `email` within a day, and has not come in since; `email` is whose
 * account a link opens. A link that nobody here has asked for may be another person's, sent to have somebody work in
 * their account.
 */
export async function isEntryBegun(now: number, email: string | undefined): Promise<boolean> {
  try {
    const mark = await get<unknown>(markKey, deviceStore());
    if (!isRecord(mark) || typeof mark['now'] !== 'number' || typeof mark['email'] !== 'string') return false;
    return Math.abs(now - mark['now']) <= longestMs && isSameAddress(mark['email'], email ?? '');
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
