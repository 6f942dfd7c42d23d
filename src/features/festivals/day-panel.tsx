import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import type { Message } from '#i18n/messages.ts';
import { civilDateText, weekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { eventAnchor } from '#lib/event-anchor.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { monthOf } from './calendar-month.ts';
import classes from './day-panel.module.css';
import type { CalendarEntry } from './merge-calendar.ts';
import { entryTone } from './month-grid.tsx';
import type { ShownMonth } from './use-calendar-month.ts';

/** A day that has nothing is not told from one whose entries are not here. */
const noneTexts: Record<ShownMonth['rows'], Message> = {
  known: texts.noEvents,
  fetching: texts.fetchingEvents,
  unreached: texts.eventsUnreached,
};

export interface DayPanelProps {
  date: CivilDate;
  /** Undefined until they are known. */
  entries: readonly CalendarEntry[] | undefined;
  /** Whether what somebody has entered is among them. */
  rows: ShownMonth['rows'];
  /** False until they have been known once: what stands below them, here and after this panel, is not shown before. */
  isTold: boolean;
  /** The festival that is read about. */
  festival: string | undefined;
  assistant: ReactNode;
}

/** What falls on a day; a festival leads to its details. */
export function DayPanel({ date, entries, rows, isTold, festival, assistant }: DayPanelProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={titleId} aria-busy={!isTold} data-testid="day-panel">
      {/* Said in Hindi in both languages. */}
      <h2 id={titleId} className={classes.title} lang="hi">
        <time dateTime={date}>{t(texts.eventsOf, { date: civilDateText(date, language) })}</time>
      </h2>
      <p className={classes.weekday}>{weekdayName(weekdayOf(date), language)}</p>
      {isTold && entries?.length === 0 && <p className={classes.none}>{t(noneTexts[rows])}</p>}
      {isTold && entries && entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Entry
                entry={entry}
                date={date}
                isRead={entry.kind === 'festival' && entry.festival === festival}
              />
            </li>
          ))}
        </ul>
      )}
      {assistant}
    </section>
  );
}

function Entry({ entry, date, isRead }: { entry: CalendarEntry; date: CivilDate; isRead: boolean }) {
  const { t, language } = useI18n();
  const title = entry.title[language];
  switch (entry.kind) {
    case 'festival':
      return (
        <Link
          to="/hindu-festivals"
          search={{ month: monthOf(date), day: date, festival: entry.festival }}
          resetScroll={false}
          className={classes.entry}
          data-kind={entryTone(entry)}
          aria-current={isRead || undefined}
        >
          <span className={classes.words}>
            <span>{title}</span>
            {entry.computed !== undefined && entry.computed.alternatives.length > 0 && (
              <span className={classes.note}>{t(texts.twoDays)}</span>
            )}
          </span>
          <ChevronRightIcon size="1.125rem" />
        </Link>
      );
    case 'note':
      return (
        <div className={classes.entry} data-kind="festival">
          <span className={classes.words}>
            <span>{title}</span>
            {entry.description !== undefined && <span className={classes.text}>{entry.description}</span>}
          </span>
        </div>
      );
    case 'personal':
      return (
        <Link to="/events" hash={eventAnchor(entry.eventId)} className={classes.entry} data-kind="own">
          <span className={classes.words}>
            <span>{title}</span>
            <span className={classes.note}>{t(texts.yours)}</span>
          </span>
          <ChevronRightIcon size="1.125rem" />
        </Link>
      );
  }
}
