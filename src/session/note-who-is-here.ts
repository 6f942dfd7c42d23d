import type { Session } from './session-store.ts';

const storageKey = 'disha.who';

/**
 * Notes which member is here where public/first-paint.js can read it: the session itself has to be waited for, and
 * what the build has drawn for guests would flash up before.
 */
export function noteWhoIsHere(session: Session): void {
  try {
    if (session.status === 'signed-in') localStorage.setItem(storageKey, session.user.id);
    else localStorage.removeItem(storageKey);
  } catch {
    // storage is blocked or full: a member sees the guests' page until the app is there
  }
}
