import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { PlanAnalyses } from '#db/queries/analyses.ts';
import type { FloorplanRow } from '#db/schema.ts';
import { highestRating, ratingOf } from '#domain/vaastu/rating.ts';
import { ratingLabels } from '#i18n/catalogue/rating.ts';
import { report as reportTexts } from '#i18n/catalogue/report.ts';
import { compare as texts } from '#i18n/catalogue/report-trials.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneBadge } from '#ui/tone-badge.tsx';
import { PlanStage } from '../plan-stage/plan-stage.tsx';
import { usePlanPicture } from '../use-plan-picture.ts';
import type { Assessed } from './assessed.ts';
import classes from './compare-page.module.css';
import { roomTones } from './findings-view.ts';
import { AnalysedAt } from './rating-card.tsx';
import { RatingRing } from './rating-ring.tsx';

/** The name of one of two plans, with its newest rating. */
export function ComparedRating({ found }: { found: PlanAnalyses }) {
  const { t, language } = useI18n();
  const [newest] = found.analyses;
  const rating = ratingOf(newest.overall_rating);
  return (
    <section className={classes.rating}>
      <h2 className={classes.name}>
        <Link
          to="/analysis/$id"
          params={{ id: found.floorplan.id }}
          search={{}}
          aria-label={t(texts.open, { plan: found.floorplan.title })}
        >
          {found.floorplan.title}
        </Link>
      </h2>
      <div className={classes.verdict}>
        <RatingRing rating={rating}>
          <span className={classes.score}>
            {rating.score === null
              ? '–'
              : `${formatNumber(rating.score, language, { decimals: 1 })}/${highestRating}`}
          </span>
        </RatingRing>
        <div>
          <ToneBadge tone={rating.tone}>{t(ratingLabels[rating.band])}</ToneBadge>
          <p className={classes.quiet}>
            <AnalysedAt at={newest.analyzed_at} />
          </p>
        </div>
      </div>
    </section>
  );
}

export interface ComparedPlanProps {
  db: UserDatabase;
  floorplan: FloorplanRow;
  assessed: Assessed;
}

/** One of two plans, drawn with its zones and verdicts. */
export function ComparedPlan({ db, floorplan, assessed: { kept, report } }: ComparedPlanProps) {
  const { t } = useI18n();
  const found = usePlanPicture(db, floorplan, kept);
  const roomTint = useMemo(() => roomTones(report), [report]);
  return (
    <figure className={classes.plan}>
      <PlanStage
        picture={found.kind === 'shown' ? found.picture.address : undefined}
        size={kept.size}
        plan={kept}
        label={`${floorplan.title}: ${t(reportTexts.planLabel, { count: kept.rooms.length })}`}
        roomTint={roomTint}
        {...(report.door && { doorTint: report.door.verdict })}
      />
      <figcaption>{floorplan.title}</figcaption>
    </figure>
  );
}
