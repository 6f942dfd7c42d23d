import { centroidOf, clipAll, hullOf, type HalfPlane } from './geometry.ts';
import { directionAt, toDegrees, zoneAt } from './lookup.ts';
import type { DrawnPlan, Point, Polygon } from './plan.ts';
import type { Degrees, Direction8, Zone16 } from './types.ts';

/** A plan laid out by the compass: the middle of its outline is the origin, x runs to the east and y to the north. */
export interface OrientedPlan {
  /** The middle of the outline's area, in the coordinates of the drawing. */
  centre: Point;
  outline: Polygon;
  /** From the coordinates of the drawing to these. */
  turned: (point: Point) => Point;
  /** Back to the coordinates of the drawing. */
  onDrawing: (point: Point) => Point;
  square: EnclosingSquare;
}

/**
 * The smallest rectangle around the outline, as the texts lay their square of fields along the walls. In its own
 * coordinates it runs from (0, 0), its south-western corner, to (width, height).
 */
export interface EnclosingSquare {
  width: number;
  height: number;
  /** How far its sides are turned clockwise from the compass, -45 < value ≤ 45. */
  turn: number;
  /** From the coordinates of the oriented plan. */
  placed: (point: Point) => Point;
  /** Back to the coordinates of the oriented plan. */
  oriented: (point: Point) => Point;
}

/** Lays a plan out by the compass. Turning the drawing together with its north gives the same. */
export function orient({ outline, north }: Pick<DrawnPlan, 'outline' | 'north'>): OrientedPlan {
  const centre = centroidOf(outline);
  const [sin, cos] = sinCos(north);
  const turned = ([x, y]: Point): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return [dx * cos + dy * sin, dx * sin - dy * cos];
  };
  const onDrawing = ([east, up]: Point): Point => [
    centre[0] + east * cos + up * sin,
    centre[1] + east * sin - up * cos,
  ];
  const oriented = outline.map(turned);
  return { centre, outline: oriented, turned, onDrawing, square: enclose(oriented) };
}

/** The direction of a point as seen from the middle. */
export function bearingOf([east, up]: Point): Degrees {
  return toDegrees((Math.atan2(east, up) * 180) / Math.PI);
}

/** The zone or direction of an angle; on a border, the one that begins there, also when rounding put it just before. */
export const zoneOfBearing = (bearing: number): Zone16 => zoneAt(settled(bearing));
const directionOfBearing = (bearing: number): Direction8 => directionAt(settled(bearing));

/**
 * What a part of the square is called: its side as it would lie upright, and the nearest direction. Up to half a
 * direction askew, also exactly so, the walls keep their names.
 */
export function directionOfPart(turn: number, angle: number): Direction8 {
  return directionOfBearing(Math.abs(settledTurn(turn)) <= 22.5 ? angle : angle + turn);
}

/** An angle without the last digits, in which a turned drawing differs from the same drawing upright. */
export function settled(bearing: number): Degrees {
  return toDegrees(Math.round(bearing * 1e7) / 1e7);
}

function settledTurn(turn: number): number {
  return Math.round(turn * 1e6) / 1e6;
}

/** The middle third of the square each way: the nine middle fields of eighty-one. */
export function brahmasthanOf({ width, height, oriented }: EnclosingSquare): Polygon {
  const corners: Polygon = [
    [width / 3, height / 3],
    [(2 * width) / 3, height / 3],
    [(2 * width) / 3, (2 * height) / 3],
    [width / 3, (2 * height) / 3],
  ];
  return corners.map(oriented);
}

/** The part of a polygon, in the square's own coordinates, within a box of it. */
export function withinBox(
  polygon: Polygon,
  [left, bottom, right, top]: readonly [left: number, bottom: number, right: number, top: number],
): Polygon {
  const planes: HalfPlane[] = [
    [1, 0, -left],
    [-1, 0, right],
    [0, 1, -bottom],
    [0, -1, top],
  ];
  return clipAll(polygon, planes);
}

function enclose(outline: Polygon): EnclosingSquare {
  const fits = candidateTurns(outline).map((turn) => ({ turn, ...boxAt(outline, turn) }));
  const smallest = Math.min(...fits.map(({ area }) => area));
  // Several can be smallest, as around a triangle: the one along most of the walls, then nearest to the compass.
  const [best] = fits
    .filter(({ area }) => area <= smallest * (1 + 1e-6))
    .map((fit) => ({ ...fit, walls: wallsAlong(outline, fit.turn) }))
    .toSorted((a, b) =>
      Math.abs(a.walls - b.walls) > 1e-6 * Math.max(a.walls, b.walls)
        ? b.walls - a.walls
        : Math.abs(a.turn) - Math.abs(b.turn) || b.turn - a.turn,
    );
  if (best === undefined) throw new Error('an outline without corners');
  const { turn, left, bottom, width, height } = best;
  const [sin, cos] = sinCos(turn);
  return {
    turn,
    width,
    height,
    placed: ([east, up]) => [east * cos - up * sin - left, east * sin + up * cos - bottom],
    oriented: ([x, y]) => [(x + left) * cos + (y + bottom) * sin, -(x + left) * sin + (y + bottom) * cos],
  };
}

/** The smallest rectangle lies along a side of the hull (Freeman and Shapira). */
function candidateTurns(outline: Polygon): number[] {
  const hull = hullOf(outline);
  return hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    return quarter(bearingOf([to[0] - from[0], to[1] - from[1]]));
  });
}

function boxAt(outline: Polygon, turn: number) {
  const [sin, cos] = sinCos(turn);
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [east, up] of outline) {
    const [x, y] = [east * cos - up * sin, east * sin + up * cos];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return { left: box.left, bottom: box.bottom, width, height, area: width * height };
}

function wallsAlong(outline: Polygon, turn: number): number {
  let length = 0;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (dx === 0 && dy === 0) return;
    if (Math.abs(quarter(bearingOf([dx, dy]) - turn)) <= 1) length += Math.hypot(dx, dy);
  });
  return length;
}

/** An angle as the turn of a rectangle, which looks the same after every quarter: -45 < value ≤ 45. */
function quarter(angle: number): number {
  const rest = settled(angle) % 90;
  return rest > 45 ? rest - 90 : rest;
}

function sinCos(degrees: number): [sin: number, cos: number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}
