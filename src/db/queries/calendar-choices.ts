import { mirrorOf, type UserDatabase } from '../database.ts';
import { choicesOfProfile, deviceChoices, type Choices } from '../preferences.ts';
import { shownRow } from './profile.ts';

/** What the owner of the database has chosen for days to be reckoned with, in the profile or on this device. */
export async function calendarChoices(db: UserDatabase): Promise<Pick<Choices, 'place' | 'monthSystem'>> {
  const own = await mirrorOf(db, 'profiles').toCollection().first();
  const row = own && (await shownRow(db, own.id));
  const { place, monthSystem } = { ...deviceChoices(), ...(row && choicesOfProfile(row)) };
  return { ...(place && { place }), ...(monthSystem && { monthSystem }) };
}
