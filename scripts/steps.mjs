/** Runs the steps of a check and counts what passed. What a step prints goes into a file, and is shown where it failed. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[][]} [commands] Each passes or fails as a whole.
 * @property {(report: string) => string[]} [tests] A runner that writes its JSON report there.
 * @property {boolean} [mayBeLeftOut] It needs something that not every machine has.
 * @property {() => Promise<Record<string, string>>} [env]
 */
/** @typedef {{ passed: number, failed: number, isLeftOut: boolean, seconds: number, faults: string[] }} Result */

const reports = join('.cache', 'reports');
/** With this code a command says that it had nobody to ask, and why. */
const couldNotBeDone = 75;
/** Of a failed step, the end is shown: enough for a compiler's list of mistakes. */
const shownLines = 120;
/** Of a failed test, so many characters. */
const shownCharacters = 2000;

/** Removes the reports of earlier runs. */
export function forgetReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** One line a step as it ends, and what failed below it. @param {Step} step @returns {Promise<Result>} */
export async function runStep(step) {
  const startedAt = Date.now();
  /** @type {Result} */
  const result = { passed: 0, failed: 0, isLeftOut: false, seconds: 0, faults: [] };
  const [report, log] = [join(reports, `${step.name}.json`), join(reports, `${step.name}.log`)];
  try {
    const env = { ...(await step.env?.()), REPORT_FILE: report, FORCE_COLOR: '0' };
    for (const code of await codesOf(step.commands ?? [], env, log)) {
      result.isLeftOut = step.mayBeLeftOut === true && code === couldNotBeDone;
      if (!result.isLeftOut) result[code === 0 ? 'passed' : 'failed'] += 1;
    }
    if (step.tests) {
      const code = await codeOf(step.tests(report), env, log);
      const isOk = code === 0;
      const read = JSON.parse(readFileSync(report, 'utf8'));
      const counted = countTests(read);
      result.faults = faultsOf(read);
      result.passed += counted.passed;
      result.failed += counted.failed;
      // A step whose server cannot be had prints why and passes over all its tests: they count as nothing.
      result.isLeftOut = step.mayBeLeftOut === true && isOk && counted.passed === 0 && counted.skipped > 0;
      // A runner that fails without a failed test (a crash, an empty run) is a failure of its own.
      const isEmpty = counted.passed === 0 && !result.isLeftOut;
      if ((!isOk || isEmpty) && counted.failed === 0) {
        result.failed += 1;
        if (result.faults.length === 0)
          result.faults.push(`✗ ${step.title}: ended with ${code}, without a failed test\n${endOf(log)}`);
      }
    }
  } catch (error) {
    result.faults.push(error instanceof Error ? error.message : String(error));
    result.failed += 1;
  }
  result.seconds = Math.round((Date.now() - startedAt) / 1000);
  tell(step, result, log);
  return result;
}

/** @param {Step} step @param {Result} result @param {string} log */
function tell(step, { passed, failed, isLeftOut, seconds, faults }, log) {
  const mark = isLeftOut ? '–' : failed === 0 ? '✓' : '✗';
  const counts = isLeftOut ? 'left out' : `${passed} passed, ${failed} failed`;
  console.log(`${mark} ${step.title}: ${counts} in ${seconds} s`);
  if (isLeftOut || (failed > 0 && faults.length === 0)) console.log(endOf(log));
  for (const fault of faults) console.log(`\n${fault}`);
  if (failed > 0) console.log(`\nAll that it printed: ${log}\n`);
}

/** @param {string} log */
function endOf(log) {
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n');
  return lines.slice(-shownLines).join('\n');
}

/** Of commands that need nothing of each other: as many at once as there are cores. @param {string[][]} commands @param {Record<string, string>} env @param {string} log */
async function codesOf(commands, env, log) {
  /** @type {(number | null)[]} */
  const codes = [];
  await sideBySide([...commands.entries()], async ([index, command]) => {
    codes[index] = await codeOf(command, env, log);
  });
  return codes;
}

/**
 * Does the work on each, on as many at once as there are cores.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<void>} work
 */
export async function sideBySide(items, work) {
  const waiting = items.values();
  const goOn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, goOn));
}

/** @param {string[]} command @param {Record<string, string>} env @param {string} log @returns {Promise<number | null>} */
function codeOf([file, ...args], env, log) {
  return new Promise((resolve) => {
    const kept = createWriteStream(log, { flags: 'a' });
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    child.stdout.pipe(kept, { end: false });
    child.stderr.pipe(kept, { end: false });
    /** @param {number | null} code */
    const end = (code) => kept.end(() => resolve(code));
    child.on('error', (error) => {
      kept.write(`${error.message}\n`);
      end(null);
    });
    child.on('close', end);
  });
}

/** Reads the JSON report of vitest, by test-reporter.mjs, or of Playwright. */
function countTests(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** What failed in such a report, each with the beginning of what was said of it. @returns {string[]} */
function faultsOf(report) {
  if (report.stats)
    return [...faultsOfPages(report), ...report.errors.map(({ message }) => said('Of no test', message))];
  return [...report.testResults.flatMap(faultsOfFile), ...report.unhandledErrors.map(faultOfNoTest)];
}

/** What nobody waited for, and which may come from any test before it. */
function faultOfNoTest({ file = 'Of no file', test = 'between tests', message }) {
  return said(`${file}\nan error that no test caught, last in: ${test}`, message);
}

/** A file that cannot even be read has no tests that could fail. @returns {string[]} */
function faultsOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [said(name, message)];
  return failed.map(({ fullName, failureMessages }) => said(`${name}\n${fullName}`, failureMessages[0]));
}

/** @returns {string[]} */
function faultsOfPages(report) {
  return specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return said(`${file}\n${title}`, errors[0]?.message);
    });
}

/** @param {string} title @param {string} message */
function said(title, message = 'No word on why.') {
  return `✗ ${title}\n${stripVTControlCharacters(message).slice(0, shownCharacters)}`;
}

/** All tests of a report of Playwright, whose files and groups hold one another. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
