import { useId } from 'react';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { monthOf, type CalendarMonth } from './calendar-month.ts';
import { distinctTitles, type CalendarEntry } from './merge-calendar.ts';
import { entryTone } from './month-grid.tsx';
import classes from './month-list.module.css';

export interface MonthListProps {
  month: CalendarMonth;
  entries: ReadonlyMap<CivilDate, readonly CalendarEntry[]>;
  onSelect(date: CivilDate): void;
}

/**
 * What falls into a month in words, where the cells of the grid have room for marks alone: festivals and one's own days.
 * What returns every month is told on its day.
 */
export function MonthList({ month, entries, onSelect }: MonthListProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const days = [...entries]
    .filter(([date]) => monthOf(date) === month)
    .map(([date, found]) => ({
      date,
      found: distinctTitles(
        found.filter((entry) => entryTone(entry) !== 'quiet'),
        language,
      ),
    }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  if (days.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby={titleId} data-testid="month-list">
      <h2 id={titleId} className={classes.title}>
        {t(texts.ofThisMonth)}
      </h2>
      <ol className={classes.days}>
        {days.map(({ date, found }) => (
          <li key={date}>
            <button type="button" className={classes.day} onClick={() => onSelect(date)}>
              <time className={classes.number} dateTime={date}>
                {Number(date.slice(8))}
              </time>
              <span className={classes.names}>
                {found.map((entry) => (
                  <span key={entry.key} className={classes.name} data-kind={entryTone(entry)}>
                    {entry.title[language]}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
