import { readCivilDate } from '#domain/time/civil-date.ts';
import { readPlace } from '#domain/time/place.ts';
import type { KeptBirth } from '../births.ts';
import { mirrorOf, type UserDatabase } from '../database.ts';
import type { BirthProfileRow } from '../schema.ts';
import { overlaid } from './overlay.ts';
import type { ProfileRow } from './profile.ts';

export interface AccountBirths {
  /** Whether the owner keeps births in the account; without that word they stay on the device. */
  isChosen: boolean;
  /** In the order in which they came. */
  births: KeptBirth[];
}

/** The births in the account as their owner last wrote them, on whichever device. */
export async function accountBirths(db: UserDatabase, userId: string): Promise<AccountBirths> {
  const [profile, rows, outbox] = await Promise.all([
    mirrorOf(db, 'profiles').get(userId),
    db.birth_profiles.toArray(),
    db.outbox.toArray(),
  ]);
  const [shown] = profile ? overlaid(outbox, 'profiles', [profile as ProfileRow]) : [];
  const births = overlaid(outbox, 'birth_profiles', rows)
    // One that has no time of the server yet came last.
    .sort((one, other) => (one.created_at ?? '~').localeCompare(other.created_at ?? '~'))
    .flatMap((row) => birthOf(row) ?? []);
  return { isChosen: shown?.keeps_births === true, births };
}

/** Undefined where this device cannot reckon with its day or its zone. */
function birthOf(row: BirthProfileRow): KeptBirth | undefined {
  const date = readCivilDate(row.birth_date);
  const { place_name: name, latitude, longitude, time_zone: timeZone } = row;
  const place = readPlace({ name, latitude, longitude, timeZone });
  if (!date || !place) return undefined;
  return {
    id: row.id,
    name: row.name,
    date,
    minutesOfDay: row.minutes_of_day,
    within: row.within_minutes,
    place,
    ...(row.offset_minutes === null ? {} : { offsetMinutes: row.offset_minutes }),
  };
}
