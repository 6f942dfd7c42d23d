import type { Point, Polygon } from '#domain/vaastu/plan.ts';

/** The point of the outline that is nearest to a point. */
export function onWall(outline: Polygon, point: Point): Point {
  let best: { at: Point; distance: number } = { at: point, distance: Infinity };
  for (const { from, to } of wallsOf(outline)) {
    const at = nearestOn(from, to, point);
    const distance = Math.hypot(at[0] - point[0], at[1] - point[1]);
    if (distance < best.distance) best = { at, distance };
  }
  return best.at;
}

/** How far along the outline a point on it lies, 0 ≤ share < 1, clockwise or as its corners run. */
export function shareAlong(outline: Polygon, point: Point): number {
  let best = { distance: Infinity, along: 0 };
  let passed = 0;
  for (const { from, to, length } of wallsOf(outline)) {
    const at = nearestOn(from, to, point);
    const distance = Math.hypot(at[0] - point[0], at[1] - point[1]);
    if (distance < best.distance) {
      best = { distance, along: passed + Math.hypot(at[0] - from[0], at[1] - from[1]) };
    }
    passed += length;
  }
  return passed === 0 ? 0 : (best.along / passed) % 1;
}

/** The point of the outline that lies a share of the way around it; the inverse of `shareAlong`. */
export function pointAlong(outline: Polygon, share: number): Point {
  const walls = wallsOf(outline);
  const total = walls.reduce((sum, { length }) => sum + length, 0);
  let left = (((share % 1) + 1) % 1) * total;
  for (const { from, to, length } of walls) {
    if (left <= length && length > 0) {
      const t = left / length;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    }
    left -= length;
  }
  return outline[0] ?? [0, 0];
}

interface Wall {
  from: Point;
  to: Point;
  length: number;
}

function wallsOf(outline: Polygon): Wall[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
}

function nearestOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return [ax + t * dx, ay + t * dy];
}
