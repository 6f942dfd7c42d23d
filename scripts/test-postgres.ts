/**
 * Tries what is tried on the embedded database on a real PostgreSQL server, which it starts for itself and installs if need be:
 * `npm run --silent test:postgres -- [step …]`; `e2e` only when it is named. One step at a time, each on databases of its own.
 * Ends with 0 when everything passed, 1 when something did not, 2 where there is no server or a step has another name.
 */
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type ServerAddress } from '#tests/race/postgres-server.ts';
import { startFirst, urlOf } from '#tests/race/server-database.ts';
import { firstStart } from '#tests/fakes/test-server.ts';
import { findBrowser } from './find-browser.mjs';
import { forgetReports, runStep, type Step } from './steps.mjs';

/** These are about the files of the embedded database. */
const embeddedOnly = [
  'supabase/local/{backup,create-cluster,one-transaction,upgrade}.pg.test.ts',
  'tests/attack/data-folder.test.ts',
];
/** These have a step of their own, which gives them a server's engine. */
const byActor = ['tests/db/**'];
/** Several servers of ours and one of the database's share the machine. */
const sideBySide = ['--maxWorkers=2', '--testTimeout=120000', '--hookTimeout=120000'];

const runVitest = (projects: readonly string[], report: string, left: readonly string[] = []): string[] => [
  process.execPath,
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...left.flatMap((pattern) => ['--exclude', pattern]),
  ...sideBySide,
  '--reporter=./scripts/test-reporter.mjs',
  `--outputFile.json=${report}`,
];

type Env = () => Promise<Record<string, string>>;
const steps = (env: Env): Step[] => [
  {
    name: 'actors',
    title: 'The SQL suite by actor, and races',
    tests: (report) => runVitest(['race'], report),
  },
  {
    name: 'server',
    title: 'The whole server',
    tests: (report) => runVitest(['pg', 'pg-client'], report, [...embeddedOnly, ...byActor]),
    env,
  },
  {
    name: 'attack',
    title: 'Attacks on a served installation',
    tests: (report) => runVitest(['attack'], report, embeddedOnly),
    env,
  },
  {
    name: 'e2e',
    title: 'End to end in Chromium',
    tests: () => [process.execPath, join('node_modules', 'playwright', 'cli.js'), 'test'],
    env: async () => ({ ...(await env()), BROWSER_PATH: await findBrowser() }),
  },
];
const onlyNamed = ['e2e'];

const words = process.argv.slice(2);
const all = steps(async () => ({}));
const unknown = words.find((word) => !all.some(({ name }) => name === word));
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}; there are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const server = await startPostgres();
if (server.kind === 'absent') {
  console.error(`Nothing was tried: ${server.reason}.`);
  process.exit(2);
}
console.log(`PostgreSQL ${server.version}`);
let failed = 0;
try {
  await makeFirstStart(server.address);
  const url = urlOf(server.address, 'postgres');
  const wanted =
    words.length > 0 ? words : all.map(({ name }) => name).filter((name) => !onlyNamed.includes(name));
  forgetReports();
  for (const step of steps(async () => ({ TEST_POSTGRES: url })))
    if (wanted.includes(step.name)) failed += (await runStep(step)).failed;
} finally {
  await server.stop();
}
process.exitCode = failed === 0 ? 0 : 1;

/** What every installation of the tests is copied from. */
async function makeFirstStart(address: ServerAddress): Promise<void> {
  const client = new Client({ connectionString: urlOf(address, 'postgres') });
  await client.connect();
  await client.query(`create database ${firstStart}`);
  await client.end();
  await startFirst(urlOf(address, firstStart));
}
