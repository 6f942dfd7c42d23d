import { expect, test } from 'vitest';
import type { GreyPicture } from './picture.ts';
import { findWalls } from './plan-walls.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A sheet with lines; each is a filled rectangle of one brightness. */
function sheet(
  width: number,
  height: number,
  lines: readonly Rectangle[],
  ground = 255,
  ink = 0,
): GreyPicture {
  const data = new Uint8Array(width * height).fill(ground);
  for (const [x, y, w, h] of lines)
    for (let v = y; v < y + h; v += 1) data.fill(ink, v * width + x, v * width + x + w);
  return { width, height, data };
}

/** Two rooms side by side with a door between them, 600 by 300 within a sheet of 700 by 400. */
const home: readonly Rectangle[] = [
  [50, 50, 600, 8],
  [50, 342, 600, 8],
  [50, 50, 8, 300],
  [642, 50, 8, 300],
  [346, 50, 8, 120],
  [346, 220, 8, 130],
];
const labels: readonly Rectangle[] = [
  [150, 190, 60, 14],
  [470, 190, 60, 14],
];
const words: readonly Rectangle[] = labels;

const boundsOf = (corners: readonly (readonly [number, number])[] = []) => {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const near = (found: readonly number[], wanted: readonly number[], off = 8) =>
  found.length === wanted.length && found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= off);

test('a room reaches as far as its walls, and not through an open door', () => {
  const [left, right] = findWalls(sheet(700, 400, home), words).extents(labels);
  expect(boundsOf(left)).toSatisfy((found: number[]) => near(found, [58, 58, 346, 342]));
  expect(boundsOf(right)).toSatisfy((found: number[]) => near(found, [354, 58, 642, 342]));
});

test('a bed that is drawn along the walls bites no corner out of its room', () => {
  const bed: readonly Rectangle[] = [
    [58, 200, 120, 2],
    [176, 200, 2, 142],
    [58, 240, 120, 2],
  ];
  const beside: readonly Rectangle[] = [[230, 90, 60, 14], ...labels.slice(1)];
  const [left] = findWalls(sheet(700, 400, [...home, ...bed]), beside).extents(beside);
  expect(left).toHaveLength(4);
  expect(boundsOf(left)).toSatisfy((found: number[]) => near(found, [58, 58, 346, 342]));
});

test('white lines on a dark ground are walls as well', () => {
  const [left] = findWalls(sheet(700, 400, home, 40, 235), words).extents(labels);
  expect(boundsOf(left)).toSatisfy((found: number[]) => near(found, [58, 58, 346, 342]));
});

test('two names in one open hall share it between them', () => {
  const hall = home.slice(0, 4);
  const [left, right] = findWalls(sheet(700, 400, hall), words).extents(labels);
  expect(boundsOf(left)).toSatisfy((found: number[]) => near(found, [58, 58, 340, 342], 16));
  expect(boundsOf(right)).toSatisfy((found: number[]) => near(found, [340, 58, 642, 342], 16));
});

test('the outline is that of the outer walls, without lines of measures beside them', () => {
  const measured: readonly Rectangle[] = [...home, [50, 20, 600, 1], [50, 10, 1, 34], [649, 10, 1, 34]];
  const outline = findWalls(sheet(700, 400, measured), words).outline(labels);
  expect(boundsOf(outline)).toSatisfy((found: number[]) => near(found, [50, 50, 650, 350]));
});

test('the outline of a home with a corner cut out keeps the cut', () => {
  const angled: readonly Rectangle[] = [
    [50, 50, 300, 8],
    [342, 50, 8, 150],
    [342, 192, 308, 8],
    [642, 192, 8, 158],
    [50, 342, 600, 8],
    [50, 50, 8, 300],
  ];
  const outline = findWalls(sheet(700, 400, angled), [
    [100, 250, 60, 14],
    [500, 260, 60, 14],
  ]).outline([
    [100, 250, 60, 14],
    [500, 260, 60, 14],
  ]);
  expect(outline).toHaveLength(6);
});

test('a border around the sheet is no wall', () => {
  const framed: readonly Rectangle[] = [
    ...home,
    [5, 5, 690, 3],
    [5, 392, 690, 3],
    [5, 5, 3, 390],
    [692, 5, 3, 390],
  ];
  const walls = findWalls(sheet(700, 400, framed), words);
  expect(boundsOf(walls.outline(labels))).toSatisfy((found: number[]) => near(found, [50, 50, 650, 350]));
  expect(boundsOf(walls.extents(labels)[0])).toSatisfy((found: number[]) => near(found, [58, 58, 346, 342]));
});

test('without walls there is neither an extent nor an outline', () => {
  const walls = findWalls(sheet(700, 400, []), words);
  expect(walls.extents(labels)).toEqual([undefined, undefined]);
  expect(walls.outline(labels)).toBeUndefined();
});

test('an empty picture and labels beyond its edge are no trouble', () => {
  const walls = findWalls(sheet(1, 1, []), []);
  expect(
    walls.extents([
      [-10, -10, 5, 5],
      [400, 400, 10, 10],
    ]),
  ).toEqual([undefined, undefined]);
});

test('the outer walls are found where half of the names stand outside of them, as those of balconies do', () => {
  const outside: readonly Rectangle[] = [
    [150, 10, 60, 14],
    [470, 372, 60, 14],
  ];
  const all = [...labels, ...outside];
  expect(boundsOf(findWalls(sheet(700, 400, home), all).outline(all))).toSatisfy((found: number[]) =>
    near(found, [50, 50, 650, 350]),
  );
});
