import type { Page } from 'playwright/test';
import { expect, isStill } from './world.ts';

/** More than this is seen as something that jumps. */
const most = 0.01;

/** A phone and a desktop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Opens each path in a window of that size and expects that nothing on it moves while it comes. After `noteShifts`. */
export async function expectUnmoved(
  page: Page,
  size: { width: number; height: number },
  paths: readonly string[],
): Promise<void> {
  await page.setViewportSize(size);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('#root main h1')).toBeVisible();
    await expect(page.locator('main :is([data-pending], [aria-busy="true"])')).toHaveCount(0);
    await isStill(page);
    expect.soft(await shifts(page), `${path} at ${size.width}`).toEqual([]);
  }
}

/** Has every page that is opened from now on keep what moves on it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const noted: string[] = [];
    Object.assign(window, { shifts: noted });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        if (value <= least) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        noted.push([value.toFixed(3), ...moved].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, most);
}

interface LayoutShift {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** What has moved on this page so far, told when the browser has nothing else to do. */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve((window as unknown as { shifts: string[] }).shifts), {
            timeout: 3000,
          }),
        ),
      ),
  );
}
