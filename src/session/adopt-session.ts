import { pendingWipe, unmarkWipe } from '#db/wipe-mark.ts';
import { forgetEnded } from './ended-session.ts';
import { unmarkEntry } from './entry-mark.ts';
import { followAuth } from './follow-auth.ts';
import { sessionUser } from './kept-session.ts';
import { recordLastLogin } from './last-login.ts';
import { keepMailLanguage } from './mail-language.ts';
import { announceSession } from './session-channel.ts';
import { setSession, type SessionUser } from './session-store.ts';

/** What follows every successful sign-in, by whichever way: the app knows the user, and so do the other tabs. */
export async function adoptSession(session: { user: object }): Promise<SessionUser> {
  const user = sessionUser(session.user);
  if (!user) throw new Error('The auth service answered a session without a user');
  await forgetEnded();
  // Whoever has come in, by whichever way, waits for no link any more.
  await unmarkEntry();
  // Rows that an earlier sign-out could not remove are theirs again.
  if (pendingWipe()?.userId === user.id) unmarkWipe();
  await followAuth();
  setSession({ status: 'signed-in', user });
  announceSession();
  recordLastLogin(user.id);
  void keepMailLanguage(session.user);
  return user;
}
