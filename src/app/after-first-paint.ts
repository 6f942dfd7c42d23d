import { whenWanted } from '#lib/when-wanted.ts';

/** Runs work that nobody waits for once the first page is on the screen, it is wanted and the browser has a moment. */
export async function afterFirstPaint(work: () => Promise<void>): Promise<void> {
  await whenLoaded();
  await whenWanted();
  await whenIdle();
  await work();
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
