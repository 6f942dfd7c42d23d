import { useId, useMemo } from 'react';
import { doFirst, type DoFirstStep } from '#domain/vaastu/do-first.ts';
import { leadsToLine } from '#domain/vaastu/report-text.ts';
import { costLabels, report as texts } from '#i18n/catalogue/report.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import type { Assessed } from './assessed.ts';
import classes from './first-steps.module.css';

/** At most three things to do first; without a rating, what to find out before them. */
export function FirstSteps({ assessed: { plan, report } }: { assessed: Assessed }) {
  const { t, language } = useI18n();
  const id = useId();
  const steps = useMemo(() => doFirst(plan, report), [plan, report]);
  const [open] = report.score === null ? report.notAssessed : [];
  return (
    <section aria-labelledby={id} data-testid="do-first">
      <h2 id={id} className={classes.title}>
        {t(texts.doFirst)}
      </h2>
      {steps.length === 0 && !open && <p className={classes.none}>{t(texts.nothingFirst)}</p>}
      <ol className={classes.list}>
        {open && (
          <li className={classes.step}>
            <p className={classes.text}>{open.question[language]}</p>
            <p className={classes.then}>
              {t(texts.settles, { part: formatNumber(Math.round(open.settles * 100), language) })}
            </p>
          </li>
        )}
        {steps.map((step) => (
          <OneStep key={`${step.rule} ${step.text.en}`} step={step} score={report.score} />
        ))}
      </ol>
    </section>
  );
}

function OneStep({ step, score }: { step: DoFirstStep; score: number | null }) {
  const { t, language } = useI18n();
  const { text, why, cost, isStructural } = step;
  return (
    <li className={classes.step} data-testid="step" data-cost={cost}>
      <p className={classes.text}>{text[language]}</p>
      <p className={classes.then}>
        {why[language]} {leadsToLine(step, score)[language]}
      </p>
      <p className={classes.cost} data-structural={isStructural || undefined}>
        {isStructural && <AlertIcon size="1rem" />}
        {t(costLabels[cost])}
      </p>
    </li>
  );
}
