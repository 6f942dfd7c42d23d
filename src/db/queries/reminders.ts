import { readReminderSettings, type ReminderSettings } from '#domain/reminders/reminder.ts';
import { logQuietly } from '#lib/log.ts';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { FestivalReminderRow, UserEventRow } from '../schema.ts';
import { hiddenFestivals } from './hidden-festivals.ts';
import { overlaid, type Shown } from './overlay.ts';
import { shownRow } from './profile.ts';

/** All that the user wants to be reminded of, as they last said it. */
export interface KeptReminders {
  settings: ReminderSettings;
  /** Those that are off have no days; one of a festival that is not to be shown is silent, and not here. */
  festivals: Shown<FestivalReminderRow>[];
  /** All of them: `reminder` says which are to be reminded of. */
  events: Shown<UserEventRow>[];
}

export async function keptReminders(db: UserDatabase, userId: string): Promise<KeptReminders> {
  // Begun together: whoever follows both databases sees no query that comes after a word of the other one.
  const [kept, hidden] = await Promise.all([allReminders(db, userId), hiddenOrNone()]);
  return { ...kept, festivals: kept.festivals.filter(({ festival_id: id }) => !hidden.has(id)) };
}

async function allReminders(db: UserDatabase, userId: string): Promise<KeptReminders> {
  const tables = [mirrorOf(db, 'profiles'), db.festival_reminders, db.user_events, db.outbox];
  return db.transaction('r', tables, async () => {
    const [profile, festivals, events, outbox] = await Promise.all([
      shownRow(db, userId),
      db.festival_reminders.toArray(),
      db.user_events.toArray(),
      db.outbox.toArray(),
    ]);
    return {
      settings: readReminderSettings(profile?.reminder_settings),
      festivals: overlaid(outbox, 'festival_reminders', festivals),
      events: overlaid(outbox, 'user_events', events),
    };
  });
}

/** Content that cannot be read keeps nobody from their own reminders. */
async function hiddenOrNone(): Promise<ReadonlySet<string>> {
  try {
    return await hiddenFestivals();
  } catch (error) {
    logQuietly('reminders', error);
    return new Set();
  }
}

/** What holds for all reminders of the user; undefined until the server has told this device who they are. */
export async function reminderSettings(
  db: UserDatabase,
  userId: string,
): Promise<ReminderSettings | undefined> {
  const profile = await shownRow(db, userId);
  return profile && readReminderSettings(profile.reminder_settings);
}

/** The reminder of one festival; undefined where there never was one. */
export async function festivalReminder(
  db: UserDatabase,
  festivalId: string,
): Promise<Shown<FestivalReminderRow> | undefined> {
  // By what it is about: to reckon its id would take the query out of the sight of those who follow it.
  const [rows, outbox] = await Promise.all([db.festival_reminders.toArray(), db.outbox.toArray()]);
  return overlaid(outbox, 'festival_reminders', rows).find((row) => row.festival_id === festivalId);
}
