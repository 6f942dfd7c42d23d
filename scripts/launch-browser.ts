import { chromium, type Browser } from 'playwright';
import { findBrowser } from './find-browser.mjs';

/** For a headless Chromium that asks nobody on the outside for anything. */
export const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts such a browser; `more` are further arguments of its own. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...quietBrowser, ...more] });
}
