import { expect, test } from 'vitest';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { rectangle } from './shape-edits.ts';
import { whereabouts } from './whereabouts.ts';

const size = [1000, 800] as const;
const outline: Polygon = rectangle([100, 100], [900, 700], size);

test('a room is in the zone where most of it lies, as north is turned', () => {
  const corner = rectangle([780, 100], [900, 200], size);
  expect(whereabouts({ outline, north: 0 })?.zoneOf(corner)).toBe('NE');
  expect(whereabouts({ outline, north: 90 })?.zoneOf(corner)).toBe('NW');
  expect(whereabouts({ outline, north: 0 })?.zoneOf(rectangle([480, 380], [520, 420], size))).toBe('C');
});

test('a place in a zone is in that zone, for every zone', () => {
  const where = whereabouts({ outline, north: 30 });
  for (const zone of ['N', 'ENE', 'SE', 'SSW', 'W', 'NNW', 'C'] as const) {
    const [x, y] = where?.pointIn(zone) ?? [0, 0];
    expect(where?.zoneOf(rectangle([x - 5, y - 5], [x + 5, y + 5], size))).toBe(zone);
  }
});

test('the place of a door is that of the engine', () => {
  const where = whereabouts({ outline, north: 0 });
  expect(where?.padaOf([510, 700]).id).toBe('S4');
  expect(where?.padaOf([510, 100]).id).toBe('N5');
});

test('nothing lies anywhere without an outline, north, or an inside', () => {
  expect(whereabouts({ outline: null, north: 0 })).toBeUndefined();
  expect(whereabouts({ outline, north: null })).toBeUndefined();
  expect(
    whereabouts({
      outline: [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      north: 0,
    }),
  ).toBeUndefined();
});
