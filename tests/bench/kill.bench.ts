/**
 * Whether a killed browser loses or doubles anything: `npm run --silent bench:kill -- --kills N --seed S` over the build in
 * `dist`. Prints one JSON object and ends with 1 when a message was lost, doubled or out of order, or the device did not
 * come to what the server has.
 */
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { runKills } from './kill-run.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills needs a whole number');
if (!Number.isInteger(seed)) throw new Error('--seed needs a whole number');

// A browser that is killed in the middle of a word leaves Playwright with half of it, which it throws at nobody.
process.on('uncaughtException', (error) => {
  if (/was not bound in the connection/.test(error.message)) return;
  console.error(error);
  process.exit(2);
});

const outcome = await runKills({
  kills,
  seed,
  browserPath: await findBrowser(),
  say: (progress) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${progress}`);
  },
});
console.log(JSON.stringify(outcome));
const { lost, doubled, disordered, apart } = outcome;
if (lost + doubled + disordered + apart > 0) process.exitCode = 1;
