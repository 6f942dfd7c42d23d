import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { capital, roomText } from '#domain/vaastu/wording.ts';
import { planInChat } from '#i18n/catalogue/plan-in-chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './plan-sketch.module.css';

interface PlanSketchProps {
  plan: KeptPlan;
  /** Undefined while it is fetched. */
  picture: string | undefined;
}

/** A plan as it was read: its picture, and over it the rooms that were found. */
export function PlanSketch({
  plan: { size, rooms, unlabelled = [], outline, north },
  picture,
}: PlanSketchProps) {
  const { t, language } = useI18n();
  const [width, height] = size;
  const names = rooms.flatMap(({ room, name }) =>
    room ? [capital(roomText(room)[language])] : name ? [name] : [],
  );
  const middle = [width / 2, height / 2] as const;
  const arm = Math.min(width, height) * 0.07;
  return (
    <svg
      className={classes.sketch}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold what is drawn over it
      role="img"
      aria-label={t(planInChat.sketch, { rooms: names.join(', ') })}
      data-testid="plan-sketch"
    >
      {picture !== undefined && (
        <image href={picture} width={width} height={height} preserveAspectRatio="none" />
      )}
      {outline && <polygon className={classes.outline} points={outline.join(' ')} />}
      {rooms.map(({ id, polygon }) => (
        <polygon key={id} className={classes.room} points={polygon.join(' ')} />
      ))}
      {unlabelled.map(({ id, polygon }) => (
        <polygon key={id} className={classes.unlabelled} points={polygon.join(' ')} />
      ))}
      {north !== null && (
        <g transform={`translate(${middle.join(' ')}) rotate(${north})`} className={classes.north}>
          <path d={`M0 ${-arm}L${arm * 0.6} ${arm}L0 ${arm * 0.6}L${-arm * 0.6} ${arm}Z`} />
        </g>
      )}
    </svg>
  );
}
