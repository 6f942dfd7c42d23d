import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import type { Reckoning } from './almanac-task.ts';
import { firstYear, lastYear, monthIn, readYear, yearOf, type CalendarMonth } from './calendar-month.ts';
import { useReckoning } from './details/use-calendar-years.ts';
import { MonthPaper } from './month-paper.tsx';
import { ReckoningBar } from './reckoning-bar.tsx';
import { useCalendarMonth } from './use-calendar-month.ts';
import classes from './year-on-paper.module.css';

export interface YearOnPaperProps {
  /** As the address says it. */
  year: string;
  choices: ReactNode;
}

/** Twelve pages, a month on each, as they come out of the printer. */
export function YearOnPaper({ year: named, choices }: YearOnPaperProps) {
  const { t } = useI18n();
  const { reckoning, today, isKnown } = useReckoning();
  const year = readYear(named);
  if (year === undefined) {
    const now = String(yearOf(today));
    return (
      <Screen>
        <EmptyState
          order={1}
          title={t(texts.yearOnPaper)}
          text={t(texts.wrongYear)}
          action={
            <Link to="/hindu-festivals/print/$year" params={{ year: now }}>
              {t(texts.yearOnPaperTitle, { year: now })}
            </Link>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen title={t(texts.yearOnPaperTitle, { year })} intro={t(texts.yearOnPaperText)}>
      {isKnown && <Pages key={year} year={year} reckoning={reckoning} choices={choices} />}
    </Screen>
  );
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function Pages({ year, reckoning, choices }: { year: number; reckoning: Reckoning; choices: ReactNode }) {
  const { t } = useI18n();
  const placeName = usePlaceName(reckoning.place);
  const [ready, setReady] = useState<ReadonlySet<CalendarMonth>>(new Set());
  const onReady = useCallback((month: CalendarMonth, isReady: boolean) => {
    setReady((before) => {
      const now = new Set(before);
      if (isReady) now.add(month);
      else now.delete(month);
      return now;
    });
  }, []);
  const isReady = ready.size === numbers.length;
  return (
    <>
      <div className={classes.bar}>
        <Button disabled={!isReady} onClick={() => window.print()} data-testid="print-pages">
          {isReady ? t(texts.printPages) : t(texts.yearLoading)}
        </Button>
        <ReckoningBar reckoning={reckoning} placeName={placeName} choices={choices} />
        <nav className={classes.ways}>
          <YearLink year={year - 1} label={t(texts.previousYear)} />
          <YearLink year={year + 1} label={t(texts.nextYear)} />
          <Link to="/hindu-festivals" search={{ month: monthIn(year, 1) }}>
            {t(texts.toCalendar)}
          </Link>
        </nav>
      </div>
      <div className={classes.pages} aria-busy={!isReady}>
        {numbers.map((number) => (
          <Page
            key={number}
            month={monthIn(year, number)}
            reckoning={reckoning}
            placeName={placeName}
            onReady={onReady}
          />
        ))}
      </div>
    </>
  );
}

function YearLink({ year, label }: { year: number; label: string }) {
  if (year < firstYear || year > lastYear) return null;
  return (
    <Link to="/hindu-festivals/print/$year" params={{ year: String(year) }}>
      {label}
    </Link>
  );
}

interface PageProps {
  month: CalendarMonth;
  reckoning: Reckoning;
  placeName: string;
  onReady(month: CalendarMonth, isReady: boolean): void;
}

function Page({ month, reckoning, placeName, onReady }: PageProps) {
  const shown = useCalendarMonth(month, reckoning);
  const isReady = shown.state !== 'loading' && shown.hasOwnDays;
  useEffect(() => onReady(month, isReady), [month, isReady, onReady]);
  return (
    <div className={classes.page}>
      <MonthPaper month={month} shown={shown} reckoning={reckoning} placeName={placeName} />
    </div>
  );
}
