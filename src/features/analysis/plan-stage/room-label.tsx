import { memo, type CSSProperties } from 'react';
import type { KeptRoom } from '#domain/vaastu/plan.ts';
import { ToneMark } from '#ui/tone-badge.tsx';
import type { PlanTone } from './plan-stage-props.ts';
import { labelPlace } from './shape.ts';
import { uiToneOf } from './tone-look.tsx';
import classes from './room-label.module.css';

export interface RoomLabelProps {
  room: KeptRoom;
  name: string;
  tone: PlanTone | undefined;
  size: readonly [width: number, height: number];
  /** CSS pixels of one unit of the plan, roughly. */
  scale: number;
  isSelected: boolean;
}

/**
 * The mark and the name of a room, as large as other text however close the plan is; HTML, as it breaks lines. A name
 * that is too long for its room at this distance stands upright, or leaves the mark alone.
 */
export const RoomLabel = memo(function RoomLabel({
  room,
  name,
  tone,
  size,
  scale,
  isSelected,
}: RoomLabelProps) {
  const { at, width, height } = labelPlace(room.polygon);
  const rem = remShare();
  const fit = fitOf(name, (width * scale) / rem, (height * scale) / rem, tone !== undefined);
  const style: CSSProperties = {
    left: `${(100 * at[0]) / size[0]}%`,
    top: `${(100 * at[1]) / size[1]}%`,
    ...(fit === 'level' ? { maxWidth: Math.max(32, width * scale) } : {}),
  };
  const isNamed = isSelected || fit !== 'none';
  return (
    <span className={classes.label} style={style} data-selected={isSelected || undefined} data-fit={fit}>
      {tone && <ToneMark tone={uiToneOf[tone]} />}
      {isNamed && <span className={classes.name}>{name}</span>}
    </span>
  );
});

/** How much larger than usual whoever reads wants text to be. */
function remShare(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem) / usualRem;
}

const usualRem = 16;

/** Roughly the width of a letter at the usual size of the names, in CSS pixels. */
const letterWidth = 7.4;
const lineHeight = 20;

/** The mark beside a name, with the space between them. */
const markWidth = 24;
/** How far a label may reach beyond its room. */
const spill = 1.5;

function fitOf(name: string, width: number, height: number, isMarked: boolean): 'level' | 'upright' | 'none' {
  const lines = linesOf(name, width / letterWidth);
  const longest = Math.max(...lines) * letterWidth;
  const rows = lines.length + (isMarked && longest + markWidth > width ? 1 : 0);
  if (longest <= width && height > lineHeight && rows * lineHeight <= height * spill) return 'level';
  return name.length * letterWidth <= height && width > lineHeight ? 'upright' : 'none';
}

/** How many letters are in each line of a name that is broken between its words. */
function linesOf(name: string, letters: number): number[] {
  const lines: number[] = [];
  for (const { length } of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last + 1 + length <= letters) lines[lines.length - 1] = last + 1 + length;
    else lines.push(length);
  }
  return lines;
}
