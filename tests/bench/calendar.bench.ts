/**
 * What a month of the festival calendar costs the page: `npm run bench:calendar`. In one browser, at full speed
 * and at a quarter of it, from month to month: the time of the page's own thread for a whole step, drawn and laid out.
 * The reckoning itself is done in a worker; how long a month that nobody has seen takes until it stands is told as well.
 * Prints JSON, and ends with 1 when the goal is missed at full speed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import react from '@vitejs/plugin-react';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { launchBrowser } from '../../scripts/launch-browser.ts';

/** A frame at 60 a second. */
const goalMs = 16;
const steps = 24;
/** Whatever a step has set off has ended by then. */
const settledMs = 350;

const folder = await mkdtemp(join(tmpdir(), 'disha-calendar-'));
await build({
  configFile: false,
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'tests/bench/calendar.html' } },
});
const app = new Hono().use('*', serveStatic({ root: folder }));
const server = serve({ fetch: app.fetch, port: 0 }) as Server;
await new Promise((resolve) => server.once('listening', resolve));
const browser = await launchBrowser();
try {
  const runs = [];
  for (const view of ['phone', 'desktop'] as const)
    for (const slowness of [1, 4]) runs.push(await measured(view, slowness));
  const isMissed = runs.some(({ slowness, pageWork }) => slowness === 1 && pageWork.median > goalMs);
  console.log(JSON.stringify({ goalMs, steps, isMissed, runs }, null, 2));
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}

async function measured(view: 'phone' | 'desktop', slowness: number) {
  const viewport = view === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport });
  // The loader of this file marks named functions with a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const begun = performance.now();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.html`);
  await page.locator('[data-date="2026-01-14"][tabindex]').waitFor();
  const firstMonthMs = performance.now() - begun;
  const work: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.waitForTimeout(settledMs);
    const before = await workOf(tools);
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.waitForTimeout(settledMs);
    work.push((await workOf(tools)) - before);
  }
  const unseenMonthMs = await jumpTime(page);
  await context.close();
  const sorted = work.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return {
    view,
    slowness,
    pageWork: { median: at(0.5), p90: at(0.9), most: at(1) },
    firstMonthMs: Math.round(firstMonthMs),
    unseenMonthMs: Math.round(unseenMonthMs),
  };
}

/** Milliseconds that the page's thread has worked, with script, style and layout. */
async function workOf(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (value('ScriptDuration') + value('RecalcStyleDuration') + value('LayoutDuration'));
}

/** From the step into a year that nobody has seen until its moons stand in the cells. */
function jumpTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const grid = document.querySelector('table[role=grid]');
        const cell = grid?.querySelector<HTMLElement>('[data-date][tabindex="0"]');
        const begun = performance.now();
        cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', shiftKey: true, bubbles: true }));
        const look = () => {
          const isThere =
            document.querySelector('[data-date="2029-01-14"] svg') !== null ||
            performance.now() - begun > 20_000;
          if (isThere) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
