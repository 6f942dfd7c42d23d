import { expect, test } from 'vitest';
import { everyStep } from './every-step.ts';
import { runMutants } from './mutants.ts';
import { runInProcesses } from './run.ts';

/** Per commit; a release runs more by `npm run sim`. */
const schedules = 5_000;

test('whatever goes wrong in 5,000 schedules, every promise is kept', async () => {
  const { failed, ...summary } = await runInProcesses({ from: 1, count: schedules });
  expect(failed.slice(0, 10)).toEqual([]);
  expect(summary.schedules).toBe(schedules);
  // As many faults as a bad day has: a run in which nothing goes wrong proves nothing.
  expect(summary.faults).toBeGreaterThan(15 * schedules);
});

test('a page may die at every step of a day, alone or beside others', async () => {
  const { steps, failed } = await everyStep();
  expect(failed.slice(0, 5)).toEqual([]);
  expect(steps).toBeGreaterThan(500);
});

test('every fault that is put into the sync on purpose is noticed within 500 schedules', async () => {
  const { mutants, survivors } = await runMutants();
  expect(survivors).toEqual([]);
  expect(mutants).toBeGreaterThanOrEqual(25);
});
