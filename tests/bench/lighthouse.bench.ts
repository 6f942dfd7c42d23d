/**
 * How the public pages fare on a phone: `npm run --silent bench:lighthouse` over the build in `dist`, served by the real
 * embedded backend, with Lighthouse's simulated phone and network and nothing stored before. Prints a JSON array with the
 * median of each figure; what keeps a page from full marks goes to the other stream. Names of paths after `--` measure
 * those alone; RUNS says how often, 5 without it. Ends with 1 when a page misses its goal.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { fillDataFolder, freePort } from '#tests/fakes/embedded-world.ts';
import playwrightConfig from '../../playwright.config.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';

interface Marks {
  url: string;
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  lcp_ms: number;
  cls: number;
  tbt_ms: number;
  /** Everything that came over the network, packed. */
  kb: number;
}

const runs = Number(process.env['RUNS'] ?? 5);
const goals = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 };

const executablePath = await findBrowser();
const folder = await mkdtemp(join(tmpdir(), 'disha-lighthouse-'));
await fillDataFolder(folder);
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
  stdio: 'ignore',
});
try {
  await answering();
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const paths = named.length > 0 ? named : await publicPaths();
  const all: Marks[] = [];
  for (const path of paths) all.push(await measure(path));
  console.log(JSON.stringify(all, null, 2));
  const isMissed = all.some((marks) =>
    Object.entries(goals).some(([name, goal]) => marks[name as keyof typeof goals] < goal),
  );
  process.exitCode = isMissed ? 1 : 0;
} finally {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${site}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The backend does not answer.');
}

/** Every page of the map of the site, of the posts the first in each language. */
async function publicPaths(): Promise<string[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isPost = (path: string) => path.startsWith('/blog/');
  const hindi = /hreflang="hi" href="([^"]*)"/.exec(map)?.[1];
  const posts = [paths.find((path) => isPost(path)), hindi && new URL(hindi).pathname];
  return [...new Set([...paths.filter((path) => !isPost(path)), ...posts.flatMap((path) => path || [])])];
}

async function measure(path: string): Promise<Marks> {
  const taken: Marks[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await visit(`${site}${path}`);
    if (run === 0) complain(path, result);
    taken.push(marksOf(path, result));
  }
  const median = (name: Exclude<keyof Marks, 'url'>) => {
    const values = taken.map((marks) => marks[name]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    url: path,
    performance: median('performance'),
    accessibility: median('accessibility'),
    best_practices: median('best_practices'),
    seo: median('seo'),
    lcp_ms: median('lcp_ms'),
    cls: median('cls'),
    tbt_ms: median('tbt_ms'),
    kb: median('kb'),
  };
}

async function visit(url: string): Promise<Result> {
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...(playwrightConfig.use?.launchOptions?.args ?? []), `--remote-debugging-port=${debugPort}`],
  });
  try {
    const outcome = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error' });
    if (!outcome) throw new Error(`Lighthouse says nothing of ${url}.`);
    const { runtimeError } = outcome.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

function marksOf(url: string, { categories, audits }: Result): Marks {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    url,
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: Math.round(figure('largest-contentful-paint')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    tbt_ms: Math.round(figure('total-blocking-time')),
    kb: Math.round(figure('total-byte-weight') / 1024),
  };
}

/** What costs a page marks, and how much of its category it weighs. */
function complain(path: string, { categories, audits }: Result): void {
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 0.995)
        console.error(`${path} ${category.id} ${id}: ${audit.score} ${audit.displayValue ?? audit.title}`);
    }
  }
}
