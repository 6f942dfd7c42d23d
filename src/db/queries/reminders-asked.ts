import { settingsFor } from '#domain/panchang/settings.ts';
import { remindedEvent, remindedFestival } from '#domain/reminders/asked-rows.ts';
import type { RemindersAsked, DueReminder } from '#domain/reminders/due-reminders.ts';
import type { Preferences } from '../preferences.ts';
import type { FestivalReminderRow, UserEventRow } from '../schema.ts';
import type { Shown } from './overlay.ts';
import type { KeptReminders } from './reminders.ts';

/** What the rows of a user ask for, by the clock of this device (IANA) and the place of the calendar. */
export function askedOf(
  { settings, events, festivals }: KeptReminders,
  { place, monthSystem }: Pick<Preferences, 'place' | 'monthSystem'>,
  timeZone: string,
): RemindersAsked {
  return {
    events: settings.events ? events.flatMap((row) => remindedEvent(row, place.timeZone, askedAt(row))) : [],
    festivals: settings.festivals ? festivals.flatMap((row) => remindedFestival(row, askedAt(row))) : [],
    quiet: settings.quiet,
    timeZone,
    settings: settingsFor(place, monthSystem),
  };
}

/** By what a reminder is known on the device once it has been looked at. */
export function seenKey({ key, date, daysBefore }: DueReminder): string {
  return `${key}/${date}/${daysBefore}`;
}

/** When its owner last said so, also where the server has not heard of it. */
function askedAt({ updated_at: updatedAt, unsent }: Shown<UserEventRow | FestivalReminderRow>): number {
  return unsent?.keptAt ?? Date.parse(updatedAt);
}
