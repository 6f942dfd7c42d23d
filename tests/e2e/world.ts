import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { deviceAheadMs, startClock } from '../clock/run-clock.ts';
import type { Moment } from '../clock/moments.ts';
import { shiftScript } from '../clock/shifted-date.ts';
import { siteAt } from '../clock/site-at.ts';
import { fillDataFolder } from '../fakes/embedded-world.ts';
import { databaseFor } from '../fakes/test-server.ts';

/** A real embedded backend in a process and a folder of its own, serving the real build. */
export interface Backend {
  url: string;
  /** Where its data lies, for the tools of whoever runs it. */
  dataFolder: string;
  /** Ends the process as a power cut would. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  mails(): Promise<Mail[]>;
}

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

interface WorkerFixtures {
  /** When and where it is in this project; undefined where it is as in the whole run. */
  moment: Moment | undefined;
  /** The clock of the test process, and of all that it starts. */
  clock: void;
  backend: Backend;
}

interface Fixtures {
  /** Complaints of the page: a console error or an uncaught error fails the test that caused it. */
  quietConsole: void;
}

/** What a browser itself prints when the network is off on purpose, or when a refusal is being tested. */
// The Hindi model of what reads words names settings that its engine no longer has.
const expectedNoise =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|Failed to load resource|TypeError: Failed to fetch|Unable to preload CSS|^Warning: Parameter not found: /;

export const test = base.extend<Fixtures, WorkerFixtures>({
  moment: [undefined, { scope: 'worker', option: true }],
  clock: [
    async ({ moment }, use) => {
      if (moment) startClock(moment);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await setClockOf(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await setClockOf(context);
    await use(context);
  },
  backend: [
    async ({ clock: _clock }, use) => {
      const backend = await startBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, use) => use(backend.url),
  // To keep the whole app on a device costs more than most tests do: those that need it there are tagged.
  // Playwright wants a destructured first argument, also where nothing is asked for.
  // oxlint-disable-next-line no-empty-pattern
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),
  quietConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (webError) =>
        complaints.push(webError.error().stack ?? String(webError.error())),
      );
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export interface OwnBackend extends Backend {
  close(): Promise<void>;
}

export async function startBackend({
  environment = {},
  preload,
}: {
  environment?: Readonly<Record<string, string>>;
  /** A file that is loaded before the backend. */
  preload?: string;
} = {}): Promise<OwnBackend> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'disha-e2e-'));
  const site = siteAt(deviceAheadMs());
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const loaded = [
      'tsx',
      './tests/clock/join-clock.ts',
      ...(preload === undefined ? [] : [preload]),
    ].flatMap((name) => ['--import', name]);
    child = spawn(process.execPath, [...loaded, 'supabase/local/main.ts'], {
      env: {
        ...process.env,
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        ...(await databaseFor(folder)),
        SITE_DIR: site,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await expect
      .poll(
        async () => {
          if (child?.exitCode != null) throw new Error(`The backend ended:\n${output}`);
          return fetch(`${url}/healthz`).then(
            (response) => response.ok,
            () => false,
          );
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  }

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  await fillDataFolder(folder);
  await start();
  return {
    url,
    dataFolder: folder,
    start,
    stop,
    mails: async () => (await fetch(`${url}/mailbox.json`)).json() as Promise<Mail[]>,
    close: async () => {
      await stop();
      for (const made of [folder, site]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Whatever its pages ask for, before their own first line. */
async function setClockOf(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: shiftScript(deviceAheadMs()) });
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

const axeSource = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** Waits for the page's heading, runs axe on the page as it stands, by all rules or by these, and expects nothing to mend. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // A page that is still loading has nothing to look at yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await isStill(page);
  // Evaluated through the debugger, so the page's own content policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      };
      // What lies under a bar that stays can be scrolled out from under it: axe knows that of fixed bars, not of sticky ones.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      const styles = bars.map((bar) => bar.style.cssText);
      for (const bar of bars) Object.assign(bar.style, { position: 'relative', inset: 'auto' });
      const result = await axe.run({ runOnly });
      bars.forEach((bar, index) => (bar.style.cssText = styles[index] ?? ''));
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map((node) => `${node.html} — ${node.failureSummary}`),
      }));
    },
    rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  );
  expect(violations).toEqual([]);
}

/** Waits until nothing moves or fades: a contrast measured in the middle of a change of colours is that of neither. */
export async function isStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const targets = document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target);
        // What only decorates may follow a voice or run as long as a recording, and axe does not look at it.
        const awaited = targets.filter((target) => !target?.closest('[aria-hidden="true"]'));
        return awaited.map((target) => target?.outerHTML.slice(0, 120));
      }),
    )
    .toEqual([]);
}

/** What of axe can come out otherwise in another language or other colours. */
export const changedByLook = [
  'color-contrast',
  'target-size',
  'html-has-lang',
  'valid-lang',
  'link-in-text-block',
];

/**
 * Looks at the page as it is in English and light, and then, without a reload, in Hindi and dark; leaves it as it was.
 * What neither words nor colours change is looked at once.
 */
export async function expectGoodInBothLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
  await choose(page, looks.hindi);
  await expectAccessible(page, changedByLook);
  await expectFits(page);
  await choose(page, looks.english);
}

/** Each language by another scheme: words change what fits, colours what can be read. */
export const looks = {
  english: { language: 'en', scheme: 'light' },
  hindi: { language: 'hi', scheme: 'dark' },
} as const;
export type Look = (typeof looks)[keyof typeof looks];

/** Changes language and colours where somebody is. */
export async function choose(page: Page, { language, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  // The button bears the name of the other language, and is not there where this one is spoken already. By an event, as
  // no finger reaches it below a dialog.
  const button = page.getByRole('button', { name: language === 'hi' ? 'हिन्दी' : 'English', exact: true });
  if ((await page.locator('html').getAttribute('lang')) !== language)
    await button.first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
}

/** Nothing is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(page.locator(':is(main, dialog) [aria-busy="true"]')).toHaveCount(0);
  await isStill(page);
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/** Waits until the app stands in the place of the page that the build has drawn. */
export async function appStands(page: Page): Promise<void> {
  await expect(page.locator('#root main h1')).toBeVisible();
  await expect(page.locator('#drawn')).toHaveCount(0);
}

/** Waits until the worker controls the page, so that what follows works without a network. For tests tagged `@worker`. */
export async function waitForWorker(page: Page): Promise<void> {
  if (!test.info().tags.includes('@worker')) throw new Error('This test has no worker: tag it with @worker.');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
