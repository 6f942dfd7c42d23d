import type { KeptBirth } from '../births.ts';
import type { UserDatabase } from '../database.ts';
import { keepActs, type Keeping, type KeepOutcome, type NewAct } from './keep-acts.ts';

/** Keeps births in the account, each in the place of what was kept of it before. */
export async function keepBirths(
  db: UserDatabase,
  births: readonly KeptBirth[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, births.map(keepsBirth), keeping);
}

export async function removeBirths(
  db: UserDatabase,
  ids: readonly string[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, ids.map(removesBirth), keeping);
}

/** From now on births are kept in the account, these among them. */
export async function keepBirthsInAccount(
  db: UserDatabase,
  births: readonly KeptBirth[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, [saysWhere(keeping.userId, true), ...births.map(keepsBirth)], keeping);
}

/** From now on births are kept on the device alone: these leave the account. */
export async function keepBirthsHere(
  db: UserDatabase,
  ids: readonly string[],
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, [saysWhere(keeping.userId, false), ...ids.map(removesBirth)], keeping);
}

function saysWhere(userId: string, inAccount: boolean): NewAct {
  return { kind: 'profile.update', entityId: userId, payload: { keeps_births: inAccount } };
}

function keepsBirth({ id, name, date, minutesOfDay, within, place, offsetMinutes }: KeptBirth): NewAct {
  return {
    kind: 'birth.keep',
    entityId: id,
    payload: {
      name,
      birth_date: date,
      minutes_of_day: minutesOfDay,
      within_minutes: within,
      place_name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
      offset_minutes: offsetMinutes ?? null,
    },
  };
}

function removesBirth(id: string): NewAct {
  return { kind: 'birth.remove', entityId: id, payload: {} };
}
