import { supabaseClient } from '#remote/client.ts';
import type { Tokens } from '#remote/procedures.ts';
import { closeSide, holdVerifier, sideClient } from '#remote/side-client.ts';
import { tokenOwner } from '#remote/token-claims.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { isEntryBegun, unmarkEntry } from './entry-mark.ts';
import { readAddress } from './read-address.ts';
import { signedInUser, type SessionUser } from './session-store.ts';

export type EstablishOutcome =
  | { kind: 'signed-in' }
  /** The address says that the other side refused; `access_denied` where the person said no there. */
  | { kind: 'refused'; code: string }
  /** The address carries no session and nobody is signed in. */
  | { kind: 'nothing' }
  /** It carries one that nobody at this device has asked for. */
  | { kind: 'unasked' }
  /** It is another account's, and somebody is signed in here, by this address. */
  | { kind: 'other-user'; email: string }
  | { kind: 'failed'; failure: AuthFailure };

/**
 * Takes the session out of the address that a sign-in service or a mail led to. A code opens one only in the browser that
 * began the sign-in, ready tokens only on the device that did: whoever sends another a link to their own account must not
 * have them work in it. `now` is milliseconds since 1970.
 */
export async function establishSession(address: URL, now: number): Promise<EstablishOutcome> {
  const { error, tokens, code } = readAddress(address);
  if (error) return { kind: 'refused', code: error };
  const before = signedInUser();
  if (tokens) {
    if (before)
      return tokenOwner(tokens.accessToken)?.userId === before.id ? { kind: 'signed-in' } : other(before);
    return settled(await openAsked(tokens, now));
  }
  if (!code) return before ? { kind: 'signed-in' } : { kind: 'nothing' };
  return redeemCode(code);
}

/** What a code has opened: it holds once, and what keeps its session from being taken over may pass. */
let redeemed: RedeemedCode | undefined;

interface RedeemedCode {
  code: string;
  userId: string;
  tokens: Tokens;
}

async function redeemCode(code: string): Promise<EstablishOutcome> {
  const found = redeemed?.code === code ? redeemed : await redeem(code);
  if ('failure' in found) return { kind: 'failed', failure: found.failure };
  redeemed = found;
  const here = signedInUser();
  if (here && here.id !== found.userId) return other(here);
  const outcome = await openSession(found.tokens);
  if (!isUnreached(outcome)) redeemed = undefined;
  return settled(outcome);
}

async function redeem(code: string): Promise<RedeemedCode | { failure: AuthFailure }> {
  const client = await sideClient();
  if (!client) return { failure: noConnection };
  try {
    const putBack = await holdVerifier();
    const { data, error } = await client.exchangeCodeForSession(code);
    if (error) {
      const failure = authFailure(error);
      if (failure.code === noConnection.code) await putBack();
      return { failure };
    }
    const { access_token: accessToken, refresh_token: refreshToken } = data.session;
    return { code, userId: data.user.id, tokens: { accessToken, refreshToken } };
  } finally {
    closeSide();
  }
}

function settled(opened: OpenOutcome | Unasked): EstablishOutcome {
  return opened.kind === 'opened' ? { kind: 'signed-in' } : opened;
}

function other({ email }: SessionUser): EstablishOutcome {
  return { kind: 'other-user', email };
}

interface Unasked {
  kind: 'unasked';
}

/**
 * Opens the tokens of a link where somebody at this device began to come in. Where the service could not be reached, the
 * same link may be tried again.
 */
export async function openAsked(tokens: Tokens, now: number): Promise<OpenOutcome | Unasked> {
  if (!(await isEntryBegun(now, tokenOwner(tokens.accessToken)?.email))) return { kind: 'unasked' };
  const failure = await failureOfToken(tokens.accessToken);
  const outcome: OpenOutcome = failure ? { kind: 'failed', failure } : await openSession(tokens);
  if (!isUnreached(outcome)) await unmarkEntry();
  return outcome;
}

/**
 * What a token says of its owner is true once the service has taken it. Asked before the session is opened, as the client
 * renews a token that has run out by the one beside it, and in a link that may be anybody's.
 */
async function failureOfToken(accessToken: string): Promise<AuthFailure | undefined> {
  const client = await sideClient();
  if (!client) return noConnection;
  try {
    const { error } = await client.getUser(accessToken);
    return error ? authFailure(error) : undefined;
  } catch (error) {
    // A token that is not even shaped like one makes the client throw.
    return authFailure(error);
  }
}

/** Whether nothing came back, so that the tokens are as good as before. */
export function isUnreached(outcome: OpenOutcome): boolean {
  return outcome.kind === 'failed' && outcome.failure.code === noConnection.code;
}

export type OpenOutcome = { kind: 'opened'; user: SessionUser } | { kind: 'failed'; failure: AuthFailure };

/** Makes the session of these tokens the one of this device. */
export async function openSession({ accessToken, refreshToken }: Tokens): Promise<OpenOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  try {
    const { data, error } = await client.auth.setSession({
      access_token: accessToken,
      refresh_token: refreshToken,
    });
    if (error) return { kind: 'failed', failure: authFailure(error) };
    if (!data.session) return { kind: 'failed', failure: authFailure(undefined) };
    return { kind: 'opened', user: await adoptSession(data.session) };
  } catch (error) {
    // A token that is not even shaped like one makes the client throw.
    return { kind: 'failed', failure: authFailure(error) };
  }
}
