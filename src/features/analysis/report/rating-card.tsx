import type { Shown } from '#db/queries/overlay.ts';
import type { AnalysisRow } from '#db/schema.ts';
import { engineName } from '#domain/vaastu/assess.ts';
import { highestRating, ratingOf, type Rating } from '#domain/vaastu/rating.ts';
import { bestAndWorst, rangeLine } from '#domain/vaastu/report-text.ts';
import { rulesVersion } from '#domain/vaastu/rules-version.ts';
import { ratingLabels, ratingTexts } from '#i18n/catalogue/rating.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { formatDate, formatNumber, formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneBadge } from '#ui/tone-badge.tsx';
import { storedScore, type Assessed } from './assessed.ts';
import { RatingRing } from './rating-ring.tsx';
import classes from './rating-card.module.css';

export interface RatingCardProps {
  analysis: Shown<AnalysisRow>;
  /** What the rules say of its plan, where one was kept. */
  assessed: Assessed | undefined;
  /** More was told than the analysis knows: the rating shown is that of now. */
  isAnswered: boolean;
}

/** The rating of an analysis with its range, in one sentence what is best and worst, when it was made and by whom. */
export function RatingCard({ analysis, assessed, isAnswered }: RatingCardProps) {
  const { t, language } = useI18n();
  const report = assessed?.report;
  const isOfNow = assessed !== undefined && (isAnswered || isMadeBy(analysis, assessed));
  const exact = isOfNow ? assessed.report.score : null;
  const rating = isOfNow ? wholeRating(exact) : ratingOf(analysis.overall_rating);
  const score = rating.score === null ? undefined : formatNumber(rating.score, language, { decimals: 1 });
  return (
    <section
      className={classes.card}
      aria-label={t(texts.rating)}
      data-testid="rating"
      data-tone={rating.tone}
    >
      <RatingRing rating={rating}>
        {score === undefined ? (
          <span className={classes.none} aria-hidden="true">
            –
          </span>
        ) : (
          <>
            <span className={classes.score} aria-hidden="true">
              {score}
              <small>/{highestRating}</small>
            </span>
            <span className="visually-hidden">
              {t(ratingTexts.outOfSpoken, { score, highest: highestRating })}
            </span>
          </>
        )}
      </RatingRing>
      <div className={classes.words}>
        <ToneBadge tone={rating.tone} size="large">
          {t(ratingLabels[rating.band])}
        </ToneBadge>
        {isOfNow ? (
          <p className={classes.range}>
            {exact !== null && exact !== rating.score && (
              <>{t(texts.unrounded, { score: formatNumber(exact, language, { decimals: 1 }) })} </>
            )}
            {rangeLine(assessed.report)[language]}
          </p>
        ) : (
          score === undefined && <p className={classes.quiet}>{t(texts.notRatedText)}</p>
        )}
        {report && <p className={classes.gist}>{bestAndWorst(report)[language]}</p>}
        <dl className={classes.facts}>
          <div>
            <dt>{t(texts.analysed)}</dt>
            <dd>
              <AnalysedAt at={analysis.analyzed_at} />
            </dd>
          </div>
          <div>
            <dt>{t(texts.model)}</dt>
            <dd>
              <ModelName name={analysis.llm_model} />
            </dd>
          </div>
        </dl>
        {analysis.unsent && <p className={classes.quiet}>{t(texts.unsent)}</p>}
      </div>
    </section>
  );
}

/** Whether the rating that was stored is the one that the rules of today give. */
function isMadeBy(analysis: AnalysisRow, { kept, report }: Assessed): boolean {
  return kept.rules === rulesVersion && storedScore(analysis) === report.score;
}

/** The rating of an analysis is a whole number, and is called by it: 5.7 is a good 6, and no 'good' 5.7. */
function wholeRating(score: number | null): Rating {
  return ratingOf(score === null ? null : Math.round(score));
}

export function AnalysedAt({ at }: { at: string }) {
  const { t, language } = useI18n();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '–';
  return (
    <time dateTime={at}>
      {t(texts.at, { date: formatDate(date, language), time: formatTime(date, language) })}
    </time>
  );
}

/** Who made an analysis; a model goes by the name that it has everywhere. */
export function ModelName({ name }: { name: string | null }) {
  const { t } = useI18n();
  if (name === engineName) return t(texts.builtIn);
  return name === null || name === '' ? t(texts.noModel) : <bdi>{name}</bdi>;
}
