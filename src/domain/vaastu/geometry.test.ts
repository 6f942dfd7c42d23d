import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, centroidOf, clip, crossesItself, hullOf, reach, sharedArea } from './geometry.ts';
import type { Point, Polygon } from './plan.ts';

const square: Polygon = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
const angled: Polygon = [[0, 0], [5, 0], [5, 5], [10, 5], [10, 10], [0, 10]]; // prettier-ignore
const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

describe('an area', () => {
  it('does not depend on the way round or on the first corner', () => {
    const ways = [angled, angled.toReversed(), [...angled.slice(2), ...angled.slice(0, 2)]];
    expect(ways.map(areaOf)).toEqual([75, 75, 75]);
  });

  it('keeps its digits far away from the origin', () => {
    const far = angled.map(([x, y]): Point => [x + 5e6, y - 5e6]);
    expect(areaOf(far)).toBeCloseTo(75, 6);
    expect(centroidOf(far)[0]).toBeCloseTo(5e6 + 25 / 6, 6);
  });
});

describe('the middle', () => {
  it('is that of the area and not of the corners', () => {
    expect(centroidOf(square)).toEqual([5, 5]);
    const withMoreCorners: Polygon = [...square.slice(0, 1), [2, 0], [4, 0], [6, 0], ...square.slice(1)];
    expect(centroidOf(withMoreCorners)).toEqual([5, 5]);
    // Three squares of 25 around (2.5, 2.5), (2.5, 7.5) and (7.5, 7.5).
    const [x, y] = centroidOf(angled);
    expect(x).toBeCloseTo(25 / 6, 12);
    expect(y).toBeCloseTo(35 / 6, 12);
  });
});

describe('a cut by a line', () => {
  it('keeps the side that the line asks for', () => {
    expect(areaOf(clip(square, [1, 0, -4]))).toBe(60);
    expect(areaOf(clip(square, [-1, 0, 4]))).toBe(40);
    expect(clip(square, [1, 0, -11])).toEqual([]);
  });

  it('has the right area also where a shape falls apart', () => {
    const comb: Polygon = [[0, 0], [2, 0], [2, 8], [8, 8], [8, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
    expect(areaOf(clip(comb, [0, -1, 5]))).toBe(20);
  });

  it('divides an area into two that make it up', () => {
    const anyLine = tuple(
      double({ min: -1, max: 1, noNaN: true }),
      double({ min: -1, max: 1, noNaN: true }),
      double({ min: -10, max: 10, noNaN: true }),
    );
    const addsUp = ([a, b, c]: [number, number, number]) =>
      Math.abs(areaOf(clip(angled, [a, b, c])) + areaOf(clip(angled, [-a, -b, -c])) - 75) < 1e-9 ||
      // A line of no direction keeps all or nothing on both sides.
      (Math.abs(a) < 1e-9 && Math.abs(b) < 1e-9);
    expect(() => assert(property(anyLine, addsUp))).not.toThrow();
  });
});

describe('the area that two shapes share', () => {
  it('is found whichever of them has an inward corner', () => {
    expect(sharedArea(angled, box(4, 0, 4, 10))).toBe(25);
    expect(sharedArea(box(4, 0, 4, 10), angled)).toBe(25);
    expect(sharedArea(angled, angled.toReversed())).toBe(75);
  });

  it('is nothing where they touch or lie apart', () => {
    expect(sharedArea(square, box(10, 0, 5, 10))).toBe(0);
    expect(sharedArea(square, box(20, 20, 5, 5))).toBe(0);
    expect(sharedArea(angled, box(5, 0, 5, 5))).toBe(0);
  });
});

describe('an outline', () => {
  it('crosses itself when two walls pass through each other, not when they meet', () => {
    expect(crossesItself([[0, 0], [10, 10], [10, 0], [0, 10]])).toBe(true); // prettier-ignore
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(angled)).toBe(false);
    expect(crossesItself([[0, 0], [10, 0], [10, 10], [5, 0], [0, 10]])).toBe(false); // prettier-ignore
  });

  it('is as far away as its outermost wall', () => {
    expect(reach(square, [5, 5], [1, 0])).toBe(5);
    expect(reach(square, [5, 5], [0, -10])).toBe(0.5);
    expect(reach(angled, [2, 7], [1, 0])).toBe(8);
  });
});

describe('a hull', () => {
  it('leaves out the corners that point inwards or lie on a wall', () => {
    expect(new Set(hullOf([...angled, [0, 5]]).map(String))).toEqual(
      new Set(['0,0', '5,0', '10,5', '10,10', '0,10']),
    );
  });
});
