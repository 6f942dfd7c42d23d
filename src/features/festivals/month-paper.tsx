import { rashiName, tithiName } from '#domain/panchang/names.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { festivalTexts as texts, weekdayHeads } from '#i18n/catalogue/festivals.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { monthWord, monthText, shortWeekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LogoMark } from '#ui/logo.tsx';
import type { Reckoning } from './almanac-task.ts';
import { cellsOf, monthOf, yearOf, type CalendarMonth } from './calendar-month.ts';
import { cellNames } from './cell-names.ts';
import { lunarMonthsLine } from './lunar-months.ts';
import { distinctTitles, type CalendarEntry } from './merge-calendar.ts';
import { entryTone } from './month-grid.tsx';
import classes from './month-paper.module.css';
import { MoonPhase } from './moon-phase.tsx';
import type { ShownMonth } from './use-calendar-month.ts';

export interface MonthPaperProps {
  month: CalendarMonth;
  shown: Pick<ShownMonth, 'days' | 'entries'>;
  reckoning: Reckoning;
  placeName: string;
}

/** A month on one page of A4: its days, and below them all that falls in it. On the screen it is as wide as there is room. */
export function MonthPaper({ month, shown, reckoning, placeName }: MonthPaperProps) {
  const { t, language } = useI18n();
  const { place, monthSystem } = reckoning;
  const cells = cellsOf(month);
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter((week) =>
    week.some((date) => monthOf(date) === month),
  );
  const named = cells
    .filter((date) => monthOf(date) === month)
    .map((date) => ({ date, entries: distinctTitles(shown.entries.get(date) ?? [], language) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <section className={classes.frame} aria-label={monthText(month, language)} data-testid="month-paper">
      <div className={classes.page}>
        <header className={classes.head}>
          <h2 className={classes.name}>
            {monthWord(Number(month.slice(5)), language)}{' '}
            <span className={classes.year}>{yearOf(month)}</span>
          </h2>
          <p className={classes.brand}>
            <LogoMark className={classes.mark} />
            {t(ui.productName)}
          </p>
          <p className={classes.lunar}>{lunarMonthsLine(shown.days, month, reckoning, language)}</p>
          <p className={classes.place}>{placeName}</p>
        </header>
        <table className={classes.table} data-weeks={weeks.length}>
          <thead>
            <tr>
              {weekdayHeads.map((head, weekday) => (
                <th key={head} scope="col" lang="hi" data-sunday={weekday === 0 || undefined}>
                  {head}
                  {language === 'en' && <span lang="en"> {shortWeekdayName(weekday, 'en')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} data-sunday={weekdayOf(date) === 0 || undefined}>
                    {monthOf(date) === month && isInRange(date) && cell(date)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={classes.list}>
          {named.map(({ date, entries }) => (
            <li key={date}>
              <span className={classes.date}>
                <b>{Number(date.slice(8))}</b> {shortWeekdayName(weekdayOf(date), language)}
              </span>
              <span>
                {entries.map((entry, index) => (
                  <span key={entry.key} data-kind={entryTone(entry)}>
                    {index > 0 && ' · '}
                    {entry.title[language]}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className={classes.small}>
          {t(texts.printedFor, {
            place: placeName,
            zone: place.timeZone,
            months: t(monthSystem === 'amanta' ? texts.amantaMonths : texts.purnimantaMonths),
          })}{' '}
          {t(frame.tradition)}
        </p>
      </div>
    </section>
  );

  function cell(date: CivilDate) {
    const day = shown.days.get(date);
    const entries = distinctTitles(shown.entries.get(date) ?? [], language);
    const { shown: fitting, more } = cellNames(entries.map(({ title }) => title[language]));
    return (
      <div className={classes.cell}>
        <span className={classes.top}>
          <span className={classes.number}>{Number(date.slice(8))}</span>
          {day && <MoonPhase elongation={day.elongation} isSouthern={place.latitude < 0} />}
        </span>
        {day && (
          <span className={classes.limbs}>
            {tithiName(day.tithi, language)}
            <span>{t(texts.moonIn, { rashi: rashiName(day.moonRashi, language) })}</span>
          </span>
        )}
        {entries.slice(0, fitting.length).map((entry: CalendarEntry) => (
          <span key={entry.key} className={classes.title} data-kind={entryTone(entry)}>
            {entry.title[language]}
          </span>
        ))}
        {more > 0 && <span className={classes.more}>+{more}</span>}
      </div>
    );
  }
}
