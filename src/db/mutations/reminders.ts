import { defaultReminderSettings, type Reminder, type ReminderSettings } from '#domain/reminders/reminder.ts';
import { inTurn } from '#lib/exclusive.ts';
import type { UserDatabase } from '../database.ts';
import { festivalReminderId } from '../festival-reminder-id.ts';
import { reminderSettings } from '../queries/reminders.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { updateProfile } from './update-profile.ts';

/** Keeps when the user wants to hear of a festival; without days not at all. Two devices write the same row. */
export async function remindOfFestival(
  db: UserDatabase,
  festivalId: string,
  { days, hour }: Reminder,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const entityId = await festivalReminderId(keeping.userId, festivalId);
  const payload = { festival_id: festivalId, days: [...days], hour };
  return keepActs(db, [{ kind: 'festival.remind', entityId, payload }], keeping);
}

/**
 * Keeps a change of what holds for all reminders of the user. The change is of what was kept last: two that follow closely,
 * or come from two tabs, both hold.
 */
export async function changeReminderSettings(
  db: UserDatabase,
  change: (settings: ReminderSettings) => ReminderSettings,
  keeping: Keeping,
): Promise<KeepOutcome> {
  let outcome: KeepOutcome = { kind: 'kept', opIds: [] };
  await inTurn(`disha-reminder-settings:${keeping.userId}`, async () => {
    const kept = (await reminderSettings(db, keeping.userId)) ?? defaultReminderSettings;
    outcome = await updateProfile(db, { reminder_settings: change(kept) }, keeping);
  });
  return outcome;
}
