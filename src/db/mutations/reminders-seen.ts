import type { UserDatabase } from '../database.ts';

/** More than anybody is reminded of within the days that are shown. */
const keptAtMost = 400;

/** The reminders that were looked at on this device, by their keys. */
export async function seenReminders(db: UserDatabase): Promise<readonly string[]> {
  const kept = await db.meta.get('reminders-seen');
  return kept?.key === 'reminders-seen' ? kept.keys : [];
}

/** Notes that these have been looked at; the oldest notes are let go of. */
export async function noteSeenReminders(db: UserDatabase, keys: readonly string[]): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const before = await seenReminders(db);
    const added = keys.filter((key) => !before.includes(key));
    if (added.length === 0) return;
    await db.meta.put({ key: 'reminders-seen', keys: [...before, ...added].slice(-keptAtMost) });
  });
}
