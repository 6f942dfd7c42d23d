import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { onWall, pointAlong, shareAlong } from './on-wall.ts';

const home: Polygon = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
];

test('a door is put where the wall is nearest', () => {
  expect(onWall(home, [200, 270])).toEqual([200, 300]);
  expect(onWall(home, [-50, 150])).toEqual([0, 150]);
  expect(onWall(home, [500, -80])).toEqual([400, 0]);
});

test('a share of the way around and the point there belong to each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (share) => {
      expect(shareAlong(home, pointAlong(home, share))).toBeCloseTo(share, 6);
    }),
  );
});

test('the way around goes on from its end to its beginning', () => {
  expect(pointAlong(home, 1.25)).toEqual(pointAlong(home, 0.25));
  expect(pointAlong(home, -0.75)).toEqual(pointAlong(home, 0.25));
});
