import { logQuietly } from '#lib/log.ts';
import { onRenewalRefused, wasRenewalRefused } from '#remote/auth-fetch.ts';
import { supabaseClient, type Client } from '#remote/client.ts';
import { pendingWipe } from '#db/wipe-mark.ts';
import { noteEnded } from './ended-session.ts';
import { sessionUser } from './kept-session.ts';
import { followMailLanguage } from './mail-language.ts';
import { announceSession } from './session-channel.ts';
import { sessionStore, setSession, signedInUser } from './session-store.ts';
import { tellSignedOut } from './tell-signed-out.ts';

let followed: Client | undefined;

/** Keeps the store in step with the auth client, which renews the token by itself while the page is visible. */
export async function followAuth(): Promise<void> {
  const client = await supabaseClient();
  if (!client || followed === client) return;
  followed = client;
  onRenewalRefused(noteWhoseEnded);
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED') logQuietly('auth', event);
    // A client that something else needed before may have thrown the session away when nobody listened yet.
    if (event === 'SIGNED_OUT' || (session === null && wasRenewalRefused())) {
      endHere();
    } else if (session) {
      const user = sessionUser(session.user);
      if (user) setSession({ status: 'signed-in', user });
    }
  });
  followMailLanguage();
}

/** Written while the session is still there, as the page may be left between the two. */
async function noteWhoseEnded(): Promise<void> {
  const user = signedInUser();
  if (user && !pendingWipe()) await noteEnded({ email: user.email });
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
