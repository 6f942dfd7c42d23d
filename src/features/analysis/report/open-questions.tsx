import { useId, useState } from 'react';
import { doorPadas } from '#domain/vaastu/door-padas.ts';
import { rangeLine } from '#domain/vaastu/report-text.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { PlainSelect } from '../plain-select.tsx';
import { answerOf, optionsOf, withAnswer } from './answers.ts';
import type { Assessed } from './assessed.ts';
import classes from './open-questions.module.css';
import { reportedPlace } from './names.ts';

export interface OpenQuestionsProps {
  /** As the reading was kept: what was open then can be answered, and answered otherwise. */
  stored: Assessed;
  assessed: Assessed;
  onAnswer(kept: KeptPlan): void;
}

function confidenceText(confidence: number): Message {
  if (confidence >= 0.75) return texts.confidenceHigh;
  return confidence >= 0.5 ? texts.confidenceMedium : texts.confidenceLow;
}

/** What was not assessed, as questions that can be answered right here; the rating follows each answer. */
export function OpenQuestions({ stored, assessed, onAnswer }: OpenQuestionsProps) {
  const { t, language } = useI18n();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { report, kept } = assessed;
  const questions = stored.report.notAssessed;
  if (questions.length === 0) return null;

  function label(value: string): string {
    if (value === '') return t(texts.notKnown);
    if (value === 'yes') return t(texts.yes);
    if (value === 'no') return t(texts.no);
    if (value === 'none') return t(texts.nowhere);
    const pada = doorPadas.find((one) => one.id === value);
    if (pada) return `${value} · ${pada.name[language]}`;
    return reportedPlace(value as Parameters<typeof reportedPlace>[0], language);
  }

  return (
    <section className={classes.open} aria-labelledby={`${id}-title`} data-testid="not-assessed">
      <h3 id={`${id}-title`} className={classes.title}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{t(texts.answerHere, { count: formatNumber(report.notAssessed.length, language) })}</span>
          <ChevronDownIcon size="1.25rem" className={classes.chevron} />
        </button>
      </h3>
      <div id={`${id}-list`} className={classes.body} data-folded={!isOpen || undefined}>
        <p className={classes.now} aria-live="polite" data-testid="rating-now">
          <strong>
            {report.score === null
              ? t(texts.noNumber)
              : t(texts.ratingNow, { score: formatNumber(report.score, language, { decimals: 1 }) })}
          </strong>{' '}
          {rangeLine(report)[language]} {t(confidenceText(report.confidence))}
        </p>
        <ul className={classes.list}>
          {questions.map((open) => (
            <li key={`${open.subject} ${open.question.en}`} className={classes.question}>
              {optionsOf(open).length === 0 ? (
                <p>{open.text[language]}</p>
              ) : (
                <PlainSelect
                  label={open.question[language]}
                  value={answerOf(kept, open, assessed)}
                  options={['', ...optionsOf(open)].map((value) => ({ value, label: label(value) }))}
                  onChange={(value) => onAnswer(withAnswer(kept, open, value))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
