import { areaOf, boundsOf, sharedArea } from '../vaastu/geometry.ts';
import type { Polygon } from '../vaastu/plan.ts';
import { componentsOf, smoothed, traced, type Grid } from './plan-grid.ts';

const cellsAcross = 240;
/** Rooms reach this far over their walls without being outside. */
const mostOutside = 0.06;

/** The outer walls moved out around the rooms that lie outside of them; the same ones where none does. */
export function widenedOutline(outline: Polygon, rooms: readonly Polygon[]): Polygon {
  const outside = rooms.filter((room) => sharedArea(room, outline) < (1 - mostOutside) * areaOf(room));
  if (outside.length === 0) return outline;
  const { left, right, top, bottom } = boundsOf([...outline, ...outside.flat()]);
  const cell = Math.max(right - left, bottom - top) / cellsAcross;
  if (!(cell > 0)) return outline;
  const edge = 8;
  const width = Math.ceil((right - left) / cell) + 2 * edge;
  const height = Math.ceil((bottom - top) / cell) + 2 * edge;
  const cells = new Uint8Array(width * height);
  for (const area of [outline, ...outside]) {
    for (let row = 0; row < height; row += 1) {
      const y = top + (row - edge + 0.5) * cell;
      for (const [from, to] of crossings(area, y))
        for (let column = 0; column < width; column += 1) {
          const x = left + (column - edge + 0.5) * cell;
          if (x > from && x < to) cells[row * width + column] = 1;
        }
    }
  }
  // A wall may lie between what was found and the room beyond it.
  const whole: Grid = smoothed({ width, height, cells }, 4, 'close');
  if (componentsOf(whole, 1).boxes.length > 1) return boxAround([...outline, ...outside.flat()]);
  const points = [...outline, ...outside.flat()];
  const corners = traced(whole, 1.5).map(
    ([x, y]) =>
      [
        snapped(left + (x - edge) * cell, points, 0, cell),
        snapped(top + (y - edge) * cell, points, 1, cell),
      ] as const,
  );
  const box = boxAround(points);
  return corners.length < 3 || areaOf(corners) > 0.98 * areaOf(box) ? box : corners;
}

/** To where a wall was found, as the cells are coarser than that. */
function snapped(value: number, points: Polygon, part: 0 | 1, cell: number): number {
  let best = value;
  let least = 2.5 * cell;
  for (const point of points) {
    const off = Math.abs(point[part] - value);
    if (off < least) [best, least] = [point[part], off];
  }
  return best;
}

/** Where a line across enters an area and leaves it. */
function crossings(area: Polygon, y: number): (readonly [from: number, to: number])[] {
  const xs: number[] = [];
  area.forEach(([ax, ay], at) => {
    const [bx, by] = area[(at + 1) % area.length] ?? [ax, ay];
    if (ay > y !== by > y) xs.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  });
  xs.sort((a, b) => a - b);
  return xs.flatMap((x, at) => (at % 2 === 0 ? [[x, xs[at + 1] ?? x] as const] : []));
}

function boxAround(points: Polygon): Polygon {
  const { left, right, top, bottom } = boundsOf(points);
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
