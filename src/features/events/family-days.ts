import type { KeptBirth } from '#db/births.ts';
import type { EventFields } from '#db/mutations/events.ts';
import type { Preferences } from '#db/preferences.ts';
import { lunarMonthNames, type PersonalDate } from '#domain/events/personal-date.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { eventFieldsOf, newEventValues } from './event-values.ts';

/** A way in which the birthday of somebody is kept. */
export type FamilyDay =
  | { kind: 'date' | 'tithi'; personal: PersonalDate; next: CivilDate | undefined; isSure: boolean }
  /** `dates`: the coming ones. */
  | { kind: 'star'; nakshatra: number; dates: readonly CivilDate[]; isSure: boolean };

/** So many years by nakshatra are kept at a time, as an event returns by date or tithi alone. */
const yearsByStar = 3;

/** The days of each birth, by its id. The ephemeris is fetched for it. */
export async function familyDaysOf(
  births: readonly KeptBirth[],
  { place, monthSystem }: Pick<Preferences, 'place' | 'monthSystem'>,
  now: number,
): Promise<ReadonlyMap<string, readonly FamilyDay[]>> {
  const [{ birthMarksOf, starBirthdays }, { nextOccurrences }, { settingsFor }] = await Promise.all([
    import('#domain/events/birth-days.ts'),
    import('#domain/events/next-occurrences.ts'),
    import('#domain/panchang/settings.ts'),
  ]);
  const settings = settingsFor(place, monthSystem);
  const today = civilDateAt(now, place.timeZone);
  const comingOf = (personal: PersonalDate) => nextOccurrences(personal, today, 1, settings, today)[0];
  const days = new Map<string, readonly FamilyDay[]>();
  for (const birth of births) {
    const byDate: PersonalDate = { kind: 'solar', date: birth.date, isRecurring: true };
    const found: FamilyDay[] = [{ kind: 'date', personal: byDate, next: comingOf(byDate), isSure: true }];
    const marks = birthMarksOf(birth, settings);
    if (marks) {
      const byTithi: PersonalDate = {
        kind: 'lunar',
        month: marks.month[monthSystem],
        paksha: marks.tithi > 15 ? 'krishna' : 'shukla',
        day: ((marks.tithi - 1) % 15) + 1,
        isRecurring: true,
      };
      found.push(
        { kind: 'tithi', personal: byTithi, next: comingOf(byTithi), isSure: marks.isTithiSure },
        {
          kind: 'star',
          nakshatra: marks.nakshatra,
          dates: starBirthdays(marks, today, yearsByStar, settings),
          isSure: marks.isStarSure,
        },
      );
    }
    days.set(birth.id, found);
    // The page is let draw and be touched between two people.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return days;
}

/** On the day and the day before. */
const reminderDays = [1, 0];

/** What is kept of a day that is followed. */
export function eventsToFollow(day: FamilyDay, title: string, hour: number): EventFields[] {
  const common = { ...newEventValues, title, reminder: { days: reminderDays, hour } };
  if (day.kind === 'star')
    return day.dates.map((date) => eventFieldsOf({ ...common, kind: 'solar', date, isRecurring: false }));
  const { personal } = day;
  if (personal.kind === 'solar') return [eventFieldsOf({ ...common, kind: 'solar', date: personal.date })];
  const month = lunarMonthNames[personal.month - 1] ?? newEventValues.month;
  const { paksha, day: tithi } = personal;
  return [eventFieldsOf({ ...common, kind: 'lunar', month, paksha, day: tithi })];
}

/** When it comes next; undefined where the years end that can be reckoned. */
export function nextOf(day: FamilyDay): CivilDate | undefined {
  return day.kind === 'star' ? day.dates[0] : day.next;
}
