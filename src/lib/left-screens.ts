/** The cache in which the worker has the screen that somebody left last: one at a time, and of this version of the app alone. */
export const leftScreenCache = 'disha-screen';

/** Screens that are shown as they were left: there one reads, and what has changed since comes below. */
export function isShownAsLeft(pathname: string): boolean {
  return pathname === '/chat';
}

/** Nobody sees it again. */
export async function forgetLeftScreen(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(leftScreenCache);
}
