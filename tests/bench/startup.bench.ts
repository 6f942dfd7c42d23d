/**
 * How soon the app is there: `npm run --silent bench:startup` over the build in `dist`, served by the real embedded backend.
 * The home page is opened for the first time (cold, the browser's own start left out), again (warm: in a browser that runs,
 * soon after the last page was closed, so that its worker may still run) and without a network (offline), and somebody who is
 * signed in opens their last conversation without a network; at full speed, and as on a cheap phone: at a quarter of it and over
 * slow 4G. Beside it, in the same run and by turns, a page of the same words, styles and letters without a script: what
 * no app can be before. Prints JSON with medians in milliseconds; `--runs` says how often, 9 without it. Ends with 1 where a goal is missed.
 */
import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, CDPSession } from 'playwright';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { converse, median, numberOfRuns, openDevice, signIn, startSite } from './measured-site.ts';

interface Times {
  /** Anything at all. */
  paint: number;
  /** The heading and the words below it, painted; of a conversation its newest message. */
  content: number;
  /** The app itself stands there and answers; of the page without scripts its content. */
  interactive: number;
}

export interface Start {
  start: string;
  speed: Speed;
  paint_ms: number;
  content_ms: number;
  interactive_ms: number;
  /** Of the page without scripts, opened in the same way; without a network there is none. */
  limit_ms: number | null;
  ratio: number | null;
  goal: string | null;
  reached: boolean | null;
}

type Speed = 'full' | 'phone';

const speeds: readonly Speed[] = ['full', 'phone'];
const runs = numberOfRuns(9);
/** Mobile slow 4G as Lighthouse reckons with it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const exchanges = 40;
const newest = `Question ${exchanges}?`;
const limitPath = '/limit';
const limitFiles = ['dist/limit.html', 'dist/limit.html.br'];

const site = await startSite();
const open: BrowserContext[] = [];
try {
  await writeLimit();
  const person = await site.newcomer();
  const conversation = `/chat?session=${await converse(person, exchanges)}`;
  const app = await device('app');
  await visitOnce(app, '/');
  const owner = await device('owner');
  await fillDevice(owner, person, conversation);
  const limit = await device('limit', 'block');
  await visitOnce(limit, limitPath);

  const all: Start[] = [];
  for (const speed of speeds) {
    const taken: Record<string, Times[]> = {};
    const note = async (name: string, times: Promise<Times>) => void (taken[name] ??= []).push(await times);
    // The first round warms the files of the machine.
    for (let run = 0; run <= runs; run += 1) {
      if (run === 1) for (const name of Object.keys(taken)) taken[name] = [];
      await note('cold', openAnew('/', speed));
      await note('cold limit', openAnew(limitPath, speed));
      await note('warm', start(app, '/', speed));
      await note('warm limit', start(limit, limitPath, speed));
      await note('offline', start(app, '/', speed, true));
      await note('conversation', start(owner, conversation, speed, true));
    }
    const middle = (name: string, part: keyof Times) =>
      median((taken[name] ?? []).map((times) => times[part]));
    for (const name of ['cold', 'warm', 'offline', 'conversation'] as const) {
      const content = middle(name, 'content');
      const limitOf = { cold: 'cold limit', warm: 'warm limit', offline: undefined, conversation: undefined }[
        name
      ];
      const least = limitOf === undefined ? null : middle(limitOf, 'content');
      const ratio = least === null ? null : Math.round((content / least) * 100) / 100;
      all.push({
        start: name,
        speed,
        paint_ms: Math.round(middle(name, 'paint')),
        content_ms: Math.round(content),
        interactive_ms: Math.round(middle(name, 'interactive')),
        limit_ms: least === null ? null : Math.round(least),
        ratio,
        ...judged(name, speed, content, ratio),
      });
    }
  }
  console.log(JSON.stringify({ runs, starts: all }, null, 2));
  process.exitCode = all.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  for (const context of open) await context.close();
  for (const file of limitFiles) await rm(file, { force: true });
  await site.stop();
}

function judged(name: string, speed: Speed, content: number, ratio: number | null) {
  const most = { cold: 1.5, warm: 1.15 }[name];
  if (most !== undefined && ratio !== null)
    return { goal: `at most ${most} of the limit`, reached: ratio <= most };
  if (name !== 'conversation') return { goal: null, reached: null };
  const mostMs = speed === 'full' ? 100 : 400;
  return { goal: `at most ${mostMs} ms`, reached: content <= mostMs };
}

async function device(name: string, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<BrowserContext> {
  const context = await openDevice(site.profile(name), { serviceWorkers });
  await context.addInitScript(noteTimes, newest);
  open.push(context);
  return context;
}

/** The home page as the build has drawn it, without what makes an app of it. Served as all other pages are. */
async function writeLimit(): Promise<void> {
  const drawn = await readFile('dist/index.html', 'utf8');
  const page = drawn
    .replaceAll(/<script\b[^>]*>.*?<\/script>|<template id="app">.*?<\/template>/gs, '')
    .replaceAll(/<link rel="(?:manifest|alternate|canonical|icon|apple-touch-icon)"[^>]*>/g, '');
  if (page.includes('<script') || !page.includes('<h1'))
    throw new Error('No page without scripts could be made.');
  await writeFile('dist/limit.html', page);
  await writeFile('dist/limit.html.br', brotliCompressSync(page));
}

/** A browser that has never been here. */
async function openAnew(path: string, speed: Speed): Promise<Times> {
  const context = await openDevice(site.profile(randomUUID()), { serviceWorkers: 'block' });
  try {
    await context.addInitScript(noteTimes, newest);
    return await start(context, path, speed);
  } finally {
    await context.close();
  }
}

async function start(context: BrowserContext, path: string, speed: Speed, isOffline = false): Promise<Times> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  try {
    await slowDown(tools, speed);
    if (isOffline) await context.setOffline(true);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    return await timesNoted(tools);
  } finally {
    if (isOffline) await context.setOffline(false);
    await page.close();
  }
}

/** Asked without the tools that Playwright brings into a page: to read them would take its processor as long as a part of the start. */
async function timesNoted(tools: CDPSession): Promise<Times> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { result } = await tools.send('Runtime.evaluate', {
      expression: 'globalThis.noted ?? {}',
      returnByValue: true,
    });
    const { paint, content, interactive } = result.value as Partial<Times>;
    if (paint === undefined || content === undefined || interactive === undefined) continue;
    // What stands in the document before its styles have come is not seen yet.
    return { paint, content: Math.max(content, paint), interactive: Math.max(interactive, paint) };
  }
  throw new Error('The page has not come within two minutes.');
}

async function slowDown(tools: CDPSession, speed: Speed): Promise<void> {
  if (speed === 'full') return;
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4g);
}

/** Runs in the page, before anything of it. */
function noteTimes(message: string): void {
  const noted: Partial<Times> = {};
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) noted.paint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
  const isChat = location.pathname === '/chat';
  const hasContent = () => {
    if (isChat)
      return [...document.querySelectorAll('[data-testid="message-user"]')].some(
        ({ textContent }) => textContent.trim() === message,
      );
    const heading = document.querySelector<HTMLElement>('main h1');
    return heading !== null && heading.checkVisibility() && document.querySelector('main textarea') !== null;
  };
  const isInteractive = () =>
    hasContent() &&
    (location.pathname === '/limit' ||
      (document.getElementById('drawn') === null && document.querySelector('#root main h1') !== null));
  const afterFrame = (act: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => act(performance.now())));
  let waitsForContent = true;
  const observer = new MutationObserver(look);
  function look(): void {
    if (waitsForContent && hasContent()) {
      waitsForContent = false;
      afterFrame((now) => (noted.content = now));
    }
    if (!waitsForContent && isInteractive()) {
      observer.disconnect();
      afterFrame((now) => (noted.interactive = now));
    }
  }
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Until the worker has the app. */
async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.url + path);
  if (path !== limitPath) {
    await page.mouse.wheel(0, 10);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      undefined,
      { timeout: 120_000 },
    );
  }
  await page.close();
}

/** Signs in, waits until the device has everything, and leaves the conversation as for another app, once the app watches for it. */
async function fillDevice(context: BrowserContext, person: Session, conversation: string): Promise<void> {
  const page = await context.newPage();
  await signIn(page, site, person);
  await page.goto(site.url + conversation);
  await page.getByText(newest, { exact: true }).waitFor({ timeout: 120_000 });
  await page.close();
  await visitOnce(context, conversation);
  const last = await context.newPage();
  await last.goto(site.url + conversation);
  await last.getByText(newest, { exact: true }).waitFor();
  for (let isKept = false; !isKept; await last.waitForTimeout(200))
    isKept = await last.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      return caches.has('disha-screen');
    });
  await last.close();
}
