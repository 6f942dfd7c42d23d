import type { Page } from 'playwright/test';

/** CSS pixels that a finger needs. */
const leastTarget = 44;

/**
 * What is smaller and yet right: a link within a sentence, which is as tall as its line, and the door of a plan, around
 * which the plan itself takes the finger (plan-stage.tsx).
 */
const smallOnPurpose = '[data-testid="plan-stage"] svg [role="button"]';

/** Whatever can be pressed on the page, or in the dialog in front of it, and is smaller than a finger needs. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, except]) => {
      const pressable =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"]';
      const base = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      return [...base.querySelectorAll<HTMLElement>(pressable)]
        .filter((element) => isSeen(element) && !element.matches(except) && !isInSentence(element))
        .map((element) => ({ element, ...sizeOf(element) }))
        .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`,
        );

      function isSeen(element: Element): boolean {
        const { width, height } = element.getBoundingClientRect();
        const isShown = width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
        return isShown && !element.closest('[inert], [aria-hidden="true"], [disabled]');
      }

      /** A label and the frame of a field take the finger for it, and so does what is drawn around a switch. */
      function sizeOf(element: HTMLElement): { width: number; height: number } {
        const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement>) ?? [])] : [];
        const frame = element.closest('.mantine-Input-wrapper');
        const boxes = [element, ...labels, ...(frame ? [frame] : [])].map((each) =>
          each.getBoundingClientRect(),
        );
        const around = getComputedStyle(element, '::after');
        const grows = around.content !== 'none' && around.position === 'absolute';
        const grown = (side: string) => (grows ? Math.max(0, -Number.parseFloat(side)) : 0);
        return {
          width: Math.max(...boxes.map(({ width }) => width)) + grown(around.left) + grown(around.right),
          height: Math.max(...boxes.map(({ height }) => height)) + grown(around.top) + grown(around.bottom),
        };
      }

      function isInSentence(element: Element): boolean {
        if (getComputedStyle(element).display !== 'inline') return false;
        const block = element.closest('p, li, dd, td, label') ?? element.parentElement;
        return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 3;
      }
    },
    [leastTarget, smallOnPurpose] as const,
  );
}

/** The share of the window's height that bars take which stay over what one reads. */
export async function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, bottom, top } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      // Toasts leave by themselves.
      if (element.querySelector(':scope > [role="alert"]')) return false;
      // One that goes with the page.
      if (position === 'sticky' && Number.parseFloat(top) < 0) return false;
      if (position === 'sticky' && top === 'auto' && Number.parseFloat(bottom) < 0) return false;
      const { width } = element.getBoundingClientRect();
      return width > window.innerWidth * 0.6 && element.checkVisibility({ checkVisibilityCSS: true });
    });
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

/** What reaches out of the window sideways and cannot be scrolled to by itself. */
export async function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > window.innerWidth)
      return [`the page: ${document.documentElement.scrollWidth}`];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || (right <= room + 1 && left >= -1)) return false;
        if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
        return !element.closest('.visually-hidden, svg, [aria-hidden="true"]') && !isHeld(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));

    function isHeld(element: Element): boolean {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    }
  });
}

/** Words in Devanagari that a voice would read as English, as no `lang` says what they are. */
export async function unnamedHindi(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A list of choices is the system's own, which heeds no language of parts.
      if (!parent || parent.closest('script, style, option, [aria-hidden="true"]')) continue;
      if (!/[\u0900-\u097f]{2}/.test(node.textContent ?? '')) continue;
      if (parent.closest('[lang]')?.getAttribute('lang') === 'en') found.push(parent.outerHTML.slice(0, 200));
    }
    return found;
  });
}
