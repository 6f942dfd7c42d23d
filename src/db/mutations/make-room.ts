import { dayMs } from '#domain/time/zone.ts';
import type { UserDatabase } from '../database.ts';
import { letCopiesGo } from './keep-copies.ts';

/** Messages so much older than the newest conversation can be fetched again, and make room first. */
const keptDays = 90;

/**
 * Lets go of what the server has as well, so that something new can be kept: copies of files first, and old messages
 * when there are no such copies any more. What waits to be sent, and its files, are never touched. Returns whether
 * anything went.
 */
export async function makeRoom(db: UserDatabase): Promise<boolean> {
  try {
    if (await letCopiesGo(db)) return true;
    return await db.transaction('rw', db.user_chats, db.chat_sessions, db.meta, async () => {
      // By the server's clock: the device's may be years ahead.
      const newest = await db.chat_sessions.orderBy('updated_at').last();
      if (!newest) return false;
      const before = new Date(Date.parse(newest.updated_at) - keptDays * dayMs).toISOString();
      const gone = await db.user_chats.filter(({ created_at: createdAt }) => createdAt < before).delete();
      if (gone > 0) await db.meta.put({ key: 'trimmed', before });
      return gone > 0;
    });
  } catch {
    return false; // too full even to note what went
  }
}

/** Since when this device has messages; undefined when it has all of them. */
export async function trimmedBefore(db: UserDatabase): Promise<string | undefined> {
  const meta = await db.meta.get('trimmed');
  return meta?.key === 'trimmed' ? meta.before : undefined;
}
