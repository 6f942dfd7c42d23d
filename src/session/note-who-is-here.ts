import type { Session } from './session-store.ts';

const storageKey = 'disha.who';

/**
 * Notes whether a member is here where public/first-paint.js can read it: the session itself has to be waited for, and
 * what the build has drawn for guests would flash up before.
 */
export function noteWhoIsHere({ status }: Session): void {
  try {
    if (status === 'signed-in') localStorage.setItem(storageKey, 'member');
    else localStorage.removeItem(storageKey);
  } catch {
    // storage is blocked or full: a member sees the guests' page until the app is there
  }
}
