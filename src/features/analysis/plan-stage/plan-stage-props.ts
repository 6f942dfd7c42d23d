import type { ReactNode } from 'react';
import type { KeptPlan, Point } from '#domain/vaastu/plan.ts';
import type { Verdict } from '#domain/vaastu/types.ts';

/** How a thing on the plan is tinted and marked. */
export type PlanTone = Verdict | 'unassessed';

/** Names the main door where a room's id could stand. */
export const doorId = 'door';

export interface PlanStageProps {
  /** Address of the picture; the plan is drawn on plain paper without one. */
  picture: string | undefined;
  /** Width and height of the sheet, in the unit of the plan's points. */
  size: readonly [width: number, height: number];
  plan: KeptPlan;
  /** What the drawing is called where it is not seen. */
  label: string;
  /** The wheel of zones around the middle; drawn as soon as the outline and north are known. Default true. */
  wheel?: boolean;
  /** Whether the picture stands back behind the rooms. Default true. */
  isFaded?: boolean;
  /** How each room is judged; without it rooms are drawn as plain outlines. */
  roomTint?: (roomId: string) => PlanTone;
  doorTint?: PlanTone;
  /** The id of a room, or `doorId`. */
  selected?: string | undefined;
  /** Makes rooms and the door buttons. `undefined` where bare paper is tapped. */
  onSelect?: (id: string | undefined) => void;
  /** Drawn above the rooms: SVG, in the plan's points. */
  overlay?: ReactNode;
  /** Why the selected thing is judged so: stands at the lower edge, with a line to it. */
  reason?: ReactNode;
  /** Whoever edits takes the pointer before the sheet is moved. */
  tool?: StageTool;
}

/** What a pointer does on the sheet when it does not move it. A second finger always ends it and zooms. */
export interface StageTool {
  /** A pointer goes down. Answers what it drags, or undefined to let it move the sheet. */
  grab(touch: StageTouch): StageDrag | undefined;
  /** A pointer went down and up in one place, and nothing was grabbed or the drag did not move. */
  tap(touch: StageTouch): void;
  /** A key on the sheet. Answers whether it was used; otherwise it moves or zooms the sheet. */
  key(event: KeyboardEvent): boolean;
}

export interface StageTouch {
  /** Where, in the plan's points. */
  at: Point;
  /** How long one CSS pixel is on the plan. */
  pixel: number;
  isFinger: boolean;
}

/** Called at most once a frame; ends with exactly one of `drop` and `cancel`. */
export interface StageDrag {
  move(at: Point): void;
  drop(): void;
  /** A second finger, Escape, or the system: everything is as before. */
  cancel(): void;
}
