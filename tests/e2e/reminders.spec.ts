import type { BrowserContext, Page, Worker } from 'playwright/test';
import { presentZone } from '#domain/time/place.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { beSignedIn, logOut, newAccount, signIn, type Session } from './people.ts';
import { workerOf, type WorkerTools } from './worker-tools.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

/*
 * A browser of a test has no push service: its windows are private ones, in which Chromium refuses every subscription. What
 * the page does with one is tried with one that is made up, against the real server; what the worker does with a push is
 * tried with pushes that the browser's own tools deliver to it.
 */

const reminder = {
  v: 1,
  id: '6f1c1f6e-0000-4000-8000-0000000000d1',
  title: 'Diwali is tomorrow',
  body: 'Sunday, 8 November 2026',
  url: '/hindu-festivals?festival=diwali&day=2026-11-08',
  tag: 'festival:diwali:2026-11-08',
  language: 'en',
};

test(
  'a push becomes a notification with its acts in the language of the push, and whatever cannot be read still one',
  { tag: '@worker' },
  async ({ page, context }) => {
    const { tools, worker } = await openWithWorker(page, context);
    const count = async () => (await shown(worker)).length;
    await tools.push(JSON.stringify(reminder));
    await expect.poll(count).toBe(1);
    await tools.push(JSON.stringify({ ...reminder, title: 'कल दीपावली है', tag: 'hi', language: 'hi' }));
    await expect.poll(count).toBe(2);
    // A newer server, a broken one, and one that says nothing.
    await tools.push(JSON.stringify({ ...reminder, v: 2, tag: 'newer' }));
    await tools.push('{');
    await tools.push('');
    await expect.poll(count).toBe(3);
    const [unread, english, hindi] = await shown(worker);
    expect(english).toEqual({
      title: 'Diwali is tomorrow',
      body: 'Sunday, 8 November 2026',
      tag: 'festival:diwali:2026-11-08',
      lang: 'en',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      actions: ['Open', 'Remind me tomorrow'],
    });
    expect(hindi).toMatchObject({ title: 'कल दीपावली है', lang: 'hi', actions: ['खोलें', 'कल याद दिलाएँ'] });
    expect(unread).toMatchObject({ title: 'Disha · दिशा', actions: ['Open'] });
  },
);

test('of pushes that come all at once none is lost', { tag: '@worker' }, async ({ page, context }) => {
  const { tools, worker } = await openWithWorker(page, context);
  const tags = Array.from({ length: 12 }, (_, index) => `festival:${String(index).padStart(2, '0')}`);
  await Promise.all(tags.map((tag) => tools.push(JSON.stringify({ ...reminder, tag }))));
  await expect.poll(async () => (await shown(worker)).map(({ tag }) => tag)).toEqual(tags);
});

test(
  'a click on a notification leads the open page there without loading it anew',
  { tag: '@worker' },
  async ({ page, context }) => {
    const { tools, worker } = await openWithWorker(page, context);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => answers(worker)).toBe(true);
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    await tools.push(JSON.stringify(reminder));
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    await click(worker, '');
    await expect(page).toHaveURL(/\/hindu-festivals\?.*festival=diwali/);
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
    expect(await shown(worker)).toEqual([]);
  },
);

test(
  'a reminder that is put off without a network goes to the server once there is one, with no page open',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const { tools, worker } = await openWithWorker(page, context);
    await backend.stop();
    await tools.push(JSON.stringify(reminder));
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    await click(worker, 'tomorrow');
    expect(await putOff(worker)).toEqual([reminder.id]);
    await page.goto('about:blank');
    await backend.start();
    // A browser wakes the worker again for what it could not send yet.
    await expect
      .poll(async () => {
        await tools.wake();
        return putOff(worker);
      })
      .toEqual([]);
  },
);

test.describe('a device that is allowed to', { tag: '@worker' }, () => {
  let account: Session;

  test.beforeEach(async ({ page, context, backend }) => {
    await letBrowserSubscribe(context);
    account = await newAccount(backend);
    await openWithWorker(page, context);
    await signIn(page, account);
    await page.goto('/settings');
  });

  test('is asked in settings alone, told to the server with its language and zone, and dropped at the sign-out', async ({
    page,
  }) => {
    await expect(page.getByTestId('device-reminders')).toContainText(texts.off.en);
    expect(await subscriptionsOf(account)).toEqual([]);
    await page.getByRole('button', { name: texts.turnOn.en }).click();
    await expect(page.getByTestId('device-reminders')).toContainText(texts.on.en);
    expect(await subscriptionsOf(account)).toEqual([
      { endpoint: await endpointOf(page), language: 'en', zone: await zoneOf(page) },
    ]);

    await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
    await expect.poll(async () => (await subscriptionsOf(account))[0]?.language).toBe('hi');
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await expect.poll(async () => (await subscriptionsOf(account))[0]?.language).toBe('en');

    await page.goto('/');
    await logOut(page);
    await expect(page).toHaveURL(/\/auth/);
    expect(await endpointOf(page)).toBeNull();
    expect(await subscriptionsOf(account)).toEqual([]);
  });

  test('tells the address that the browser has changed, and takes a permission that is gone as it is', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: texts.turnOn.en }).click();
    await expect(page.getByTestId('device-reminders')).toContainText(texts.on.en);
    const before = await endpointOf(page);
    await page.evaluate(() => localStorage.removeItem('test.push'));
    await page.reload();
    await expect(page.getByTestId('device-reminders')).toContainText(texts.on.en);
    const after = await endpointOf(page);
    expect(after).not.toBe(before);
    expect((await subscriptionsOf(account)).map(({ endpoint }) => endpoint)).toEqual([after]);

    await context.clearPermissions();
    await page.reload();
    await expect(page.getByTestId('device-reminders')).not.toContainText(texts.on.en);
    await expect.poll(() => subscriptionsOf(account)).toEqual([]);
  });

  test(
    'shows nothing more after a sign-out without a network',
    { tag: '@worker' },
    async ({ page, context }) => {
      await page.getByRole('button', { name: texts.turnOn.en }).click();
      await expect(page.getByTestId('device-reminders')).toContainText(texts.on.en);
      await page.goto('/');
      await context.setOffline(true);
      await logOut(page);
      await expect(page).toHaveURL(/\/auth/);
      expect(await endpointOf(page)).toBeNull();
      await context.setOffline(false);
    },
  );
});

test('choices of reminders are kept for all devices of their owner', async ({ page, backend }) => {
  const account = await newAccount(backend);
  await signIn(page, account);
  await page.goto('/settings');
  await page.getByRole('switch', { name: texts.kindFestivals.en }).click();
  await page.getByRole('combobox', { name: texts.usualHour.en }).selectOption('6');
  await page.getByRole('combobox', { name: texts.quietTo.en }).selectOption('5');
  await expect
    .poll(async () => {
      const { data } = await account.client.from('profiles').select('reminder_settings').single();
      return data?.['reminder_settings'] as unknown;
    })
    .toEqual({ events: true, festivals: false, hour: 6, quiet: { from: 22, to: 5 } });
});

test('setting a reminder, the list of them and their choices are accessible and fit in both languages and schemes', async ({
  page,
  backend,
}) => {
  await beSignedIn(page, await newAccount(backend));
  await page.goto('/hindu-festivals?festival=diwali');
  await page.getByTestId('festival-bell').click();
  // The form stands as it will stay once the device has said how it is with it.
  await expect(page.getByTestId('device-reminders')).toContainText(texts.off.en);
  await page.getByRole('checkbox', { name: texts.dayBefore.en }).check({ force: true });
  await expectGoodInBothLooks(page);
  await page.getByRole('button', { name: texts.save.en }).click();
  await expect(page.getByTestId('festival-bell')).toHaveText(texts.bellOn.en);

  await page.goto('/events');
  const list = page.getByTestId('reminder-list');
  await expect(list.getByRole('link')).toHaveAttribute('href', /festival=diwali/);
  await expect(page.getByTestId('device-reminders')).toBeVisible();
  await expectGoodInBothLooks(page);
});

/** That of the browser, which may be another than the machine's. */
async function zoneOf(page: Page): Promise<string> {
  return presentZone(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone));
}

async function openWithWorker(
  page: Page,
  context: BrowserContext,
): Promise<{ tools: WorkerTools; worker: Worker }> {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await waitForWorker(page);
  const tools = await workerOf(context, page, `${new URL(page.url()).origin}/`);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return { tools, worker };
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  lang: string;
  icon: string;
  badge: string;
  actions: string[];
}

/** Whether the page listens to its worker by now. */
async function answers(worker: Worker): Promise<boolean> {
  return worker.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(of: object): Promise<{ postMessage(data: object, ports: MessagePort[]): void }[]> };
    };
    const [window] = await clients.matchAll({ type: 'window' });
    return new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(true));
      port1.start();
      setTimeout(() => resolve(false), 1000);
      window?.postMessage({ type: 'are-you-there' }, [port2]);
    });
  });
}

/** What stands in the device's list of notifications, by their tags; listed in turn with the worker, which shows them. */
async function shown(worker: Worker): Promise<Shown[]> {
  const found = await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const path = (address: string) => new URL(address).pathname;
    const notifications = (await navigator.locks.request('notifications', async () =>
      registration.getNotifications(),
    )) as (Notification & { badge: string; actions: { title: string }[] })[];
    return notifications.map(({ title, body, tag, lang, icon, badge, actions }) => ({
      title,
      body,
      tag,
      lang,
      icon: path(icon),
      badge: path(badge),
      actions: actions.map((action) => action.title),
    }));
  });
  return found.toSorted((one, other) => one.tag.localeCompare(other.tag));
}

/** A click on the only notification, as far as one can be made: a real one would also bring the window to the front. */
async function click(worker: Worker, action: string): Promise<void> {
  await worker.evaluate(async (name) => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const event = new (
      globalThis as unknown as { NotificationEvent: new (...parts: unknown[]) => Event }
    ).NotificationEvent('notificationclick', { notification, action: name });
    const waited: Promise<unknown>[] = [];
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => waited.push(work) });
    dispatchEvent(event);
    await Promise.allSettled(waited);
  }, action);
}

/** The ids that wait to be sent. */
async function putOff(worker: Worker): Promise<string[]> {
  return worker.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('disha-put-off');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('ids').objectStore('ids').getAllKeys();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as string[]);
          });
        });
      }),
  );
}

/** A subscription that is made up and outlives the page, in the place of the one that the browser refuses. */
async function letBrowserSubscribe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = 'test.push';
    const kept = (): object | null => {
      const endpoint = localStorage.getItem(key);
      if (endpoint === null) return null;
      return {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) } }),
        unsubscribe: () => {
          localStorage.removeItem(key);
          return Promise.resolve(true);
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(kept()),
      subscribe: () => {
        localStorage.setItem(key, `https://push.example/${crypto.randomUUID()}`);
        return Promise.resolve(kept());
      },
    });
  });
}

function endpointOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('test.push'));
}

/** As the server has them. */
async function subscriptionsOf({
  client,
}: Session): Promise<{ endpoint: string; language: string; zone: string }[]> {
  const { data } = await client.from('push_subscriptions').select('endpoint, language, time_zone');
  return ((data ?? []) as Record<string, string>[]).map((row) => ({
    endpoint: row['endpoint'] ?? '',
    language: row['language'] ?? '',
    zone: row['time_zone'] ?? '',
  }));
}
