import { useEffect, useMemo } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { showToast } from '#ui/toast.ts';
import type { AlmanacDay, Reckoning } from './almanac-task.ts';
import { cellsOf, firstOf, monthAfter, yearOf, type CalendarMonth } from './calendar-month.ts';
import { entriesByDay, mergeCalendar, type CalendarEntry, type MergeSpan } from './merge-calendar.ts';
import { askAgain, useAlmanac, useAlmanacAhead } from './use-almanac.ts';
import { useCalendarRows, type FoundRows } from './use-calendar-rows.ts';
import { useOwnDays } from './use-own-days.ts';

export interface ShownMonth {
  /** loading: nothing of it is known yet · failed: what there is, is shown all the same. */
  state: 'loading' | 'ready' | 'failed';
  /** Whether what somebody has entered is known; what is reckoned is there without it. */
  rows: 'known' | 'fetching' | 'unreached';
  /** Whether the user's own days are among the entries, which may take longer than the rest. */
  hasOwnDays: boolean;
  /** Of the days that the calendar reaches. */
  days: ReadonlyMap<CivilDate, AlmanacDay>;
  entries: ReadonlyMap<CivilDate, readonly CalendarEntry[]>;
  tryAgain(): void;
}

/** All that the grid of a month shows. */
export function useCalendarMonth(month: CalendarMonth, reckoning: Reckoning): ShownMonth {
  const task = { kind: 'month', month, reckoning } as const;
  const asked = useAlmanac<'month'>(task);
  const span = useMemo(() => spanOf(month), [month]);
  const { found, lookAgain } = useCalendarRows(yearOf(month), reckoning.place);
  const own = useOwnDays(span, reckoning);
  const rowsState = stateOf(found);
  const isFailed = asked.state === 'failed' || found.kind === 'failed' || rowsState === 'unreached';
  const isLoading = asked.state === 'asked' || found.kind === 'looking';
  const answer = asked.state === 'known' ? asked.answer : undefined;
  const rows = found.kind === 'found' ? found.rows : undefined;
  const entries = useMemo(() => {
    return entriesByDay([...mergeCalendar(answer?.festivals, rows, span), ...own.days]);
  }, [answer, rows, span, own.days]);
  const days = useMemo(() => new Map(answer?.days.map((day) => [day.date, day])), [answer]);
  useAlmanacAhead(
    asked.state === 'known'
      ? [1, -1].map((months) => ({ kind: 'month', month: monthAfter(month, months), reckoning }) as const)
      : [],
  );
  useEffect(() => {
    if (isFailed) showToast({ tone: 'error', title: { message: texts.loadFailed } });
  }, [isFailed]);
  return {
    state: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
    rows: rowsState,
    hasOwnDays: own.isKnown,
    days,
    entries,
    tryAgain() {
      if (asked.state === 'failed') askAgain(task);
      if (found.kind === 'failed' || rowsState === 'unreached') lookAgain();
    },
  };
}

/** What the device has kept holds until it is known better. */
function stateOf(found: FoundRows): ShownMonth['rows'] {
  if (found.kind !== 'found') return found.kind === 'looking' ? 'fetching' : 'unreached';
  if (found.rows !== undefined) return 'known';
  return found.isFetched === false ? 'unreached' : 'fetching';
}

function spanOf(month: CalendarMonth): MergeSpan {
  const cells = cellsOf(month);
  return { from: cells[0] ?? firstOf(month), until: cells.at(-1) ?? firstOf(month) };
}
