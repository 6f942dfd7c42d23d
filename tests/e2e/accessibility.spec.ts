import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import type { RoutePath } from '#app/route-access.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { translate } from '#i18n/messages.ts';
import { addAnalysis, aFlat } from '#tests/builders/analysed-plans.ts';
import { openings, pressIn, type Named, type Opening } from './dialogs.ts';
import { keepHome, keepPlan } from './homes.ts';
import { newAccount, signIn, type Session } from './people.ts';
import { coveredShare, smallTargets, unnamedHindi, widerThanWindow } from './readable.ts';
import {
  appStands,
  changedByLook,
  choose,
  expect,
  expectAccessible,
  expectFits,
  looks,
  settled,
  test,
  type Backend,
  type Look,
} from './world.ts';

// A part that does not come is one fault among others, and not the end of the walk.
test.use({ actionTimeout: 15_000 });

const phone = { width: 390, height: 844 };
/** A window of 1280 × 1024 at 400 %. */
const fourTimes = { width: 320, height: 256 };

interface Place {
  guest?: string | readonly string[];
  member?: string | readonly string[];
}

/** Where each route is looked at; a route without a line does not compile. */
function places({ plan, otherPlan, conversation }: Ids): Record<RoutePath, Place> {
  return {
    '/': { guest: '/', member: '/' },
    '/index': {},
    // Shows nothing and leads on.
    '/start': {},
    '/auth': { guest: '/auth' },
    '/callback': { guest: '/callback' },
    '/verify-email': { guest: '/verify-email' },
    '/forgot-password': { guest: '/forgot-password' },
    '/reset-password': { guest: '/reset-password?token=x&type=recovery&user_id=x' },
    '/chat': { guest: '/chat', member: ['/chat', `/chat?session=${conversation}`] },
    '/dashboard': { member: '/dashboard' },
    '/add-property': { member: '/add-property' },
    '/analyze/$id': { member: `/analyze/${plan}` },
    '/analysis/$id': { member: `/analysis/${plan}` },
    '/compare': { member: `/compare?a=${plan}&b=${otherPlan}` },
    '/upload': { member: '/upload' },
    '/profile': { guest: '/profile', member: '/profile' },
    '/settings': { guest: '/settings', member: '/settings' },
    '/share': { guest: '/share', member: '/share' },
    '/settings/sync': { member: '/settings/sync' },
    '/contact': { guest: '/contact' },
    '/blog': { guest: '/blog' },
    '/blog/$slug': { guest: '/blog/which-direction-for-the-kitchen' },
    '/hindu-festivals': {
      guest: ['/hindu-festivals', '/hindu-festivals?month=2026-11&day=2026-11-08&festival=diwali'],
    },
    '/hindu-festivals/print/$year': { guest: '/hindu-festivals/print/2029' },
    '/hindu-aartis': { guest: '/hindu-aartis', member: '/hindu-aartis' },
    '/japa': { guest: '/japa', member: '/japa' },
    '/puja': { guest: '/puja' },
    '/puja/$id': { guest: ['/puja/satyanarayan', '/puja/satyanarayan?step=8'] },
    '/kundli': { guest: '/kundli', member: '/kundli' },
    '/kundli/$id': { guest: '/kundli/none' },
    '/milan': { guest: '/milan?groom=4-2&bride=22-3', member: '/milan' },
    '/muhurat': { guest: '/muhurat', member: '/muhurat' },
    '/my-day': { guest: '/my-day', member: '/my-day' },
    '/names': { guest: '/names?star=6-3' },
    '/events': { member: '/events' },
    '/subscriptions': { guest: '/subscriptions', member: '/subscriptions' },
    '/payment-success': {},
    '/receipt/$order': { member: '/receipt/none' },
    '/privacy-policy': { guest: '/privacy-policy' },
    '/terms-and-conditions': { guest: '/terms-and-conditions' },
    '/cancellation-policy': { guest: '/cancellation-policy' },
    '/admin': { guest: '/admin', member: '/admin' },
    '/admin/$': {
      member: [
        'aartis',
        'aartis/new',
        'blog',
        'blog/new',
        'deities',
        'festivals',
        'calendar',
        'plans',
        'review',
        'inbox',
      ].map((section) => `/admin/${section}`),
    },
  };
}

function placesOf(who: keyof Place, ids: Ids): readonly string[] {
  return Object.values(places(ids)).flatMap((place) => place[who] ?? []);
}

interface Ids {
  plan: string;
  otherPlan: string;
  conversation: string;
}

// In two parts, as all pages together take longer than a test may on a busy machine.
for (const part of [0, 1])
  test(`every page a guest can open is read, touched and enlarged without a fault, in both languages and themes, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    // No page of those that are gone to: a move from one to itself is none.
    await page.goto('/start');
    await appStands(page);
    const ids = { plan: '', otherPlan: '', conversation: '' };
    const pages = [...placesOf('guest', ids), '/no-such-page'];
    const half = Math.ceil(pages.length / 2);
    await expectAllGood(page, pages.slice(part * half, (part + 1) * half));
  });

test('every page a member and an admin can open is read, touched and enlarged without a fault, in both languages and themes', async ({
  page,
  backend,
}) => {
  test.setTimeout(360_000);
  const { user, ids } = await aFullAccount(page, backend);
  await signIn(page, user);
  await expectAllGood(page, placesOf('member', ids));
});

test('every dialog and menu is read and touched without a fault, takes the focus, leaves with Escape and gives it back', async ({
  page,
  backend,
}) => {
  test.setTimeout(360_000);
  const { user, named } = await aFullAccount(page, backend);
  await signIn(page, user);
  const all = openings(named);
  const files = Object.keys(all).filter((file) => 'at' in (all[file] ?? {}));
  await eachInBothLooks(page, files, async (file, now, other) => {
    const opening = all[file];
    if (opening && 'at' in opening) await expectGoodDialog(page, opening, now, other);
  });
});

test('with the keyboard alone one skips to the content, sees where one is, and marks a room', async ({
  page,
  backend,
}) => {
  await page.goto('/hindu-festivals');
  await appStands(page);
  // What comes meanwhile may take the place of what has the focus.
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: translate(frame.skipToContent, 'en') });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Every stop of the Tab key is seen, with a mark around it, and none is the last.
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => seenFocus(page), { message: `stop ${stops + 1}` }).toBe('seen');
  }

  // The calendar is a grid of weeks, in which the Tab key stops once and the arrows go on.
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader')).toHaveCount(7);
  const weeks = await grid
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .count();
  await expect(grid.getByRole('gridcell')).toHaveCount(7 * weeks);
  const stop = grid.locator('button[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.press('ArrowDown');
  await expect(stop).toBeFocused();

  const { user, named } = await aFullAccount(page, backend);
  await signIn(page, user);
  await goTo(page, `/analyze/${named.unmarked}`);
  await page.getByTestId('mark-myself').press('Enter');
  await page.getByTestId('add-room').press('Enter');
  await page.getByRole('button', { name: 'Add in the middle' }).press('Enter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await page.getByTestId('plan-editor').getByRole('tab').first().focus();
  await expect(page.getByTestId('editor-said')).not.toBeEmpty();
});

test('in forced colours what is on, today and chosen still shows; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/hindu-festivals?month=2026-11&day=2026-11-08');
  await appStands(page);
  const day = page.locator('[data-date="2026-11-08"]');
  await expect(day.locator('..')).toHaveAttribute('aria-selected', 'true');
  await expect(day.locator('..')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect.poll(() => seenFocus(page)).toBe('seen');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  for (const path of ['/', '/chat', '/hindu-aartis']) {
    await goTo(page, path);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 10)
          .length,
    );
    expect(moving, path).toBe(0);
  }
});

/** Goes on after a fault, so that one run tells them all. */
async function eachOf(names: readonly string[], look: (name: string) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  for (const name of names)
    await test
      .step(name, async () => look(name))
      .catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
  expect(faults).toEqual([]);
}

async function expectGoodDialog(page: Page, opening: Opening, now: Look, other: Look): Promise<void> {
  await goTo(page, opening.at);
  await opening.open(page, pressIn(page, now.language));
  await expect(page.locator(fronts).last()).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await expectFits(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await unnamedHindi(page)).toEqual([]);
  await choose(page, other);
  await expectAccessible(page, changedByLook);
  await expectFits(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await unnamedHindi(page)).toEqual([]);
  for (let open = await page.locator(fronts).count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    await expect(page.locator(fronts)).toHaveCount(open - 1);
  }
  await expectFocusKept(page);
}

/** What can lie over a page. */
const fronts = 'dialog[open], [popover]:popover-open, #mobile-menu:not([hidden])';

/** Each is come to in the look that the one before was left in. */
async function eachInBothLooks(
  page: Page,
  names: readonly string[],
  look: (name: string, now: Look, other: Look) => Promise<void>,
): Promise<void> {
  let [now, other]: [Look, Look] = [looks.english, looks.hindi];
  await eachOf(names, async (name) => {
    await page.setViewportSize(phone);
    await choose(page, now);
    await look(name, now, other);
    [now, other] = [other, now];
  });
}

async function expectAllGood(page: Page, paths: readonly string[]): Promise<void> {
  await eachInBothLooks(page, paths, async (path, _, other) => expectGood(page, path, other));
}

/** All that is looked at on one page: as it is come to on a phone, in twice the size, at 400 %, and at a desk in another look. */
async function expectGood(page: Page, path: string, other: Look): Promise<void> {
  await goTo(page, path);
  await expectFocusKept(page);
  await expect(page).toHaveTitle(/Disha|दिशा|Vaastu|वास्तु/);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await expect.poll(() => unnamedHindi(page)).toEqual([]);

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  try {
    await expectReadable(page, 'with text of twice the size');
  } finally {
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await page.setViewportSize(fourTimes);
  await expectReadable(page, 'at 400 %');

  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, other);
  expect(await widerThanWindow(page), 'at a desk').toEqual([]);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await expect.poll(() => unnamedHindi(page)).toEqual([]);
}

/** Once what measures itself has taken the new size in. */
async function expectReadable(page: Page, when: string): Promise<void> {
  await expect.poll(() => widerThanWindow(page), { message: when }).toEqual([]);
  await expect.poll(() => coveredShare(page), { message: when }).toBeLessThan(0.5);
}

/** By the app's own router, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { history: { push(path: string): void }; load(): Promise<void> };
    };
    router.history.push(to);
    await router.load();
  }, path);
  await settled(page);
}

/** Nobody at the keyboard has to begin at the top of the document again. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), { message: 'the focus' })
    .not.toBe('body');
}

/** What is wrong with how the element with the focus is seen, or 'seen'. */
async function seenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
    if (bottom <= 0 || top >= window.innerHeight) return `out of sight: ${element.outerHTML.slice(0, 120)}`;
    const spots = [top + 2, middle, bottom - 2].map((y) => document.elementFromPoint(x, y));
    const isFree = spots.some((spot) => spot && (element.contains(spot) || spot.contains(element)));
    if (!isFree) return `covered: ${element.outerHTML.slice(0, 120)}`;
    const marked = [element, ...(element.matches('.visually-hidden') ? [element.parentElement] : [])];
    const isMarked = marked.some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
    return isMarked ? 'seen' : `without a mark: ${element.outerHTML.slice(0, 120)}`;
  });
}

/** An admin with something on every page. */
async function aFullAccount(
  page: Page,
  backend: Backend,
): Promise<{ user: Session; ids: Ids; named: Named }> {
  const user = await newAccount(backend);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/make-admin.ts', user.email], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: new URL(backend.url).port, DATA_DIR: backend.dataFolder },
  });
  const named = { home: 'Sea View', event: 'Birthday', conversation: 'Our kitchen' };
  const home = await keepHome(page, user, {
    title: named.home,
    city: 'Pune',
    photos: [{ caption: 'Hall', colour: '#4a6' }],
  });
  const plan = await keepPlan(page, user, { title: 'Flat 4B' }, home);
  const otherPlan = await keepPlan(page, user, { title: 'Flat 5C' }, home);
  const unmarked = await keepPlan(page, user, { title: 'Flat 6D' }, home);
  await addAnalysis(user, plan, { plan: aFlat(), language: 'english' });
  await addAnalysis(user, otherPlan, { plan: aFlat({ north: 90 }), overall_rating: 4 });
  const add = async (table: string, row: object) => {
    const { data, error } = await user.client.from(table).insert(row).select('id').single();
    expect(error, table).toBeNull();
    return String(data?.['id']);
  };
  const conversation = await add('chat_sessions', { title: named.conversation });
  await add('user_chats', {
    session_id: conversation,
    query: 'Where is it?',
    response: 'In the **south east**.',
  });
  await add('user_deity', { name: 'Kuldevi' });
  await add('user_events', {
    title: named.event,
    date_type: 'solar',
    event_date: '2027-02-03',
    is_recurring: false,
    user_id: user.userId,
  });
  return { user, ids: { plan, otherPlan, conversation }, named: { ...named, plan, unmarked } };
}
