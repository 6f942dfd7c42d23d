/**
 * Makes the working copy ready for `npm start`, `npm run dev` or `npm test`. Runs before anything is
 * installed, so it uses Node alone. Each step is skipped when nothing it depends on has changed.
 *
 * Usage: node scripts/prepare.mjs start|dev|test
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19];
const installStamp = join(root, 'node_modules', '.disha-install.json');
const buildStamp = join(root, '.cache', 'build.json');
/** What the build reads; a change in any of them makes a new build. */
const buildInputs = [
  'src',
  'sw',
  'public',
  'scripts',
  'supabase/migrations',
  'supabase/seed',
  'supabase/seed.sql',
  'supabase/local/security-headers.ts',
  'index.html',
  'pay.html',
  'repair.html',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
];

const purpose = process.argv[2];
if (purpose !== 'start' && purpose !== 'dev' && purpose !== 'test') {
  fail('Usage: node scripts/prepare.mjs start|dev|test');
}
checkNode();
install(purpose === 'start' ? 'runtime' : 'all');
if (purpose !== 'dev') build();

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isNewEnough)
    fail(`Disha needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

/** @param {'runtime' | 'all'} wanted */
function install(wanted) {
  const lock = hashOf(['package-lock.json']);
  const present = readJson(installStamp);
  if (present?.lock === lock && (present.packages === 'all' || present.packages === wanted)) return;
  say(wanted === 'runtime' ? 'Installing packages…' : 'Installing packages and the tools of the checks…');
  const flags = wanted === 'runtime' ? ['--omit=dev'] : [];
  // Nothing installed here needs its install script, and a script that downloads can only fail.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...flags]);
  writeFileSync(installStamp, JSON.stringify({ lock, packages: wanted }));
}

function build() {
  const inputs = hashOfBuild();
  if (readJson(buildStamp)?.inputs === inputs && existsSync(join(root, 'dist', 'index.html'))) return;
  say('Building the app…');
  run('npm', ['run', '--silent', 'build']);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, JSON.stringify({ inputs: hashOfBuild() }));
}

/** Of its files, and of the settings that stand in its pages. */
function hashOfBuild() {
  const { SITE_URL = '', HOST = '', PORT = '', CONTENT_URL = '' } = process.env;
  const address = SITE_URL || [HOST, PORT].filter(Boolean).join(':');
  return [hashOf(buildInputs), address, CONTENT_URL].filter(Boolean).join(' ');
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const isNpm = command === 'npm';
  const npm = process.env.npm_execpath;
  const [file, parameters] =
    isNpm && npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : [command, args];
  const { status, error } = spawnSync(file, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: isNpm && file === 'npm' && process.platform === 'win32',
  });
  if (error) fail(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** One hash over the names and bytes of files and folders, in a fixed order. @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, path);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addToHash(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, join(path, name));
    return;
  }
  hash.update(path);
  hash.update(readFileSync(full));
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // absent or cut off: the step is done again
  }
}

/** @param {string} text */
function say(text) {
  console.log(`\u001b[33m◎\u001b[0m ${text}`);
}

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(text);
  process.exit(2);
}
