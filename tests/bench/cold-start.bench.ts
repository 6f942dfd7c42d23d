/**
 * Whether one who is signed in waits for the account service: `npm run --silent bench:cold-start` over the build in `dist`.
 * A browser that is started anew opens a conversation of 200 messages, and the time to its newest message is taken: with
 * everything in order, with a token that has run out and a service that says nothing for 30 s, and without a network.
 * Ends with 1 when one of the latter takes longer than its goal allows.
 */
import type { BrowserContext, Page } from 'playwright';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { converse, median, openDevice, signIn, startSite } from './measured-site.ts';

const rounds = 7;
const exchanges = 100;
const stallMs = 30_000;
/** How much longer than with everything in order; what is above is more than noise. */
const goal = 1.25;
const newest = `Question ${exchanges}?`;
const sessionKey = 'sb-disha-auth-token';

const cases = ['online', 'stalled', 'offline'] as const;
type Case = (typeof cases)[number];

const site = await startSite();
try {
  const person = await site.newcomer();
  const conversation = await converse(person, exchanges);
  const address = `${site.url}/chat?session=${conversation}`;
  const good = await fillDevice(person, address);
  const times: Record<Case, number[]> = { online: [], stalled: [], offline: [] };
  // The first round only warms the files of the machine.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of cases) {
      const ms = await openCold(name, address, good);
      if (round > 0) times[name].push(ms);
    }
  }
  const medians = Object.fromEntries(cases.map((name) => [name, median(times[name])])) as Record<
    Case,
    number
  >;
  for (const name of cases) {
    const ratio = medians[name] / medians.online;
    console.log(
      `${name.padEnd(8)} ${Math.round(medians[name])} ms to the newest message (${spread(times[name])}), ${ratio.toFixed(2)} of online`,
    );
  }
  const isMissed = cases.some((name) => medians[name] / medians.online > goal);
  if (isMissed) console.log(`A goal was missed: at most ${goal} of online.`);
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await site.stop();
}

/** Signs in and waits until the device has everything; returns the session that it keeps. */
async function fillDevice(person: Session, address: string): Promise<string> {
  return inBrowser(async (context) => {
    const page = await context.newPage();
    await signIn(page, site, person);
    await page.goto(address);
    await page.getByText(newest, { exact: true }).waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The older messages follow the newest by themselves.
    await page.waitForTimeout(3000);
    return keptSession(page);
  });
}

/** Milliseconds from the navigation to the frame in which the newest message is drawn, in a browser just started. */
async function openCold(name: Case, address: string, good: string): Promise<number> {
  await inBrowser(async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/privacy-policy`);
    // Nothing may renew the token before the browser is closed.
    await context.setOffline(true);
    await keepSession(page, name === 'online' ? good : runOut(good));
  });
  return inBrowser(async (context) => {
    const asked = { held: 0 };
    if (name === 'offline') await context.setOffline(true);
    if (name === 'stalled') {
      await context.route('**/auth/v1/**', async (route) => {
        asked.held += 1;
        await new Promise((resolve) => setTimeout(resolve, stallMs).unref());
        await route.continue().catch(() => {}); // the browser has gone
      });
    }
    await context.addInitScript(noteNewest, newest);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAt') as number | undefined);
    const ms = (await shown.jsonValue()) ?? Number.NaN;
    if (name === 'stalled') {
      for (const deadline = Date.now() + 20_000; asked.held === 0 && Date.now() < deadline;)
        await page.waitForTimeout(100);
      if (asked.held === 0)
        throw new Error('Nothing was asked of the account service, so nothing was measured');
    }
    return ms;
  });
}

/** Runs in the page. */
function noteNewest(text: string): void {
  const look = () => {
    const isShown = [...document.querySelectorAll('[data-testid="message-user"]')].some(
      ({ textContent }) => textContent.trim() === text,
    );
    if (!isShown) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Reflect.set(globalThis, 'shownAt', performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

async function inBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await openDevice(site.profile('cold'));
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function keptSession(page: Page): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('disha-device');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get(key);
          reading.addEventListener('success', () => resolve(reading.result as string));
        });
      }),
    sessionKey,
  );
}

async function keepSession(page: Page, session: string): Promise<void> {
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('disha-device');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const { transaction } = opening.result
            .transaction('kept', 'readwrite', { durability: 'strict' })
            .objectStore('kept')
            .put(value, key);
          transaction?.addEventListener('complete', () => resolve());
        });
      }),
    [sessionKey, session] as const,
  );
}

/** The same session after a night. */
function runOut(session: string): string {
  const accessToken = `e30.${Buffer.from('{"iat":0,"exp":1}').toString('base64')}.x`;
  return JSON.stringify({ ...(JSON.parse(session) as object), access_token: accessToken, expires_at: 1 });
}

function spread(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}
