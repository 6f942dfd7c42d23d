import { useId } from 'react';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import { reasonText } from '#domain/festivals/reason-text.ts';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { civilDateInFull } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './decision.module.css';

export interface DecisionProps {
  /** How the device found the day; undefined where somebody has entered it. */
  computed: Observance | undefined;
  /** The place that it is reckoned for, as the reader calls it. */
  placeName: string;
}

/** Which rule chose the day of a festival, in plain words; where traditions split, both days with their reasons. */
export function DecisionNote({ computed, placeName }: DecisionProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  return (
    <section className={classes.decision} aria-labelledby={titleId} data-testid="decision">
      <h3 id={titleId} className={classes.title}>
        {t(texts.whyThisDay)}
      </h3>
      {computed ? (
        <>
          <p className={classes.date}>{civilDateInFull(computed.date, language)}</p>
          <p className={classes.why}>{reasonText(computed.rule, language, placeName)}</p>
          {computed.alternatives.map(({ date, why }) => (
            <div key={date} className={classes.other}>
              <p className={classes.date}>{t(texts.otherDay, { date: civilDateInFull(date, language) })}</p>
              <p className={classes.why}>{reasonText(why, language, placeName)}</p>
            </div>
          ))}
          {computed.alternatives.length > 0 && <p className={classes.both}>{t(texts.bothRight)}</p>}
        </>
      ) : (
        <p className={classes.why}>{t(texts.enteredDay)}</p>
      )}
    </section>
  );
}
