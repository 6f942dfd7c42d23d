import { session as texts } from '#i18n/catalogue/session.ts';
import type { Leaving } from '#db/mutations/wipe-user.ts';
import { markWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { inTurn } from '#lib/exclusive.ts';
import { clearAuthKeys } from '#remote/clear-auth-keys.ts';
import { supabaseClient } from '#remote/client.ts';
import { showToast } from '#ui/toast.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { finishWipe } from './finish-wipe.ts';
import { followAuth } from './follow-auth.ts';
import { endWork } from './leaving.ts';
import { announceSession } from './session-channel.ts';
import { setSession, signedInUserId } from './session-store.ts';

/** A call that is under way is waited for this long; what it may still bring is not written any more. */
const endingPatienceMs = 5_000;

/**
 * Ends the session everywhere and removes the user's rows from this device, also when the service cannot be reached:
 * then the session ends here, and the service forgets it when its token runs out. What has not reached the server goes
 * too, or stays for the same user's return. Once begun it is brought to its end, if need be at the next start.
 */
export async function signOut(leaving: Leaving = 'nothing'): Promise<void> {
  const userId = signedInUserId();
  if (userId === undefined) return leave(undefined);
  const wipe = { userId, leaving };
  markWipe(wipe);
  await endWork(userId, endingPatienceMs);
  // Nor does another tab or the worker send anything from here on.
  await inTurn(`flush:${userId}`, () => leave(wipe), endingPatienceMs);
}

async function leave(wipe: PendingWipe | undefined): Promise<void> {
  const notEnded = await endAtService();
  await clearAuthKeys().catch(() => {}); // storage is blocked: nothing was kept
  setSession({ status: 'guest' });
  announceSession();
  const notForgotten = wipe && (await finishWipe(wipe));
  const failure = notEnded ?? notForgotten;
  if (failure) showToast({ tone: 'error', title: failure.message ?? { message: texts.signOutFailed } });
}

async function endAtService(): Promise<AuthFailure | undefined> {
  try {
    const client = await supabaseClient();
    if (!client) return noConnection;
    // The end of a session is told wherever it is noticed, here as in the other tabs.
    await followAuth();
    const { error } = await client.auth.signOut({ scope: 'global' });
    if (!error) return undefined;
    // The kept session goes in any case; the client would otherwise renew it.
    await client.auth.signOut({ scope: 'local' });
    return authFailure(error);
  } catch (error) {
    return authFailure(error);
  }
}
