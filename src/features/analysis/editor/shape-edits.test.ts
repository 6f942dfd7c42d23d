import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, boundsOf } from '#domain/vaastu/geometry.ts';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import {
  extentOf,
  isShape,
  mostDrawnCorners,
  movedBy,
  notched,
  rectangle,
  sized,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from './shape-edits.ts';

const size = [1000, 800] as const;
const square = rectangle([100, 100], [300, 300], size);
const aPoint: fc.Arbitrary<Point> = fc.tuple(
  fc.integer({ min: -200, max: 1200 }),
  fc.integer({ min: -200, max: 1000 }),
);

describe('a corner', () => {
  test('of a rectangle takes its neighbours along, so that it stays one', () => {
    expect(withCornerAt(square, 2, [400, 350], size)).toEqual(rectangle([100, 100], [400, 350], size));
  });

  test('of an L keeps all of its walls level or upright', () => {
    fc.assert(
      fc.property(fc.nat(5), aPoint, (index, to) => {
        const moved = withCornerAt(notched(square, 1, size) ?? [], index, to, size);
        fc.pre(moved !== undefined);
        expect(moved?.every(([x, y], at) => isLevelOrUpright([x, y], moved[(at + 1) % 6] ?? [x, y]))).toBe(
          true,
        );
      }),
    );
  });

  test('in the middle of a wall goes its own way', () => {
    const more = withCornerAfter(square, 0) ?? [];
    expect(more[1]).toEqual([200, 100]);
    expect(withCornerAt(more, 1, [200, 60], size)).toEqual(more.with(1, [200, 60]));
  });

  test('goes nowhere where the walls would pass through each other or enclose nothing', () => {
    const slanted: Polygon = [
      [10, 10],
      [200, 50],
      [190, 200],
      [20, 190],
    ];
    expect(withCornerAt(square, 2, [100, 100], size)).toBeUndefined();
    expect(withCornerAt(slanted, 0, [300, 150], size)).toBeUndefined();
  });

  test('can be cut out, which makes an L of six corners, and taken away again', () => {
    const cut = notched(square, 1, size);
    expect(cut).toEqual([
      [100, 100],
      [220, 100],
      [220, 180],
      [300, 180],
      [300, 300],
      [100, 300],
    ]);
    expect(withoutCorner(cut ?? [], 2, size)).toHaveLength(5);
  });

  test('is not taken away where only three are left, nor added past the most', () => {
    const three: Polygon = [
      [0, 0],
      [100, 0],
      [0, 100],
    ];
    expect(withoutCorner(three, 0, size)).toBeUndefined();
    let many: Polygon = square;
    while (many.length < mostDrawnCorners) many = withCornerAfter(many, 0) ?? many;
    expect(withCornerAfter(many, 0)).toBeUndefined();
    expect(notched(many, 0, size)).toBeUndefined();
  });
});

describe('a shape', () => {
  test('keeps its form and stays on the sheet wherever it is moved', () => {
    fc.assert(
      fc.property(aPoint, (by) => {
        const moved = movedBy(square, by, size);
        const { left, right, top, bottom } = boundsOf(moved);
        expect(areaOf(moved)).toBe(areaOf(square));
        expect(left >= 0 && top >= 0 && right <= 1000 && bottom <= 800).toBe(true);
      }),
    );
  });

  test('stays the same object when it is moved nowhere', () => {
    expect(movedBy(square, [0, 0], size)).toBe(square);
  });

  test('is drawn from any corner to the opposite one, with whole numbers on the sheet', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (a, b) => {
        const drawn = rectangle(a, b, size);
        expect(drawn).toEqual(rectangle(b, a, size));
        expect(drawn.flat().every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      }),
    );
  });

  test('can be given another width and height, but no less than can be seen', () => {
    expect(sized(square, [300, 100], size)).toEqual(rectangle([100, 100], [400, 200], size));
    expect(sized(square, [0, 100], size)).toBeUndefined();
    expect(sized(square, [2, 2], size)).toBeUndefined();
  });

  test('around several rooms holds them all', () => {
    const other = rectangle([500, 50], [600, 700], size);
    expect(extentOf([square, other], size)).toEqual(rectangle([100, 50], [600, 700], size));
    expect(extentOf([], size)).toBeUndefined();
    expect(isShape(square, size)).toBe(true);
  });
});

function isLevelOrUpright([ax, ay]: Point, [bx, by]: Point): boolean {
  return ax === bx || ay === by;
}
