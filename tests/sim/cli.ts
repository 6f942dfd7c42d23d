/**
 * `npm run --silent sim -- --schedules N --seed S` runs the schedules of N seeds from S on, and prints one line of JSON; the
 * smallest form of the first that fails goes to stderr. `--random` begins at a seed that nobody has seen, `--mutants` runs
 * the mutants instead, `--steps` kills a page at every step of a day.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runMutants } from './mutants.ts';
import { commandFor, type Summary } from './run-here.ts';
import { everyStep, runInProcesses, smallestOf } from './run.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    random: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

if (values.mutants) {
  const { mutants, killed, worst, survivors, each } = await runMutants(values.only);
  for (const { name, schedules } of each)
    process.stderr.write(`${String(schedules ?? '-').padStart(5)}  ${name}\n`);
  print({ mutants, killed, worst_schedules: worst });
  process.exitCode = survivors.length === 0 ? 0 : 1;
} else if (values.steps) {
  const { steps, failed, ms } = await everyStep();
  for (const failure of failed.slice(0, 5)) process.stderr.write(`${JSON.stringify(failure)}\n`);
  print({ steps, failures: failed.length, ms });
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  const count = Number(values.schedules);
  const from = values.random ? randomInt(1, 2 ** 32 - count) : Number(values.seed);
  if (values.random) process.stderr.write(`${commandFor(from, count)}\n`);
  const { failed, ...summary } = await runInProcesses({ from, count });
  print(summary satisfies Summary);
  const [first] = failed;
  if (first) {
    for (const failure of failed.slice(0, 20)) process.stderr.write(`${JSON.stringify(failure)}\n`);
    process.stderr.write(`${JSON.stringify(await smallestOf(first))}\n`);
    process.exitCode = 1;
  }
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
