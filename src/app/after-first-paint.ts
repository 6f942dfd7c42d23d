import { whenFirstScreen } from '#lib/first-screen.ts';
import { whenWanted } from '#lib/when-wanted.ts';

/** Runs work that nobody waits for once the first screen stands, it is wanted and the browser has a moment. */
export async function afterFirstPaint(work: () => Promise<void>): Promise<void> {
  await Promise.all([whenLoaded(), whenFirstScreen()]);
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
