/**
 * Every check and test of the project, in the order in which a mistake is cheapest to read.
 * Ends with the line `N passed, N failed`. `npm test -- unit e2e` runs the named steps alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './find-browser.mjs';

const reports = join('.cache', 'reports');
const bin = (name, script) => [process.execPath, join('node_modules', name, script)];
const vitest = [...bin('vitest', 'vitest.mjs'), 'run'];
/** Nobody works beside them, so that no core is left free. */
const onAllCores = '--maxWorkers=100%';
/** With this code a command says that it had nobody to ask, and why. */
const couldNotBeDone = 75;
const leaves = ['domain', 'app', 'sw', 'functions', 'node'];

/** @typedef {{ name: string, title: string, commands?: string[][], tests?: (report: string) => string[], mayBeLeftOut?: boolean, env?: () => Promise<Record<string, string>> }} Step */
/** @type {Step[]} */
const steps = [
  {
    name: 'types',
    title: 'Types',
    commands: leaves.map((leaf) => [...bin('typescript', 'bin/tsc'), '-p', `tsconfig.${leaf}.json`]),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    commands: [
      [...bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', '--quiet'],
      [...bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    ],
  },
  {
    name: 'rooms',
    title: 'Rooms',
    commands: [
      [
        ...bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'sw',
        'supabase',
      ],
    ],
  },
  { name: 'dead', title: 'Dead code', commands: [[...bin('knip', 'bin/knip.js')]] },
  {
    name: 'schema',
    title: 'Generated files match what they are made from',
    commands: ['generate-types.ts', 'generate-content-seed.ts'].map((script) => [
      ...bin('tsx', 'dist/cli.mjs'),
      join('scripts', script),
      '--check',
    ]),
  },
  {
    name: 'unit',
    title: "Unit tests, and the app's calls to a real server",
    tests: (report) => [
      ...vitest,
      '--project',
      'unit',
      '--project',
      'dom',
      '--project',
      'pg-client',
      onAllCores,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
  {
    name: 'sql',
    title: 'SQL and server tests',
    tests: (report) => [
      ...vitest,
      '--project',
      'pg',
      onAllCores,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
  {
    name: 'race',
    title: 'Races on a real PostgreSQL server',
    tests: (report) => [
      ...vitest,
      '--project',
      'race',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    mayBeLeftOut: true,
  },
  {
    name: 'sim',
    title: 'Fault simulator',
    tests: (report) => [
      ...vitest,
      '--project',
      'sim',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
  {
    name: 'secrets',
    title: 'No secret in the build',
    commands: [[...bin('tsx', 'dist/cli.mjs'), join('scripts', 'check-secrets.ts')]],
  },
  {
    name: 'audit',
    title: 'What is known against packages',
    commands: [[...bin('tsx', 'dist/cli.mjs'), join('scripts', 'audit.ts')]],
    mayBeLeftOut: true,
  },
  { name: 'size', title: 'Size budgets', commands: [bin('size-limit', 'bin.js')] },
  {
    name: 'e2e',
    title: 'End to end in Chromium',
    tests: () => [...bin('playwright', 'cli.js'), 'test'],
    env: async () => ({ BROWSER_PATH: await findBrowser() }),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}"; the steps are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const faults = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  const startedAt = Date.now();
  console.log(`\n\u001b[33m◎\u001b[0m ${step.title}`);
  const { passed, failed, isLeftOut } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `  ${isLeftOut ? 'left out' : failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
// Once more in short, as whoever sees only the end of a long run wants to know them.
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {Step} step */
async function runStep(step) {
  const result = { passed: 0, failed: 0, isLeftOut: false };
  const report = join(reports, `${step.name}.json`);
  try {
    const env = { ...(await step.env?.()), REPORT_FILE: report };
    for (const code of await codesOf(step.commands ?? [], env)) {
      result.isLeftOut = step.mayBeLeftOut === true && code === couldNotBeDone;
      if (!result.isLeftOut) result[code === 0 ? 'passed' : 'failed'] += 1;
    }
    if (step.tests) {
      const isOk = (await codeOf(step.tests(report), env)) === 0;
      const read = JSON.parse(readFileSync(report, 'utf8'));
      const counted = countTests(read);
      faults.push(...faultsOf(read));
      result.passed += counted.passed;
      result.failed += counted.failed;
      // A step whose server cannot be had prints why and passes over all its tests: they count as nothing.
      result.isLeftOut = step.mayBeLeftOut === true && isOk && counted.passed === 0 && counted.skipped > 0;
      // A runner that fails without a failed test (a crash, an empty run) is a failure of its own.
      const isEmpty = counted.passed === 0 && !result.isLeftOut;
      if ((!isOk || isEmpty) && counted.failed === 0) result.failed += 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result.failed += 1;
  }
  return result;
}

/** Of commands that need nothing of each other: as many at once as there are cores. @param {string[][]} commands @param {Record<string, string>} env */
async function codesOf(commands, env) {
  /** @type {(number | null)[]} */
  const codes = [];
  const waiting = commands.entries();
  const work = async () => {
    for (const [index, command] of waiting) codes[index] = await codeOf(command, env);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return codes;
}

/** @param {string[]} command @param {Record<string, string>} env @returns {Promise<number | null>} */
function codeOf([file, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('exit', (code) => resolve(code));
  });
}

/** Reads the JSON report of vitest or of Playwright. */
function countTests(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** What failed in such a report, each with the beginning of what was said of it. @returns {string[]} */
function faultsOf(report) {
  const failed = report.stats
    ? specsOf(report).filter(({ ok }) => !ok)
    : report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed');
  return failed.map(({ title, tests, failureMessages }) => {
    const [said = 'No word on why.'] =
      failureMessages ??
      tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
    return `${title}\n${stripVTControlCharacters(said).slice(0, 600)}`;
  });
}

/** All tests of a report of Playwright, whose files and groups hold one another. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
