import type { ReminderSettings } from '#domain/reminders/reminder.ts';
import { durably, type UserDatabase } from '../database.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { withdraw } from './withdraw.ts';

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
}>;

/**
 * Keeps a change of the user's profile. An earlier word on the same fields that has not left the device, or that the
 * server has refused, is replaced by it.
 */
export async function updateProfile(
  db: UserDatabase,
  change: ProfileChange,
  keeping: Keeping,
  picture?: Omit<ActFile, 'field'>,
): Promise<KeepOutcome> {
  const fields = Object.keys(picture ? { avatar_url: '' } : change);
  const before = await replaceable(db, fields);
  const outcome = await keepActs(
    db,
    [
      {
        kind: 'profile.update',
        entityId: keeping.userId,
        payload: change,
        ...(picture && { files: [{ ...picture, field: 'avatar_url' }] }),
      },
    ],
    keeping,
  );
  if (outcome.kind === 'kept') for (const opId of before) await withdraw(durably(db), opId, keeping.newId);
  return outcome;
}

/** By `opId`: acts on exactly these fields of which no copy is under way. */
async function replaceable(db: UserDatabase, fields: readonly string[]): Promise<string[]> {
  const rows = await db.outbox
    .filter(
      ({ kind, state, attempts, payload }) =>
        kind === 'profile.update' &&
        (state === 'dead' || (state === 'queued' && attempts === 0)) &&
        Object.keys(payload).length === fields.length &&
        fields.every((field) => Object.hasOwn(payload, field)),
    )
    .toArray();
  return rows.map(({ opId }) => opId);
}
