import { logQuietly } from '#lib/log.ts';
import { supabaseClient, type Client } from '#remote/client.ts';
import { sessionUser } from './kept-session.ts';
import { sessionStore, setSession } from './session-store.ts';

let followed: Client | undefined;

/** Keeps the store in step with the auth client, which renews the token by itself while the page is visible. */
export async function followAuth(): Promise<void> {
  const client = await supabaseClient();
  if (!client || followed === client) return;
  followed = client;
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED') logQuietly('auth', event);
    if (event === 'SIGNED_OUT') {
      // The service has ended the session. The rows of the device stay: only the user's own sign-out removes them.
      if (sessionStore.getState().status === 'signed-in') setSession({ status: 'guest' });
    } else if (session) {
      const user = sessionUser(session.user);
      if (user) setSession({ status: 'signed-in', user });
    }
  });
}
