import { useMemo } from 'react';
import { userDatabase } from '#db/database.ts';
import type { PlanAnalyses } from '#db/queries/analyses.ts';
import { ratingOf } from '#domain/vaastu/rating.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { compare as texts } from '#i18n/catalogue/report-trials.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Screen } from '#ui/screen.tsx';
import { assessedOf } from './assessed.ts';
import { CompareList } from './compare-list.tsx';
import classes from './compare-page.module.css';
import { comparedRows } from './compare-rows.ts';
import { ComparedPlan, ComparedRating } from './compared-plan.tsx';

export interface ComparePageProps {
  userId: string;
  plans: readonly [PlanAnalyses, PlanAnalyses];
}

/** Which of two plans is rated higher, where they differ, and both of them as drawn. */
export function ComparePage({ userId, plans }: ComparePageProps) {
  const { t } = useI18n();
  const [one, other] = plans;
  const first = useMemo(() => assessedOf(one.analyses[0].plan), [one]);
  const second = useMemo(() => assessedOf(other.analyses[0].plan), [other]);
  const rows = useMemo(() => first && second && comparedRows(first.report, second.report), [first, second]);
  const titles = [one.floorplan.title, other.floorplan.title] as const;
  const db = userDatabase(userId);
  return (
    <Screen title={t(texts.title)} intro={one.property?.title} back>
      <div className={classes.page} data-testid="comparison">
        <div className={classes.two}>
          <ComparedRating found={one} />
          <ComparedRating found={other} />
        </div>
        <Ranking plans={plans} />
        {rows ? (
          <>
            <CompareList
              title={t(texts.differences)}
              rows={rows.differing}
              titles={titles}
              none={t(texts.noDifferences)}
            />
            {rows.same.length > 0 && <CompareList title={t(texts.same)} rows={rows.same} titles={titles} />}
          </>
        ) : (
          <p className={classes.quiet}>{t(texts.noRooms)}</p>
        )}
        {(first ?? second) && (
          <section aria-label={t(texts.thePlans)} className={classes.two}>
            {first && <ComparedPlan db={db} floorplan={one.floorplan} assessed={first} />}
            {second && <ComparedPlan db={db} floorplan={other.floorplan} assessed={second} />}
          </section>
        )}
        <p className={classes.quiet}>{t(frame.tradition)}</p>
      </div>
    </Screen>
  );
}

function Ranking({ plans: [one, other] }: Pick<ComparePageProps, 'plans'>) {
  const { t, language } = useI18n();
  const [a, b] = [one, other].map(({ analyses }) => ratingOf(analyses[0].overall_rating).score);
  return <p className={classes.ranking}>{words()}</p>;

  function words(): string {
    if (typeof a !== 'number' || typeof b !== 'number') return t(texts.verdictUnknown);
    if (a === b) return t(texts.verdictSame);
    return t(texts.verdictBetter, {
      plan: (a > b ? one : other).floorplan.title,
      points: formatNumber(Math.abs(a - b), language, { decimals: 1 }),
    });
  }
}
