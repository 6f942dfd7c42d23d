import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStep } from './steps.mjs';

let folder: string;

beforeEach(() => {
  mkdirSync('.cache/reports', { recursive: true });
  folder = mkdtempSync('.cache/steps-');
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  for (const left of [folder, ...logAndReport()]) rmSync(left, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const nameOfStep = () => folder.slice('.cache/'.length);
const logAndReport = () => ['log', 'json'].map((ending) => `.cache/reports/${nameOfStep()}.${ending}`);

/** Runs one file of tests as a step of a check does. */
function step(tests: string) {
  writeFileSync(join(folder, 'a.test.mjs'), `import { expect, test } from 'vitest';\n${tests}`);
  return runStep({
    name: nameOfStep(),
    title: 'A step',
    tests: (report) => [
      process.execPath,
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      `--reporter=${resolve('scripts/test-reporter.mjs')}`,
      `--outputFile.json=${resolve(report)}`,
    ],
  });
}

test('names an error that no test caught, which fails a step without a failed test, and keeps it in the log', async () => {
  const { passed, failed, faults } = await step(`
    test('waits for nothing', async () => {
      void Promise.reject(new Error('nobody waited for me'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/a\.test\.mjs\n.*waits for nothing\n.*nobody waited for me/);
  expect(readFileSync(logAndReport()[0] ?? '', 'utf8')).toContain('nobody waited for me');
});

test('names a failed test', async () => {
  const { failed, faults } = await step(`test('adds', () => expect(1 + 1).toBe(3));`);
  expect(failed).toBe(1);
  expect(faults).toEqual([expect.stringMatching(/adds\n.*expected 2 to be 3/)]);
});

test('says with which code a runner ended that failed without a failed test, and what it printed last', async () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [],
    unhandledErrors: [],
  };
  const program = `
    require('node:fs').writeFileSync(process.env.REPORT_FILE, ${JSON.stringify(JSON.stringify(report))});
    console.error('out of breath');
    process.exitCode = 3;`;
  const { failed, faults } = await runStep({
    name: nameOfStep(),
    title: 'A step',
    tests: () => [process.execPath, '-e', program],
  });
  expect(failed).toBe(1);
  expect(faults).toEqual(['✗ A step: ended with 3, without a failed test\nout of breath']);
});
