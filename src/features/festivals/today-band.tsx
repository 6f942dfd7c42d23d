import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { tithiWithPaksha } from '#domain/panchang/names.ts';
import { weekdayOf } from '#domain/time/civil-date.ts';
import { todayBand as texts } from '#i18n/catalogue/today-band.ts';
import { civilDateText, weekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon, CalendarIcon, LampIcon } from '#ui/icons.tsx';
import { useNear } from '#ui/use-near.ts';
import { scriptLanguage } from '#ui/verses.tsx';
import { sayDaysTo, searchOf } from './details/say-days-to.ts';
import classes from './today-band.module.css';
import { useToday } from './use-today.ts';

/**
 * Today in three lines for pages of other parts of the app: the day and its tithi, its festival or the next one, and what is
 * sung on it. It has its room before anything of it is known, so that nothing moves.
 */
export function TodayBand() {
  const { t, language } = useI18n();
  const titleId = useId();
  const { ref, isNear } = useNear<HTMLElement>();
  const { date, day, festival, aarti } = useToday(isNear);
  return (
    <section
      ref={ref}
      className={classes.band}
      aria-labelledby={titleId}
      data-testid="today-band"
      data-of-the-day
    >
      <h2 id={titleId} className="visually-hidden">
        {t(texts.title)}
      </h2>
      <div className={classes.parts}>
        <Part icon={<CalendarIcon />} label={`${t(texts.title)}, ${weekdayName(weekdayOf(date), language)}`}>
          <Link to="/hindu-festivals" search={searchOf(date, undefined)} className={classes.link}>
            <time dateTime={date}>{civilDateText(date, language)}</time>
            {day && <span className={classes.more}>{tithiWithPaksha(day.tithi, language)}</span>}
          </Link>
        </Part>
        <Part
          icon={<LampIcon />}
          label={t(festival && festival.date !== date ? texts.nextFestival : texts.festival)}
          isKnown={festival !== undefined}
        >
          {festival === null && (
            <Link to="/hindu-festivals" className={classes.link}>
              {t(texts.nothingNear)}
            </Link>
          )}
          {festival && (
            <Link
              to="/hindu-festivals"
              search={searchOf(festival.date, festival.festival)}
              className={classes.link}
              data-testid="today-festival"
            >
              {festival.title[language]}
              {festival.date !== date && (
                <span className={classes.more}>{sayDaysTo(festival.date, date, t, language)}</span>
              )}
            </Link>
          )}
        </Part>
        <Part icon={<BookIcon />} label={t(texts.toSing)} isKnown={aarti !== undefined}>
          {aarti === null && (
            <Link to="/hindu-aartis" className={classes.link}>
              {t(texts.allAartis)}
            </Link>
          )}
          {aarti && (
            <Link
              to="/hindu-aartis"
              search={{ read: aarti.id }}
              resetScroll={false}
              className={classes.link}
              data-testid="today-aarti"
            >
              <bdi lang={scriptLanguage(aarti.title[language])}>{aarti.title[language]}</bdi>
              {aarti.deity && <span className={classes.more}>{aarti.deity[language]}</span>}
            </Link>
          )}
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  icon: ReactNode;
  label: string;
  /** What is not known has no label that might be another one. */
  isKnown?: boolean;
  children: ReactNode;
}

function Part({ icon, label, isKnown = true, children }: PartProps) {
  return (
    <div className={classes.part} data-pending={!isKnown || undefined}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <p className={classes.label}>{isKnown && label}</p>
        <div className={classes.value}>{children}</div>
      </div>
    </div>
  );
}
