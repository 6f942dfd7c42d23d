import { askedOf, seenKey } from '#db/queries/reminders-asked.ts';
import type { KeptReminders } from '#db/queries/reminders.ts';
import type { Preferences } from '#db/preferences.ts';
import { remindersBetween } from '#domain/reminders/due-reminders.ts';
import { civilDateAt, type Instant } from '#domain/time/zone.ts';

/** How many reminders of the present date have come and were not looked at on this device. */
export function unseenToday(
  kept: KeptReminders,
  preferences: Preferences,
  seen: readonly string[],
  now: Instant,
): number {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = civilDateAt(now, timeZone);
  return remindersBetween(askedOf(kept, preferences, timeZone), today, today).filter(
    (reminder) => reminder.at <= now && !seen.includes(seenKey(reminder)),
  ).length;
}
