import { whoKey } from '#lib/who-is-here.ts';
import type { Session } from './session-store.ts';

/**
 * Notes which member is here where public/first-paint.js can read it: the session itself has to be waited for, and
 * what the build has drawn for guests would flash up before.
 */
export function noteWhoIsHere(session: Session): void {
  try {
    if (session.status === 'signed-in') localStorage.setItem(whoKey, session.user.id);
    else localStorage.removeItem(whoKey);
  } catch {
    // storage is blocked or full: a member sees the guests' page until the app is there
  }
}
