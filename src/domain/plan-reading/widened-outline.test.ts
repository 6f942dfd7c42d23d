import { expect, test } from 'vitest';
import { areaOf, boundsOf } from '../vaastu/geometry.ts';
import type { Polygon } from '../vaastu/plan.ts';
import { widenedOutline } from './widened-outline.ts';

const box = (x: number, y: number, w: number, h: number): Polygon => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

test('a room outside of the walls that were found moves them out, and no farther', () => {
  const wider = widenedOutline(box(0, 0, 800, 600), [box(20, 20, 300, 300), box(810, 100, 190, 200)]);
  const { left, right, top, bottom } = boundsOf(wider);
  for (const [value, wanted] of [
    [left, 0],
    [right, 1000],
    [top, 0],
    [bottom, 600],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThan(10);
  // The corners beside it stay out of doors.
  expect(areaOf(wider)).toBeLessThan(1.05 * (800 * 600 + 200 * 200));
});

test('walls around all rooms stay as they are', () => {
  const outline = box(0, 0, 800, 600);
  expect(widenedOutline(outline, [box(10, 10, 400, 580), box(410, 5, 400, 200)])).toBe(outline);
});

test('a room far away gets one rectangle around both', () => {
  expect(widenedOutline(box(0, 0, 400, 400), [box(700, 0, 100, 100)])).toEqual(box(0, 0, 800, 400));
});
