import { useMemo } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { Reckoning } from './almanac-task.ts';
import { yearOf } from './calendar-month.ts';
import { useCalendarYears } from './details/use-calendar-years.ts';
import type { CalendarEntry } from './merge-calendar.ts';

export type CalendarFestival = Extract<CalendarEntry, { kind: 'festival' }>;

/**
 * The day of a festival that is meant: that of `near` if it falls there, else the next one, else the one before. Undefined
 * until it is known, and where there is none in that year and the next.
 */
export function useChosenFestival(
  festival: string | undefined,
  near: CivilDate,
  reckoning: Reckoning,
): CalendarFestival | undefined {
  const { entries } = useCalendarYears(yearOf(near), festival === undefined ? 0 : 2, reckoning);
  return useMemo(
    () => (festival === undefined ? undefined : meantDay(entries ?? [], festival, near)),
    [entries, festival, near],
  );
}

/** `entries`: in the order of their days. */
function meantDay(
  entries: readonly CalendarEntry[],
  festival: string,
  near: CivilDate,
): CalendarFestival | undefined {
  const days = entries.filter(
    (entry): entry is CalendarFestival => entry.kind === 'festival' && entry.festival === festival,
  );
  return days.find(({ date }) => date >= near) ?? days.at(-1);
}
