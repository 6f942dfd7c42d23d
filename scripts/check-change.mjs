/**
 * Checks what has changed since the branch left the main line: committed, staged, unstaged and new files.
 * `npm run check -- --list` says what would run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as checks from './checks.mjs';
import { importersOf } from './import-graph.mjs';
import { planCheck, tellPlan } from './plan-check.mjs';
import { forgetReports, runStep } from './steps.mjs';

const { values } = parseArgs({ options: { list: { type: 'boolean' }, since: { type: 'string' } } });

const files = [...linesOf('ls-files'), ...linesOf('ls-files', '--others', '--exclude-standard')];
const changed = [
  ...new Set([
    ...linesOf('diff', '--name-only', branchPoint()),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ]),
];
const there = files.filter((file) => !linesOf('ls-files', '--deleted').includes(file));
const plan = planCheck({
  changed,
  files: there,
  importers: importersOf(there),
  read: (file) => readFileSync(file, 'utf8'),
});

if (values.list) process.stdout.write(tellPlan(plan));
else if (plan.everythingBecause) process.exitCode = checkEverything();
else process.exitCode = (await checkChange()) ? 0 : 1;

/** What compiles and what is told beside it share one core, the tests of behaviour the other. */
async function checkChange() {
  forgetReports();
  const ofSources = [
    ...(plan.leaves.length > 0 ? [checks.types(plan.leaves)] : []),
    ...(plan.lint.length > 0 ? [checks.lint(plan.lint)] : []),
    ...(plan.rooms ? [checks.rooms, checks.dead] : []),
    ...(plan.schema ? [checks.schema] : []),
    ...(plan.unit.length > 0 ? [checks.unit(plan.unit)] : []),
    ...(plan.sql.length > 0 ? [checks.sql(plan.sql)] : []),
  ];
  const pages = plan.e2e.map((name) => `tests/e2e/${name}.spec.ts`);
  const ofPages = pages.length > 0 ? [checks.build, checks.e2e([...pages, '--project=phone'])] : [];
  const total = { passed: 0, failed: 0 };
  await Promise.all(
    [ofSources, ofPages].map(async (steps) => {
      for (const step of steps) {
        const { passed, failed } = await runStep(step);
        total.passed += passed;
        total.failed += failed;
        // A build that failed has no pages to try.
        if (step === checks.build && failed > 0) break;
      }
    }),
  );
  if (plan.left > 0)
    console.log(`\nThe change reaches ${plan.left} more files of tests on a server; npm test runs them.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

function checkEverything() {
  process.stdout.write(tellPlan(plan));
  return spawnSync(process.execPath, [join('scripts', 'run.mjs'), 'test'], { stdio: 'inherit' }).status ?? 1;
}

/** Where the branch left the main line; on the main line itself, what the others have of it, or the last commit. */
function branchPoint() {
  if (values.since !== undefined) return values.since;
  const head = linesOf('rev-parse', 'HEAD')[0];
  const points = ['origin/main', 'main'].map(commonWith).filter((point) => point !== undefined);
  return points[0] ?? head;
}

/** @param {string} branch */
function commonWith(branch) {
  try {
    return linesOf('merge-base', 'HEAD', branch)[0];
  } catch {
    return undefined; // there is no such branch here
  }
}

/** @param {string[]} words */
function linesOf(...words) {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');
}
