/**
 * Finds a Chromium for the end-to-end tests, or brings one: the headless shell of Debian where it is there or this process may
 * install it, as a test takes a fifth less of a processor with it; then an installed Chromium or Chrome, Playwright's own
 * download, and Debian's Chromium.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser to drive. Throws an Error whose message tells the reader what to do. @returns {Promise<string>} */
export async function findBrowser() {
  const shell = chosenBrowser() ?? installed(shells) ?? fromSystem('chromium-headless-shell', shells);
  if (shell) return shell;
  const browser = installed(names, places);
  if (browser) return browser;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  console.log('No Chromium found; asking Playwright to download one…');
  const cli = join('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', ...(isLinuxRoot() ? ['--with-deps'] : []), 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  if (existsSync(downloaded) && isRunnable(downloaded)) return downloaded;
  const packaged = fromSystem('chromium', names);
  if (packaged) return packaged;
  throw new Error(
    'The end-to-end tests need Chromium: install Chromium or Google Chrome, or set BROWSER_PATH to one, and run again.',
  );
}

function chosenBrowser() {
  const chosen = process.env.BROWSER_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`BROWSER_PATH names no file: ${chosen}`);
  return chosen || undefined;
}

/** @param {readonly string[]} programs @param {readonly string[]} [elsewhere] */
function installed(programs, elsewhere = []) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path) && isRunnable(path));
}

/** Installs a package of Debian, where that is allowed. @param {string} name @param {readonly string[]} programs */
function fromSystem(name, programs) {
  if (!isLinuxRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} with the packages of this system…`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });
  return installed(programs);
}

function isLinuxRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/** A stub that only tells the user to install a snap is no browser. @param {string} path */
function isRunnable(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
