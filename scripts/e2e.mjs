/** Builds the app if anything has changed, and runs the end-to-end tests that are named: `npm run e2e -- chat`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string', default: 'phone' },
    grep: { type: 'string' },
    headed: { type: 'boolean', default: false },
  },
});
const words = [
  ...positionals.map((name) => `tests/e2e/${name}.spec.ts`),
  `--project=${values.project}`,
  ...(values.grep === undefined ? [] : ['--grep', values.grep]),
  ...(values.headed ? ['--headed'] : []),
];
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'playwright', 'cli.js'), 'test', ...words],
  {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: await findBrowser() },
  },
);
process.exitCode = status ?? 1;
