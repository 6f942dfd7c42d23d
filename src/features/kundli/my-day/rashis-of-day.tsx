import { useMemo } from 'react';
import { dayForBirth } from '#domain/jyotish/day/day-tables.ts';
import { rashiName } from '#domain/panchang/names.ts';
import type { Settings } from '#domain/panchang/settings.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from '../kundli.module.css';
import { FavourMark } from './favour-mark.tsx';
import styles from './my-day.module.css';

const rashis = Array.from({ length: 12 }, (_, index) => index + 1);

/** How the Moon of a day stands to each rashi, until somebody says which is theirs. */
export function RashisOfDay({ date, settings }: { date: CivilDate; settings: Settings }) {
  const { t, language } = useI18n();
  const days = useMemo(
    () => rashis.map((rashi) => dayForBirth(date, { nakshatra: undefined, rashi }, settings)),
    [date, settings],
  );
  return (
    <>
      <h3 className={styles.title}>{t(texts.allRashis)}</h3>
      <p className={classes.quiet}>{t(texts.allRashisIntro)}</p>
      <ul className={styles.rashis}>
        {days.map(({ favour }, index) => (
          <li key={rashis[index]}>
            <span>{rashiName(index + 1, language)}</span>
            <FavourMark favour={favour} />
          </li>
        ))}
      </ul>
    </>
  );
}
