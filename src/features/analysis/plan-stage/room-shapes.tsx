import { memo, type KeyboardEvent } from 'react';
import type { KeptRoom } from '#domain/vaastu/plan.ts';
import { pointsOf } from './points.ts';
import type { PlanTone } from './plan-stage-props.ts';
import { patternOf } from './tone-look.tsx';
import classes from './room-shapes.module.css';

export interface RoomShapeProps {
  room: KeptRoom;
  /** Undefined where nothing is judged. */
  tone: PlanTone | undefined;
  patterns: string;
  isSelected: boolean;
  /** What it is called as a button, with its verdict; without it the shape is only drawn. */
  buttonLabel: string | undefined;
  onPress: ((id: string) => void) | undefined;
}

/** One room; drawn again only when it changes. */
export const RoomShape = memo(function RoomShape({
  room,
  tone,
  patterns,
  isSelected,
  buttonLabel,
  onPress,
}: RoomShapeProps) {
  const points = pointsOf(room.polygon);
  const pattern = tone && patternOf(patterns, tone);
  const shape = (
    <>
      <polygon className={classes.tint} points={points} />
      {pattern && <polygon className={classes.pattern} points={points} fill={pattern} />}
      <polygon className={classes.wall} points={points} />
    </>
  );
  const looks = {
    className: classes.room,
    'data-tone': tone ?? 'plain',
    'data-selected': isSelected || undefined,
    'data-room': room.id,
  };
  if (!onPress) return <g {...looks}>{shape}</g>;
  return (
    <g
      {...looks}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no buttons
      role="button"
      tabIndex={0}
      aria-label={buttonLabel}
      aria-pressed={isSelected}
      onKeyDown={(event) => pressByKey(event, () => onPress(room.id))}
    >
      {shape}
    </g>
  );
});

/** Fingers and mice are told apart by the stage; a drawn button has only its keys left to do. */
export function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}
