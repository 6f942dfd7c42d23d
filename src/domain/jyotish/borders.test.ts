import { expect, test } from 'vitest';
import { bordersOf } from './borders.ts';
import { chartOf } from './chart.ts';
import { positionsAt } from './grahas.ts';

const at = Date.UTC(2027, 9, 20, 1, 6);
const moment = { at, latitude: 20, longitude: 77 };

test('a graha within 20" of the end of a sign is told with the sign beyond', () => {
  // Saturn 5″ past the beginning of Mesha.
  expect(bordersOf(chartOf(moment)).filter(({ field }) => field.startsWith('saturn'))).toEqual([
    { field: 'saturn.sign', value: 1, other: 12 },
    { field: 'saturn.nakshatra', value: 1, other: 27 },
    { field: 'saturn.pada', value: 1, other: 4 },
  ]);
});

test('one that all but stands still may be going either way, and others may not', () => {
  const positions = positionsAt(at);
  const still = { ...positions, mars: { longitude: 100, speed: -0.0005, isRetrograde: true } };
  const borders = bordersOf(chartOf(moment, undefined, { positions: still }));
  expect(borders).toContainEqual({ field: 'mars.retrograde', value: true, other: false });
  expect(borders.filter(({ field }) => field === 'jupiter.retrograde')).toEqual([]);
});

test('the true node, which ephemerides have less alike, is told within 60"', () => {
  const near = { ...positionsAt(at), rahu: { longitude: 60 + 45 / 3600, speed: -0.05, isRetrograde: true } };
  const signs = (node: 'mean' | 'true') =>
    bordersOf(chartOf(moment, { ayanamsa: 'lahiri', node }, { positions: near })).filter(
      ({ field }) => field === 'rahu.sign',
    );
  expect(signs('true')).toEqual([{ field: 'rahu.sign', value: 3, other: 2 }]);
  expect(signs('mean')).toEqual([]);
});
