/**
 * Whether the app holds on to what it has shown: `npm run --silent bench:memory` over the build in `dist`. One page of somebody
 * who is signed in goes through the screens, 1,000 times to another one without `--navigations`, and after each turn through
 * all of them the garbage is collected by force and what is left is counted. Prints the counts as JSON with what a
 * navigation adds, by the line through the later half; ends with 1 where the memory grows.
 */
import type { CDPSession, Page } from 'playwright';
import { openDevice, signIn, startSite, tenths } from './measured-site.ts';

interface Sample {
  navigations: number;
  heap_mb: number;
  nodes: number;
  listeners: number;
}

/** Growth of the heap that is no more than noise, in bytes for a navigation; a leaked screen is tens of kilobytes. */
const mostBytes = 400;
const mostNodes = 0.5;

/** The engine translates what is called often anew for many hundred calls, which would hide what the app itself holds. */
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const place = process.argv.indexOf('--navigations');
const wanted = place === -1 ? 1000 : Number(process.argv[place + 1]);
const paths = [
  '/',
  '/chat',
  '/dashboard',
  '/hindu-festivals',
  '/hindu-aartis',
  '/events',
  '/blog',
  '/subscriptions',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cancellation-policy',
  '/profile',
  '/settings',
  '/settings/sync',
  '/upload',
  '/add-property',
] as const;

const site = await startSite();
const device = await openDevice(site.profile('memory'), { args: [interpreted] });
try {
  const page = await device.newPage();
  await signIn(page, site, await site.newcomer());
  const tools = await device.newCDPSession(page);
  await tools.send('HeapProfiler.enable');
  const posts = await postsOf(page);
  const turn = [...paths, ...posts];
  const samples: Sample[] = [];
  let navigations = 0;
  // What is fetched and kept once belongs to the first turn.
  for (const path of turn) await goTo(page, path);
  samples.push(await sample(tools, navigations));
  while (navigations < wanted) {
    for (const path of turn.slice(0, wanted - navigations)) {
      await goTo(page, path);
      navigations += 1;
    }
    await goTo(page, '/');
    samples.push(await sample(tools, navigations));
  }
  const later = samples.slice(Math.floor(samples.length / 2));
  const bytes = slope(later, ({ heap_mb }) => heap_mb * 1024 * 1024);
  const nodes = slope(later, (each) => each.nodes);
  const listeners = slope(later, (each) => each.listeners);
  const isFlat = bytes <= mostBytes && nodes <= mostNodes;
  console.log(
    JSON.stringify(
      {
        navigations,
        screens: turn.length,
        bytes_per_navigation: Math.round(bytes),
        nodes_per_navigation: Math.round(nodes * 100) / 100,
        listeners_per_navigation: Math.round(listeners * 100) / 100,
        flat: isFlat,
        samples,
      },
      null,
      2,
    ),
  );
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await device.close();
  await site.stop();
}

/** Posts of both lengths, by the links of the blog. */
async function postsOf(page: Page): Promise<string[]> {
  await goTo(page, '/blog');
  await page.locator('main a[href^="/blog/"]').first().waitFor();
  const links = await page
    .locator('main a[href^="/blog/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].slice(0, 3);
}

/** As a link does it: by the history of the page, without loading it anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('main h1')?.setAttribute('data-before', '');
    history.pushState({}, '', to);
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main h1[data-before], [aria-busy="true"], [data-pending]') === null,
    undefined,
    { timeout: 60_000 },
  );
  // What the screen does when it has come is done before the next one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
}

async function sample(tools: CDPSession, navigations: number): Promise<Sample> {
  // What one collection lets go of is what another one frees.
  for (let times = 0; times < 3; times += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  const taken = {
    navigations,
    heap_mb: Math.round((usedSize / 1024 / 1024) * 100) / 100,
    nodes,
    listeners: jsEventListeners,
  };
  console.error(`${navigations}: ${tenths(taken.heap_mb)} MB, ${nodes} nodes, ${jsEventListeners} listeners`);
  return taken;
}

/** Of the line that goes through the samples best, per navigation. */
function slope(samples: readonly Sample[], value: (each: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const x = mean(samples.map(({ navigations }) => navigations));
  const y = mean(samples.map(value));
  const over = samples.reduce((sum, each) => sum + (each.navigations - x) * (value(each) - y), 0);
  const under = samples.reduce((sum, each) => sum + (each.navigations - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
