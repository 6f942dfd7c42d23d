import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { FloorplanRow } from '#db/schema.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { whatIf } from '#i18n/catalogue/report-trials.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { noteValue } from '#pwa/install-record.ts';
import { Choice } from '#ui/choice.tsx';
import { usePlanPicture } from '../use-plan-picture.ts';
import type { Assessed } from './assessed.ts';
import classes from './plan-report.module.css';
import { ReadPlan } from './read-plan.tsx';

export interface PlanReportProps {
  db: UserDatabase;
  floorplan: FloorplanRow;
  /** As the reading was kept. */
  stored: Assessed;
  assessed: Assessed;
  onAnswer(kept: KeptPlan): void;
}

// Most readers come to read.
const TryPlan = lazy(() => import('./try-plan.tsx'));

/** The plan with its verdicts and their reasons; or, to try, with its rooms elsewhere. */
export function PlanReport({ db, floorplan, stored, assessed, onAnswer }: PlanReportProps) {
  useEffect(noteValue, []);
  const { t } = useI18n();
  const id = useId();
  const [view, setView] = useState<'read' | 'try'>('read');
  const found = usePlanPicture(db, floorplan, assessed.kept);
  const picture = found.kind === 'shown' ? found.picture.address : undefined;
  return (
    <section aria-labelledby={`${id}-plan`} className={classes.plan} data-testid="plan-report">
      <div className={classes.head}>
        <h2 id={`${id}-plan`} className={classes.title}>
          {t(texts.plan)}
        </h2>
        <div className={classes.view} data-frame-part>
          <Choice<'read' | 'try'>
            legend={t(whatIf.view)}
            options={[
              { value: 'read', label: t(whatIf.asItIs) },
              { value: 'try', label: t(whatIf.open) },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      </div>
      {view === 'read' ? (
        <ReadPlan stored={stored} assessed={assessed} picture={picture} onAnswer={onAnswer} />
      ) : (
        <Suspense fallback={<div className={classes.coming} />}>
          <TryPlan db={db} floorplanId={floorplan.id} assessed={assessed} picture={picture} />
        </Suspense>
      )}
    </section>
  );
}
