import type { Muhurat } from '#domain/jyotish/muhurat/find-muhurats.ts';
import type { MuhuratReason } from '#domain/jyotish/muhurat/reasons.ts';
import { rashiName } from '#domain/panchang/names.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { saySpan } from '#session/say-instant.ts';
import classes from '../kundli.module.css';
import { KeepMuhurat } from './keep-muhurat.tsx';
import type { AskedMuhurat } from './muhurat-question.ts';
import styles from './muhurat.module.css';

export interface MuhuratCardProps {
  muhurat: Muhurat;
  asked: AskedMuhurat;
  /** Among those with the most in their favour. */
  isMost: boolean;
}

/** One time with its best hours and all that speaks for it and against it. */
export function MuhuratCard({ muhurat, asked, isMost }: MuhuratCardProps) {
  const { t, language } = useI18n();
  const { date, reasons, best } = muhurat;
  const { timeZone } = asked.place;
  const pro = reasons.filter(({ side }) => side === 'for');
  const con = reasons.filter(({ side }) => side === 'against');
  return (
    <article className={classes.rule} data-testid="muhurat">
      <h3 className={styles.day}>
        <time dateTime={date}>{civilDateInFull(date, language)}</time>
        {isMost && <span className={styles.most}>{t(texts.most)}</span>}
      </h3>
      <p className={styles.span}>{saySpan(muhurat, date, timeZone, language)}</p>
      {best.length > 0 && (
        <>
          <h4 className={styles.side}>{t(texts.bestHours)}</h4>
          <ul className={styles.hours}>
            {best.map((hour) => (
              <li key={hour.from}>
                {t(texts.bestHour, {
                  span: saySpan(hour, date, timeZone, language),
                  sign: rashiName(hour.sign, language),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <details className={styles.rule}>
        <summary>{t(texts.why, { pro: pro.length, con: con.length })}</summary>
        <Reasons title={t(texts.speaksFor)} reasons={pro} muhurat={muhurat} timeZone={timeZone} />
        <Reasons title={t(texts.speaksAgainst)} reasons={con} muhurat={muhurat} timeZone={timeZone} />
      </details>
      <KeepMuhurat muhurat={muhurat} asked={asked} />
    </article>
  );
}

interface ReasonsProps {
  title: string;
  reasons: readonly MuhuratReason[];
  muhurat: Muhurat;
  timeZone: string;
}

function Reasons({ title, reasons, muhurat, timeZone }: ReasonsProps) {
  const { language } = useI18n();
  if (reasons.length === 0) return null;
  return (
    <>
      <h4 className={styles.side}>{title}</h4>
      <ul className={styles.reasons}>
        {reasons.map(({ id, birth, says, spans, source }) => {
          const parts = spans.filter(({ from, to }) => from > muhurat.from || to < muhurat.to);
          return (
            <li key={`${id} ${birth} ${spans[0]?.from}`}>
              {says[language]}
              {parts.length > 0 && (
                <span className={styles.when}>
                  {' '}
                  {parts.map((span) => saySpan(span, muhurat.date, timeZone, language)).join(', ')}
                </span>
              )}
              <span className={classes.states}>{source}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
