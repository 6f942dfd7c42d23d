import type { Page } from 'playwright/test';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { panchangOf } from '#domain/panchang/day.ts';
import { tithiName } from '#domain/panchang/names.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { addDays, type CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { momentText } from '../clock/moments.ts';
import { deviceAheadMs, momentOfRun, serverAheadMs } from '../clock/run-clock.ts';
import { newAccount, say, signIn } from './people.ts';
import { expectUnmoved, noteShifts, sizes } from './shifts.ts';
import { appStands, expect, test, waitForWorker } from './world.ts';

/*
 * What tells of today, at whatever moment the project runs at: ordinary days and those on which software that tells of
 * days goes wrong.
 */

const settings = settingsFor(defaultPlace);
/** The clock of the test is that of the server. */
const deviceNow = () => Date.now() + deviceAheadMs() - serverAheadMs();
const todayOnDevice = () => civilDateAt(deviceNow(), defaultPlace.timeZone);
const todayOnServer = () => civilDateAt(Date.now(), defaultPlace.timeZone);

test.beforeEach(() => {
  test.info().annotations.push({ type: 'moment', description: momentText(momentOfRun()) });
});

test('the calendar opens with today, and nothing moves', async ({ page }) => {
  await noteShifts(page);
  for (const size of sizes) {
    await expectUnmoved(page, size, ['/hindu-festivals']);
    await expectToday(page, todayOnDevice());
    await expectUnmoved(page, size, ['/']);
  }
});

test(
  'page, worker, server and database are at the moment of the run',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    await page.goto('/no-such-page');
    await waitForWorker(page);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    for (const clock of [await page.evaluate(readClock), await worker.evaluate(readClock)]) {
      for (const instant of [clock.now, clock.made])
        expect(Math.abs(instant - deviceNow()) / 60_000).toBeLessThan(1);
      expect(clock.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    }
    const user = await newAccount(backend);
    const { data } = await user.client.from('profiles').select('created_at').single();
    const made = Date.parse(String(data?.created_at));
    expect(Math.abs(made - Date.now()) / 60_000).toBeLessThan(1);
  },
);

test('the events of a day that turns while somebody reads stay until they come back', async ({ page }) => {
  await noteShifts(page);
  await page.setViewportSize(sizes[1]);
  const [today, tomorrow] = [todayOnDevice(), addDays(todayOnDevice(), 1)];
  // The clock goes on while the page comes, which may take a busy machine a while.
  const beforeMidnight = Date.parse(`${tomorrow}T00:00:00+05:30`) - 180_000;
  // Playwright takes the page's clock for that of the test, and adds by how much it is ahead, but not by how much behind.
  await page.clock.install({ time: beforeMidnight - Math.max(0, deviceNow() - Date.now()) });
  await page.goto('/hindu-festivals');
  await expectToday(page, today);
  await page.clock.runFor(210_000);
  await expect(page.locator('[aria-current=date]')).toHaveAttribute('data-date', tomorrow);
  await expect(page.getByTestId('day-panel').getByRole('heading').locator('time')).toHaveAttribute(
    'datetime',
    today,
  );
});

test('a member’s own day, a question about today and a new conversation all say today', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  const today = todayOnDevice();
  await user.client.from('user_events').insert({
    user_id: user.userId,
    title: 'Housewarming',
    date_type: 'solar',
    is_recurring: true,
    event_date: `2020${today.slice(4)}`,
  });
  await signIn(page, user);
  await page.goto('/events');
  await expect(page.getByRole('article', { name: 'Housewarming' }).locator('time')).toHaveAttribute(
    'datetime',
    today,
  );
  await page.goto('/hindu-festivals');
  await expectToday(page, today);
  await expect(page.getByTestId('day-panel')).toContainText('Housewarming');
  await page.goto('/chat');
  await say(page, 'What is today’s tithi?');
  const answer = page.getByTestId('message-system').last();
  await expect(answer).toContainText(inFull(todayOnServer()));
  const { tithiAtSunrise } = panchangOf(todayOnServer(), settings);
  await expect(answer).toContainText(tithiName(tithiAtSunrise.number, 'en'));
  await page.reload();
  // On a phone the list of conversations is out of sight until somebody opens it.
  await expect(page.getByText('Today', { exact: true }).first()).toBeAttached();
});

function readClock(): { now: number; made: number; zone: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), made: new Date().getTime(), zone: timeZone };
}

async function expectToday(page: Page, today: CivilDate): Promise<void> {
  await appStands(page);
  await expect(page.locator('[aria-current=date]')).toHaveAttribute('data-date', today);
  const panel = page.getByTestId('day-panel');
  await expect(panel.getByRole('heading').locator('time')).toHaveAttribute('datetime', today);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  const festivals = festivalsBetween(today, today, settings);
  for (const { id } of festivals) await expect(panel.locator(`a[href*="festival=${id}"]`), id).toHaveCount(1);
  if (festivals.length === 0) await expect(panel.locator('a[href*="festival="]')).toHaveCount(0);
}

function inFull(date: CivilDate): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));
}
