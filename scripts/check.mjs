/**
 * Every check and test of the project, in the order in which a mistake is cheapest to read.
 * Ends with the line `N passed, N failed`. `npm test -- unit e2e` runs the named steps alone.
 */
import * as checks from './checks.mjs';
import { forgetReports, runStep, sideBySide } from './steps.mjs';

/** What runs side by side; each stage waits for the one before it. */
const stages = [
  // What reads the sources alone: each uses one core or two for a short time.
  [checks.types(), checks.lint(), checks.rooms, checks.dead, checks.schema],
  [checks.unit()],
  [checks.sql()],
  [checks.sim],
  // Both wait for servers for half of their time: one of them alone leaves a core idle.
  [checks.attack, checks.race],
  [checks.secrets, checks.audit, checks.size],
  [checks.e2e()],
];

const wanted = process.argv.slice(2);
const names = stages.flat().map(({ name }) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  process.exit(2);
}

forgetReports();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const faults = [];
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
for (const stage of stages) await sideBySide(stage.filter(isWanted), run);
// Once more, as whoever sees only the end of a long run wants to know them.
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {import('./steps.mjs').Step} step */
async function run(step) {
  const result = await runStep(step);
  total.passed += result.passed;
  total.failed += result.failed;
  faults.push(...result.faults);
}
