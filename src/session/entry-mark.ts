import { del, get, set } from 'idb-keyval';
import { deviceStore } from '#remote/device-store.ts';

const markKey = 'entry-begun';
/** As long as a mail may take to be read. */
const longestMs = 24 * 60 * 60 * 1000;

/** Notes that somebody at this device wants to come in, `now` being milliseconds since 1970. */
export async function markEntry(now: number): Promise<void> {
  // Where storage is blocked there is no way in by a link either; password and code remain.
  await set(markKey, now, deviceStore()).catch(() => {});
}

/**
 * Whether somebody at this device began to come in within a day, and has not come in since: a link with a ready session
 * that nobody here has asked for may be another person's, sent to have somebody work in their account.
 */
export async function isEntryBegun(now: number): Promise<boolean> {
  try {
    const begunAt = await get<unknown>(markKey, deviceStore());
    return typeof begunAt === 'number' && Math.abs(now - begunAt) <= longestMs;
  } catch {
    return false;
  }
}

/** The mark is good for one link. */
export async function unmarkEntry(): Promise<void> {
  await del(markKey, deviceStore()).catch(() => {});
}
