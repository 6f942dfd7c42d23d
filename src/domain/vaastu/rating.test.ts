import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test.each([
  [10, 'excellent', 'green'],
  [8, 'excellent', 'green'],
  [7.9, 'good', 'yellow'],
  [6, 'good', 'yellow'],
  [5.99, 'fair', 'orange'],
  [4, 'fair', 'orange'],
  [3.9, 'needs-improvement', 'red'],
  [0, 'needs-improvement', 'red'],
] as const)('a rating of %d is %s, shown in %s', (score, band, tone) => {
  expect(ratingOf(score)).toEqual({ band, tone, score });
});

test.each([null, undefined, Number.NaN, -1, 11, '7'])('%s is no rating', (value) => {
  expect(ratingOf(value)).toEqual({ band: 'not-rated', tone: 'grey', score: null });
});
