import { useState } from 'react';
import type { PlanInList } from '#db/queries/properties.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './dashboard.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { useNear } from '#ui/use-near.ts';
import { useRatings } from './use-ratings.ts';

/** The floorplans that belong to no property. */
export function StandalonePlans({ userId, plans }: { userId: string; plans: readonly PlanInList[] }) {
  const { t } = useI18n();
  const { ref, isNear } = useNear<HTMLElement>();
  const ratings = useRatings(userId, plans, isNear);
  const [deleting, setDeleting] = useState<PlanInList>();
  return (
    <section ref={ref} className={classes.standalone} aria-labelledby="standalone-title">
      <h2 id="standalone-title" className={classes.heading}>
        {t(texts.standaloneTitle)}
      </h2>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.floorplan.id}
            userId={userId}
            plan={plan}
            rating={ratings?.get(plan.floorplan.id)}
            isRated={ratings !== undefined}
            isNear={isNear}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteDialog
          userId={userId}
          what={{ kind: 'plan', plan: deleting }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}
