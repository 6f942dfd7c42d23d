import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { festivalContent, libraryAartis, type Aarti } from '#db/queries/content-aartis.ts';
import { calendarRows } from '#db/queries/content-festivals.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { logQuietly } from '#lib/log.ts';
import { aartiOfDay } from './aarti-of-day.ts';
import type { AlmanacDay } from './almanac-task.ts';
import { cellsOf, firstOf, monthAfter, monthOf } from './calendar-month.ts';
import { useReckoning } from './details/use-calendar-years.ts';
import { mergeCalendar, type CalendarEntry } from './merge-calendar.ts';
import { useAlmanac } from './use-almanac.ts';

type FestivalEntry = Extract<CalendarEntry, { kind: 'festival' }>;

export interface TodayFound {
  date: CivilDate;
  /** Undefined until it is reckoned. */
  day: AlmanacDay | undefined;
  /** All that is kept today; undefined until it is known. */
  kept: readonly FestivalEntry[] | undefined;
  /** The first of them, else the next festival; null where none comes soon, undefined until that is known. */
  festival: FestivalEntry | null | undefined;
  /** Of the first of them that has one, else of the weekday. Null where the device has none, undefined until that is known. */
  aarti: Aarti | null | undefined;
}

/** What falls on today at the chosen place. `isWanted`: nothing is reckoned for what is not in sight. */
export function useToday(isWanted: boolean): TodayFound {
  const { reckoning, today, isKnown } = useReckoning();
  const month = monthOf(today);
  const isAsked = isWanted && isKnown;
  const here = useAlmanac<'month'>(isAsked ? { kind: 'month', month, reckoning } : undefined);
  const place = JSON.stringify(reckoning.place);
  const until = cellsOf(monthAfter(month, 1)).at(-1) ?? firstOf(month);
  const rows = useLiveQuery(async () => {
    const found = await calendarRows(today, until, reckoning.place).catch((error: unknown) => {
      logQuietly('calendar', error);
      return undefined;
    });
    return { of: `${today} ${place}`, found };
  }, [today, until, place]);
  const isRowsKnown = rows?.of === `${today} ${place}`;

  /** Those of this month's page; the next one is looked at only where it has none left. */
  const near = useMemo(
    () =>
      here.state === 'known' && isRowsKnown
        ? festivalsFrom(here.answer.festivals, rows.found, today, cellsOf(month).at(-1) ?? today)
        : undefined,
    [here, isRowsKnown, rows, today, month],
  );
  const next = useAlmanac<'month'>(
    isAsked && near?.length === 0 ? { kind: 'month', month: monthAfter(month, 1), reckoning } : undefined,
  );
  const festival = useMemo(() => {
    if (near === undefined) return here.state === 'failed' ? null : undefined;
    if (near[0]) return near[0];
    if (next.state === 'asked') return undefined;
    const later =
      next.state === 'known' ? festivalsFrom(next.answer.festivals, rows?.found, today, until) : [];
    return later[0] ?? null;
  }, [near, here.state, next, rows, today, until]);

  const isDecided = festival !== undefined;
  const kept = useMemo(() => near?.filter(({ date }) => date === today), [near, today]);
  const keptKey = kept?.map(({ key, title }) => `${key} ${title.en} ${title.hi}`).join('\n') ?? '';
  const aarti = useLiveQuery(async (): Promise<Aarti | null | undefined> => {
    if (!isDecided) return undefined;
    try {
      const keys = await Promise.all(
        (kept ?? []).slice(0, mostLooked).map(async ({ festival: id, title }) => ({
          deityId: (await festivalContent(id)).festival?.deityId,
          names: [id, title.en, title.hi],
        })),
      );
      const aartis = (await libraryAartis()).map((each) => ({
        aarti: each,
        titles: [each.title.en, each.title.hi],
        tags: each.tags,
        deityId: each.deityId,
        deity: each.deity?.en,
      }));
      return aartiOfDay(today, keys, aartis)?.aarti ?? null;
    } catch (error) {
      logQuietly('aartis', error);
      return null;
    }
  }, [isDecided, keptKey, today]);

  const days = here.state === 'known' ? here.answer.days : undefined;
  return { date: today, day: days?.find(({ date }) => date === today), kept, festival, aarti };
}

/** Of so many festivals of a day it is looked for what is sung. */
const mostLooked = 4;

/** What comes every month and every fortnight counts only on the day itself. */
const often: ReadonlySet<string | undefined> = new Set(['monthly', 'ekadashi', 'sankranti']);

function festivalsFrom(
  computed: Parameters<typeof mergeCalendar>[0],
  rows: Parameters<typeof mergeCalendar>[1],
  from: CivilDate,
  until: CivilDate,
): FestivalEntry[] {
  return mergeCalendar(computed, rows, { from, until })
    .filter((entry): entry is FestivalEntry => entry.kind === 'festival')
    .filter(({ date, group }) => date === from || !often.has(group));
}
