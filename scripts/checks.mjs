/** What there is to check, and with which programs. `check.mjs` does all of it, `check-change.mjs` what a change calls for. */
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const bin = (name, script) => [process.execPath, join('node_modules', name, script)];
const tsx = (script, ...words) => [...bin('tsx', 'dist/cli.mjs'), join('scripts', script), ...words];
/** Nobody works beside them, so that no core is left free. */
const onAllCores = '--maxWorkers=100%';

/** The programs that the project is made of, each with its own idea of what is global. */
export const leaves = ['domain', 'app', 'sw', 'functions', 'node'];

/** @param {readonly string[]} wanted Of `leaves`. @returns {Step} */
export const types = (wanted = leaves) => ({
  name: 'types',
  title: 'Types',
  commands: wanted.map((leaf) => [...bin('typescript-native', 'bin/tsc'), '-p', `tsconfig.${leaf}.json`]),
});

/** @param {readonly string[]} files All files without any. @returns {Step} */
export const lint = (files = []) => ({
  name: 'lint',
  title: 'Lint and format',
  commands: [
    [...bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', '--quiet', ...files.filter(isCode)],
    [
      ...bin('prettier', 'bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '--ignore-unknown',
      ...(files.length > 0 ? files : ['.']),
    ],
  ],
});

/** @param {string} file */
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);

/** @type {Step} */
export const rooms = {
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
};

/** @type {Step} */
export const dead = { name: 'dead', title: 'Dead code', commands: [[...bin('knip', 'bin/knip.js')]] };

/** @type {Step} */
export const schema = {
  name: 'schema',
  title: 'Generated files match what they are made from',
  commands: ['generate-types.ts', 'generate-content-seed.ts', 'generate-planets.ts'].map((script) =>
    tsx(script, '--check'),
  ),
};

/**
 * Tests in files of projects of vite.config.ts.
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} projects
 * @param {{ words?: readonly string[], files?: readonly string[], mayBeLeftOut?: boolean }} how
 * @returns {Step}
 */
const tested = (name, title, projects, { words = [], files = [], mayBeLeftOut = false } = {}) => ({
  name,
  title,
  mayBeLeftOut,
  tests: (report) => [
    ...bin('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...words,
    '--reporter=./scripts/test-reporter.mjs',
    `--outputFile.json=${report}`,
    ...files,
  ],
});

/** @param {readonly string[]} files All of them without any. */
export const unit = (files = []) =>
  tested('unit', "Unit tests, and the app's calls to a real server", ['domain', 'unit', 'dom', 'pg-client'], {
    words: [onAllCores],
    files,
  });

/** @param {readonly string[]} files All of them without any. */
export const sql = (files = []) =>
  tested('sql', 'SQL and server tests', ['pg'], { words: [onAllCores], files });

export const attack = tested('attack', 'Attacks on a served installation', ['attack']);
export const race = tested('race', 'Races on a real PostgreSQL server', ['race'], { mayBeLeftOut: true });
export const sim = tested('sim', 'Fault simulator', ['sim']);

/** @type {Step} */
export const secrets = {
  name: 'secrets',
  title: 'No secret in the build',
  commands: [tsx('check-secrets.ts')],
};

/** @type {Step} */
export const audit = {
  name: 'audit',
  title: 'What is known against packages',
  commands: [tsx('audit.ts')],
  mayBeLeftOut: true,
};

/** @type {Step} */
export const size = { name: 'size', title: 'Size budgets', commands: [bin('size-limit', 'bin.js')] };

/** @type {Step} */
export const build = {
  name: 'build',
  title: 'The app is built',
  commands: [[process.execPath, join('scripts', 'prepare.mjs'), 'test']],
};

/** @param {readonly string[]} words Files of tests and flags of Playwright; everything without any. @returns {Step} */
export const e2e = (words = []) => ({
  name: 'e2e',
  title: 'End to end in Chromium',
  tests: () => [...bin('playwright', 'cli.js'), 'test', ...words],
  env: async () => ({ BROWSER_PATH: await findBrowser() }),
});
