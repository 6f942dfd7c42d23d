/** Runs work that nobody waits for once the first page is on the screen and the browser has a moment. */
export function afterFirstPaint(work: () => Promise<void>): void {
  const start = () => {
    void work();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
