import { madeOn, personalDateOf, type DatedFields } from '../events/personal-date.ts';
import { civilDateAt, type Instant } from '../time/zone.ts';
import type { RemindedEvent, RemindedFestival } from './due-reminders.ts';
import { readReminder } from './reminder.ts';

/** The row of a personal event, as far as reminders go. */
export interface RemindedEventFields extends DatedFields {
  id: string;
  title: string;
  reminder?: unknown;
  /** ISO 8601. */
  created_at: string;
}

/** What an event asks for: nothing where it has no reminder, or cannot be dated. `timeZone` is that of the calendar's place. */
export function remindedEvent(row: RemindedEventFields, timeZone: string, askedAt: Instant): RemindedEvent[] {
  const { id, title } = row;
  const reminder = readReminder(row.reminder);
  const personal = personalDateOf(row);
  if (!reminder || !personal) return [];
  const createdOn = madeOn(row.created_at, timeZone, civilDateAt(askedAt, timeZone));
  return [{ id, title, personal, createdOn, reminder, askedAt }];
}

/** What somebody asks for of a festival; nothing where that is off. */
export function remindedFestival(
  row: { festival_id: string; days: unknown; hour: unknown },
  askedAt: Instant,
): RemindedFestival[] {
  const reminder = readReminder(row);
  return reminder ? [{ festivalId: row.festival_id, reminder, askedAt }] : [];
}
