import { pendingWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { findStorage } from '#lib/device-storage.ts';
import { whenFirstScreen } from '#lib/first-screen.ts';
import { authStorage, authStorageKey, keptTokens } from '#remote/auth-storage.ts';
import { clearAuthKeys } from '#remote/clear-auth-keys.ts';
import { keptSession } from './kept-session.ts';
import { onSessionAnnounced } from './session-channel.ts';
import { noteWhoIsHere } from './note-who-is-here.ts';
import { sessionStore, setSession, signedInUserId } from './session-store.ts';
import { tellSignedOut } from './tell-signed-out.ts';

/**
 * Finds out who is here from what the device keeps, so that no screen waits for the auth service. The token is renewed
 * once one stands, and the code for that is fetched only where somebody is signed in.
 */
export async function startSession(): Promise<void> {
  onSessionAnnounced(() => void readAgain());
  sessionStore.subscribe(noteWhoIsHere);
  await findStorage(() => authStorage.getItem(authStorageKey));
  const wipe = pendingWipe();
  if (wipe) await finishSignOut(wipe);
  await readAgain();
}

/** A sign-out that a crash cut short: whoever began it is not shown any of the rows again. */
async function finishSignOut(wipe: PendingWipe): Promise<void> {
  try {
    const [{ finishWipe }, { leaveToEnd }] = await Promise.all([
      import('./finish-wipe.ts'),
      import('./sessions-to-end.ts'),
    ]);
    const kept = await keptTokens().catch(() => undefined);
    // Nobody knows whether the service has heard of it.
    if (kept?.userId === wipe.userId) await leaveToEnd(wipe.userId);
    // Somebody else has signed in since, where the rows could not be removed at once.
    if (kept === undefined || kept.userId === wipe.userId) await clearAuthKeys();
    await finishWipe(wipe);
  } catch {
    // The code could not be fetched: the mark stays for the next start.
  }
}

async function readAgain(): Promise<void> {
  const before = sessionStore.getState();
  setSession(await keptSession());
  if (before.status === 'signed-in') {
    tellSignedOut();
    if (signedInUserId() !== before.user.id) await forgetPurchases(before.user.id);
  }
  if (sessionStore.getState().status !== 'signed-in') return;
  // Its code is large, and whoever opens the app waits for the screen.
  await whenFirstScreen();
  try {
    const { followAuth } = await import('./follow-auth.ts');
    await followAuth();
  } catch {
    // The code could not be fetched: the next call that needs a token tries again.
  }
}

/** Whoever left in another tab leaves no checkout in this one, with their address in it. */
async function forgetPurchases(userId: string): Promise<void> {
  try {
    const { forgetPurchasesOf } = await import('#pay/handover.ts');
    forgetPurchasesOf(userId);
  } catch {
    // The code could not be fetched: the checkout itself forgets whoever is not here.
  }
}
