import { expect, test } from 'vitest';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { rectangle } from './shape-edits.ts';
import { whereabouts } from './whereabouts.ts';

const size = [1000, 800] as const;
const outline: Polygon = rectangle([100, 100], [900, 700], size);

test('a room is in the zone where most of it lies, as north is turned', () => {
  const corner = rectangle([780, 100], [900, 200], size);
  expect(whereabouts({ outline, context: {}, north: 0 })?.zoneOf(corner)).toBe('NE');
  expect(whereabouts({ outline, context: {}, north: 90 })?.zoneOf(corner)).toBe('NW');
  expect(
    whereabouts({ outline, context: {}, north: 0 })?.zoneOf(rectangle([480, 380], [520, 420], size)),
  ).toBe('C');
});

test.each([
  ['classical', 9],
  ['16-zone', 17],
] as const)('a point in a place is in that place, for every place of the school %s', (school, count) => {
  for (const north of [0, 15, 30, 100]) {
    const where = whereabouts({ outline, context: { school }, north });
    expect(where?.places).toHaveLength(count);
    for (const place of where?.places ?? []) {
      const [x, y] = where?.pointIn(place) ?? [0, 0];
      expect(where?.zoneOf(rectangle([x - 5, y - 5], [x + 5, y + 5], size))).toBe(place);
    }
  }
});

test('the place of a door is that of the engine', () => {
  const where = whereabouts({ outline, context: {}, north: 0 });
  expect(where?.padaOf([590, 700]).id).toBe('S4');
  expect(where?.padaOf([510, 100]).id).toBe('N5');
});

test('nothing lies anywhere without an outline, north, or an inside', () => {
  expect(whereabouts({ outline: null, context: {}, north: 0 })).toBeUndefined();
  expect(whereabouts({ outline, context: {}, north: null })).toBeUndefined();
  expect(
    whereabouts({
      outline: [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      context: {},
      north: 0,
    }),
  ).toBeUndefined();
});
