import { useMemo } from 'react';
import { userDatabase } from '#db/database.ts';
import type { PlanAnalyses } from '#db/queries/analyses.ts';
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
import { History } from './history.tsx';
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
  const { floorplan, property, analyses, siblings } = found;
  const [newest] = analyses;
  const shown = analyses.find(({ id }) => id === analysisId) ?? newest;
  const assessed = useMemo(() => assessedOf(shown.plan), [shown.plan]);
  const db = userDatabase(userId);
  return (
    <Screen
      title={t(texts.title)}
      documentTitle={`${floorplan.title} · ${t(texts.title)} · ${t(ui.productName)}`}
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
        <RatingCard analysis={shown} />
        <AnalysisActs
          db={db}
          floorplan={floorplan}
          analysis={shown}
          assessed={assessed}
          siblings={siblings}
        />
        <Summary key={`summary ${shown.id}`} analysis={shown} assessed={assessed} />
        {assessed ? (
          <PlanReport
            key={`plan ${shown.id}`}
            db={db}
            floorplan={floorplan}
            analysis={shown}
            assessed={assessed}
          />
        ) : (
          <p className={classes.noPlan} data-frame-part>
            {t(texts.noPlan)}
          </p>
        )}
        {analyses.length > 1 && <History floorplanId={floorplan.id} analyses={analyses} shownId={shown.id} />}
        <p className={classes.tradition}>{t(frame.tradition)}</p>
      </div>
    </Screen>
  );
}
