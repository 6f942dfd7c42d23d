import { Link } from '@tanstack/react-router';
import { readPlanNote } from '#domain/vaastu/plan-note.ts';
import { planInChat } from '#i18n/catalogue/plan-in-chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { PlanSketch } from './plan-sketch.tsx';
import classes from './sent-plan.module.css';

/** A plan that went with a message, and the way to where it is corrected. */
export function SentPlan({ note, picture }: { note: string; picture: string | undefined }) {
  const { t } = useI18n();
  const read = readPlanNote(note);
  if (!read) return null;
  const { plan, floorplanId } = read;
  return (
    <span className={classes.plan}>
      <PlanSketch plan={plan} picture={picture} />
      {floorplanId !== undefined && (
        <Link className={classes.refine} to="/analyze/$id" params={{ id: floorplanId }}>
          {t(planInChat.refine)}
        </Link>
      )}
    </span>
  );
}
