import { session as texts } from '#i18n/catalogue/session.ts';
import { logQuietly } from '#lib/log.ts';
import { supabaseClient, type Client } from '#remote/client.ts';
import { showToast } from '#ui/toast.ts';
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
      if (sessionStore.getState().status !== 'signed-in') return;
      setSession({ status: 'guest' });
      showToast({ tone: 'info', title: { message: texts.signedOut } });
    } else if (session) {
      const user = sessionUser(session.user);
      if (user) setSession({ status: 'signed-in', user });
    }
  });
}
