import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shiftScript } from './shifted-date.ts';

const workerFile = 'index.js';

/**
 * The folder of a build whose service worker begins with a clock that is so many milliseconds ahead; all else is that of
 * `dist`. No tool of a browser reaches a worker before its first line.
 */
export function siteAt(aheadMs: number): string {
  const site = mkdtempSync(join(tmpdir(), 'disha-site-'));
  for (const name of readdirSync('dist'))
    if (!name.startsWith(workerFile)) symlinkSync(resolve('dist', name), join(site, name));
  const worker = readFileSync(join('dist', workerFile), 'utf8');
  writeFileSync(join(site, workerFile), shiftScript(aheadMs) + worker);
  return site;
}
