import { expect, test } from 'vitest';
import { chartShape, roundedUp } from './chart-shape.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [4, 4],
  [5, 10],
  [11, 20],
  [39, 40],
  [41, 100],
  [12_345, 20_000],
])('the field above %d ends at %d', (value, end) => {
  expect(roundedUp(value)).toBe(end);
});

test('bars stand in their order within the field, as high as their values', () => {
  const { width, height, bars, ticks } = chartShape([0, 10, 20, -3]);
  expect(bars.map((bar) => bar.height)).toEqual([0, (height - 14) / 2, height - 14, 0]);
  const [first, second, , last] = bars;
  expect(first?.x).toBeGreaterThan(0);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(width);
  expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20]);
});

test('ninety days fit beside each other, and none at all is an empty field', () => {
  const { bars, width } = chartShape(Array.from({ length: 90 }, (_, day) => day));
  expect(bars).toHaveLength(90);
  expect(bars.every((bar, at) => bar.x + bar.width <= (bars[at + 1]?.x ?? width))).toBe(true);
  expect(chartShape([]).bars).toEqual([]);
});
