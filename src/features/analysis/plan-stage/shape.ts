import { boundsOf } from '#domain/vaastu/geometry.ts';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';

/** By counting the walls to the right of the point. */
export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  return crossingsAt(polygon, y).filter((crossing) => crossing > x).length % 2 === 1;
}

export interface LabelPlace {
  at: Point;
  /** How wide and high it is around there. */
  width: number;
  height: number;
}

/** Where along the height of a shape its words are tried, the middle first. */
const heights = [0.5, 0.3, 0.7, 0.15, 0.85];
/** How much wider another height has to be to be better than the middle. */
const betterBy = 1.2;

/** Where the words of a shape stand: on its widest stretch, which in an L is not outside of it. */
export function labelPlace(polygon: Polygon): LabelPlace {
  const { left, right, top, bottom } = boundsOf(polygon);
  const height = bottom - top;
  let best = { from: left, to: right, y: top + height / 2, worth: 0 };
  for (const share of heights) {
    const y = top + height * share;
    const crossings = crossingsAt(polygon, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = left, to = right] = crossings.slice(index, index + 2);
      if (to - from > best.worth * betterBy) best = { from, to, y, worth: to - from };
    }
  }
  return { at: [(best.from + best.to) / 2, best.y], width: best.to - best.from, height };
}

/** The nearest point of the walls straight below a point inside. */
export function wallBelow(polygon: Polygon, [x, y]: Point): Point {
  const upright = polygon.map(([px, py]): Point => [py, px]);
  return [x, crossingsAt(upright, x).find((crossing) => crossing > y) ?? y];
}

/** Where a level line goes through the walls, from the left. */
function crossingsAt(polygon: Polygon, y: number): number[] {
  return polygon
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
    })
    .sort((a, b) => a - b);
}
