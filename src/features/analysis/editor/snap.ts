import type { KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import { boundsOf } from '#domain/vaastu/geometry.ts';

/** Where walls of other shapes run, level and upright. */
export interface SnapLines {
  xs: readonly number[];
  ys: readonly number[];
}

/** The walls that a shape may be aligned with: the outline's and those of all rooms but the one with `exceptId`. */
export function snapLines({ outline, rooms }: KeptPlan, exceptId: string | undefined): SnapLines {
  const others = rooms.filter(({ id }) => id !== exceptId).flatMap(({ polygon }) => polygon);
  // The outline itself is aligned with the rooms alone.
  const points = exceptId === outlineId ? others : [...others, ...(outline ?? [])];
  return { xs: points.map(([x]) => x), ys: points.map(([, y]) => y) };
}

export const outlineId = 'outline';

/** A point drawn onto the lines that are within `reach` of it. */
export function snappedPoint([x, y]: Point, { xs, ys }: SnapLines, reach: number): Point {
  return [x + (pull([x], xs, reach) ?? 0), y + (pull([y], ys, reach) ?? 0)];
}

/** How far to move a shape further so that its sides meet lines within `reach`. */
export function snappedMove(polygon: Polygon, { xs, ys }: SnapLines, reach: number): Point {
  const { left, right, top, bottom } = boundsOf(polygon);
  return [pull([left, right], xs, reach) ?? 0, pull([top, bottom], ys, reach) ?? 0];
}

/** The smallest way from one of the values to one of the lines; undefined where none is near enough. */
function pull(values: readonly number[], lines: readonly number[], reach: number): number | undefined {
  let best: number | undefined;
  for (const line of lines) {
    for (const value of values) {
      const way = line - value;
      if (Math.abs(way) <= reach && (best === undefined || Math.abs(way) < Math.abs(best))) best = way;
    }
  }
  return best;
}
