import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { weekdayOf } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { dayAndMonthText, monthWord, shortWeekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import type { Reckoning } from './almanac-task.ts';
import { firstYear, lastYear, monthIn, monthOf, type CalendarMonth } from './calendar-month.ts';
import { useCalendarYears } from './details/use-calendar-years.ts';
import { distinctTitles, entriesByDay, type CalendarEntry } from './merge-calendar.ts';
import { entryTone } from './month-grid.tsx';
import { monthsOf } from './print-sheets.tsx';
import { isOfKind, kinds, type Kind } from './year-kinds.ts';
import classes from './year-list.module.css';

export interface YearListProps {
  year: number;
  reckoning: Reckoning;
  kind: Kind;
  onKind(kind: Kind): void;
  onMonth(month: CalendarMonth): void;
  onPrint(): void;
  /** What else can be done with the year. */
  acts: ReactNode;
}

const kindWords: Record<Kind, keyof typeof texts> = {
  festivals: 'mainFestivals',
  ekadashis: 'ekadashis',
  vrats: 'vrats',
  all: 'allFestivals',
};

/** What falls in a year, month by month. */
export function YearList({ year, reckoning, kind, onKind, onMonth, onPrint, acts }: YearListProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const { entries, hasFailed } = useCalendarYears(year, 1, reckoning);
  const days = entriesByDay((entries ?? []).filter((entry) => isOfKind(entry, kind)));
  return (
    <section className={classes.year} aria-labelledby={titleId} data-testid="year-list">
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={t(texts.previousYear)}
          aria-disabled={year === firstYear}
          onClick={() => year > firstYear && onMonth(monthIn(year - 1, 1))}
        >
          <span className={classes.back}>
            <ChevronRightIcon />
          </span>
        </ActionIcon>
        <h2 id={titleId} className={classes.title}>
          {t(texts.yearTitle, { year })}
        </h2>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={t(texts.nextYear)}
          aria-disabled={year === lastYear}
          onClick={() => year < lastYear && onMonth(monthIn(year + 1, 1))}
        >
          <ChevronRightIcon />
        </ActionIcon>
      </div>
      <Choice
        legend={t(texts.kinds)}
        options={kinds.map((value) => ({ value, label: t(texts[kindWords[value]]) }))}
        value={kind}
        onChange={onKind}
      />
      <div className={classes.acts}>
        <Button variant="default" disabled={entries === undefined} onClick={onPrint}>
          {t(texts.printYear)}
        </Button>
        {acts}
      </div>
      {entries === undefined && !hasFailed && (
        <output className={classes.quiet}>{t(texts.yearLoading)}</output>
      )}
      {hasFailed && <p className={classes.quiet}>{t(texts.loadFailed)}</p>}
      <div className={classes.months}>
        {monthsOf(days).map(([month, dates]) => (
          <section key={month} aria-labelledby={`${titleId}-${month}`}>
            <h3 id={`${titleId}-${month}`} className={classes.month}>
              {monthWord(Number(month.slice(5)), language)}
            </h3>
            <ul className={classes.days}>
              {dates.map(([date, onDay]) => (
                <li key={date} className={classes.day}>
                  <span className={classes.date}>
                    {dayAndMonthText(date, language)}
                    <span className={classes.quiet}> {shortWeekdayName(weekdayOf(date), language)}</span>
                  </span>
                  <span className={classes.names}>
                    {distinctTitles(onDay, language).map((entry) => (
                      <Name key={entry.key} entry={entry} title={entry.title[language]} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Name({ entry, title }: { entry: CalendarEntry; title: string }) {
  if (entry.kind !== 'festival') return <span className={classes.name}>{title}</span>;
  return (
    <Link
      to="/hindu-festivals"
      search={{ month: monthOf(entry.date), day: entry.date, festival: entry.festival }}
      resetScroll={false}
      className={classes.name}
      data-kind={entryTone(entry)}
    >
      {title}
    </Link>
  );
}
