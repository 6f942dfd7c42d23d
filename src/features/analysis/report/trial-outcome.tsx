import { ratingOf } from '#domain/vaastu/rating.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Report } from '#domain/vaastu/report.ts';
import { ratingLabels } from '#i18n/catalogue/rating.ts';
import { whatIf } from '#i18n/catalogue/report-trials.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneBadge } from '#ui/tone-badge.tsx';
import { uiToneOf } from '../plan-stage/tone-look.tsx';
import { roomNames, toneName } from './names.ts';
import { verdictChanges } from './trial.ts';
import classes from './trial-outcome.module.css';

export interface TrialOutcomeProps {
  before: Report;
  after: Report;
  kept: KeptPlan;
}

/** The score before and after, and which verdicts differ. */
export function TrialOutcome({ before, after, kept }: TrialOutcomeProps) {
  const { t, language } = useI18n();
  const changes = verdictChanges(before, after);
  const names = roomNames(kept, language);
  return (
    <>
      <dl className={classes.scores}>
        <Score name={t(whatIf.before)} score={before.score} testId="score-before" />
        <Score name={t(whatIf.after)} score={after.score} testId="score-after" isLive />
      </dl>
      <section className={classes.changes}>
        <h4 className={classes.title}>{t(whatIf.changes)}</h4>
        {changes.length === 0 ? (
          <p className={classes.none}>{t(whatIf.noChanges)}</p>
        ) : (
          <ul className={classes.list} data-testid="changes">
            {changes.map((change) => (
              <li key={change.roomId}>
                <span className={classes.room}>{names.get(change.roomId)}</span>
                <span className={classes.verdicts}>
                  <ToneBadge tone={uiToneOf[change.before]}>{toneName(change.before, language)}</ToneBadge>
                  <span aria-hidden="true">›</span>
                  <ToneBadge tone={uiToneOf[change.after]}>{toneName(change.after, language)}</ToneBadge>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface ScoreProps {
  name: string;
  score: number | null;
  testId: string;
  isLive?: boolean;
}

function Score({ name, score, testId, isLive = false }: ScoreProps) {
  const { t, language } = useI18n();
  // As the analysis itself is called, whose rating is a whole number.
  const { band, tone } = ratingOf(score && Math.round(score));
  return (
    <div className={classes.score} data-tone={tone}>
      <dt>{name}</dt>
      <dd data-testid={testId} aria-live={isLive ? 'polite' : undefined} aria-atomic={isLive || undefined}>
        <strong className={classes.number}>
          {score === null
            ? t(whatIf.noScore)
            : t(whatIf.score, { score: formatNumber(score, language, { decimals: 1 }) })}
        </strong>
        <ToneBadge tone={tone}>{t(ratingLabels[band])}</ToneBadge>
      </dd>
    </div>
  );
}
