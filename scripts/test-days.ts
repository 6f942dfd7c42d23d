/**
 * Runs the end-to-end tests whose subject changes with the day at moments that are drawn one after the other from a seed,
 * and says at the end which of them found something. Ends with 1 where any did.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drawnMoment, momentText } from '../tests/clock/moments.ts';
import { findBrowser } from './find-browser.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const first = Number(values.seed ?? randomInt(2 ** 31));
const seeds = Array.from({ length: Number(values.count) }, (_, index) => first + index);
const browserPath = await findBrowser();
const found: string[] = [];
for (const [index, seed] of seeds.entries()) {
  const named = `${momentText(drawnMoment(seed))} (TEST_SEED=${seed})`;
  console.log(`\n${index + 1} of ${seeds.length}: ${named}`);
  if ((await runAt(seed)) !== 0) found.push(named);
}
console.log(`\n${seeds.length - found.length} moments passed, ${found.length} found something`);
for (const named of found) console.log(named);
process.exitCode = found.length === 0 ? 0 : 1;

/** How the run ended. */
function runAt(seed: number): Promise<number | null> {
  const words = ['node_modules/playwright/cli.js', 'test', '--project', 'drawn moment', '--reporter', 'line'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_DAYS: 'all', TEST_SEED: String(seed), BROWSER_PATH: browserPath },
    });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
