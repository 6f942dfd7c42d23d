import { useState } from 'react';
import { useStore } from 'zustand';
import { japaByDay, malasOf, type CountedJapa } from '#domain/devotion/japa.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { japa as texts } from '#i18n/catalogue/japa.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { notKeptTexts } from '#ui/not-kept.ts';
import { showToast } from '#ui/toast.ts';
import { clearRecord } from './count-beads.ts';
import { japaNotKept } from './japa-store.ts';
import classes from './japa.module.css';
import type { UsedJapa } from './use-japa.ts';

/** What was counted, day by day. Days without any are not there: nobody is told what they have left out. */
export function JapaRecord({ used: { owner, today, sitting, counted } }: { used: UsedJapa }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isAsking, setIsAsking] = useState(false);
  const { here, inRecord } = useStore(japaNotKept);
  // What an account has taken need not stand here as well.
  const isTaken = owner !== 'guest' && sitting?.count === sitting?.kept;
  const whyNotKept = (owner === 'guest' ? undefined : inRecord) ?? (isTaken ? undefined : here);
  const days = counted === undefined || counted === 'failed' ? [] : japaByDay(counted);
  return (
    <section className={classes.record} aria-labelledby="japa-record">
      <h2 id="japa-record" className={classes.heading}>
        {t(texts.record)}
      </h2>
      {counted === 'failed' && <p className={classes.quiet}>{t(texts.recordFailed)}</p>}
      {counted !== undefined && counted !== 'failed' && days.length === 0 && (
        <p className={classes.quiet}>{t(texts.recordEmpty)}</p>
      )}
      {days.length > 0 && (
        <dl className={classes.days} data-testid="japa-days">
          {days.map(({ day, mantras }) => (
            <div key={day} className={classes.day}>
              <dt>{day === today ? t(texts.today) : sayDay(day, i18n)}</dt>
              {mantras.map(({ mantra, count }) => (
                <dd key={mantra}>
                  <span className={classes.dayMantra}>{mantra}</span>
                  <span className={classes.dayCount}>{sayCount(count, i18n)}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {owner !== undefined && (
        <p className={classes.quiet} aria-live="polite">
          {t(whyNotKept ? notKeptTexts[whyNotKept] : owner === 'guest' ? texts.onDevice : texts.everywhere)}
        </p>
      )}
      {days.length > 0 && (
        <button
          type="button"
          className={classes.textButton}
          onClick={() => setIsAsking(true)}
          data-testid="clear-japa"
        >
          {t(texts.clear)}
        </button>
      )}
      {isAsking && owner !== undefined && Array.isArray(counted) && (
        <AskBefore
          title={t(texts.clearTitle)}
          keepLabel={t(texts.keep)}
          removeLabel={t(texts.clear)}
          removeTestId="confirm-clear-japa"
          remove={() => cleared(owner, counted)}
          onRemoved={() => {}}
          onClose={() => setIsAsking(false)}
        >
          <p>{t(texts.clearText)}</p>
        </AskBefore>
      )}
    </section>
  );
}

async function cleared(owner: string, counted: readonly CountedJapa[]): Promise<boolean> {
  try {
    if (await clearRecord(owner, counted)) return true;
  } catch (error) {
    logQuietly('japa', error);
  }
  showToast({ tone: 'error', title: { message: texts.notCleared } });
  return false;
}

function sayDay(day: string, { language }: I18n): string {
  const date = readCivilDate(day);
  return date === undefined ? day : civilDateText(date, language);
}

/** '2 malas, 27 beads'. */
function sayCount(count: number, { t, language }: I18n): string {
  const { malas, beads } = malasOf(count);
  const said = [
    ...(malas === 1
      ? [t(texts.oneMalaAnd)]
      : malas > 1
        ? [t(texts.malasAnd, { malas: formatNumber(malas, language) })]
        : []),
    ...(beads === 1
      ? [t(texts.oneBead)]
      : beads > 1
        ? [t(texts.beads, { beads: formatNumber(beads, language) })]
        : []),
  ];
  return said.join(', ');
}
