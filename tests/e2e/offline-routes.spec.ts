import type { Page } from 'playwright/test';
import type { RoutePath } from '#app/route-access.ts';
import { addAnalysis, addPlan, aFlat } from '#tests/builders/analysed-plans.ts';
import { pdfOf } from '#tests/fixtures/attachment-files.ts';
import { password } from '#tests/fakes/embedded-world.ts';
import { cutLine } from './cut-line.ts';
import { keepHome, keepPlan } from './homes.ts';
import { newAccount, say, signIn, trySignIn, type Session } from './people.ts';
import { appStands, expect, test, waitForWorker } from './world.ts';

/** What belongs to the member who walks. */
interface Own {
  property: string;
  plan: string;
  otherPlan: string;
  /** Address of a conversation. */
  chat: string;
}

interface Step {
  /** An address of the route, for whoever has nothing and for the member. */
  at: string;
  own?(own: Own): string;
  /** Words that a guest reads there. */
  guest: string | RegExp;
  /** Words that the member reads after a visit to the home page alone. */
  member: string | RegExp;
  /** Where the device has more once the page itself was visited. */
  visited?: string | RegExp;
}

const nowhere = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
/** What stands in the way of a guest: the form, with what it needs. */
const signInFirst = /Welcome to Disha[^]*This needs a connection/;
const home = 'Know how your home faces the world';
const newChat = "I'm your Vaastu and Astrology guide";
const plans = /Standard Plan[^]*Needs a connection/;

/** What stands on every page without a network; a route without a line here does not compile. */
const routes: Record<RoutePath, readonly Step[]> = {
  '/': [{ at: '/', guest: home, member: home }],
  '/index': [{ at: '/index', guest: home, member: home }],
  '/start': [{ at: '/start', guest: signInFirst, member: newChat }],
  '/auth': [{ at: '/auth', guest: signInFirst, member: newChat }],
  '/callback': [
    { at: '/callback', guest: 'Authentication failed. Please try again.', member: newChat },
    { at: '/callback?code=x', guest: 'Failed to establish session', member: 'Failed to establish session' },
  ],
  '/verify-email': [
    {
      at: '/verify-email?token=a.b&type=signup',
      guest: /The server could not be reached[^]*Try again/,
      member: 'This link may be of another account',
    },
  ],
  '/forgot-password': [
    {
      at: '/forgot-password',
      guest: /Send reset link[^]*This needs a connection/,
      member: /Send reset link[^]*This needs a connection/,
    },
  ],
  '/reset-password': [
    {
      at: '/reset-password?code=x',
      guest: /Choose a new password[^]*This needs a connection/,
      member: 'You are signed in as',
    },
  ],
  '/chat': [
    { at: '/chat', guest: newChat, member: newChat },
    {
      at: `/chat?session=${nowhere}`,
      guest: signInFirst,
      member: 'This conversation is not on this device yet. It appears once there is a connection.',
    },
    { at: '/chat', own: ({ chat }) => chat, guest: newChat, member: 'Where should the kitchen be?' },
  ],
  '/dashboard': [
    {
      at: '/dashboard',
      guest: signInFirst,
      member: /Sea View[^]*Tower A[^]*7 out of 10/,
    },
  ],
  '/add-property': [
    {
      at: '/add-property',
      guest: signInFirst,
      member: 'What you enter stays on this device until you save it.',
    },
    {
      at: '/add-property',
      own: ({ property }) => `/add-property?property=${property}`,
      guest: signInFirst,
      member: 'Add to Sea View',
    },
  ],
  '/analyze/$id': [
    {
      at: `/analyze/${nowhere}`,
      own: ({ plan }) => `/analyze/${plan}`,
      guest: signInFirst,
      member: /picture of this plan is not on this device[^]*Start Analysis/,
      visited: /Find the rooms[^]*Start Analysis/,
    },
  ],
  '/analysis/$id': [
    {
      at: `/analysis/${nowhere}`,
      guest: signInFirst,
      member: /This analysis is not on this device yet[^]*It comes by itself/,
    },
    {
      at: `/analysis/${nowhere}`,
      own: ({ plan }) => `/analysis/${plan}`,
      guest: signInFirst,
      member: /7 out of 10[^]*The plan and its zones/,
    },
  ],
  '/compare': [
    {
      at: '/compare',
      own: ({ plan, otherPlan }) => `/compare?a=${plan}&b=${otherPlan}`,
      guest: signInFirst,
      member: /Where they differ/,
    },
  ],
  '/upload': [{ at: '/upload', guest: signInFirst, member: 'Choose a floor plan' }],
  '/profile': [
    {
      at: '/profile',
      guest: 'Please sign in to view your profile.',
      member: /Edit profile[^]*Download my data/,
    },
  ],
  '/settings': [
    { at: '/settings', guest: 'Sign in to be reminded', member: /Reminder settings[^]*My own dates/ },
  ],
  '/share': [
    { at: '/share', guest: 'Nothing waits here', member: 'Nothing waits here' },
    { at: '/share?lost=1', guest: 'It did not arrive here', member: 'It did not arrive here' },
  ],
  '/settings/sync': [
    {
      at: '/settings/sync',
      guest: signInFirst,
      member: 'What you write is kept on this device and sent later.',
    },
  ],
  '/contact': [
    {
      at: '/contact',
      guest: 'What you write is kept on this device until it has been sent.',
      member: 'What you write is kept on this device until it has been sent.',
    },
  ],
  '/blog': [{ at: '/blog', guest: /Featured Posts[^]*Kitchen/, member: /Featured Posts[^]*Kitchen/ }],
  '/blog/$slug': [
    {
      at: '/blog/no-such-post',
      guest: /Failed to load blog post[^]*It is not on this device, and you are offline/,
      member: /Failed to load blog post[^]*It is not on this device, and you are offline/,
    },
  ],
  '/hindu-festivals': [
    {
      at: '/hindu-festivals?month=2029-11&festival=diwali',
      guest: /November 2029[^]*Diwali/,
      member: /November 2029[^]*Diwali/,
    },
  ],
  '/hindu-festivals/print/$year': [
    {
      at: '/hindu-festivals/print/2029',
      guest: /January 2029[^]*December 2029/,
      member: /January 2029[^]*December 2029/,
    },
  ],
  '/hindu-aartis': [
    { at: '/hindu-aartis', guest: 'Jai Ganesh Jai Ganesh Deva', member: 'No Deities Added Yet' },
  ],
  '/japa': [
    { at: '/japa', guest: 'Kept on this device.', member: 'Kept on this device and in your account.' },
  ],
  '/puja': [
    {
      at: '/puja',
      guest: /Coming next[^]*Satyanarayan puja/,
      member: /Coming next[^]*Satyanarayan puja/,
    },
  ],
  '/puja/$id': [
    {
      at: '/puja/satyanarayan',
      guest: /What you need[^]*Narada/,
      member: /What you need[^]*Narada/,
    },
    { at: '/puja/satyanarayan?step=2', guest: 'Set up the chowki', member: 'Set up the chowki' },
  ],
  '/kundli': [{ at: '/kundli', guest: 'Show the chart', member: 'Show the chart' }],
  '/kundli/$id': [
    {
      at: `/kundli/${nowhere}`,
      guest: 'This chart is not on this device',
      member: 'This chart is not on this device',
    },
  ],
  '/milan': [{ at: '/milan', guest: /Two births[^]*A worked example/, member: 'Two births' }],
  '/muhurat': [
    { at: '/muhurat', guest: /Find times[^]*times on \d+ days/, member: /Find times[^]*Add to my dates/ },
  ],
  '/names': [{ at: '/names', guest: 'All nakshatras', member: 'All nakshatras' }],
  '/my-day': [
    { at: '/my-day', guest: /The day for each rashi[^]*Rahu kaal/, member: 'Good hours of the day' },
  ],
  '/events': [{ at: '/events', guest: signInFirst, member: 'Moved in' }],
  '/subscriptions': [{ at: '/subscriptions', guest: plans, member: plans }],
  '/payment-success': [
    { at: '/payment-success', guest: signInFirst, member: plans },
    {
      at: '/payment-success?session_id=order_x',
      guest: signInFirst,
      member: /The order could not be looked up[^]*Credits that were paid for are added in any case/,
    },
  ],
  '/receipt/$order': [
    {
      at: '/receipt/order_x',
      guest: signInFirst,
      member: /The receipt could not be fetched[^]*It is not on this device yet/,
    },
  ],
  '/privacy-policy': [
    { at: '/privacy-policy', guest: 'What is kept on our server', member: 'What is kept on our server' },
  ],
  '/terms-and-conditions': [
    { at: '/terms-and-conditions', guest: 'What the guidance is', member: 'What the guidance is' },
  ],
  '/cancellation-policy': [
    { at: '/cancellation-policy', guest: '14-day money-back', member: '14-day money-back' },
  ],
  '/admin': [{ at: '/admin', guest: 'It is not on this device yet', member: 'It is not on this device yet' }],
  '/admin/$': [
    { at: '/admin/blog', guest: 'It is not on this device yet', member: 'It is not on this device yet' },
  ],
};

const steps = Object.values(routes).flat();

/** Something that is done on a page, and what is said to it. */
interface Act {
  what: string;
  at: string;
  act(page: Page): Promise<void>;
  said: string | RegExp;
}

const unreached =
  'The server could not be reached. Check the connection and try again; what you typed stays here.';

/** What only the server can do, or what another part of the app has to be fetched for: each says why not, or waits. */
const guestActs: readonly Act[] = [
  {
    what: 'signing in',
    at: '/auth',
    act: (page) => trySignIn(page, 'asha@example.in', password),
    said: unreached,
  },
  {
    what: 'signing in elsewhere',
    at: '/auth',
    act: (page) => page.getByRole('button', { name: 'Continue with Google' }).click(),
    said: unreached,
  },
  {
    what: 'making an account',
    at: '/auth',
    async act(page) {
      await page.getByTestId('tab-sign-up').click();
      await page.getByTestId('sign-up-email').fill('asha@example.in');
      await page.getByTestId('sign-up-password').fill(password);
      await page.getByTestId('sign-up-confirm').fill(password);
      await page.getByTestId('sign-up-submit').click();
    },
    said: unreached,
  },
  {
    what: 'asking for a new password',
    at: '/forgot-password',
    async act(page) {
      await page.getByRole('textbox').fill('asha@example.in');
      await page.getByRole('button', { name: 'Send reset link' }).click();
    },
    said: unreached,
  },
  {
    what: 'asking on the home page',
    at: '/',
    async act(page) {
      await page.getByRole('textbox').first().fill('Where should the kitchen be?');
      await page.getByTestId('ask-button').click();
    },
    said: 'Your question is kept. It is asked as soon as you are signed in.',
  },
  {
    what: 'asking in the chat',
    at: '/chat',
    act: (page) => say(page, 'Where should the kitchen be?'),
    said: /south-east|agni/i,
  },
];

const memberActs: readonly Act[] = [
  {
    what: 'opening a plan that the phone has stored as HEIC',
    at: '/upload',
    act: (page) => page.getByTestId('choose-plan-input').setInputFiles('tests/fixtures/plan.heic'),
    said: 'What opens plan.heic is not on your device yet.',
  },
  {
    what: 'attaching a PDF',
    at: '/chat',
    act: (page) =>
      page.getByTestId('chat-file').setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdfOf([['KITCHEN']])),
      }),
    said: 'What opens this kind of file is not on your device yet.',
  },
  {
    what: 'buying',
    at: '/subscriptions',
    act: (page) => page.getByRole('button', { name: 'Buy Standard Plan' }).click({ force: true }),
    said: 'Needs a connection',
  },
  {
    what: 'syncing now',
    at: '/settings/sync',
    act: (page) => page.getByRole('button', { name: 'Sync now' }).click(),
    said: 'There is no connection.',
  },
];

/** Does each, and expects to stay on a page of the app that says what is to be said. */
async function expectActs(page: Page, acts: readonly Act[]): Promise<void> {
  for (const { what, at, act, said } of acts)
    await test.step(what, async () => {
      await page.goto(at);
      // What stands there until then, as the page was left, takes no file.
      await appStands(page);
      await act(page);
      await expect(page.locator('body')).toContainText(said);
    });
}

test(
  'after one visit to the home page a guest finds every page without a network, with its words or with what it needs, and every post of the blog',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await appStands(page);
    await everythingKept(page);
    await context.setOffline(true);
    for (const { at, guest } of steps) await test.step(at, () => expectPage(page, at, guest));

    await expectActs(page, guestActs);

    await page.goto('/blog');
    await expect(page.getByTestId('post-card').first()).toBeVisible();
    const slugs = await keptSlugs(page);
    expect(slugs.length).toBeGreaterThan(30);
    // From one to the next without a load between them: the words of each are here.
    for (const slug of slugs) {
      await page.evaluate((to) => {
        history.pushState(null, '', `/blog/${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, slug);
      await expect(page.locator(`link[rel="canonical"][href$="/blog/${slug}"]`)).toHaveCount(1);
      await expect(page.getByTestId('post').locator('p').first()).toBeVisible();
    }

    // A device that believes in its network, of a server that is away.
    await context.setOffline(false);
    await backend.stop();
    for (const [at, words] of [
      ['/', home],
      ['/chat', 'Where should the kitchen be?'],
      ['/blog', 'Featured Posts'],
      ['/hindu-aartis', 'Jai Ganesh Jai Ganesh Deva'],
      ['/admin', 'It is not on this device yet'],
    ] as const)
      await test.step(`${at}, server stopped`, () => expectPage(page, at, words, 'Disha cannot be reached'));
    await backend.start();
    await expect(page.getByTestId('offline-note')).toBeEmpty({ timeout: 60_000 });
  },
);

test(
  'after one visit to the home page a member finds every page and what is theirs without a network, and after a visit to each its pictures too',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    test.setTimeout(300_000);
    const user = await newAccount(backend);
    await page.goto('/auth?redirect=/');
    const own = await keepOwn(page, user);
    await signIn(page, user);
    await page.goto('/');
    await everythingKept(page, user);
    await context.setOffline(true);
    for (const step of steps) {
      const at = step.own?.(own) ?? step.at;
      await test.step(at, () => expectPage(page, at, step.member));
    }

    await context.setOffline(false);
    for (const at of ['/dashboard', `/analyze/${own.plan}`, own.chat]) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (at === '/dashboard')
        await expect(page.getByRole('img', { name: 'Floor plan: Tower A' })).toBeVisible();
      if (at.startsWith('/analyze')) await expect(page.getByTestId('read-rooms')).toBeVisible();
    }
    await context.setOffline(true);
    for (const step of steps) {
      const at = step.own?.(own) ?? step.at;
      await test.step(`${at}, visited`, () => expectPage(page, at, step.visited ?? step.member));
      if (at === '/dashboard')
        await expect(page.getByRole('img', { name: 'Floor plan: Tower A' })).toBeVisible();
      if (at === `/analyze/${own.plan}`)
        await expect(page.getByText('picture of this plan is not on this device')).toHaveCount(0);
    }
    await expectActs(page, memberActs);
  },
);

test(
  'on a line that takes everything and answers nothing pages open from the device, what is sent waits, and all of it goes once the line speaks',
  { tag: '@worker' },
  async ({ page, backend }) => {
    test.setTimeout(180_000);
    const line = await cutLine(backend);
    const user = await newAccount(backend);
    await page.goto(`${line.url}/auth?redirect=/`);
    const own = await keepOwn(page, user);
    await trySignIn(page, user.email, password);
    await expect(page).not.toHaveURL(/\/auth/);
    await everythingKept(page, user);

    line.fallSilent();
    await page.goto(line.url + own.chat);
    await expect(page.getByTestId('message-user')).toHaveText(['Where should the kitchen be?']);
    await say(page, 'And the main door?');
    const note = page.getByTestId('offline-note');
    await expect(note).toContainText('Disha cannot be reached', { timeout: 30_000 });
    await expect(page.getByTestId('offline-waiting')).toHaveText('1 item waiting to be sent');
    await page.getByTestId('offline-waiting').click();
    await expect(page).toHaveURL(/\/settings\/sync$/);
    await expect(page.locator('main')).toContainText('And the main door?');
    // Each is a new page that has heard of nothing yet.
    for (const [at, words] of [
      ['/dashboard', 'Sea View'],
      ['/events', 'Moved in'],
      ['/blog', 'Featured Posts'],
      ['/subscriptions', 'Standard Plan'],
    ] as const) {
      await page.goto(line.url + at);
      await expect(page.locator('main')).toContainText(words);
    }

    line.speakAgain();
    await page.goto(line.url + own.chat);
    await expect(page.getByTestId('message-system')).toHaveCount(2, { timeout: 60_000 });
    await expect(page.getByTestId('offline-waiting')).toHaveCount(0);
    await expect(note).toBeEmpty();
    const { data } = await user.client.from('user_chats').select('query').order('created_at');
    expect(data).toEqual([{ query: 'Where should the kitchen be?' }, { query: 'And the main door?' }]);
    line.close();
  },
);

/** Opens the page by its address, and expects its words, nothing that is still loading, and the quiet sign. */
async function expectPage(
  page: Page,
  at: string,
  words: string | RegExp,
  sign = 'You are offline',
): Promise<void> {
  await page.goto(at);
  await expect(page.locator('main')).toContainText(words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = page.locator('main [aria-busy="true"]');
  await expect
    .poll(() => busy.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 200))), {
      message: at,
    })
    .toEqual([]);
  await expect(page.getByTestId('offline-note')).toContainText(sign);
  const broken = await page
    .locator('main img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.checkVisibility() && picture.complete && picture.naturalWidth === 0)
        .map(({ src }) => src),
    );
  expect(broken).toEqual([]);
}

async function keepOwn(page: Page, user: Session): Promise<Own> {
  const property = await keepHome(page, user, { title: 'Sea View', city: 'Pune' });
  const plan = await keepPlan(page, user, { title: 'Tower A' }, property);
  const otherPlan = await addPlan(user, { title: 'Tower B', propertyId: property });
  for (const id of [plan, otherPlan]) await addAnalysis(user, id, { plan: aFlat(), language: 'english' });
  const insert = async (table: string, row: object) => {
    const { data, error } = await user.client
      .from(table)
      .insert({ ...row, user_id: user.userId })
      .select('id')
      .single();
    expect(error).toBeNull();
    return String(data?.id);
  };
  await insert('user_events', {
    title: 'Moved in',
    date_type: 'solar',
    event_date: '2019-02-11',
    is_recurring: true,
  });
  const session = await insert('chat_sessions', { title: 'Kitchen' });
  await insert('user_chats', {
    session_id: session,
    query: 'Where should the kitchen be?',
    response: 'In the south-east.',
    language: 'english',
  });
  return { property, plan, otherPlan, chat: `/chat?session=${session}` };
}

/** Until the worker has all its files, and the device the words for everybody and the rows of the user. */
async function everythingKept(page: Page, user?: Session): Promise<void> {
  await waitForWorker(page);
  await expect
    .poll(() =>
      page.evaluate(async (userId) => {
        const names = (await indexedDB.databases()).map(({ name }) => name);
        const count = (database: string, store: string) =>
          new Promise<number>((resolve) => {
            if (!names.includes(database)) return resolve(0);
            const opening = indexedDB.open(database);
            opening.addEventListener('error', () => resolve(0));
            opening.addEventListener('success', () => {
              const db = opening.result;
              const done = (found: number) => {
                db.close();
                resolve(found);
              };
              if (!db.objectStoreNames.contains(store)) return done(0);
              const counting = db.transaction(store).objectStore(store).count();
              counting.addEventListener('success', () => done(counting.result));
            });
          });
        const posts = await count('disha-content', 'blog_posts');
        const own = userId === undefined ? 1 : await count(`disha-user-${userId}`, 'user_chats');
        return posts > 0 && own > 0;
      }, user?.userId),
    )
    .toBe(true);
}

function keptSlugs(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('disha-content');
        opening.addEventListener('error', () => reject(new Error('no content')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('blog_posts').objectStore('blog_posts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { slug: string }[]).map(({ slug }) => slug));
          });
        });
      }),
  );
}
