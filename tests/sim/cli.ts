/**
 * `npm run --silent sim -- --schedules N --seed S` runs the schedules of N seeds from S on, and prints one line of JSON; the
 * smallest form of the first that fails goes to stderr. `--mutants` runs the mutants instead, `--steps` kills a page at
 * every step of a day.
 */
import { parseArgs } from 'node:util';
import { everyStep, someSteps } from './every-step.ts';
import { runMutants } from './mutants.ts';
import { runHere, runInProcesses, smallestOf, type Summary } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schedules: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
    only: { type: 'string' },
    part: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
  },
});

if (values.part && values.steps) {
  const [from = 0, every = 1] = positionals.map(Number);
  print(await someSteps(from, every));
} else if (values.part) {
  // A part of a larger run: the first seed, how many there are from it on, and the distance from one to the next.
  const [from = 1, count = 1, step = 1] = positionals.map(Number);
  print(await runHere({ from, count, step, isFirstEnough: values.first }));
} else if (values.mutants) {
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
  const { failed, ...summary } = await runInProcesses({
    from: Number(values.seed),
    count: Number(values.schedules),
  });
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
