import type { ReminderSettings } from '#domain/reminders/reminder.ts';
import type { UserDatabase } from '../database.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome } from './keep-acts.ts';

/** Fields of `profile.update`; each call changes what belongs together, so that a refusal takes nothing else with it. */
export type ProfileChange = Partial<{
  full_name: string | null;
  username: string;
  avatar_url: string | null;
  language: string;
  month_system: string;
  place_name: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  reminder_settings: ReminderSettings;
  keeps_births: boolean;
}>;

/** Keeps a change of the user's profile. */
export async function updateProfile(
  db: UserDatabase,
  change: ProfileChange,
  keeping: Keeping,
  picture?: Omit<ActFile, 'field'>,
): Promise<KeepOutcome> {
  const act = { kind: 'profile.update', entityId: keeping.userId, payload: change } as const;
  return keepActs(
    db,
    [{ ...act, ...(picture && { files: [{ ...picture, field: 'avatar_url' }] }) }],
    keeping,
  );
}
