import { session as texts } from '#i18n/catalogue/session.ts';
import { deleteUserDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { clearAuthKeys } from '#remote/auth-storage.ts';
import { supabaseClient } from '#remote/client.ts';
import { showToast } from '#ui/toast.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { followAuth } from './follow-auth.ts';
import { announceSession } from './session-channel.ts';
import { setSession, signedInUserId } from './session-store.ts';

/**
 * Ends the session everywhere and removes the user's rows from this device, also when the service cannot be reached:
 * then the session ends here, and the service forgets it when its token runs out.
 */
export async function signOut(): Promise<void> {
  const userId = signedInUserId();
  const notEnded = await endAtService();
  await clearAuthKeys().catch(() => {}); // storage is blocked: nothing was kept
  setSession({ status: 'guest' });
  announceSession();
  const notForgotten = userId === undefined ? undefined : await forgetRows(userId);
  const failure = notEnded ?? notForgotten;
  if (failure) showToast({ tone: 'error', title: failure.message ?? { message: texts.signOutFailed } });
}

async function forgetRows(userId: string): Promise<AuthFailure | undefined> {
  try {
    await deleteUserDatabase(userId);
    return undefined;
  } catch (error) {
    logQuietly('sign out', error);
    return { code: 'rows_kept', message: undefined, reasons: [] };
  }
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
