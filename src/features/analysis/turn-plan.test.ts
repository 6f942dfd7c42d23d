import { expect, test } from 'vitest';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { blankPlan, fittedPlan, isMarked, onPicture, turnedPlan } from './turn-plan.ts';

const plan: KeptPlan = {
  ...blankPlan([400, 300], { page: 2 }),
  north: 300,
  outline: [
    [0, 0],
    [400, 0],
    [400, 300],
    [0, 300],
  ],
  rooms: [
    {
      id: 'a',
      room: 'kitchen',
      polygon: [
        [0, 0],
        [100, 0],
        [100, 50],
      ],
    },
  ],
  door: [200, 300],
  context: { dwelling: 'flat' },
};

test('what was at the left edge of the top is at its right edge after a quarter turn, and north turns with it', () => {
  const turned = turnedPlan(plan);
  expect(turned.size).toEqual([300, 400]);
  expect(turned.turns).toBe(1);
  expect(turned.north).toBe(30);
  expect(turned.rooms[0]?.polygon).toEqual([
    [300, 0],
    [300, 100],
    [250, 100],
  ]);
  expect(turned.door).toEqual([0, 200]);
  expect(turned.page).toBe(2);
});

test('four quarter turns change nothing', () => {
  expect(turnedPlan(turnedPlan(turnedPlan(turnedPlan(plan))))).toEqual(plan);
});

test('a plan drawn on plain paper keeps its shape on the picture that comes later', () => {
  const fitted = fittedPlan(plan, [800, 900]);
  expect(fitted.size).toEqual([800, 900]);
  expect(fitted.outline?.[2]).toEqual([800, 600]);
  expect(fitted.door).toEqual([400, 600]);
  expect(fitted.north).toBe(300);
});

test('answers to questions are no marks on the drawing', () => {
  expect(isMarked({ ...blankPlan([10, 10]), context: { stage: 'living' } })).toBe(false);
  expect(isMarked({ ...blankPlan([10, 10]), north: 0 })).toBe(true);
});

test('a smaller copy of the picture moves no mark; a picture of another shape has them fitted in', () => {
  expect(onPicture(plan, [200, 150])).toBe(plan);
  expect(onPicture(plan, undefined)).toBe(plan);
  expect(onPicture(plan, [400, 600]).door).toEqual([200, 300]);
  expect(onPicture(undefined, [80, 60]).size).toEqual([80, 60]);
  expect(onPicture(blankPlan([1600, 1200]), [80, 90]).size).toEqual([80, 90]);
});
