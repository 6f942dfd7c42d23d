/**
 * Starts a command of package.json: `node scripts/run.mjs NAME …`. What all of them have in common is here:
 * `--help` says what a command does, what it is called wrongly with is named and ends with 2, a pipe whose reader has gone
 * makes no error and ends no work that leaves something behind, and an app that has to be built first is built.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { helpFor, whatIsWrong } from './command-line.mjs';
import { commands } from './commands.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...words] = process.argv.slice(2);

const command = commands[name];
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    // Nobody reads on, as behind `| head`.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    if (command?.printsOnly) process.exit();
  });

if (!command) {
  end(`There is no command ${name || 'without a name'}; package.json has them all.\n`);
} else if (command.helpsItself) {
  await start(command);
} else if (words.includes('--help') || words.includes('-h')) {
  process.stdout.write(helpFor(name, command));
} else {
  const wrong = whatIsWrong(command, words);
  if (wrong === undefined) await start(command);
  else end(`${wrong}\nnpm run ${name} -- --help says what it takes.\n`);
}

/** @param {import('./commands.d.mts').Command} command */
async function start({ file, needsBuild, prepares }) {
  if (prepares && !isReady(prepares, 'inherit')) return;
  // What it says is not part of what the command prints.
  if (needsBuild && !isReady('test', 2)) return;
  const path = join(root, file);
  // The program sees itself as the one that was called.
  process.argv = [process.execPath, path, ...words];
  // Loaded this late, so that help and complaints come at once.
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path).href);
}

/** @param {string} purpose @param {'inherit' | number} output */
function isReady(purpose, output) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'prepare.mjs'), purpose], {
    cwd: root,
    stdio: ['ignore', output, 2],
  });
  if (status !== 0) end('The app could not be made ready.\n');
  return status === 0;
}

/** @param {string} message */
function end(message) {
  process.stderr.write(message);
  process.exitCode = 2;
}
