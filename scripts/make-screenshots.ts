/**
 * Takes the pictures that a browser shows when it offers to install the app into public/screenshots: the built app on an
 * embedded backend of its own, with a conversation, a plan, the calendar of this month and an aarti. The outputs are
 * committed; run it again when the app looks different.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { addAnalysis, addPlan, addProperty, aFlat } from '#tests/builders/analysed-plans.ts';
import { password, startWorld, type Session, type World } from '#tests/fakes/embedded-world.ts';
import { launchBrowser } from './launch-browser.ts';
import { paletteScreenshot } from './site/palette-screenshot.ts';

interface Shape {
  name: 'narrow' | 'wide';
  width: number;
  height: number;
  scale: number;
  scenes: readonly Scene[];
}

type Scene = 'chat' | 'plan' | 'calendar' | 'aarti';

const shapes: Shape[] = [
  { name: 'narrow', width: 390, height: 844, scale: 2, scenes: ['chat', 'plan', 'calendar', 'aarti'] },
  { name: 'wide', width: 1280, height: 800, scale: 1, scenes: ['plan', 'calendar'] },
];
/** A browser fetches them all before it asks. */
const mostBytes = 200_000;
const folder = join('public', 'screenshots');

/** Brings each scene onto the screen, at rest. */
const open: Readonly<Record<Scene, (page: Page, planId: string) => Promise<void>>> = {
  async chat(page) {
    await page.goto('/chat');
    await page.getByTestId('chat-input').fill('Our kitchen is in the south west. Is that all right?');
    await page.getByTestId('chat-send').click();
    await page.getByTestId('sources').first().waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await toTop(page.getByTestId('message-user'));
  },
  async plan(page, planId) {
    await page.goto(`/analysis/${planId}`);
    await page.getByTestId('plan-stage').waitFor();
    await page.getByTestId('finding').first().waitFor();
    await toTop(page.getByTestId('plan-stage'));
  },
  async calendar(page) {
    await page.goto('/hindu-festivals');
    await page.getByTestId('day-panel').waitFor();
  },
  async aarti(page) {
    await page.goto('/hindu-festivals?festival=ganesh_chaturthi&day=2026-09-14');
    await page.getByRole('link', { name: 'Read Jai Ganesh Jai Ganesh Deva' }).click();
    await page.getByTestId('verse-counter').waitFor();
  },
};

/** Scrolls so that it stands a little below the header. */
async function toTop(what: Locator): Promise<void> {
  await what.first().evaluate((element) => {
    element.style.scrollMarginTop = '8rem';
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

mkdirSync(folder, { recursive: true });
const world = await startWorld();
const browser = await launchBrowser();
try {
  const owner = await world.newcomer();
  const propertyId = await addProperty(owner, 'Sea View');
  const planId = await addPlan(owner, { title: 'Flat 1204', propertyId });
  await addAnalysis(owner, planId, { plan: aFlat(), overall_rating: 8, language: 'english' });
  for (const shape of shapes) await takeAll(browser, world, owner, planId, shape);
} finally {
  await browser.close();
  await world.close();
}
// The embedded backend leaves a timer and a port behind that would keep this process waiting.
process.exit();

async function takeAll(
  chromiumBrowser: Browser,
  { url }: World,
  owner: Session,
  planId: string,
  { name, width, height, scale, scenes }: Shape,
): Promise<void> {
  const context = await chromiumBrowser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: name === 'narrow',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    baseURL: url,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/auth');
  await page.getByTestId('sign-in-email').fill(owner.email);
  await page.getByTestId('sign-in-password').fill(password);
  await page.getByTestId('sign-in-submit').click();
  await page.waitForURL(/\/chat/);
  for (const scene of scenes) {
    await open[scene](page, planId);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const path = join(folder, `${scene}-${name}.png`);
    const png = await paletteScreenshot(page);
    writeFileSync(path, png);
    console.log(`${path}: ${(png.length / 1000).toFixed(1)} kB`);
    if (png.length > mostBytes) throw new Error(`${path} weighs more than ${mostBytes / 1000} kB.`);
  }
  await context.close();
}
