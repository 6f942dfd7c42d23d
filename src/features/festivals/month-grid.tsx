import { memo, useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { tithiName, tithiWithPaksha } from '#domain/panchang/names.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { addDays, weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts, weekdayHeads } from '#i18n/catalogue/festivals.ts';
import { civilDateInFull, weekdayName } from '#i18n/format-civil.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AlmanacDay } from './almanac-task.ts';
import { cellsOf, dayInMonth, firstOf, monthAfter, monthOf, type CalendarMonth } from './calendar-month.ts';
import { distinctTitles, type CalendarEntry } from './merge-calendar.ts';
import classes from './month-grid.module.css';
import { MoonPhase } from './moon-phase.tsx';

export interface MonthGridProps {
  month: CalendarMonth;
  today: CivilDate;
  /** The day that somebody has chosen. */
  selected: CivilDate | undefined;
  days: ReadonlyMap<CivilDate, AlmanacDay>;
  entries: ReadonlyMap<CivilDate, readonly CalendarEntry[]>;
  isSouthern: boolean;
  labelledBy: string;
  onSelect(date: CivilDate): void;
  /** Another month, where `date` is to have the focus if it is given. */
  onMonth(month: CalendarMonth): void;
}

/** So many titles stand in a cell. */
const mostTitles = 2;
const daysInWeek = 7;

/**
 * Six weeks as a grid that the arrow keys walk through: by days and weeks, to the ends of a week with Home and End, by
 * months with Page Up and Page Down and by years with Shift. One day at a time is in the order of the Tab key.
 */
export function MonthGrid({
  month,
  today,
  selected,
  days,
  entries,
  isSouthern,
  labelledBy,
  onSelect,
  onMonth,
}: MonthGridProps) {
  const { language } = useI18n();
  const table = useRef<HTMLTableElement>(null);
  const [walkedTo, setWalkedTo] = useState<CivilDate>();
  const cells = cellsOf(month);
  const stop = tabStop(month, walkedTo, selected, today);
  /** Where the focus goes once its month is shown. */
  const goal = useRef<CivilDate>(undefined);

  useEffect(() => {
    if (goal.current !== stop) return;
    goal.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  function walk(event: KeyboardEvent): void {
    const to = stepFrom(stop, event);
    if (to === undefined) return;
    event.preventDefault();
    if (!isInRange(to)) return;
    goal.current = to;
    setWalkedTo(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  }

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- to the eye it is a table
      role="grid"
      className={classes.grid}
      aria-labelledby={labelledBy}
      onKeyDown={walk}
      {...useSwipe((months) => onMonth(monthAfter(month, months)))}
    >
      <thead>
        <tr>
          {weekdayHeads.map((head, weekday) => (
            <th key={head} scope="col" abbr={weekdayName(weekday, language)} lang="hi">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(cells).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                day={days.get(date)}
                entries={entries.get(date) ?? none}
                isOutside={monthOf(date) !== month}
                isToday={date === today}
                isSelected={date === selected}
                isStop={date === stop}
                isSouthern={isSouthern}
                language={language}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const none: readonly CalendarEntry[] = [];

interface DayCellProps {
  date: CivilDate;
  day: AlmanacDay | undefined;
  entries: readonly CalendarEntry[];
  isOutside: boolean;
  isToday: boolean;
  isSelected: boolean;
  isStop: boolean;
  isSouthern: boolean;
  language: Language;
  onSelect(date: CivilDate): void;
}

const DayCell = memo(function DayCell({
  date,
  day,
  entries,
  isOutside,
  isToday,
  isSelected,
  isStop,
  isSouthern,
  language,
  onSelect,
}: DayCellProps) {
  const { t } = useI18n();
  const number = Number(date.slice(8));
  if (!isInRange(date))
    return (
      <td className={classes.cell} data-unreached>
        <span className={classes.number}>{number}</span>
      </td>
    );
  const named = distinctTitles(entries, language);
  const titles = named.map(({ title }) => title[language]);
  // A new moon that is kept as a day of its own is not said twice.
  const tithi = day && !titles.includes(tithiName(day.tithi, language)) ? day.tithi : undefined;
  const words = [
    civilDateInFull(date, language),
    ...(tithi === undefined ? [] : [tithiWithPaksha(tithi, language)]),
    ...titles,
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it has the words
    <td
      className={classes.cell}
      aria-selected={isSelected}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-sunday={weekdayOf(date) === 0 || undefined}
      data-events={named.length > 0 || undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-date={date}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onSelect(date)}
      >
        <span className="visually-hidden">{words.join(', ')}</span>
        <span className={classes.content} aria-hidden="true">
          <span className={classes.head}>
            <span className={classes.number}>{number}</span>
            {day && (
              <span className={classes.moon}>
                <MoonPhase elongation={day.elongation} isSouthern={isSouthern} />
              </span>
            )}
          </span>
          {tithi !== undefined && <span className={classes.tithi}>{tithiName(tithi, language)}</span>}
          {named.slice(0, mostTitles).map((entry) => (
            <span key={entry.key} className={classes.title} data-kind={entryTone(entry)}>
              {entry.title[language]}
            </span>
          ))}
          {named.length > mostTitles && (
            <span className={classes.more} lang="hi">
              {t(texts.more, { count: named.length - mostTitles })}
            </span>
          )}
        </span>
      </button>
    </td>
  );
});

/** How loud a title speaks: what most people keep, what returns each month, what is one's own. */
export function entryTone(entry: CalendarEntry): 'festival' | 'quiet' | 'own' {
  if (entry.kind === 'personal') return 'own';
  if (entry.kind === 'note') return 'festival';
  return entry.group === 'monthly' || entry.group === 'ekadashi' || entry.group === 'vrat'
    ? 'quiet'
    : 'festival';
}

/** The one day of a month that the Tab key comes to. */
function tabStop(
  month: CalendarMonth,
  walkedTo: CivilDate | undefined,
  selected: CivilDate | undefined,
  today: CivilDate,
): CivilDate {
  return [walkedTo, selected, today].find((date) => date && monthOf(date) === month) ?? firstOf(month);
}

function stepFrom(date: CivilDate, { key, shiftKey }: KeyboardEvent): CivilDate | undefined {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -daysInWeek);
    case 'ArrowDown':
      return addDays(date, daysInWeek);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, daysInWeek - 1 - weekday);
    case 'PageUp':
      return dayInMonth(date, monthAfter(monthOf(date), shiftKey ? -12 : -1));
    case 'PageDown':
      return dayInMonth(date, monthAfter(monthOf(date), shiftKey ? 12 : 1));
    default:
      return undefined;
  }
}

function weeksOf(cells: readonly CivilDate[]): CivilDate[][] {
  return Array.from({ length: cells.length / daysInWeek }, (_, week) =>
    cells.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}

/** Pixels that a finger has to go, and more than twice as far sideways as up or down. */
const leastSwipe = 60;
/** From the edge itself the browser goes back. */
const edge = 24;

function useSwipe(onSwipe: (months: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isInside = finger && finger.clientX > edge && finger.clientX < window.innerWidth - edge;
      start.current = isInside && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const [across, along] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) > leastSwipe && Math.abs(across) > 2 * Math.abs(along))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
