import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runMutants } from './mutants.ts';
import { commandFor } from './run-here.ts';
import { everyStep, runInProcesses } from './run.ts';

/** Of each run of the checks; a release runs many more by `npm run sim`. */
const fixed = 400;
/** Twice as many as are always the same: the code must not come to fit a fixed set. */
const fresh = 800;
/** Of the steps of a day, which are nearly the same from run to run, each run tries another third. */
const stepsApart = 3;
/** Room for all fresh seeds among the numbers of 31 bits. */
const highestSeed = 2 ** 31 - fresh;
/** In each schedule, on average, as many as a bad day has: a run in which nothing goes wrong proves nothing. */
const enoughFaults = 15;

test('whatever goes wrong in four hundred schedules that are always the same, every promise is kept', async () => {
  const { failed, ...summary } = await runInProcesses({ from: 1, count: fixed });
  expect(failed.slice(0, 10)).toEqual([]);
  expect(summary.schedules).toBe(fixed);
  expect(summary.faults).toBeGreaterThan(enoughFaults * fixed);
});

test('whatever goes wrong in eight hundred schedules that nobody has seen before, every promise is kept', async () => {
  const from = randomInt(fixed + 1, highestSeed);
  console.info(`Fresh schedules; again: ${commandFor(from, fresh)}`);
  const { failed, ...summary } = await runInProcesses({ from, count: fresh });
  expect(failed.slice(0, 10)).toEqual([]);
  expect(summary.schedules).toBe(fresh);
  expect(summary.faults).toBeGreaterThan(enoughFaults * fresh);
});

test('a page may die at any step of a day, alone or beside others', async () => {
  const one = randomInt(stepsApart);
  console.info(`Every ${stepsApart}. step from step ${one} on; all of them: npm run --silent sim -- --steps`);
  const { steps, failed } = await everyStep({ one, of: stepsApart });
  expect(failed.slice(0, 5)).toEqual([]);
  expect(steps).toBeGreaterThan(500 / stepsApart);
});

test('every fault that is put into the sync on purpose is noticed within 500 schedules', async () => {
  const { mutants, survivors } = await runMutants();
  expect(survivors).toEqual([]);
  expect(mutants).toBeGreaterThanOrEqual(25);
});
