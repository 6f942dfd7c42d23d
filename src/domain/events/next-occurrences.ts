import type { Settings } from '#domain/panchang/settings.ts';
import { lunarDays } from '#domain/panchang/lunar-days.ts';
import { civilDate, daysInMonth, partsOf, type CivilDate } from '#domain/time/civil-date.ts';
import { lastEventYear } from './read-answer.ts';
import { tithiOf, type PersonalDate } from './personal-date.ts';

/**
 * The days on which a personal event falls, in order, from `from` on: as many as `limit` says where it is a number, else
 * all up to the day that it is, that day included. Fewer where the years that can be reckoned end.
 *
 * Solar: a yearly event keeps its day from its own year on; 29 February is kept on the 28th where there is none.
 *
 * Lunar: the day at whose sunrise the tithi stands, by the place of `settings`; of two such days the first; a tithi that
 * meets no sunrise counts for the day in which it begins. A krishna day has the month of `settings.monthSystem`. In a
 * year with an adhika month the nija one counts; a month that a year skips is kept in the one that swallowed it. A lunar
 * event that does not return falls once, on the first such day from `createdOn` on.
 */
export function nextOccurrences(
  personal: PersonalDate,
  from: CivilDate,
  limit: number | CivilDate,
  settings: Settings,
  createdOn: CivilDate,
): CivilDate[] {
  const [most, until] = typeof limit === 'number' ? [limit, endOfYears] : [Infinity, limit];
  const found: CivilDate[] = [];
  if (most <= 0) return found;
  for (const date of occurrences(personal, { from, until, settings, createdOn })) {
    found.push(date);
    if (found.length >= most) break;
  }
  return found;
}

const endOfYears = civilDate(lastEventYear, 12, 31);

interface Sought {
  from: CivilDate;
  until: CivilDate;
  settings: Settings;
  createdOn: CivilDate;
}

function occurrences(personal: PersonalDate, sought: Sought): Iterable<CivilDate> {
  const { from, until, settings, createdOn } = sought;
  if (personal.kind === 'solar') return solarDays(personal, sought);
  const lunar = { month: personal.month, tithi: tithiOf(personal) };
  if (personal.isRecurring) return lunarDays(lunar, from, until, settings);
  const [once] = lunarDays(lunar, createdOn, until, settings);
  return once !== undefined && once >= from ? [once] : [];
}

function* solarDays(
  { date, isRecurring }: Extract<PersonalDate, { kind: 'solar' }>,
  { from, until }: Sought,
): Generator<CivilDate> {
  const { year: firstYear, month, day } = partsOf(date);
  if (!isRecurring) {
    if (date >= from && date <= until) yield date;
    return;
  }
  const end = Math.min(lastEventYear, partsOf(until).year);
  for (let year = Math.max(firstYear, partsOf(from).year); year <= end; year += 1) {
    const kept = civilDate(year, month, Math.min(day, daysInMonth(year, month)));
    if (kept >= from && kept <= until) yield kept;
  }
}
