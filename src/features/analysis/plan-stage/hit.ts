import { areaOf } from '#domain/vaastu/geometry.ts';
import type { KeptRoom, Point } from '#domain/vaastu/plan.ts';
import { isInside } from './shape.ts';

/** The room at a point; the smallest where several lie over one another, so that none is out of reach. */
export function roomAt(rooms: readonly KeptRoom[], at: Point): KeptRoom | undefined {
  return rooms
    .filter(({ polygon }) => isInside(polygon, at))
    .toSorted((a, b) => areaOf(a.polygon) - areaOf(b.polygon))[0];
}
