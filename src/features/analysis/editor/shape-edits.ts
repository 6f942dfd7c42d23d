import { areaOf, boundsOf, crossesItself } from '#domain/vaastu/geometry.ts';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';

/** Width and height of the sheet that shapes stay on. */
export type SheetSize = readonly [width: number, height: number];

export const mostDrawnCorners = 40;
/** A shape has at least this share of the sheet's area. */
const leastArea = 0.0002;
/** How much of a wall a cut corner takes. */
const notchShare = 0.4;

/** An upright rectangle between two opposite corners, on the sheet and with whole numbers. */
export function rectangle(a: Point, b: Point, size: SheetSize): Polygon {
  const [ax, ay] = onSheet(a, size);
  const [bx, by] = onSheet(b, size);
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Moved as a whole, and no farther than to the edge of the sheet. */
export function movedBy(polygon: Polygon, [dx, dy]: Point, [width, height]: SheetSize): Polygon {
  const { left, right, top, bottom } = boundsOf(polygon);
  const x = Math.round(Math.min(Math.max(dx, -left), width - right));
  const y = Math.round(Math.min(Math.max(dy, -top), height - bottom));
  return x === 0 && y === 0 ? polygon : polygon.map(([px, py]): Point => [px + x, py + y]);
}

/**
 * One corner elsewhere. Walls that run level or upright keep doing so: the corners at their other ends come along. A
 * corner in the middle of a straight wall has no such wall to keep. Undefined when the shape would be none.
 */
export function withCornerAt(
  polygon: Polygon,
  index: number,
  to: Point,
  size: SheetSize,
): Polygon | undefined {
  const from = polygon[index];
  if (!from) return undefined;
  const [x, y] = onSheet(to, size);
  const count = polygon.length;
  const ends = [(index + count - 1) % count, (index + 1) % count];
  const walls = ends.map((end) => wallBetween(from, polygon[end] ?? from));
  const isStraight = walls[0] !== 'slanted' && walls[0] === walls[1];
  const moved = polygon.map((point, at): Point => {
    if (at === index) return [x, y];
    const wall = isStraight ? 'slanted' : walls[ends.indexOf(at)];
    if (wall === 'level') return [point[0], y];
    return wall === 'upright' ? [x, point[1]] : point;
  });
  return isShape(moved, size) ? moved : undefined;
}

/** With one corner more, in the middle of the wall that follows a corner. */
export function withCornerAfter(polygon: Polygon, index: number): Polygon | undefined {
  const [from, to] = [polygon[index], polygon[(index + 1) % polygon.length]];
  if (!from || !to || polygon.length >= mostDrawnCorners) return undefined;
  const middle: Point = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
  return [...polygon.slice(0, index + 1), middle, ...polygon.slice(index + 1)];
}

/** With a corner taken out of it, as an L has: three corners in the place of one. */
export function notched(polygon: Polygon, index: number, size: SheetSize): Polygon | undefined {
  const count = polygon.length;
  const corner = polygon[index];
  const before = polygon[(index + count - 1) % count];
  const after = polygon[(index + 1) % count];
  if (!corner || !before || !after || count + 2 > mostDrawnCorners) return undefined;
  const along = (to: Point): Point => [
    Math.round((to[0] - corner[0]) * notchShare),
    Math.round((to[1] - corner[1]) * notchShare),
  ];
  const [bx, by] = along(before);
  const [ax, ay] = along(after);
  const [x, y] = corner;
  const cut = polygon.toSpliced(index, 1, [x + bx, y + by], [x + bx + ax, y + by + ay], [x + ax, y + ay]);
  return isShape(cut, size) ? cut : undefined;
}

/** Without a corner; undefined where three are all there are. */
export function withoutCorner(polygon: Polygon, index: number, size: SheetSize): Polygon | undefined {
  const left = polygon.toSpliced(index, 1);
  return left.length >= 3 && isShape(left, size) ? left : undefined;
}

/** The rectangle around several shapes, which is the outline that they have at least. */
export function extentOf(polygons: readonly Polygon[], size: SheetSize): Polygon | undefined {
  if (polygons.length === 0) return undefined;
  const { left, right, top, bottom } = boundsOf(polygons.flat());
  return rectangle([left, top], [right, bottom], size);
}

/** As wide and high as given, with its upper left corner where it is; undefined when nothing would be left of it. */
export function sized(polygon: Polygon, [width, height]: Point, size: SheetSize): Polygon | undefined {
  const { left, right, top, bottom } = boundsOf(polygon);
  const grown = polygon.map(([x, y]) =>
    onSheet(
      [left + ((x - left) * width) / (right - left), top + ((y - top) * height) / (bottom - top)],
      size,
    ),
  );
  return width > 0 && height > 0 && isShape(grown, size) ? grown : undefined;
}

/** Whether it has an inside that one can see and touch, and its walls do not pass through each other. */
export function isShape(polygon: Polygon, [width, height]: SheetSize): boolean {
  return areaOf(polygon) >= width * height * leastArea && !crossesItself(polygon);
}

/** The nearest point of the sheet with whole numbers. */
function onSheet([x, y]: Point, [width, height]: SheetSize): Point {
  return [Math.round(Math.min(Math.max(x, 0), width)), Math.round(Math.min(Math.max(y, 0), height))];
}

function wallBetween([ax, ay]: Point, [bx, by]: Point): 'level' | 'upright' | 'slanted' {
  if (ay === by) return 'level';
  return ax === bx ? 'upright' : 'slanted';
}
