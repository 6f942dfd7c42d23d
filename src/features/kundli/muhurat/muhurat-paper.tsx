import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { weekdayOf } from '#domain/time/civil-date.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { civilDateText, shortWeekdayName } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { saySpan } from '#session/say-instant.ts';
import classes from '../kundli.module.css';
import type { AskedMuhurat } from './muhurat-question.ts';
import styles from './muhurat-paper.module.css';

/** All times that pass, on as few pages as they need: a year of most acts is one. */
export function MuhuratPaper({ found, asked }: { found: readonly Muhurat[]; asked: AskedMuhurat }) {
  const { t, language } = useI18n();
  const { timeZone } = asked.place;
  return (
    <ol className={`${styles.paper} ${classes.sheet}`}>
      {found.map((muhurat) => {
        const { date, from, best, reasons } = muhurat;
        const pro = reasons.filter(({ side }) => side === 'for').length;
        return (
          <li key={from}>
            <strong>
              {shortWeekdayName(weekdayOf(date), language)} {civilDateText(date, language)}
            </strong>
            <span>{saySpan(muhurat, date, timeZone, language)}</span>
            <span className={styles.more}>
              {[
                ...best.slice(0, 1).map((hour) =>
                  t(texts.bestHour, {
                    span: saySpan(hour, date, timeZone, language),
                    sign: rashiName(hour.sign, language),
                  }),
                ),
                t(texts.counts, { pro, con: reasons.length - pro }),
              ].join(' · ')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
