import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Report } from '#domain/vaastu/report.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './certainty.module.css';

/** As many things that were not assessed are listed at once; a plan alone leaves many open. */
const fewAtOnce = 4;

/** How sure a report is, and what it could not look at. */
export function Certainty({ report }: { report: Report }) {
  const { t, language } = useI18n();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { notAssessed } = report;
  const isLong = notAssessed.length > fewAtOnce + 1;
  return (
    <section className={classes.certainty} aria-labelledby={`${id}-sure`} data-testid="certainty">
      <h3 id={`${id}-sure`} className={classes.title}>
        {t(texts.confidence)}
      </h3>
      <p className={classes.text}>{t(confidenceText(report.confidence))}</p>
      {notAssessed.length > 0 && (
        <>
          <h4 className={classes.title}>{t(texts.notAssessed)}</h4>
          <p className={classes.text}>{t(texts.notAssessedText)}</p>
          <ul id={`${id}-list`} className={classes.list} data-short={(isLong && !isWhole) || undefined}>
            {notAssessed.map(({ subject, text }) => (
              <li key={`${subject} ${text.en}`}>{text[language]}</li>
            ))}
          </ul>
          {isLong && (
            <Button
              data-frame-part
              variant="default"
              className={classes.more}
              aria-expanded={isWhole}
              aria-controls={`${id}-list`}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? t(texts.fewerNotAssessed) : t(texts.allNotAssessed, { count: notAssessed.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function confidenceText(confidence: number): Message {
  if (confidence >= 0.75) return texts.confidenceHigh;
  return confidence >= 0.5 ? texts.confidenceMedium : texts.confidenceLow;
}
