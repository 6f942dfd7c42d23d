import type { Point, Polygon } from './plan.ts';

/** A straight cut of the plane: what satisfies a·x + b·y + c ≥ 0 is kept. */
export type HalfPlane = readonly [a: number, b: number, c: number];

/** The area of a simple polygon, whichever way round its corners are given. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** The middle of a polygon's area, not of its corners: a wall drawn with more points weighs no more. */
export function centroidOf(polygon: Polygon): Point {
  const [originX, originY] = polygon[0] ?? [0, 0];
  let doubled = 0;
  let x = 0;
  let y = 0;
  eachEdge(polygon, ([ax, ay], [bx, by]) => {
    const cross = (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
    doubled += cross;
    x += (ax + bx - 2 * originX) * cross;
    y += (ay + by - 2 * originY) * cross;
  });
  return [originX + x / (3 * doubled), originY + y / (3 * doubled)];
}

/** The part of a polygon on one side of a line. Parts that fall apart stay joined along the line, with the right area. */
export function clip(polygon: Polygon, [a, b, c]: HalfPlane): Polygon {
  let inside = 0;
  for (const point of polygon) if (a * point[0] + b * point[1] + c >= 0) inside += 1;
  if (inside === polygon.length) return polygon;
  if (inside === 0) return nothing;
  const kept: Point[] = [];
  let previous = polygon[polygon.length - 1] ?? origin;
  let before = a * previous[0] + b * previous[1] + c;
  for (const point of polygon) {
    const here = a * point[0] + b * point[1] + c;
    if (before < 0 !== here < 0) {
      const t = before / (before - here);
      kept.push([previous[0] + t * (point[0] - previous[0]), previous[1] + t * (point[1] - previous[1])]);
    }
    if (here >= 0) kept.push(point);
    previous = point;
    before = here;
  }
  return kept;
}

const nothing: Polygon = [];
const origin: Point = [0, 0];

/** The part of a polygon within every one of the half planes, that is within a convex area (Sutherland and Hodgman). */
export function clipAll(polygon: Polygon, planes: readonly HalfPlane[]): Polygon {
  let left = polygon;
  for (const plane of planes) {
    left = clip(left, plane);
    if (left.length === 0) return left;
  }
  return left;
}

/** The area that two simple polygons share; either may have corners that point inwards. */
export function sharedArea(polygon: Polygon, other: Polygon): number {
  if (!boundsMeet(boundsOf(polygon), boundsOf(other))) return 0;
  const apex = other[0];
  if (apex === undefined) return 0;
  // The other polygon is the sum of its signed triangles around one corner, and so is what is shared with it.
  let shared = 0;
  for (let index = 2; index < other.length; index += 1) {
    const [second, third] = [other[index - 1], other[index]];
    if (second === undefined || third === undefined) continue;
    const triangle: Polygon = [apex, second, third];
    const turn = Math.sign(signedArea(triangle));
    if (turn !== 0) shared += turn * areaOf(clipAll(polygon, insideOf(triangle, turn)));
  }
  return Math.abs(shared);
}

/** Whether two walls of the same outline pass through each other. Walls that only touch do not. */
export function crossesItself(polygon: Polygon): boolean {
  const size = polygon.length;
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 2; j < size; j += 1) {
      if (i === 0 && j === size - 1) continue;
      const [a, b, c, d] = [polygon[i], polygon[i + 1], polygon[j], polygon[(j + 1) % size]];
      if (a && b && c && d && pass(a, b, c, d)) return true;
    }
  }
  return false;
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The upright box around a polygon; `top` is the smallest y. */
export function boundsOf(polygon: Polygon): Bounds {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const point of polygon) {
    bounds.left = Math.min(bounds.left, point[0]);
    bounds.right = Math.max(bounds.right, point[0]);
    bounds.top = Math.min(bounds.top, point[1]);
    bounds.bottom = Math.max(bounds.bottom, point[1]);
  }
  return bounds;
}

function boundsMeet(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How far the outline is from a point inside it, along a direction; the outermost wall counts. */
export function reach(polygon: Polygon, [x, y]: Point, [dx, dy]: Point): number {
  let farthest = 0;
  eachEdge(polygon, ([ax, ay], [bx, by]) => {
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    if (across === 0) return;
    const along = ((ax - x) * dy - (ay - y) * dx) / across;
    const distance = ((ax - x) * ey - (ay - y) * ex) / across;
    if (along >= -1e-9 && along <= 1 + 1e-9) farthest = Math.max(farthest, distance);
  });
  return farthest;
}

/** The corners of the smallest convex area around some points, in one turning direction (Andrew's monotone chain). */
export function hullOf(points: Polygon): Polygon {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: Polygon): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [chain.at(-2), chain.at(-1)];
      if (before === undefined || last === undefined || turnOf(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function signedArea(polygon: Polygon): number {
  // Taken from the first corner, so that far away coordinates lose no digits.
  const [x, y] = polygon[0] ?? origin;
  let doubled = 0;
  let previous = polygon[0] ?? origin;
  for (const point of polygon) {
    doubled += (previous[0] - x) * (point[1] - y) - (point[0] - x) * (previous[1] - y);
    previous = point;
  }
  return doubled / 2;
}

function insideOf([a, b, c]: Polygon, turn: number): HalfPlane[] {
  if (a === undefined || b === undefined || c === undefined) return [];
  return [leftOf(a, b, turn), leftOf(b, c, turn), leftOf(c, a, turn)];
}

function leftOf([ax, ay]: Point, [bx, by]: Point, turn: number): HalfPlane {
  const [a, b] = [-(by - ay) * turn, (bx - ax) * turn];
  return [a, b, -(a * ax + b * ay)];
}

function pass(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    Math.sign(turnOf(a, b, c)) * Math.sign(turnOf(a, b, d)) < 0 &&
    Math.sign(turnOf(c, d, a)) * Math.sign(turnOf(c, d, b)) < 0
  );
}

function turnOf([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function eachEdge(polygon: Polygon, visit: (from: Point, to: Point) => void): void {
  let previous = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (previous !== undefined) visit(previous, point);
    previous = point;
  }
}
