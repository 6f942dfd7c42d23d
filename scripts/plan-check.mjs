/** What a change calls for: which types, tests and pages, and why. `check-change.mjs` runs it. */
import { basename, dirname } from 'node:path';
import { reachedFrom } from './import-graph.mjs';

/**
 * @typedef {object} Plan
 * @property {string | undefined} everythingBecause The change cannot be placed, so that all of `npm test` runs.
 * @property {string[]} leaves Of the programs whose types are checked.
 * @property {string[]} lint Files.
 * @property {boolean} rooms Whether imports may have changed.
 * @property {boolean} schema Whether generated files may have.
 * @property {string[]} unit Test files.
 * @property {string[]} sql Test files.
 * @property {string[]} e2e Test files.
 * @property {number} left How many more test files reach the change; `npm test` runs them.
 */

/** What is behind everything: the tools, the settings of programs, what all pages of a test run share. */
const everything = [
  /^package(-lock)?\.json$/,
  /^(vite|playwright)\.config\.ts$/,
  /^tsconfig.*\.json$/,
  /^(index|pay|repair)\.html$/,
  /^public\//,
  /^scripts\//,
  /^supabase\/(prelude|config|seed)/,
  /^tests\/(clock|dom-setup|patience|fakes)/,
  /^tests\/e2e\/(?!.*\.spec\.ts$)/,
  /^src\/(main\.tsx|app\/)/,
];
/** Nothing that runs depends on it. */
const inert = [
  /^(docs|\.github)\//,
  /\.md$/,
  /^\.(gitignore|prettierrc.*|prettierignore)$/,
  /^tests\/bench\//,
];
/** Which pages are tried for a change in a room; those of features stand in `pagesOfFeature`. A rule has its own tests. */
const pagesOfRoom = [
  [/^src\/(domain|cli|prerender|assets)\//, []],
  [/^src\/(lib|i18n|routes)\//, ['frame']],
  [/^src\/ui\//, ['frame', 'contact']],
  [/^src\/db\//, ['offline-send']],
  [/^src\/(sync|remote)\//, ['offline-send', 'chat']],
  [/^src\/session\//, ['account']],
  [/^src\/pwa\//, ['updates', 'install']],
  [/^src\/(pay|repair)\//, ['payments', 'updates']],
  [/^sw\//, ['worker-flush', 'offline-routes']],
  [/^supabase\/functions\//, ['first-question']],
  [/^supabase\//, ['account']],
  [/^tests\//, []],
];
/** @type {Record<string, string[]>} */
export const pagesOfFeature = {
  aartis: ['aartis'],
  account: ['account'],
  admin: ['admin'],
  analysis: ['analysis', 'analyze'],
  blog: ['blog'],
  chat: ['chat', 'guest-chat'],
  contact: ['contact'],
  credits: ['payments'],
  events: ['events'],
  festivals: ['festivals', 'festival-details'],
  home: ['first-question', 'frame'],
  install: ['install'],
  japa: ['japa'],
  kundli: ['kundli', 'jyotish'],
  'not-found': ['frame'],
  'own-aartis': ['aartis'],
  policies: ['contact'],
  preferences: ['profile'],
  profile: ['profile'],
  properties: ['add-property', 'dashboard'],
  puja: ['puja'],
  reader: ['reader'],
  reminders: ['reminders'],
  settings: ['profile'],
  share: ['attachments'],
  voice: ['voice'],
};

const isDatabaseTest = (/** @type {string} */ file) => /^(tests\/db|supabase)\/.*\.pg\.test\.ts$/.test(file);
/** Whatever a server is made of reaches them: they are run for what stands beside them. */
const isOnServer = (/** @type {string} */ file) => file.endsWith('.pg.test.ts');
const isUnitTest = (/** @type {string} */ file) =>
  /\.test\.tsx?$/.test(file) && !isDatabaseTest(file) && !/^tests\/(sim\/(?!.*\.pg)|race|attack)/.test(file);
const isOneOf = (/** @type {string} */ file, /** @type {RegExp[]} */ rules) =>
  rules.some((rule) => rule.test(file));

/**
 * @param {object} given
 * @param {readonly string[]} given.changed Files that were changed, added or removed.
 * @param {readonly string[]} given.files All files that are there now.
 * @param {Map<string, Set<string>>} given.importers As `importersOf` tells them.
 * @param {(file: string) => string} given.read The text of a file.
 * @returns {Plan}
 */
export function planCheck({ changed, files, importers, read }) {
  const known = new Set(files);
  const live = changed.filter((file) => !isOneOf(file, inert));
  const reached = [...reachedFrom(live, importers)].filter((file) => known.has(file));
  const pages = live.map((file) => [file, pagesFor(file)]);
  const unplaced = live.find((file) => isOneOf(file, everything)) ?? pages.find(([, specs]) => !specs)?.[0];
  const near = new Set(live.map((file) => dirname(file)));
  const isLeft = (/** @type {string} */ test) => isOnServer(test) && !near.has(dirname(test));
  const reachedUnit = reached.filter(isUnitTest);
  const unit = reachedUnit.filter((test) => !isLeft(test));
  // A test of the sources reads what it is about without importing it.
  if (live.length > 0)
    unit.push(...files.filter((file) => file.startsWith('tests/architecture/') && isUnitTest(file)));
  const reachedSql = reached.filter(isDatabaseTest);
  const sql = files.filter(isDatabaseTest).filter((test) => live.some((file) => isAbout(test, file)));
  return {
    everythingBecause: unplaced,
    leaves: leavesOf(reached),
    lint: changed.filter((file) => known.has(file)),
    rooms: live.some((file) => /^(src|sw|supabase)\/.*\.[jt]sx?$/.test(file)),
    schema: live.some((file) => /^(supabase\/(migrations|seed)|src\/domain\/acts)\//.test(file)),
    unit: [...new Set(unit)].sort(),
    sql,
    e2e: [...new Set(pages.flatMap(([, specs]) => specs ?? []))].sort(),
    left: [...reachedUnit.filter(isLeft), ...reachedSql.filter((test) => !sql.includes(test))].length,
  };

  /** @param {string} test @param {string} file */
  function isAbout(test, file) {
    if (test === file || importers.get(file)?.has(test)) return true;
    if (/^supabase\/functions\/(?!_shared)/.test(file)) return test.startsWith(`${dirname(file)}.pg`);
    if (!/^supabase\/migrations\/.*\.sql$/.test(file) || !known.has(file)) return false;
    const text = read(test);
    return [...namesIn(read(file))].some((name) => text.includes(name));
  }
}

/** The tests of pages to run for a file; undefined where nobody has said. @param {string} file @returns {string[] | undefined} */
function pagesFor(file) {
  const spec = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(file)?.[1];
  if (spec) return [spec];
  if (/\.test\.tsx?$/.test(file)) return [];
  const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) return pagesOfFeature[feature];
  return pagesOfRoom.find(([rule]) => rule.test(file))?.[1];
}

/** Tables and functions that a migration makes or changes. @param {string} sql */
function namesIn(sql) {
  const made =
    /\b(?:create(?: or replace)?|alter|drop)\s+(?:table|function|view|policy\s+\S+\s+on)\s+(?:if (?:not )?exists\s+)?(?:\w+\.)?(\w+)/gi;
  return new Set([...sql.matchAll(made)].map(([, name]) => name));
}

/** @param {readonly string[]} reached */
function leavesOf(reached) {
  const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
  /** @type {[string, (file: string) => boolean][]} */
  const parts = [
    ['domain', (file) => file.startsWith('src/domain/') && !isTest(file)],
    ['app', (file) => /^src\/(?!cli\/|domain\/)/.test(file) && !isTest(file)],
    ['sw', (file) => file.startsWith('sw/') && !isTest(file)],
    ['functions', (file) => file.startsWith('supabase/functions/') && !isTest(file)],
    ['node', (file) => /^(scripts|tests|supabase\/local|src\/cli)\//.test(file) || isTest(file)],
  ];
  const isTyped = (/** @type {string} */ file) => /\.tsx?$/.test(file);
  return parts
    .filter(([, isOf]) => reached.some((file) => isTyped(file) && isOf(file)))
    .map(([leaf]) => leaf);
}

/** For whoever asks why. @param {Plan} plan @returns {string} */
export function tellPlan(plan) {
  if (plan.everythingBecause) return `Everything: ${plan.everythingBecause} is behind all of it.\n`;
  /** @type {[string, string[]][]} */
  const lines = [
    ['types', plan.leaves],
    ['lint and format', plan.lint],
    ['rooms and dead code', plan.rooms ? ['all'] : []],
    ['generated files', plan.schema ? ['all'] : []],
    ['unit', plan.unit],
    ['SQL', plan.sql],
    ['end to end', plan.e2e.map((name) => basename(name))],
  ].filter(([, names]) => names.length > 0);
  const told = lines.map(
    ([title, names]) => `${title} (${names.length})\n${names.map((name) => `  ${name}\n`).join('')}`,
  );
  const left =
    plan.left > 0
      ? `Left to npm test: ${plan.left} files of tests on a server that the change reaches.\n`
      : '';
  return (told.join('') || 'Nothing that runs has changed.\n') + left;
}
