import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pujaOfDay } from '#domain/devotion/puja-of-day.ts';
import { lunarMonthLabel, tithiWithPaksha } from '#domain/panchang/names.ts';
import { weekdayOf } from '#domain/time/civil-date.ts';
import { today as texts } from '#i18n/catalogue/today.ts';
import { civilDateInFull, civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon, CalendarIcon, LampIcon } from '#ui/icons.tsx';
import { searchOf } from '../details/say-days-to.ts';
import { useReckoning } from '../details/use-calendar-years.ts';
import { useToday } from '../use-today.ts';
import classes from './today-block.module.css';

/** The day that it is: its tithi and what is kept on it, something to sing, and a puja, each one tap away. */
export function TodayBlock() {
  const { t, language } = useI18n();
  const { reckoning } = useReckoning();
  const { date, day, kept, festival, aarti } = useToday(true);
  const puja = pujaOfDay(kept?.map((entry) => entry.festival) ?? [], weekdayOf(date));
  return (
    <>
      <h2 id="today-title" className={classes.title}>
        {t(texts.title)}
        <time dateTime={date} className={classes.date} data-of-the-day>
          {civilDateInFull(date, language)}
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
                    .map(({ title }) => title[language])
                    .join(' · ')
                : festival
                  ? t(texts.next, {
                      name: festival.title[language],
                      date: civilDateText(festival.date, language),
                    })
                  : t(texts.calendar)
            }
          >
            {(className, children) => (
              <Link
                to="/hindu-festivals"
                search={searchOf(date, kept?.[0]?.festival)}
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
            name={aarti ? aarti.title[language] : t(texts.aartis)}
          >
            {(className, children) => (
              <Link
                to="/hindu-aartis"
                search={aarti ? { read: aarti.id } : {}}
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
