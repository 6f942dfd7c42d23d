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

export interface Today {
  date: CivilDate;
  /** Undefined until it is reckoned. */
  day: AlmanacDay | undefined;
  /** Today's festival, else the next one; null where none comes soon, undefined until that is known. */
  festival: FestivalEntry | null | undefined;
  /** Null where the device has none, undefined until that is known. */
  aarti: Aarti | null | undefined;
}

/** What falls on today at the chosen place. `isWanted`: nothing is reckoned for what is not in sight. */
export function useToday(isWanted: boolean): Today {
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

  const isTodays = festival?.date === today;
  const festivalId = isTodays ? festival.festival : undefined;
  const isDecided = festival !== undefined;
  const names = isTodays ? `${festival.title.en}\n${festival.title.hi}` : '';
  const aarti = useLiveQuery(async (): Promise<Aarti | null | undefined> => {
    if (!isDecided) return undefined;
    try {
      const content = festivalId === undefined ? undefined : await festivalContent(festivalId);
      const aartis = content?.aartis ?? (await libraryAartis());
      const keys =
        festivalId === undefined
          ? []
          : [{ deityId: content?.festival?.deityId, names: [festivalId, ...names.split('\n')] }];
      const sung = aartiOfDay(
        today,
        keys,
        aartis.map((each) => ({
          aarti: each,
          titles: [each.title.en, each.title.hi],
          tags: each.tags,
          deityId: each.deityId,
          deity: each.deity?.en,
        })),
      );
      return sung?.aarti ?? null;
    } catch (error) {
      logQuietly('aartis', error);
      return null;
    }
  }, [isDecided, festivalId, names, today]);

  const days = here.state === 'known' ? here.answer.days : undefined;
  return { date: today, day: days?.find(({ date }) => date === today), festival, aarti };
}

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
