import { expect, test } from 'vitest';
import { attemptLimit } from './attempt-limit.ts';
import { forwardClock } from './forward-clock.ts';
import { requestBudget } from './request-budget.ts';
import { slowTurns } from './slow-turns.ts';

const clock = { ms: 0 };
const now = () => clock.ms;
const dayMs = 86_400_000;

test('goes on with the clock that it is given, and stands still where that goes back', () => {
  clock.ms = 1_000;
  const forward = forwardClock(now);
  clock.ms += 500;
  expect(forward()).toBe(500);
  clock.ms -= dayMs;
  expect(forward()).toBe(500);
  clock.ms += 250;
  expect(forward()).toBe(750);
});

test('whoever was at a limit when the clock was put back waits no longer than without that', async () => {
  clock.ms = 10 * dayMs;
  const budget = requestBudget(10, 1, now);
  const limit = attemptLimit(1, 300, now);
  const turns = slowTurns(now);
  budget.take('asha', 20);
  expect(await limit.begin('asha')).toBe(0);
  limit.end('asha', true);
  expect(turns.take('asha', 5)).toBe(5_000);
  clock.ms -= dayMs;
  expect(budget.wait('asha')).toBe(10);
  expect(limit.wait('asha')).toBe(300);
  expect(turns.take('asha', 5)).toBe(10_000);
  clock.ms += 300_000;
  expect(budget.wait('asha')).toBe(0);
  expect(limit.wait('asha')).toBe(0);
  expect(turns.take('asha', 5)).toBe(5_000);
});
