import { Link } from '@tanstack/react-router';
import { addDays, partsOf, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { nextFestivals as texts } from '#i18n/catalogue/festival-details.ts';
import { civilDateText, weekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { weekdayOf } from '#domain/time/civil-date.ts';
import { Deferred } from '#ui/deferred.tsx';
import type { CalendarEntry } from '../merge-calendar.ts';
import { sayDaysTo, searchOf } from './say-days-to.ts';
import shared from './festival-details.module.css';
import { FestivalSearch } from './festival-search.tsx';
import classes from './next-festivals.module.css';
import { useCalendarYears, useReckoning } from './use-calendar-years.ts';

export interface NextFestivalsProps {
  /** YYYY-MM-DD: the first day that counts. */
  from: string;
}

type FestivalEntry = Extract<CalendarEntry, { kind: 'festival' }>;

const most = 8;

/** The festivals that come next, with the days until each, and the search among all. */
export function NextFestivals({ from }: NextFestivalsProps) {
  const { t, language } = useI18n();
  const { reckoning, today } = useReckoning();
  const first = readCivilDate(from) ?? today;
  // December looks into the next year.
  const { entries, hasFailed } = useCalendarYears(partsOf(first).year, 2, reckoning);
  const next = entries && nextOf(entries, first);
  return (
    <section className={shared.part} aria-labelledby="next-festivals" data-testid="next-festivals">
      <h2 id="next-festivals" className={classes.heading}>
        {t(texts.title)}
      </h2>
      <FestivalSearch />
      {next === undefined && !hasFailed && (
        <div className={classes.room}>
          <Deferred>
            <output className={shared.soft}>{t(texts.loading)}</output>
          </Deferred>
        </div>
      )}
      {next && (
        <ol className={classes.list}>
          {next.map((entry) => (
            <li key={entry.key}>
              <Link
                to="/hindu-festivals"
                search={searchOf(entry.date, entry.festival)}
                className={classes.festival}
                data-testid="next-festival"
              >
                <span className={classes.name}>{entry.title[language]}</span>
                <span className={classes.date}>
                  {weekdayName(weekdayOf(entry.date), language)},{' '}
                  <time dateTime={entry.date}>{civilDateText(entry.date, language)}</time>
                </span>
                <span className={classes.until} data-past={entry.date < today || undefined}>
                  {sayDaysTo(entry.date, today, t, language)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What comes every month and every fortnight would push out everything else. */
function nextOf(entries: readonly CalendarEntry[], from: CivilDate): FestivalEntry[] {
  const horizon = addDays(from, 366);
  return entries
    .filter(
      (entry): entry is FestivalEntry =>
        entry.kind === 'festival' &&
        entry.date >= from &&
        entry.date <= horizon &&
        entry.group !== 'monthly' &&
        entry.group !== 'ekadashi' &&
        entry.group !== 'sankranti',
    )
    .slice(0, most);
}
