/**
 * Interaction latency (INP): `npm run --silent bench:interaction` over the build in `dist`. Each act is done again and
 * again with the browser's own fingers and keys, on the app of somebody who is signed in, at full speed and at a quarter of it, and the time from
 * the input to the next painted frame is taken as the browser reports it (Event Timing, in steps of 8 ms). Prints JSON;
 * `--runs` says how often an act is done, 21 without it, `--only` and words name acts. Ends with 1 where an act misses its goal.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright';
import { addAnalysis, addProperty, aFlat } from '#tests/builders/analysed-plans.ts';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { chosen, numberOfRuns, openDevice, quantile, signIn, startSite } from './measured-site.ts';

interface Act {
  name: string;
  /** Where it is done; on an empty page of its own without it. */
  path?: string;
  /** What has to be there first, each time. */
  before?(page: Page): Promise<unknown>;
  /** One touch or key. */
  act(page: Page): Promise<unknown>;
  /** So that it can be done again. */
  after?(page: Page): Promise<unknown>;
  isOffline?: boolean;
  /** Whether it is done by somebody who is not signed in: to others the page is another. */
  isGuest?: boolean;
  /** Whether it spends what a new account has: each time somebody else does it. */
  isSpent?: boolean;
}

interface Answered {
  act: string;
  /** By how much the processor is slowed down. */
  slowness: number;
  times: number;
  p50_ms: number;
  p95_ms: number;
}

const goalMs = 50;
/** How long a finger rests on the glass. */
const fingerMs = 80;
const runs = numberOfRuns(21);

const escape = (page: Page) => page.keyboard.press('Escape');
const back = async (page: Page) => {
  const from = page.url();
  await page.goBack();
  await page.waitForURL((to) => to.href !== from);
  await page.locator('main h1').first().waitFor();
};
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });
const touch = (selector: string) => (page: Page) =>
  press(page.locator(selector).locator('visible=true').first());
const openReader = touch('main a[href*="read="]');
const tab = (to: string, from: string): Act => ({
  name: `go to ${to} by the bar`,
  path: from,
  act: touch(`nav a[href="${to}"]`),
  after: back,
});

const actsOf = (plan: string): readonly Act[] => [
  {
    name: 'touch an empty page (the limit)',
    before: (page) =>
      page.setContent('<meta name="viewport" content="width=device-width"><button>Touch</button>'),
    act: touch('button'),
  },
  {
    name: 'open the menu',
    path: '/',
    act: (page) => press(page.getByRole('button', { name: 'Open menu' })),
    after: escape,
  },
  {
    name: 'switch the language',
    path: '/',
    act: touch('header button[lang="hi"]'),
    after: async (page) => {
      await touch('header button[lang="en"]')(page);
      await page.locator('html[lang="en"]').waitFor();
    },
  },
  {
    name: 'switch the theme',
    path: '/',
    before: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.tap();
    },
    act: (page) =>
      press(page.locator('#mobile-menu label:has(input:not(:checked)):not(:first-of-type)').first()),
  },
  {
    name: 'type a letter of a question',
    path: '/',
    before: (page) => page.getByRole('textbox').first().focus(),
    act: (page) => page.keyboard.press('a'),
  },
  tab('/chat', '/'),
  {
    name: 'type a letter in the chat',
    path: '/chat',
    before: (page) => page.getByTestId('chat-input').focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'send a message',
    path: '/chat',
    before: (page) => page.getByTestId('chat-input').fill('Where should the stove stand?'),
    act: (page) => page.keyboard.press('Enter'),
    isOffline: true,
    isSpent: true,
  },
  tab('/hindu-festivals', '/'),
  {
    name: 'turn to the next month',
    path: '/hindu-festivals',
    act: (page) => press(page.getByRole('button', { name: 'Next month' })),
  },
  {
    name: 'choose a day',
    path: '/hindu-festivals',
    act: (page) =>
      press(page.locator('td:not([data-outside]):not([aria-selected="true"]) button[data-date]').nth(8)),
  },
  {
    name: 'open a festival',
    path: '/hindu-festivals',
    before: async (page) => {
      await page.locator('td:not([data-outside])[data-events] button[data-date]').first().tap();
      await page.getByTestId('day-panel').locator('a').first().waitFor();
    },
    act: (page) => press(page.getByTestId('day-panel').locator('a').first()),
    after: back,
  },
  { name: 'open a post', path: '/blog', act: touch('main a[href^="/blog/"]'), after: back },
  tab('/hindu-aartis', '/'),
  {
    name: 'search among the aartis',
    path: '/hindu-aartis',
    isGuest: true,
    before: async (page) => {
      await page.getByTestId('library-search').fill('');
      await page.getByTestId('library-search').focus();
    },
    act: (page) => page.keyboard.press('g'),
  },
  {
    name: 'open the reader',
    path: '/hindu-aartis',
    isGuest: true,
    act: openReader,
    after: async (page) => {
      await page.getByTestId('close-reader').first().tap();
      await page.getByTestId('reader').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'turn a stanza',
    path: '/hindu-aartis',
    isGuest: true,
    before: async (page) => {
      if ((await page.getByTestId('reader').count()) === 0) await openReader(page);
      await page.getByTestId('reader-page').waitFor();
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  tab('/dashboard', '/'),
  {
    name: 'open a property',
    path: '/dashboard',
    act: (page) => press(page.getByRole('button', { name: /^Edit / }).first()),
    after: async (page) => {
      await escape(page);
      await closed(page);
    },
  },
  {
    name: 'open an analysis',
    path: '/dashboard',
    act: touch(`main a[href="/analysis/${plan}"]`),
    after: back,
  },
  {
    name: 'move a room',
    path: `/analyze/${plan}`,
    before: async (page) => {
      if ((await page.getByTestId('room-card').count()) === 0)
        await page.getByTestId('room-row').first().tap();
      const shape = page.getByTestId('room-card').locator('details');
      if ((await shape.getAttribute('open')) === null) await shape.locator('summary').tap();
      await shape.getByRole('button', { name: 'Move: Right' }).focus();
    },
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'begin an event',
    path: '/events',
    act: (page) => press(page.getByTestId('add-event').first()),
    after: async (page) => {
      await escape(page);
      await closed(page);
    },
  },
  {
    name: 'add an event',
    path: '/events',
    before: async (page) => {
      await page.getByTestId('add-event').first().tap();
      await page.locator('dialog input[name="title"]').fill('Grandmother');
      await page.locator('dialog input[name="date"]').fill('1951-03-08');
    },
    act: (page) => press(page.getByTestId('save-event')),
    after: closed,
  },
];

const site = await startSite();
const devices: BrowserContext[] = [];
try {
  const owner = await pageOf('owner');
  const guest = await pageOf('guest');
  const person = await site.newcomer();
  const acts = actsOf(await keepPlan(owner, person));
  const wanted = acts.filter(
    ({ name }) => chosen().length === 0 || chosen().some((word) => name.includes(word)),
  );
  await signIn(owner, site, person);
  const all: Answered[] = [];
  for (const slowness of [1, 4]) {
    for (const act of wanted) {
      const page = act.isSpent === true ? await newcomersPage(`${act.name} ${slowness}`) : owner;
      const times = await timesOf(act.isGuest === true ? guest : page, act, slowness);
      const answered = {
        act: act.name,
        slowness,
        times: times.length,
        p50_ms: quantile(times, 0.5),
        p95_ms: quantile(times, 0.95),
      };
      console.error(`${slowness}× ${act.name}: ${answered.p50_ms} / ${answered.p95_ms} ms`);
      all.push(answered);
    }
  }
  console.log(JSON.stringify({ runs, goal_ms: goalMs, acts: all }, null, 2));
  process.exitCode = all.some(({ p95_ms }) => p95_ms > goalMs) ? 1 : 0;
} finally {
  for (const device of devices) await device.close();
  await site.stop();
}

/**
 * The page of a window such as that of the installed app: one with an address bar is painted anew with every page that is gone
 * to, and the browser shows the page's own frame only together with it.
 */
async function pageOf(name: string): Promise<Page> {
  const device = await openDevice(site.profile(name), { args: ['--app=data:text/html,'] });
  devices.push(device);
  await device.addInitScript(noteInputs);
  const [page] = device.pages();
  if (!page) throw new Error('The window of the app has no page');
  page.setDefaultTimeout(20_000);
  return page;
}

async function newcomersPage(name: string): Promise<Page> {
  const page = await pageOf(name);
  await signIn(page, site, await site.newcomer());
  return page;
}

/** A property with a plan that has been analysed, and its picture; answers the id of the plan. */
async function keepPlan(page: Page, person: Session): Promise<string> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1160, height: 920 });
    const context = canvas.getContext('2d');
    context?.strokeRect(100, 100, 960, 720);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const path = `${person.userId}/${randomUUID()}.png`;
  const stored = await person.client.storage
    .from('floorplans')
    .upload(path, Buffer.from(drawn, 'base64'), { contentType: 'image/png' });
  if (stored.error) throw stored.error;
  const { data, error } = await person.client
    .from('floorplans')
    .insert({
      user_id: person.userId,
      property_id: await addProperty(person, 'Sea View'),
      title: 'Ground floor',
      image_url: path,
      file_type: 'image/png',
    })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  await addAnalysis(person, data.id, { plan: aFlat() });
  return data.id;
}

async function timesOf(page: Page, act: Act, slowness: number): Promise<number[]> {
  const context = page.context();
  const tools = await context.newCDPSession(page);
  const times: number[] = [];
  await page.goto(act.path === undefined ? 'about:blank' : site.url + act.path);
  if (act.path !== undefined) await page.locator('#root main h1').first().waitFor();
  await page.waitForTimeout(1500);
  if (act.isOffline === true) await context.setOffline(true);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  try {
    // The first time also fetches what the act needs, as everybody's first time does.
    for (let run = 0; run < runs; run += 1) {
      await act.before?.(page);
      await rest(page);
      await page.evaluate(() => Reflect.set(globalThis, 'inputs', []));
      await act.act(page);
      await rest(page);
      const inputs = await page.evaluate(() => Reflect.get(globalThis, 'inputs') as number[]);
      // What is faster than two frames is not reported.
      times.push(Math.max(8, ...inputs));
      await act.after?.(page);
    }
  } finally {
    if (act.isOffline === true) await context.setOffline(false);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await tools.detach();
  }
  return times;
}

/**
 * Touches it as a finger does, which rests on the glass: Playwright's tap lifts in the same moment, so that the frame of the
 * press would be counted to the lifting.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is touched is not there');
  const page = target.page();
  const tools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(fingerMs);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tools.detach();
}

/** Until nothing more is painted and the browser has told of what was. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 3000 })),
        ),
      ),
  );
  await page.waitForTimeout(150);
}

/** Runs in the page. */
function noteInputs(): void {
  Object.assign(globalThis, { inputs: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) (Reflect.get(globalThis, 'inputs') as number[]).push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
