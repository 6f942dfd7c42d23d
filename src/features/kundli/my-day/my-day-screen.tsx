import { useMemo } from 'react';
import { isInRange } from '#domain/panchang/range.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { addDays, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from '../kundli.module.css';
import { MorePages } from '../more-pages.tsx';
import { PersonField } from '../person-field.tsx';
import { useBirths } from '#session/use-births.ts';
import { DayForPerson } from './day-for-person.tsx';
import { DayHours } from './day-hours.tsx';
import { RashisOfDay } from './rashis-of-day.tsx';
import { useMyPerson } from './use-my-person.ts';

export interface MyDaySearch {
  /** YYYY-MM-DD; today without it. */
  day?: string;
}

/** A day for one Moon, at the place of whoever is here. */
export function MyDayScreen({ search }: { search: MyDaySearch }) {
  const { t, language } = useI18n();
  const kept = useBirths();
  const { person, choose } = useMyPerson(kept);
  const { preferences } = usePreferences();
  const { place, monthSystem } = preferences;
  const where = usePlaceName(place);
  const today = civilDateAt(useNow(), place.timeZone);
  const named = readCivilDate(search.day);
  const date = named !== undefined && isShown(named) ? named : today;
  const settings = useMemo(() => settingsFor(place, monthSystem), [place, monthSystem]);
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/my-day', description: t(texts.description) }}
    >
      <div className={classes.page}>
        <section className={classes.card}>
          <PersonField
            legend={t(texts.forWhom)}
            person={person}
            onChange={choose}
            kept={kept}
            without={['star', 'rashi']}
            first="rashi"
          />
        </section>
        <section className={classes.section} aria-labelledby="the-day" data-of-the-day>
          <h2 id="the-day" className={classes.heading}>
            {t(texts.atPlace, { date: civilDateInFull(date, language), place: where })}
          </h2>
          <p className={classes.quiet}>{t(texts.sunToSun)}</p>
          <nav className={classes.acts} aria-label={t(texts.whichDay)} data-print="no">
            <DayLink day={addDays(date, -1)} label={t(texts.dayBefore)} />
            {date !== today && <DayLink day={today} label={t(texts.today)} />}
            <DayLink day={addDays(date, 1)} label={t(texts.dayAfter)} />
          </nav>
          {person ? (
            <DayForPerson person={person} date={date} settings={settings} />
          ) : (
            <RashisOfDay date={date} settings={settings} />
          )}
          <DayHours date={date} settings={settings} />
        </section>
        <nav className={classes.acts} aria-label={t(texts.next)} data-print="no">
          <LinkButton
            to="/hindu-festivals"
            search={{ month: date.slice(0, 7), day: date }}
            variant="default"
            size="sm"
          >
            {t(texts.calendar)}
          </LinkButton>
          {person?.kind === 'birth' && (
            <LinkButton to="/kundli/$id" params={{ id: person.birth.id }} variant="default" size="sm">
              {t(texts.chart)}
            </LinkButton>
          )}
        </nav>
        <MorePages here="/my-day" />
        <p className={classes.quiet}>{t(texts.custom)}</p>
      </div>
    </Screen>
  );
}

function DayLink({ day, label }: { day: CivilDate; label: string }) {
  if (!isShown(day)) return null;
  return (
    <LinkButton to="/my-day" search={{ day }} resetScroll={false} variant="default" size="sm">
      {label}
    </LinkButton>
  );
}

/** Whether the panchang reaches over the whole day, to the next sunrise. */
function isShown(date: CivilDate): boolean {
  return isInRange(addDays(date, -1)) && isInRange(addDays(date, 2));
}
