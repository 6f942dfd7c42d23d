import type { FestivalId } from '#domain/festivals/festivals.ts';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { civilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { numberedInYear } from '#domain/time/numbered-in-year.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { festivalWords } from './catalogue.ts';
import { dayId, seedId } from './seed-id.ts';

export interface CalendarDay {
  id: string;
  rule: FestivalId;
  date: CivilDate;
}

/** The years that an installation starts with; a device computes the others. */
export const seededYears = { first: 2025, last: 2035 };

/** The days of the festivals that have words, as their rules give them at New Delhi. */
export function calendarDays(): CalendarDay[] {
  const found = festivalsBetween(
    civilDate(seededYears.first, 1, 1),
    civilDate(seededYears.last, 12, 31),
    settingsFor(defaultPlace),
    { ids: festivalWords.map(({ rule }) => rule) },
  );
  return numberedInYear(found, ({ id }) => id).map(({ id: rule, date, year, number }) => ({
    id: dayId(festivalId(rule), year, number),
    rule,
    date,
  }));
}

export const festivalId = (rule: FestivalId) => seedId(`festivals/${rule}`);
