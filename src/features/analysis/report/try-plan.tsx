import { useMemo } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { whatIf } from '#i18n/catalogue/report-trials.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { PlanStage } from '../plan-stage/plan-stage.tsx';
import type { Assessed } from './assessed.ts';
import { roomTones } from './findings-view.ts';
import { KeepTrial } from './keep-trial.tsx';
import { PlanLegend } from './plan-legend.tsx';
import panes from './plan-report.module.css';
import { TrialControls } from './trial-controls.tsx';
import { TrialOutcome } from './trial-outcome.tsx';
import classes from './try-plan.module.css';
import { useTrial } from './use-trial.ts';

export interface TryPlanProps {
  db: UserDatabase;
  floorplanId: string;
  assessed: Assessed;
  picture: string | undefined;
}

/** The plan with its rooms to be tried elsewhere, and what would change. */
export default function TryPlan({ db, floorplanId, assessed, picture }: TryPlanProps) {
  const { t } = useI18n();
  const trial = useTrial(assessed);
  const { kept, report, selected } = trial;
  const roomTint = useMemo(() => roomTones(report), [report]);
  // What is moved lies above what it is moved over.
  const drawn = useMemo(() => {
    const [under, above] = [false, true].map((isAbove) =>
      kept.rooms.filter(({ id }) => (id === selected) === isAbove),
    );
    return { ...kept, rooms: [...(under ?? []), ...(above ?? [])] };
  }, [kept, selected]);
  return (
    <>
      <PlanLegend />
      <h3 className={classes.title}>{t(whatIf.title)}</h3>
      <p className={classes.hint}>{t(whatIf.hint)}</p>
      <div className={panes.panes} data-testid="what-if">
        <div className={panes.stage}>
          <PlanStage
            picture={picture}
            size={kept.size}
            plan={drawn}
            label={t(texts.planLabel, { count: kept.rooms.length })}
            roomTint={roomTint}
            {...(report.door && { doorTint: report.door.verdict })}
            selected={selected}
            tool={trial.tool}
          />
        </div>
        <div className={classes.panel}>
          <TrialOutcome before={assessed.report} after={report} kept={kept} />
          <TrialControls trial={trial} />
          {trial.isChanged && <KeepTrial db={db} floorplanId={floorplanId} trial={trial} />}
        </div>
      </div>
    </>
  );
}
