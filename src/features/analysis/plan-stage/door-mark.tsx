import type { Point } from '#domain/vaastu/plan.ts';
import type { PlanTone } from './plan-stage-props.ts';
import { pressByKey } from './room-shapes.tsx';
import classes from './door-mark.module.css';

export interface DoorMarkProps {
  at: Point;
  /** Where the middle of the home lies: degrees clockwise from up. */
  inward: number;
  tone: PlanTone | undefined;
  isSelected: boolean;
  buttonLabel: string;
  onPress: (() => void) | undefined;
}

/** The main door: a disc on the wall with an arrow that comes in. As large as a label, however close the plan is. */
export function DoorMark({ at, inward, tone, isSelected, buttonLabel, onPress }: DoorMarkProps) {
  const look = {
    className: classes.door,
    'data-tone': tone ?? 'plain',
    'data-selected': isSelected || undefined,
    style: { transform: `translate(${at[0]}px, ${at[1]}px)` },
  };
  const mark = (
    <g className={classes.shrunk}>
      <circle r="13" className={classes.disc} />
      <path d="M0-8V5M-4.5 1 0 6 4.5 1" transform={`rotate(${inward + 180})`} className={classes.arrow} />
    </g>
  );
  if (!onPress) return <g {...look}>{mark}</g>;
  return (
    <g
      {...look}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no buttons
      role="button"
      tabIndex={0}
      aria-label={buttonLabel}
      aria-pressed={isSelected}
      onKeyDown={(event) => pressByKey(event, onPress)}
    >
      {mark}
    </g>
  );
}
