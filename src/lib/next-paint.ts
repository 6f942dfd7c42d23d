/** A window that is covered by another is not painted either. */
const longestMs = 100;

/**
 * Resolves when what has changed so far is seen. Work that takes longer than a frame begins after it, so that whoever
 * touches something sees at once that it was touched. In a page that is not painted nobody waits for it.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    setTimeout(resolve, longestMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
