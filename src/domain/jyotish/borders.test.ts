import { expect, test } from 'vitest';
import { bordersOf } from './borders.ts';
import { chartOf } from './chart.ts';
import { positionsAt } from './grahas.ts';

const at = Date.UTC(2027, 9, 20, 1, 6);
const moment = { at, latitude: 20, longitude: 77 };

test('a graha within 20" of the end of a sign is told with the sign beyond', () => {
  // Saturn at 359.99905°; the Swiss Ephemeris has it at 0.002°.
  expect(bordersOf(chartOf(moment)).filter(({ field }) => field.startsWith('saturn'))).toEqual([
    { field: 'saturn.sign', value: 12, other: 1 },
    { field: 'saturn.nakshatra', value: 27, other: 1 },
    { field: 'saturn.pada', value: 4, other: 1 },
  ]);
});

test('one that all but stands still may be going either way, and others may not', () => {
  const positions = positionsAt(at);
  const still = { ...positions, mars: { longitude: 100, speed: -0.0005, isRetrograde: true } };
  const borders = bordersOf(chartOf(moment, undefined, { positions: still }));
  expect(borders).toContainEqual({ field: 'mars.retrograde', value: true, other: false });
  expect(borders.filter(({ field }) => field === 'jupiter.retrograde')).toEqual([]);
});
