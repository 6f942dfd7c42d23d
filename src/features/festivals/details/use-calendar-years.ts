import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { calendarRows } from '#db/queries/content-festivals.ts';
import { civilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { logQuietly } from '#lib/log.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useNow } from '#ui/use-now.ts';
import type { Reckoning } from '../almanac-task.ts';
import { lastYear } from '../calendar-month.ts';
import { mergeCalendar, type CalendarEntry } from '../merge-calendar.ts';
import { useAlmanac } from '../use-almanac.ts';

export interface CalendarYears {
  /** In the order of their days; undefined until they are known. */
  entries: readonly CalendarEntry[] | undefined;
  /** Some year could not be worked out. */
  hasFailed: boolean;
}

/** So many years are asked for together. */
export const yearsAtOnce = 5;

/** The festivals of some years from one on, as the calendar shows them. `count`: at most `yearsAtOnce`. */
export function useCalendarYears(firstYear: number, count: number, reckoning: Reckoning): CalendarYears {
  const last = Math.min(firstYear + count - 1, lastYear);
  const taskOf = (year: number) => (year <= last ? ({ kind: 'year', year, reckoning } as const) : undefined);
  // As many as `yearsAtOnce`: hooks stand in no loop.
  const first = useAlmanac<'year'>(taskOf(firstYear));
  const second = useAlmanac<'year'>(taskOf(firstYear + 1));
  const third = useAlmanac<'year'>(taskOf(firstYear + 2));
  const fourth = useAlmanac<'year'>(taskOf(firstYear + 3));
  const fifth = useAlmanac<'year'>(taskOf(firstYear + 4));
  // The same place may come as another object with every change of a profile.
  const here = JSON.stringify(reckoning.place);
  const rows = useLiveQuery(async () => {
    const from = civilDate(firstYear, 1, 1);
    const until = civilDate(last, 12, 31);
    const found = await calendarRows(from, until, reckoning.place).catch((error: unknown) => {
      logQuietly('calendar', error);
      return undefined;
    });
    return { of: firstYear, here, found };
  }, [firstYear, last, here]);
  return useMemo(() => {
    const asked = [first, second, third, fourth, fifth].slice(0, last - firstYear + 1);
    const hasFailed = asked.some(({ state }) => state === 'failed');
    const known = asked.flatMap((each) => (each.state === 'known' ? [each.answer] : []));
    if (known.length < asked.length || rows?.of !== firstYear || rows.here !== here)
      return { entries: undefined, hasFailed };
    const span = { from: civilDate(firstYear, 1, 1), until: civilDate(last, 12, 31) };
    return { entries: mergeCalendar(known.flat(), rows.found, span), hasFailed };
  }, [first, second, third, fourth, fifth, rows, firstYear, last, here]);
}

/** What the days are reckoned by, and the day that it is there. */
export function useReckoning(): { reckoning: Reckoning; today: CivilDate; isKnown: boolean } {
  const { preferences, isKnown } = usePreferences();
  const { place, monthSystem } = preferences;
  return { reckoning: { place, monthSystem }, today: civilDateAt(useNow(), place.timeZone), isKnown };
}
