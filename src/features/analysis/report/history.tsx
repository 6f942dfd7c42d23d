import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { AnalysisRow } from '#db/schema.ts';
import { highestRating, ratingOf } from '#domain/vaastu/rating.ts';
import { ratingLabels, ratingTexts } from '#i18n/catalogue/rating.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneBadge } from '#ui/tone-badge.tsx';
import classes from './history.module.css';
import { AnalysedAt, ModelName } from './rating-card.tsx';

export interface HistoryProps {
  floorplanId: string;
  /** The newest first. */
  analyses: readonly AnalysisRow[];
  shownId: string;
}

/** The analyses that a plan has had, to be read again. */
export function History({ floorplanId, analyses, shownId }: HistoryProps) {
  const { t, language } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.history} data-testid="history" data-frame-part>
      <h2 id={id} className={classes.title}>
        {t(texts.history)}
      </h2>
      <ol className={classes.list}>
        {analyses.map((analysis, index) => {
          const { band, tone, score } = ratingOf(analysis.overall_rating);
          const isShown = analysis.id === shownId;
          return (
            <li key={analysis.id}>
              <Link
                to="/analysis/$id"
                params={{ id: floorplanId }}
                search={index === 0 ? {} : { analysis: analysis.id }}
                aria-current={isShown || undefined}
                className={classes.entry}
              >
                <span className={classes.when}>
                  <AnalysedAt at={analysis.analyzed_at} />
                  {index === 0 && <span className={classes.note}>{t(texts.newest)}</span>}
                  {isShown && <span className={classes.note}>{t(texts.shown)}</span>}
                </span>
                <ToneBadge tone={tone}>
                  {score !== null &&
                    `${t(ratingTexts.outOf, { score: formatNumber(score, language, { decimals: 1 }), highest: highestRating })} `}
                  {t(ratingLabels[band])}
                </ToneBadge>
                <span className={classes.model}>
                  <ModelName name={analysis.llm_model} />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
