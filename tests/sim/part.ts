/**
 * The program of one process of many: `seeds FROM COUNT STEP [--first]` runs the schedules of every so many-th seed,
 * `steps FROM EVERY` kills a page at some of the steps of a day. Prints what came of it as one line of JSON.
 */
import { someSteps } from './every-step.ts';
import { runHere } from './run-here.ts';

const [task, ...rest] = process.argv.slice(2);
const [from = 0, second = 1, step = 1] = rest.map(Number);
const outcome =
  task === 'steps'
    ? await someSteps(from, second)
    : await runHere({ from, count: second, step, isFirstEnough: rest.includes('--first') });
process.stdout.write(`${JSON.stringify(outcome)}\n`);
