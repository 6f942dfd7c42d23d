import { randomInt } from 'node:crypto';
import { defineConfig } from 'playwright/test';
import { quietBrowser } from './scripts/launch-browser.ts';
import { drawnMoment, fixedMoments, momentText, type Moment } from './tests/clock/moments.ts';
import { joinClock } from './tests/clock/run-clock.ts';

// Before anything that a test starts: this file is read first in every process of a run.
joinClock();

/** What people do is the same at any width and is tried on the narrow one; how it looks, and what is marked, on both. */
const alsoAtDesk = /@desk\b| (?:is|are) accessible and fits? /;
const ofToday = /\/today\.spec\.ts$/;
/** What changes with the day; TEST_DAYS=all runs all of it at the drawn moment. */
const ofDays = /\/(day-offline|events|festival-details|festivals|layout-shift|reminders|today)\.spec\.ts$/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

const browserPath = process.env['BROWSER_PATH'];
const reportFile = process.env['REPORT_FILE'];

/** Noted for the processes of the run, and printed once, to be named again with TEST_SEED. */
function drawnForRun(): Moment {
  const known = process.env['TEST_SEED'];
  const seed = known ?? String(randomInt(2 ** 31));
  process.env['TEST_SEED'] = seed;
  const moment = drawnMoment(Number(seed));
  if (known === undefined) process.stdout.write(`Drawn moment: ${momentText(moment)} (TEST_SEED=${seed})\n`);
  return moment;
}

export default defineConfig<object, { moment: Moment | undefined }>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: false,
  // One more than the cores of a small machine: each waits for its server or for a timer now and then.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: { args: quietBrowser, ...(browserPath ? { executablePath: browserPath } : {}) },
    // What was done and asked for, and how it looked in the end: pictures of each step take a quarter of the whole time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', grep: alsoAtDesk, use: desktop },
    ...Object.entries(fixedMoments).map(([name, moment]: [string, Moment]) => ({
      name,
      testMatch: ofToday,
      // The worker's clock is the device's: it is asked where that one is wrong, and at the drawn moment.
      ...(moment.deviceAheadHours === undefined ? { grepInvert: /@worker\b/ } : {}),
      use: { ...phone, moment },
    })),
    {
      name: 'drawn moment',
      testMatch: process.env['TEST_DAYS'] === 'all' ? ofDays : ofToday,
      use: { ...phone, moment: drawnForRun() },
    },
  ],
});
