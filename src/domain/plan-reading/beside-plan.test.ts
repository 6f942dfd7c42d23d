import { expect, test } from 'vitest';
import type { Polygon } from '../vaastu/plan.ts';
import { isBesidePlan, isWithin } from './beside-plan.ts';

/** An L of 400 by 300 with its empty quarter at the top left. */
const outline: Polygon = [[200, 0], [400, 0], [400, 300], [0, 300], [0, 150], [200, 150]]; // prettier-ignore

const around = (x: number, y: number): Polygon => [
  [x - 20, y - 8],
  [x + 20, y - 8],
  [x + 20, y + 8],
  [x - 20, y + 8],
];

test.each([
  ['in it', 300, 100, false],
  ['a balcony before its wall', 430, 100, false],
  ['a balcony in its corner', 175, 125, false],
  ['a title in its empty quarter', 80, 40, true],
  ['a table of areas beside it', 500, 200, true],
] as const)('a name %s', (_, x, y, isBeside) => {
  expect(isBesidePlan(around(x, y), outline)).toBe(isBeside);
});

test('the empty quarter is not within', () => {
  expect(isWithin(outline, [300, 100])).toBe(true);
  expect(isWithin(outline, [80, 40])).toBe(false);
});
