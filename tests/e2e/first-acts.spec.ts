import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { shiftScript, unshiftedNow } from '../clock/shifted-date.ts';
import { appStands, expect, test } from './world.ts';

/**
 * Whoever comes to a public page finds it prerendered, and uses it before the app is there. Every control is used while the
 * app is held back, and has to do what it says once the app comes. The app is held by its files and not by the clock, so
 * that each moment is the same on any machine.
 */
const moments = ['painted', 'heard', 'starting'] as const;
/** painted: nothing of the site's scripts has come but the first · heard: what holds acts is there · starting: the app is on its way. */
type Moment = (typeof moments)[number];

interface Control {
  /** Its name, as the page has it. */
  name: string | RegExp;
  use?(control: Locator, page: Page): Promise<void>;
  gives(page: Page): Promise<void>;
  /** Where it can be used at some moments only. */
  at?: readonly Moment[];
}

/**
 * Also one that says that it has nothing to do. Where the app comes between finding and pressing it, nothing has been
 * pressed yet, and what stands there then is: only what is really under the pointer counts as pressed.
 */
const press = async (control: Locator) => {
  const force = await control.isDisabled();
  await control.click({ force }).catch((error: Error) => {
    if (!error.message.includes('Element is not visible')) throw error;
    return control.click({ force });
  });
};
/** Into whatever has the focus, which may be the app's field from some letter on. */
const write = (words: string) => async (control: Locator, page: Page) => {
  await control.click();
  await page.keyboard.type(words);
};

const becomes = (language: string) => async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
const opensMenu = async (page: Page) => {
  await expect(page.locator('#root [aria-controls="mobile-menu"]')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#root #mobile-menu')).toBeVisible();
};
const ofHeader: Control[] = [
  { name: 'हिन्दी', gives: becomes('hi') },
  { name: 'Open menu', gives: opensMenu },
];
const ofHindiHeader: Control[] = [
  { name: 'English', gives: becomes('en') },
  { name: 'मेन्यू खोलें', gives: opensMenu },
];

const holds = (label: string | RegExp, words: string) => async (page: Page) => {
  await expect(page.getByLabel(label)).toHaveValue(words);
  await expect(page.getByLabel(label)).toBeFocused();
};
const asksToSignIn = async (page: Page) => {
  await expect(page).toHaveURL(/\/auth\?redirect=/);
};
const example = (words: string): Control => ({
  name: words,
  gives: (page) => expect(page.getByRole('textbox', { name: 'Your Vaastu question' })).toHaveValue(words),
});
const category = (name: string, slug: string): Control => ({
  name,
  async gives(page) {
    await expect(page).toHaveURL(new RegExp(`category=${slug}`));
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main output')).toHaveText(/^(?!19 )\d+ posts?$/);
  },
});
const day = (date: string, name: RegExp): Control => ({
  name,
  gives: (page) => expect(page).toHaveURL(new RegExp(`day=${date}`)),
});
const shares = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => 'shared' in window)).toBe(true);
};

/** The day on which the pages were made: the calendar of another is not shown until the app reckons it. */
const madeOn = /data-day="([\d-]+)"/.exec(readFileSync('dist/hindu-festivals.html', 'utf8'))?.[1] ?? '';
const thisMonth = madeOn.slice(0, 7);
const monthFrom = (step: number) => {
  const [year, month] = thisMonth.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7);
};

const pages: { address: string; controls: Control[] }[] = [
  {
    address: '/',
    controls: [
      ...ofHeader,
      {
        name: 'Your Vaastu question',
        use: write('Where should the well be?'),
        gives: holds('Your Vaastu question', 'Where should the well be?'),
      },
      {
        name: 'Your Vaastu question',
        // Enter asks as soon as there is anything that hears it.
        at: ['heard', 'starting'],
        async use(control, page) {
          await write('Where should the well be?')(control, page);
          await page.keyboard.press('Enter');
        },
        gives: asksToSignIn,
      },
      { name: 'Speak instead of typing', gives: (page) => expect(page.getByRole('dialog')).toBeVisible() },
      {
        name: 'Ask Disha',
        async use(control, page) {
          await write('Where should the well be?')(page.getByRole('textbox'), page);
          await control.click();
        },
        gives: asksToSignIn,
        at: ['heard', 'starting'],
      },
      example('Which direction is good for the main door?'),
      example('In which direction should the head be while sleeping?'),
      example('Is a toilet in the north east a problem?'),
      {
        name: 'Choose a floor plan',
        async use(control, page) {
          const chooser = page.waitForEvent('filechooser');
          await control.click();
          await (await chooser).setFiles('public/icons/icon-192.png');
        },
        gives: asksToSignIn,
        at: ['heard', 'starting'],
      },
    ],
  },
  {
    address: '/blog',
    controls: [
      ...ofHeader,
      {
        name: 'Search the blog',
        use: write('stove'),
        async gives(page) {
          await holds('Search the blog', 'stove')(page);
          await expect(page).toHaveURL(/q=stove|search=stove/);
        },
      },
      {
        name: 'All Posts',
        gives: (page) =>
          expect(page.getByRole('button', { name: 'All Posts' })).toHaveAttribute('aria-pressed', 'true'),
      },
      category('Bedroom', 'bedroom'),
      category('Entrance', 'entrance'),
      category('Festivals', 'festivals'),
      category('Kitchen', 'kitchen'),
      category('Office', 'office'),
      category('Vaastu Basics', 'vaastu-basics'),
      { name: /लेख/, gives: (page) => expect(page).toHaveURL(/lang=hi/) },
    ],
  },
  { address: '/blog/bedroom-and-head-direction', controls: [...ofHeader, { name: 'Share', gives: shares }] },
  {
    address: '/blog/bachchon-ka-kamra-aur-atithi-kaksh',
    controls: [...ofHindiHeader, { name: 'साझा करें', gives: shares }],
  },
  {
    address: '/hindu-festivals',
    controls: [
      ...ofHeader,
      {
        name: /^Place and lunar month/,
        gives: (page) => expect(page.getByRole('dialog', { name: /Place and lunar month/ })).toBeVisible(),
      },
      { name: 'Previous month', gives: (page) => expect(page).toHaveURL(new RegExp(monthFrom(-1))) },
      {
        name: /^\w+ \d{4}$/,
        gives: (page) =>
          expect(page.locator('#root [title="Go to a month"]')).toHaveAttribute('aria-expanded', 'true'),
      },
      { name: 'Next month', gives: (page) => expect(page).toHaveURL(new RegExp(monthFrom(1))) },
      { name: 'Today', gives: (page) => expect(page).toHaveURL(new RegExp(`day=${madeOn}`)) },
      day(`${thisMonth}-03`, /^\w+, 3 /),
      day(`${thisMonth}-20`, /^\w+, 20 /),
      {
        name: 'Print this month',
        gives: (page) => expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true),
      },
      {
        name: 'अपना कार्यक्रम जोड़ें',
        gives: (page) => expect(page.getByRole('dialog', { name: /कार्यक्रम जोड़ें/ })).toBeVisible(),
      },
      {
        name: 'Choghadiya',
        gives: async (page) => {
          await expect(page.locator('#root details')).toHaveAttribute('open', '');
        },
      },
      { name: 'Search festivals', use: write('diwali'), gives: holds('Search festivals', 'diwali') },
      {
        name: /^All festivals of/,
        gives: (page) => expect(page.getByRole('button', { name: 'Print this year' })).toBeVisible(),
      },
    ],
  },
  {
    address: '/hindu-aartis',
    controls: [
      ...ofHeader,
      { name: 'Search aartis', use: write('ganesh'), gives: holds('Search aartis', 'ganesh') },
    ],
  },
  { address: '/subscriptions', controls: ofHeader },
  {
    address: '/contact',
    controls: [
      ...ofHeader,
      {
        name: 'Send',
        async gives(page) {
          await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
          await expect(page).toHaveURL(/\/contact$/);
        },
      },
      { name: 'Your name', use: write('Asha'), gives: holds('Your name', 'Asha') },
      {
        name: 'Property type',
        async use(control) {
          await control.selectOption('land');
        },
        gives: (page) => expect(page.getByLabel('Property type')).toHaveValue('land'),
      },
      { name: 'City', use: write('Pune'), gives: holds('City', 'Pune') },
      { name: /^E-mail/, use: write('asha@example.com'), gives: holds(/^E-mail/, 'asha@example.com') },
      { name: 'Your query', use: write('Is it good?'), gives: holds('Your query', 'Is it good?') },
    ],
  },
  {
    address: '/privacy-policy',
    controls: [...ofHeader, { name: 'Back', gives: (page) => expect(page).toHaveURL(/:\d+\/$/) }],
  },
];

interface Gates {
  hearing: Gate;
  app: Gate;
  content: Gate;
}

interface Gate {
  open(): void;
  passed: Promise<void>;
}

function gate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** A page of the context whose scripts and content wait to be let through. */
async function heldPage(context: BrowserContext): Promise<{ page: Page; gates: Gates }> {
  const page = await context.newPage();
  const gates = { hearing: gate(), app: gate(), content: gate() };
  for (const [files, { passed }] of [
    [/\/assets\/take-over-.*\.js$/, gates.hearing],
    [/\/assets\/index-.*\.js$/, gates.app],
    ['**/rest/v1/rpc/pull_content_changes', gates.content],
  ] as const)
    await page.route(files, async (route) => {
      await passed;
      await route.continue();
    });
  const aheadOfMachine = Date.parse(`${madeOn}T12:00+05:30`) - unshiftedNow();
  await page.addInitScript({ content: shiftScript(aheadOfMachine) });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async () => void Object.assign(window, { shared: true }) });
    Object.assign(window, { print: () => void Object.assign(window, { printed: true }) });
  });
  return { page, gates };
}

/** By its words, as the prerendered page has no names for tests; of the page or, if that has come meanwhile, of the app. */
function controlNamed(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('button', { name, exact: true })
    .or(page.locator('input, select, textarea').and(page.getByLabel(name, { exact: true })))
    .or(page.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first();
}

async function useAt(moment: Moment, { page, gates }: { page: Page; gates: Gates }, control: Control) {
  if (moment !== 'painted') {
    gates.hearing.open();
    await page.waitForFunction(() => document.getElementById('drawn') && !('dishaEarly' in window));
  }
  if (moment === 'starting') gates.app.open();
  const used = (control.use ?? press)(controlNamed(page, control.name), page);
  // Where the app has come meanwhile, its own control may need what is held back.
  await Promise.race([used, new Promise((resolve) => setTimeout(resolve, 5000))]);
  for (const { open } of [gates.hearing, gates.app, gates.content]) open();
  await used;
}

for (const { address, controls } of pages)
  test(`what is used on ${address} before the app is there does what it says`, async ({ context }) => {
    test.setTimeout(30_000 + controls.length * 15_000);
    // What the app keeps of the first visit makes all others later ones.
    const first = await heldPage(context);
    for (const { open } of Object.values(first.gates)) open();
    await first.page.goto(address);
    await appStands(first.page);
    await first.page.close();

    for (const [index, control] of controls.entries()) {
      const all = control.at ?? moments;
      const moment = all[index % all.length] ?? 'heard';
      await test.step(`${control.name} · ${moment}`, async () => {
        const held = await heldPage(context);
        await held.page.goto(address, { waitUntil: 'commit' });
        await useAt(moment, held, control);
        await control.gives(held.page);
        await appStands(held.page);
        await control.gives(held.page);
        await held.page.evaluate(() => localStorage.clear());
        await held.page.close();
      });
    }
  });
