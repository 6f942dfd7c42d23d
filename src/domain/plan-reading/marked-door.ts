import { boundsOf } from '../vaastu/geometry.ts';
import type { Box } from '../vaastu/placed-word.ts';
import type { Point, Polygon } from '../vaastu/plan.ts';

/** A word farther from the walls than this part of the home's longer side says nothing of where in them the door is. */
const farthest = 0.08;
/** Two words farther apart than this part of it are two doors, of which nobody knows which is the main one. */
const farthestApart = 0.1;

/**
 * The point of the outer walls that the words for the main door stand at; undefined where none stands at a wall, or they
 * stand at different ones. `marks`: the boxes of those words, in the units of the outline.
 */
export function markedDoor(outline: Polygon, marks: readonly Box[]): Point | undefined {
  const { left, right, top, bottom } = boundsOf(outline);
  const side = Math.max(right - left, bottom - top);
  const doors = marks.flatMap((mark) => {
    const door = nearestOn(outline, [mark[0] + mark[2] / 2, mark[1] + mark[3] / 2]);
    return door && distanceTo(mark, door) <= farthest * side ? [door] : [];
  });
  const [door] = doors;
  const isOne = doors.every((other) => door && apart(door, other) <= farthestApart * side);
  return isOne ? door : undefined;
}

function nearestOn(outline: Polygon, point: Point): Point | undefined {
  return outline
    .map((from, at) => nearestBetween(from, outline[(at + 1) % outline.length] ?? from, point))
    .toSorted((one, other) => apart(one, point) - apart(other, point))[0];
}

function nearestBetween([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return [ax + part * dx, ay + part * dy];
}

function distanceTo([left, top, width, height]: Box, [x, y]: Point): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

function apart([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}
