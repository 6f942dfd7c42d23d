import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { hiddenFestivals } from '#db/queries/hidden-festivals.ts';
import { pujaOfDay } from '#domain/devotion/of-the-day.ts';
import { festivalName, type FestivalId } from '#domain/festivals/festivals.ts';
import { lunarMonthLabel, tithiWithPaksha } from '#domain/panchang/names.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { weekdayOf, type CivilDate } from '#domain/time/civil-date.ts';
import { today as texts } from '#i18n/catalogue/today.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon, CalendarIcon, LampIcon } from '#ui/icons.tsx';
import type { MonthAlmanac } from '../almanac-task.ts';
import { monthOf } from '../calendar-month.ts';
import { useReckoning } from '../details/use-calendar-years.ts';
import { useAlmanac } from '../use-almanac.ts';
import classes from './today-block.module.css';
import { useAartiOfDay } from './use-aarti-of-day.ts';

/** The day that it is: its tithi and what is kept on it, something to sing, and a puja, each one tap away. */
export function TodayBlock() {
  const { t, language } = useI18n();
  const { reckoning, today } = useReckoning();
  const month = monthOf(today);
  const asked = useAlmanac<'month'>(isInRange(today) ? { kind: 'month', month, reckoning } : undefined);
  const hidden = useHidden();
  const known = asked.state === 'known' ? asked.answer : undefined;
  const festivals = known?.festivals.filter(({ id }) => !hidden.has(id));
  const kept = festivals && keptOn(festivals, today);
  const weekday = weekdayOf(today);
  const aarti = useAartiOfDay(kept, weekday);
  const puja = pujaOfDay(kept ?? [], weekday);
  const day = known?.days.find(({ date }) => date === today);
  const next = festivals && kept?.length === 0 ? nextKept(festivals, today) : undefined;
  return (
    <>
      <h2 id="today-title" className={classes.title}>
        {t(texts.title)}
        <time dateTime={today} className={classes.date} data-of-the-day>
          {civilDateInFull(today, language)}
        </time>
      </h2>
      <ul className={classes.ways} data-of-the-day data-testid="today">
        <li>
          <Way
            icon={<CalendarIcon size="1.5rem" />}
            label={
              day
                ? `${tithiWithPaksha(day.tithi, language)} · ${lunarMonthLabel(day.month[reckoning.monthSystem], day.month.isAdhika, language)}`
                : t(texts.tithi)
            }
            name={
              kept && kept.length > 0
                ? kept
                    .slice(0, mostNamed)
                    .map((id) => festivalName(id, language))
                    .join(' · ')
                : next
                  ? t(texts.next, {
                      name: festivalName(next.id, language),
                      date: civilDateText(next.date, language),
                    })
                  : t(asked.state === 'asked' ? texts.calendar : texts.nothing)
            }
          >
            {(className, children) => (
              <Link
                to="/hindu-festivals"
                search={{
                  month,
                  day: today,
                  ...(kept?.[0] !== undefined && { festival: kept[0] }),
                }}
                className={className}
                data-testid="today-tithi"
              >
                {children}
              </Link>
            )}
          </Way>
        </li>
        <li>
          <Way
            icon={<BookIcon size="1.5rem" />}
            label={t(texts.aarti)}
            name={typeof aarti === 'object' ? aarti.title[language] : t(texts.aartis)}
          >
            {(className, children) => (
              <Link
                to="/hindu-aartis"
                search={typeof aarti === 'object' ? { read: aarti.id } : {}}
                className={className}
                data-testid="today-aarti"
              >
                {children}
              </Link>
            )}
          </Way>
        </li>
        <li>
          <Way
            icon={<LampIcon size="1.5rem" />}
            label={t(texts.puja)}
            name={kept && puja ? puja.names[language] : t(texts.pujas)}
          >
            {(className, children) =>
              kept && puja ? (
                <Link to="/puja/$id" params={{ id: puja.id }} className={className} data-testid="today-puja">
                  {children}
                </Link>
              ) : (
                <Link to="/puja" className={className} data-testid="today-puja">
                  {children}
                </Link>
              )
            }
          </Way>
        </li>
      </ul>
    </>
  );
}

/** So many are named of a day. */
const mostNamed = 2;

interface WayProps {
  icon: ReactNode;
  label: string;
  name: string;
  children(className: string | undefined, children: ReactNode): ReactNode;
}

function Way({ icon, label, name, children }: WayProps) {
  return children(
    classes.way,
    <>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.name}>{name}</span>
      </span>
    </>,
  );
}

function keptOn(festivals: MonthAlmanac['festivals'], day: CivilDate): FestivalId[] {
  return [...new Set(festivals.filter(({ date }) => date === day).map(({ id }) => id))];
}

function nextKept(festivals: MonthAlmanac['festivals'], today: CivilDate) {
  return festivals
    .filter(({ date }) => date > today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))[0];
}

/** What an admin has taken out of sight; none until that is known. */
function useHidden(): ReadonlySet<string> {
  const hidden = useLiveQuery(() => hiddenFestivals().catch(() => none));
  return hidden ?? none;
}

const none: ReadonlySet<string> = new Set();
