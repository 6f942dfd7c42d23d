import { logQuietly } from '#lib/log.ts';
import { onRenewalRefused, wasRenewalRefused } from '#remote/auth-fetch.ts';
import { supabaseClient, type Client } from '#remote/client.ts';
import { keptTokens } from '#remote/auth-storage.ts';
import { remoteConfig } from '#remote/config.ts';
import { pendingWipe } from '#db/wipe-mark.ts';
import { onTurnedAway, type Turned } from './call-as-user.ts';
import { noteEnded } from './ended-session.ts';
import { sessionUser } from './kept-session.ts';
import { followMailLanguage } from './mail-language.ts';
import { announceSession } from './session-channel.ts';
import { sessionStore, setSession, signedInUser, type OverReason } from './session-store.ts';
import { leaveEnded } from './sign-out.ts';
import { tellSignedOut } from './tell-signed-out.ts';
import { whyOver } from './why-over.ts';

let followed: Client | undefined;

/** Keeps the store in step with the auth client, which renews the token by itself while the page is visible. */
export async function followAuth(): Promise<void> {
  const client = await supabaseClient();
  if (!client || followed === client) return;
  followed = client;
  onRenewalRefused(noteWhoseEnded);
  onTurnedAway((turned) => void leaveIfOver(turned));
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

let reasonNoted: OverReason | undefined;

/** Written while the session is still there, as the page may be left between the two. */
async function noteWhoseEnded(code: string | undefined): Promise<void> {
  const user = signedInUser();
  if (!user || pendingWipe()) return;
  const [config, kept] = await Promise.all([remoteConfig(), keptTokens().catch(() => undefined)]);
  const caller = config && kept?.userId === user.id ? { config, accessToken: kept.accessToken } : undefined;
  reasonNoted = await whyOver(caller, code);
  await noteEnded({ email: user.email, ...(reasonNoted && { reason: reasonNoted }) });
}

/** A call was turned away: the session may have been ended on another device, or the account deleted there. */
async function leaveIfOver({ userId, caller, code }: Turned): Promise<void> {
  const reason = await whyOver(caller, code);
  if (reason) await leaveEnded(userId, reason);
}

/**
 * The session is over. Where it was ended on purpose this device empties itself. Otherwise the rows stay, as no mishap may
 * remove them, and whoever comes back is told whose they are.
 */
function endHere(): void {
  const before = sessionStore.getState();
  if (before.status !== 'signed-in') return;
  if (pendingWipe() || !wasRenewalRefused()) {
    setSession({ status: 'guest' });
  } else if (reasonNoted) {
    void leaveEnded(before.user.id, reasonNoted);
    return;
  } else {
    const ended = { email: before.user.email };
    setSession({ status: 'guest', ended });
    void noteEnded(ended).then(announceSession);
  }
  tellSignedOut();
}
