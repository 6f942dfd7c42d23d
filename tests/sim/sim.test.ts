import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runMutants } from './mutants.ts';
import { commandFor } from './run-here.ts';
import { everyStep, runInProcesses } from './run.ts';

/** Per commit; a release runs more by `npm run sim`. */
const fixed = 1_000;
/** Twice as many as are always the same: the code must not come to fit a fixed set. */
const fresh = 2_000;
/** Room for all fresh seeds among the numbers of 31 bits. */
const highestSeed = 2 ** 31 - fresh;
/** In each schedule, on average, as many as a bad day has: a run in which nothing goes wrong proves nothing. */
const enoughFaults = 15;

test('whatever goes wrong in a thousand schedules that are always the same, every promise is kept', async () => {
  const { failed, ...summary } = await runInProcesses({ from: 1, count: fixed });
  expect(failed.slice(0, 10)).toEqual([]);
  expect(summary.schedules).toBe(fixed);
  expect(summary.faults).toBeGreaterThan(enoughFaults * fixed);
});

test('whatever goes wrong in two thousand schedules that nobody has seen before, every promise is kept', async () => {
  const from = randomInt(fixed + 1, highestSeed);
  console.info(`Fresh schedules; again: ${commandFor(from, fresh)}`);
  const { failed, ...summary } = await runInProcesses({ from, count: fresh });
  expect(failed.slice(0, 10)).toEqual([]);
  expect(summary.schedules).toBe(fresh);
  expect(summary.faults).toBeGreaterThan(enoughFaults * fresh);
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
