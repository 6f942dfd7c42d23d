import type { Page } from 'playwright/test';
import { frame } from '#i18n/catalogue/frame.ts';
import { translate } from '#i18n/messages.ts';
import { appStands, expect, test } from './world.ts';

test('with the keyboard alone one skips to the content and always sees where one is', async ({ page }) => {
  await page.goto('/hindu-festivals');
  await appStands(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: translate(frame.skipToContent, 'en') });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Every stop of the Tab key is seen, with a mark around it, and none is the last.
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await seenFocus(page), `stop ${stops + 1}`).toBe('seen');
  }
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
  expect(await seenFocus(page)).toBe('seen');
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

/** By the app's own router, as a link does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { history: { push(path: string): void } };
    };
    router.history.push(to);
  }, path);
  await settled(page);
}

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A contrast measured in the middle of a change of colours is that of neither.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
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
