import { useMemo, useState } from 'react';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import type { PlanAnalyses } from '#db/queries/analyses.ts';
import type { Shown } from '#db/queries/overlay.ts';
import type { AnalysisRow } from '#db/schema.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LogoMark } from '#ui/logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { AnalysisActs } from './analysis-acts.tsx';
import classes from './analysis-page.module.css';
import { assessedOf } from './assessed.ts';
import { FirstSteps } from './first-steps.tsx';
import { History } from './history.tsx';
import { NewReading } from './new-reading.tsx';
import { PlanReport } from './plan-report.tsx';
import { RatingCard } from './rating-card.tsx';
import { Summary } from './summary.tsx';

export interface AnalysisPageProps {
  userId: string;
  found: PlanAnalyses;
  analysisId: string | undefined;
}

/** One analysis of a plan, to be read, tried out, printed and handed on. */
export function AnalysisPage({ userId, found, analysisId }: AnalysisPageProps) {
  const { t } = useI18n();
  const { floorplan, property, analyses } = found;
  const [newest] = analyses;
  const shown = analyses.find(({ id }) => id === analysisId) ?? newest;
  return (
    <Screen
      title={t(texts.title)}
      intro={[floorplan.title, property && `${property.title}, ${property.city}`].filter(Boolean).join(' · ')}
    >
      <div className={classes.page} data-testid="analysis">
        <p className={classes.brand}>
          <LogoMark className={classes.mark} />
          {t(ui.productName)}
        </p>
        {shown !== newest && (
          <div className={classes.older} role="note">
            <span>{t(texts.olderShown)}</span>
            <LinkButton
              to="/analysis/$id"
              params={{ id: floorplan.id }}
              search={{}}
              variant="subtle"
              size="compact-md"
            >
              {t(texts.toNewest)}
            </LinkButton>
          </div>
        )}
        <Reading key={shown.id} db={userDatabase(userId)} userId={userId} found={found} shown={shown} />
        {analyses.length > 1 && <History floorplanId={floorplan.id} analyses={analyses} shownId={shown.id} />}
        <p className={classes.tradition}>{t(frame.tradition)}</p>
      </div>
    </Screen>
  );
}

interface ReadingProps {
  db: UserDatabase;
  userId: string;
  found: PlanAnalyses;
  shown: Shown<AnalysisRow>;
}

/** The rating, what to do first, the plan with its verdicts, what is open; then what can be done with all that. */
function Reading({ db, userId, found: { floorplan, siblings }, shown }: ReadingProps) {
  const { t } = useI18n();
  const stored = useMemo(() => assessedOf(shown.plan), [shown.plan]);
  // What was not assessed is answered here, and the whole page follows.
  const [answered, setAnswered] = useState<KeptPlan>();
  const assessed = useMemo(() => (answered ? assessedOf(answered) : stored), [answered, stored]);
  return (
    <>
      <RatingCard analysis={shown} assessed={assessed} isAnswered={answered !== undefined} />
      {stored && assessed && (
        <NewReading
          db={db}
          userId={userId}
          analysis={shown}
          assessed={assessed}
          isAnswered={answered !== undefined}
        />
      )}
      {assessed && <FirstSteps assessed={assessed} />}
      {stored && assessed ? (
        <PlanReport
          db={db}
          floorplan={floorplan}
          stored={stored}
          assessed={assessed}
          onAnswer={setAnswered}
        />
      ) : (
        <p className={classes.noPlan} data-frame-part>
          {t(texts.noPlan)}
        </p>
      )}
      <Summary analysis={shown} assessed={assessed} />
      <AnalysisActs db={db} floorplan={floorplan} analysis={shown} assessed={assessed} siblings={siblings} />
    </>
  );
}
