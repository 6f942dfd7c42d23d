import { boundsOf } from '../vaastu/geometry.ts';
import type { Polygon } from '../vaastu/plan.ts';

/** As a part of the longer side of a home. A balcony lies nearer, a list of what there is farther away. */
const farthest = 0.1;

/**
 * Whether a room lies so far from the outer walls that its name is one in a text beside the plan: a title, a list of
 * rooms, a table of areas.
 */
export function isBesidePlan(room: Polygon, outline: Polygon): boolean {
  const { left, right, top, bottom } = boundsOf(room);
  const at = [(left + right) / 2, (top + bottom) / 2] as const;
  if (isWithin(outline, at)) return false;
  const home = boundsOf(outline);
  const far = farthest * Math.max(home.right - home.left, home.bottom - home.top);
  return outline.every(
    (from, index) => distanceTo(from, outline[(index + 1) % outline.length] ?? from, at) > far,
  );
}

type Spot = readonly [x: number, y: number];

/** Whether the walls of `outline` go around a spot. */
export function isWithin(outline: Polygon, [x, y]: Spot): boolean {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Of a spot from the wall between two corners. */
function distanceTo([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
