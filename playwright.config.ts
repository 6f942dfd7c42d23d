import { defineConfig } from 'playwright/test';
import { quietBrowser } from './scripts/launch-browser.ts';

/** What people do there is the same at any width: it is tried on the narrow one, and how it looks on both. */
const sameAtAnyWidth =
  /\/(aartis|accessibility|account|add-property|admin|analysis|analyze|attachments|blocked-storage|blog|contact|dashboard|day-offline|events|festival-details|festivals|guest-chat|install|kill|layout-shift|left-screen|offline-routes|offline-send|payments|prerendered|profile|reader|reminders|social-sign-in|updates|voice|worker-flush)\.spec\.ts$/;
const desktop = { viewport: { width: 1280, height: 800 } };

const browserPath = process.env['BROWSER_PATH'];
const reportFile = process.env['REPORT_FILE'];

export default defineConfig({
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 } },
    { name: 'desktop', testIgnore: sameAtAnyWidth, use: desktop },
    {
      name: 'desktop looks',
      testMatch: sameAtAnyWidth,
      grep: / (?:is|are) accessible and fits? /,
      use: desktop,
    },
  ],
});
