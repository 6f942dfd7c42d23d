import { centroidOf } from '#domain/vaastu/geometry.ts';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import type { StageTouch } from '../plan-stage/plan-stage-props.ts';
import { isInside } from '../plan-stage/shape.ts';

/** How far beside a corner one may take hold of it, in CSS pixels: a finger's target is 44 across. */
const reach = { finger: 22, mouse: 12 };

/**
 * The corner that a pointer takes hold of. Inside a room that is small on the screen the corners would leave no place
 * to hold it by: there a corner has to be nearer than the middle.
 */
export function cornerAt(polygon: Polygon, { at, pixel, isFinger }: StageTouch): number | undefined {
  const within = pixel * (isFinger ? reach.finger : reach.mouse);
  const nearest = polygon
    .map((corner, index) => ({ index, distance: distanceOf(corner, at) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (!nearest || nearest.distance > within) return undefined;
  if (isInside(polygon, at) && distanceOf(centroidOf(polygon), at) < nearest.distance) return undefined;
  return nearest.index;
}

/** Whether a pointer is at a thing that is no larger than a finger. */
export function isAt(thing: Point, { at, pixel, isFinger }: StageTouch): boolean {
  return distanceOf(thing, at) <= pixel * (isFinger ? 1.2 * reach.finger : 1.5 * reach.mouse);
}

function distanceOf([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
