import { supabaseClient } from '#remote/client.ts';
import { mailboxOf, remoteConfig } from '#remote/config.ts';
import { endSession } from '#remote/procedures.ts';
import { closeSide, sideClient, type SideClient } from '#remote/side-client.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { isEntryBegun, markEntry } from './entry-mark.ts';
import { openSession } from './establish-session.ts';
import type { AddressWords } from './read-address.ts';
import { signedInUser } from './session-store.ts';

export type ResetRequestOutcome =
  | { kind: 'sent'; mailbox: string | undefined }
  | { kind: 'unknown-address' }
  | { kind: 'too-many'; failure: AuthFailure }
  | { kind: 'unverified' }
  | { kind: 'failed'; failure: AuthFailure };

/**
 * Asks for a mail that leads to `returnTo`, where a new password can be chosen. `now` is milliseconds since 1970, as
 * everywhere here.
 */
export async function requestPasswordReset(
  email: string,
  { returnTo, now }: { returnTo: string; now: number },
): Promise<ResetRequestOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  await markEntry(now, email);
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (!error) {
    const config = await remoteConfig();
    return { kind: 'sent', mailbox: config && mailboxOf(config) };
  }
  const failure = authFailure(error);
  switch (failure.code) {
    case 'user_not_found':
      return { kind: 'unknown-address' };
    case 'too_many':
      return { kind: 'too-many', failure };
    case 'email_not_confirmed':
      return { kind: 'unverified' };
    default:
      return { kind: 'failed', failure };
  }
}

export type ResetOutcome =
  /** With the address of the account where it is the one on this device now; any other may be a stranger's. */
  | { kind: 'changed'; signedInAs: string | undefined }
  /** Used, over, or never one. */
  | { kind: 'invalid-link' }
  | { kind: 'failed'; failure: AuthFailure };

export type ResetLink = Pick<AddressWords, 'tokens' | 'code' | 'recoveryHash'>;

/** What a password is set with. */
export interface PasswordReset {
  /**
   * Redeems the link where that has not been done, sets the password, and signs its owner in where they asked for the link
   * at this device and nobody else is signed in. Elsewhere it signs nobody in: whoever sends another the link of their own
   * account must not have them work in it, with all that they said as a guest.
   */
  change(password: string, now: number): Promise<ResetOutcome>;
}

/**
 * The link is redeemed only when the new password is sent, so that a page that is merely opened uses nothing up; after that
 * its session is kept here, and a password that the service refuses can be mended.
 */
export function passwordReset(link: ResetLink): PasswordReset {
  let redeemed: SideClient | undefined;

  return {
    async change(password, now) {
      if (!redeemed) {
        const client = await sideClient();
        if (!client) return { kind: 'failed', failure: noConnection };
        const failure = await redeem(client, link);
        if (failure) {
          closeSide();
          return isPassing(failure) ? { kind: 'failed', failure } : { kind: 'invalid-link' };
        }
        redeemed = client;
      }
      const { data, error } = await redeemed.updateUser({ password });
      if (error) return { kind: 'failed', failure: authFailure(error) };
      const { id, email = '' } = data.user;
      const { session } = (await redeemed.getSession()).data;
      closeSide();
      if (!session) return { kind: 'changed', signedInAs: undefined };
      const tokens = { accessToken: session.access_token, refreshToken: session.refresh_token };
      const before = signedInUser();
      if (before ? before.id !== id : !(await isEntryBegun(now, email))) {
        // It would stand in the owner's list of devices.
        void endUnwanted(tokens.accessToken);
        return { kind: 'changed', signedInAs: undefined };
      }
      const { kind } = await openSession(tokens);
      return { kind: 'changed', signedInAs: kind === 'opened' ? email : undefined };
    },
  };
}

async function endUnwanted(accessToken: string): Promise<void> {
  const config = await remoteConfig();
  if (config) await endSession({ config, accessToken });
}

async function redeem(
  client: SideClient,
  { tokens, code, recoveryHash }: ResetLink,
): Promise<AuthFailure | undefined> {
  try {
    const { error } = await answerOf();
    return error ? authFailure(error) : undefined;
  } catch (error) {
    // A token that is not even shaped like one makes the client throw.
    return authFailure(error);
  }

  function answerOf(): Promise<{ error: unknown }> {
    if (recoveryHash !== undefined) return client.verifyOtp({ token_hash: recoveryHash, type: 'recovery' });
    if (tokens)
      return client.setSession({ access_token: tokens.accessToken, refresh_token: tokens.refreshToken });
    return client.exchangeCodeForSession(code ?? '');
  }
}

/** Whether the link may still be good. */
function isPassing({ code }: AuthFailure): boolean {
  return code === 'no_connection' || code === 'too_many' || /^5\d\d$/.test(code);
}
