import { logQuietly } from '#lib/log.ts';
import { wasRenewalRefused } from '#remote/auth-fetch.ts';
import { supabaseClient, type Client } from '#remote/client.ts';
import { pendingWipe } from '#db/wipe-mark.ts';
import { noteEnded } from './ended-session.ts';
import { sessionUser } from './kept-session.ts';
import { followMailLanguage } from './mail-language.ts';
import { announceSession } from './session-channel.ts';
import { sessionStore, setSession } from './session-store.ts';
import { tellSignedOut } from './tell-signed-out.ts';

let followed: Client | undefined;

/** Keeps the store in step with the auth client, which renews the token by itself while the page is visible. */
export async function followAuth(): Promise<void> {
  const client = await supabaseClient();
  if (!client || followed === client) return;
  followed = client;
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED') logQuietly('auth', event);
    if (event === 'SIGNED_OUT') {
      endHere();
    } else if (session) {
      const user = sessionUser(session.user);
      if (user) setSession({ status: 'signed-in', user });
    }
  });
  followMailLanguage();
}

/**
 * The session is over. Where the service has ended it, the rows of the device stay, as only the user's own sign-out
 * removes them, and whoever comes back is told whose they are.
 */
function endHere(): void {
  const before = sessionStore.getState();
  if (before.status !== 'signed-in') return;
  if (pendingWipe() || !wasRenewalRefused()) {
    setSession({ status: 'guest' });
  } else {
    const ended = { email: before.user.email };
    setSession({ status: 'guest', ended });
    void noteEnded(ended).then(announceSession);
  }
  tellSignedOut();
}
