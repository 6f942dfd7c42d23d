/**
 * Finds a Chromium for the end-to-end tests, or brings one: an installed Chromium or Chrome first,
 * then Playwright's own download, then Debian's package where this process may install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser to drive. Throws an Error whose message tells the reader what to do. @returns {Promise<string>} */
export async function findBrowser() {
  const installed = installedBrowser();
  if (installed) return installed;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  console.log('No Chromium found; asking Playwright to download one…');
  const cli = join('node_modules', 'playwright', 'cli.js');
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const flags = isLinuxRoot ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', ...flags, 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  if (existsSync(downloaded) && isRunnable(downloaded)) return downloaded;
  if (isLinuxRoot) {
    console.log('The download did not work; installing the Chromium of this system…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    const fromSystem = installedBrowser();
    if (fromSystem) return fromSystem;
  }
  throw new Error(
    'The end-to-end tests need Chromium: install Chromium or Google Chrome, or set BROWSER_PATH to one, and run again.',
  );
}

function installedBrowser() {
  const chosen = process.env.BROWSER_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`BROWSER_PATH names no file: ${chosen}`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path) && isRunnable(path));
}

/** A stub that only tells the user to install a snap is no browser. @param {string} path */
function isRunnable(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
