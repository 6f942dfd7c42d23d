import { useEffect } from 'react';
import { dayNumberOf, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { dayAndMonthText, monthWord, shortWeekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LogoMark } from '#ui/logo.tsx';
import type { Reckoning } from './almanac-task.ts';
import { monthOf, type CalendarMonth } from './calendar-month.ts';
import { useCalendarYears } from './details/use-calendar-years.ts';
import { distinctTitles, entriesByDay, type CalendarEntry } from './merge-calendar.ts';
import { MonthPaper } from './month-paper.tsx';
import classes from './print-sheets.module.css';
import type { ShownMonth } from './use-calendar-month.ts';
import { isOfKind, type Kind } from './year-kinds.ts';

interface SheetProps {
  reckoning: Reckoning;
  placeName: string;
  onReady(): void;
}

/** A month on one page, with all that falls in it. */
export function MonthSheet({
  month,
  shown,
  reckoning,
  placeName,
  onReady,
}: SheetProps & { month: CalendarMonth; shown: ShownMonth }) {
  useReady(true, onReady);
  return (
    <div className={classes.sheet}>
      <MonthPaper month={month} shown={shown} reckoning={reckoning} placeName={placeName} />
    </div>
  );
}

/** The festivals of a year by months, in two columns. */
export function YearSheet({
  year,
  kind,
  reckoning,
  placeName,
  onReady,
}: SheetProps & { year: number; kind: Kind }) {
  const { t, language } = useI18n();
  const { entries } = useCalendarYears(year, 1, reckoning);
  useReady(entries !== undefined, onReady);
  const days = entriesByDay((entries ?? []).filter((entry) => isOfKind(entry, kind)));
  return (
    <div className={classes.sheet} data-testid="year-sheet">
      <SheetHead title={t(texts.yearTitle, { year })} reckoning={reckoning} placeName={placeName} />
      <div className={classes.columns}>
        {monthsOf(days).map(([month, dates]) => (
          <section key={month} className={classes.part}>
            <h2>{monthWord(Number(month.slice(5)), language)}</h2>
            <ul>
              {dates.map(([date, onDay]) => (
                <li key={date}>
                  <span className={classes.date}>
                    {dayAndMonthText(date, language)}, {shortWeekdayName(weekdayOf(date), language)}
                  </span>
                  <span>
                    {distinctTitles(onDay, language)
                      .map((entry) => entry.title[language])
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type Dated = [date: CivilDate, entries: readonly CalendarEntry[]];

/** The days of a year by their months, each in order. */
export function monthsOf(days: ReadonlyMap<CivilDate, readonly CalendarEntry[]>): [CalendarMonth, Dated[]][] {
  const months = new Map<CalendarMonth, Dated[]>();
  for (const dated of [...days].toSorted(([one], [other]) => dayNumberOf(one) - dayNumberOf(other))) {
    const month = monthOf(dated[0]);
    months.set(month, [...(months.get(month) ?? []), dated]);
  }
  return [...months];
}

function SheetHead({ title, reckoning, placeName }: Omit<SheetProps, 'onReady'> & { title: string }) {
  const { t } = useI18n();
  const { place, monthSystem } = reckoning;
  const months = t(monthSystem === 'amanta' ? texts.amantaMonths : texts.purnimantaMonths);
  return (
    <header className={classes.head}>
      <p className={classes.brand}>
        <LogoMark className={classes.mark} />
        {t(ui.productName)}
      </p>
      <p className={classes.name}>{title}</p>
      <p className={classes.small}>
        {t(texts.printedFor, { place: placeName, zone: place.timeZone, months })} {t(frame.tradition)}
      </p>
    </header>
  );
}

/** Tells once that the sheet stands. */
function useReady(isReady: boolean, onReady: () => void): void {
  useEffect(() => {
    if (isReady) onReady();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each sheet
  }, [isReady]);
}
