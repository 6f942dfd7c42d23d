import { Link } from '@tanstack/react-router';
import { reasonText } from '#domain/festivals/reason-text.ts';
import { partsOf, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { Deferred } from '#ui/deferred.tsx';
import type { CalendarEntry } from '../merge-calendar.ts';
import { sayDaysTo, searchOf } from './say-days-to.ts';
import classes from './festival-days.module.css';
import shared from './festival-details.module.css';
import { FestivalFileButton } from './festival-file-button.tsx';
import { useCalendarYears, useReckoning, yearsAtOnce } from './use-calendar-years.ts';

type FestivalEntry = Extract<CalendarEntry, { kind: 'festival' }>;

interface FestivalDaysProps {
  /** The rule's id, or that of the festival's row. */
  festival: string;
  names: FestivalNames;
  /** YYYY-MM-DD: the day that is meant. */
  date: string | undefined;
}

/** So many days of one that comes every month are told. */
const mostOfMonthly = 6;

/** The days of a festival in this year and the next ones, with both days where traditions split, and a file of them. */
export function FestivalDays({ festival, names, date }: FestivalDaysProps) {
  const { t } = useI18n();
  const { reckoning, today } = useReckoning();
  const placeName = usePlaceName(reckoning.place);
  const meant = readCivilDate(date) ?? today;
  const { entries, hasFailed } = useCalendarYears(partsOf(meant).year, yearsAtOnce, reckoning);
  const all = entries?.filter(
    (entry): entry is FestivalEntry => entry.kind === 'festival' && entry.festival === festival,
  );
  const days = all && fewOf(all, meant);
  return (
    <section className={shared.part} aria-labelledby="festival-days" data-testid="festival-days">
      <div className={shared.headingRow}>
        <h3 id="festival-days" className={shared.heading}>
          {t(texts.dates)}
        </h3>
        {days && days.length > 0 && <FestivalFileButton festival={festival} names={names} />}
      </div>
      {days === undefined && !hasFailed && (
        <Deferred>
          <output className={shared.soft}>{t(texts.datesLoading)}</output>
        </Deferred>
      )}
      {(hasFailed || days?.length === 0) && <p className={shared.soft}>{t(texts.noDates)}</p>}
      {days && days.length > 0 && (
        <ol className={classes.days}>
          {days.map((entry) => (
            <Day
              key={entry.key}
              entry={entry}
              today={today}
              isMeant={entry.date === date}
              placeName={placeName}
            />
          ))}
        </ol>
      )}
      {days && days.length > 0 && <p className={classes.place}>{t(texts.datesAt, { place: placeName })}</p>}
    </section>
  );
}

interface DayProps {
  entry: FestivalEntry;
  today: CivilDate;
  /** Whether it is the day that was chosen. */
  isMeant: boolean;
  placeName: string;
}

function Day({ entry: { date, festival, computed }, today, isMeant, placeName }: DayProps) {
  const { t, language } = useI18n();
  const until = sayDaysTo(date, today, t, language);
  return (
    <li className={classes.day} data-past={date < today || undefined}>
      <Link
        to="/hindu-festivals"
        search={searchOf(date, festival)}
        className={classes.link}
        aria-current={isMeant ? 'date' : undefined}
      >
        <time dateTime={date}>{civilDateInFull(date, language)}</time>
      </Link>
      {until !== undefined && <span className={classes.until}>{until}</span>}
      {computed?.alternatives.map((other) => (
        <span key={other.date} className={classes.other}>
          {t(texts.orOn, {
            date: civilDateText(other.date, language),
            why: reasonText(other.why, language, placeName),
          })}
        </span>
      ))}
    </li>
  );
}

/** Of a festival that comes once or twice a year all days; of one that comes more often those that come next. */
function fewOf(all: readonly FestivalEntry[], from: CivilDate): readonly FestivalEntry[] {
  if (all.length <= 2 * yearsAtOnce) return all;
  return all.filter(({ date }) => date >= from).slice(0, mostOfMonthly);
}
