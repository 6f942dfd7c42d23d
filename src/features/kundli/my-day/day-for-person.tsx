import { useMemo } from 'react';
import { taraNames, type Favour } from '#domain/jyotish/day/bala.ts';
import { dayConventions } from '#domain/jyotish/day/day-conventions.ts';
import { dayForBirth } from '#domain/jyotish/day/day-tables.ts';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import type { Settings } from '#domain/panchang/settings.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { Interval } from '#domain/time/zone.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { sayInstant } from '#session/say-instant.ts';
import classes from '../kundli.module.css';
import { likeliestMoon, type Person } from '../person.ts';
import { SourceLine } from '../source-line.tsx';
import { TransitTable } from '../transit-table.tsx';
import { FavourMark } from './favour-mark.tsx';
import styles from './my-day.module.css';

export interface DayForPersonProps {
  person: Person;
  date: CivilDate;
  settings: Settings;
}

const sums: Readonly<Record<Favour, (typeof texts)['sumMixed']>> = {
  favourable: texts.sumFavourable,
  mixed: texts.sumMixed,
  unfavourable: texts.sumUnfavourable,
};
const sumsOfMoon: typeof sums = {
  favourable: texts.sumMoonFavourable,
  mixed: texts.sumMoonMixed,
  unfavourable: texts.sumMoonUnfavourable,
};

/** Tara and Moon of a day for somebody, and the transits over their Moon. */
export function DayForPerson({ person, date, settings }: DayForPersonProps) {
  const { t, language } = useI18n();
  const told = useMemo(() => {
    const born = bornUnder(person);
    return born && { ...born, day: dayForBirth(date, born, settings) };
  }, [person, date, settings]);
  if (!told) return null;
  const { day, rashi, isSure, nakshatra } = told;
  const { timeZone } = settings.place;
  const until = ({ to }: Interval, isLast: boolean) =>
    isLast ? '' : t(texts.until, { time: sayInstant(to, date, timeZone, language) });
  return (
    <>
      {!isSure && <p className={classes.note}>{t(texts.likeliest)}</p>}
      <p className={styles.sum} data-testid="day-sum">
        {t((nakshatra === undefined ? sumsOfMoon : sums)[day.favour])}
      </p>
      <dl className={styles.balas}>
        <div>
          <dt>{t(texts.tara)}</dt>
          {nakshatra === undefined && <dd>{t(texts.noTara)}</dd>}
          {day.taras.map((part, index) => (
            <dd key={part.from}>
              <FavourMark favour={part.tara.favour} />{' '}
              {t(texts.taraLine, {
                tara: taraNames[part.tara.id][language],
                star: nakshatraName(part.nakshatra, language),
              })}{' '}
              <span className={classes.quiet}>{until(part, index === day.taras.length - 1)}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt>{t(texts.moon)}</dt>
          {day.moons.map((part, index) => (
            <dd key={part.from}>
              <FavourMark favour={part.bala.favour} />{' '}
              {t(texts.moonLine, { rashi: rashiName(part.rashi, language), house: part.bala.house })}{' '}
              <span className={classes.quiet}>{until(part, index === day.moons.length - 1)}</span>
            </dd>
          ))}
        </div>
      </dl>
      <details className={styles.how}>
        <summary>{t(texts.how)}</summary>
        {[dayConventions.tarabala, dayConventions.chandrabala].map(({ says, source, isVerified }) => (
          <div key={says.en}>
            <p>{says[language]}</p>
            <SourceLine source={source} isVerified={isVerified} />
          </div>
        ))}
      </details>
      <h3 className={styles.title}>{t(texts.transits)}</h3>
      <TransitTable moonSign={rashi} at={day.moons[0]?.from ?? 0} />
    </>
  );
}

/** Nakshatra and rashi of the birth, as far as they are known. */
export function bornUnder(
  person: Person,
): { nakshatra: number | undefined; rashi: Sign; isSure: boolean } | undefined {
  if (person.kind === 'rashi') return { nakshatra: undefined, rashi: person.rashi, isSure: true };
  const moon = likeliestMoon(person);
  return moon && { nakshatra: moon.moon.nakshatra, rashi: moon.moon.sign, isSure: moon.isSure };
}
