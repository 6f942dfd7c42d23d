import type { Point } from '#domain/vaastu/plan.ts';

/** How the sheet lies on the stage: a point p of the plan is drawn at (x + scale · p.x, y + scale · p.y), in CSS pixels. */
export interface StageView {
  x: number;
  y: number;
  scale: number;
}

export interface StageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a view is held within: the box of the plan that is to be seen, and the stage, in CSS pixels. */
export interface StageFrame {
  box: StageBox;
  stage: { width: number; height: number };
}

/** How many times closer than the whole of it one may come. */
export const mostStageZoom = 10;
/** Left free around the whole of it, in CSS pixels. */
const margin = 12;

/** The whole of it, in the middle. */
export function fittedView({ box, stage }: StageFrame): StageView {
  const room = (length: number) => Math.max(1, length - 2 * margin);
  const scale = Math.min(room(stage.width) / box.width, room(stage.height) / box.height);
  return {
    scale,
    x: stage.width / 2 - (box.x + box.width / 2) * scale,
    y: stage.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** The nearest view that shows no more than the whole, no less than the closest, and never past an edge. */
export function held(view: StageView, frame: StageFrame): StageView {
  const whole = fittedView(frame);
  const scale = clamp(view.scale, whole.scale, whole.scale * mostStageZoom);
  // Where the scale was held, what lay in the middle of the stage stays there.
  const factor = scale / view.scale;
  const centre = { x: frame.stage.width / 2, y: frame.stage.height / 2 };
  const { box, stage } = frame;
  return {
    scale,
    x: heldAlong(centre.x + (view.x - centre.x) * factor, box.x, box.width, stage.width, scale),
    y: heldAlong(centre.y + (view.y - centre.y) * factor, box.y, box.height, stage.height, scale),
  };
}

/** Closer or farther by `factor`, with what lies under a point of the stage staying under it. */
export function zoomed(view: StageView, factor: number, [x, y]: Point, frame: StageFrame): StageView {
  const whole = fittedView(frame).scale;
  const scale = clamp(view.scale * factor, whole, whole * mostStageZoom);
  const by = scale / view.scale;
  return held({ scale, x: x + (view.x - x) * by, y: y + (view.y - y) * by }, frame);
}

export function panned(view: StageView, dx: number, dy: number, frame: StageFrame): StageView {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** Whether all of it is seen, so that there is nothing to move it to. */
export function isWhole(view: StageView, frame: StageFrame): boolean {
  return view.scale <= fittedView(frame).scale * 1.001;
}

/** The point of the plan under a point of the stage. */
export function planPoint(view: StageView, [x, y]: Point): Point {
  return [(x - view.x) / view.scale, (y - view.y) / view.scale];
}

/** The point of the stage over a point of the plan. */
export function stagePoint(view: StageView, [x, y]: Point): Point {
  return [view.x + x * view.scale, view.y + y * view.scale];
}

/** What is shorter than the stage stands in its middle; what is longer leaves no gap wider than the margin. */
function heldAlong(at: number, start: number, length: number, stage: number, scale: number): number {
  const drawn = length * scale;
  if (drawn <= stage - 2 * margin + 0.5) return stage / 2 - (start + length / 2) * scale;
  return clamp(at, stage - margin - drawn - start * scale, margin - start * scale);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
