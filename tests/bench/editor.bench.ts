/**
 * Whether a plan of thirty rooms over a picture of three megapixels follows the finger: `npm run --silent bench:editor`.
 * In one browser, at full speed and at a quarter of it: moving the sheet, zooming it, dragging a room, and
 * turning north. Ends with 1 when less than the goal's share of frames come in time for 60 a second.
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
import type { Page } from 'playwright';
import { build } from 'vite';
import { launchBrowser } from '../../scripts/launch-browser.ts';

/** At 60 a second. */
const frameMs = 1000 / 60;
/** Share of frames that come in time; a phone is about as fast as this machine at a quarter of its speed. */
const goals = { full: 0.95, quarter: 0.9 };
const seconds = 3;

interface Scene {
  name: string;
  tab: string;
  /** Where on the stage the hand is, as shares of it. */
  from: readonly [x: number, y: number];
  /** Whether the button is held down; the wheel of the mouse is turned otherwise. */
  isHeld: boolean;
}

const scenes: readonly Scene[] = [
  { name: 'moving the sheet', tab: 'Outline', from: [0.5, 0.5], isHeld: true },
  { name: 'zooming', tab: 'Rooms', from: [0.5, 0.5], isHeld: false },
  { name: 'dragging a room', tab: 'Rooms', from: [0.45, 0.55], isHeld: true },
  { name: 'turning north', tab: 'North', from: [0.7, 0.3], isHeld: true },
];

const folder = await mkdtemp(join(tmpdir(), 'disha-editor-'));
await build({
  configFile: false,
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'tests/bench/editor.html' } },
});
const app = new Hono().use('*', serveStatic({ root: folder }));
const server = serve({ fetch: app.fetch, port: 0 }) as Server;
await new Promise((resolve) => server.once('listening', resolve));
const browser = await launchBrowser();
let isMissed = false;
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  // The loader of this file marks named functions with a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  for (const slowness of [1, 4]) {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    console.log(slowness === 1 ? 'at full speed' : 'four times slower');
    for (const scene of scenes) report(scene.name, await framesOf(page, scene), slowness);
  }
  if (isMissed) console.log('A goal was missed.');
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds between frames while a hand does what the scene says. */
async function framesOf(page: Page, { tab, from, isHeld }: Scene): Promise<number[]> {
  // What one scene has moved must not lie elsewhere for the next.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/editor.html`);
  await page.getByTestId('plan-stage').locator('img').waitFor();
  await page.getByRole('tab', { name: tab }).click();
  const stage = page.getByTestId('plan-stage');
  const box = await stage.boundingBox();
  if (!box) throw new Error('no stage');
  const [x, y] = [box.x + box.width * from[0], box.y + box.height * from[1]];
  // Only what is larger than the stage can be moved.
  if (tab === 'Outline')
    for (let n = 0; n < 3; n += 1) await page.getByRole('button', { name: 'Closer' }).click();
  await page.mouse.move(x, y);
  const before = await stage.innerHTML();
  if (isHeld) await page.mouse.down();
  const recorded = page.evaluate(recordFrames, seconds);
  const until = performance.now() + seconds * 1000;
  for (let step = 0; performance.now() < until; step += 1) {
    const angle = step / 12;
    const reach = 70;
    if (isHeld) await page.mouse.move(x + reach * (Math.cos(angle) - 1), y + reach * Math.sin(angle));
    else await page.mouse.wheel(0, step % 120 < 60 ? -40 : 40);
    await new Promise((resolve) => setTimeout(resolve, 6));
  }
  const frames = await recorded;
  if ((await stage.innerHTML()) === before) throw new Error(`${tab}: nothing followed the hand`);
  if (isHeld) await page.mouse.up();
  return frames;
}

/** Runs in the page. */
function recordFrames(forSeconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let before = performance.now();
    const until = before + forSeconds * 1000;
    const step = (now: number) => {
      frames.push(now - before);
      before = now;
      if (now < until) requestAnimationFrame(step);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(step);
  });
}

function report(name: string, frames: readonly number[], slowness: number): void {
  const inTime = frames.filter((ms) => ms < 1.5 * frameMs).length / frames.length;
  const goal = slowness === 1 ? goals.full : goals.quarter;
  console.log(
    `  ${name}: ${(100 * inTime).toFixed(1)} % of ${frames.length} frames in time, at least ${100 * goal} %; the longest ${Math.max(...frames).toFixed(0)} ms`,
  );
  isMissed ||= inTime < goal;
}
