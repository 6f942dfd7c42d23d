import { supabaseClient } from '#remote/client.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';

export type PasscodeRequestOutcome = { kind: 'sent' } | { kind: 'failed'; failure: AuthFailure };

/** Has a one-time passcode sent to the phone; a phone without an account gets one. */
export async function requestPasscode(phone: string): Promise<PasscodeRequestOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { error } = await client.auth.signInWithOtp({ phone });
  return error ? { kind: 'failed', failure: authFailure(error) } : { kind: 'sent' };
}

export type PasscodeOutcome =
  | { kind: 'signed-in' }
  /** The code is wrong, used or over. */
  | { kind: 'wrong-code' }
  | { kind: 'failed'; failure: AuthFailure };

/** Where a passcode was sent: to a phone, or with the mail that confirms an address. */
export type PasscodeAddress = { phone: string } | { email: string };

/** Signs in with the passcode that has come there. */
export async function signInWithPasscode(to: PasscodeAddress, token: string): Promise<PasscodeOutcome> {
  const client = await supabaseClient();
  if (!client) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.auth.verifyOtp(
    'phone' in to ? { ...to, token, type: 'sms' } : { ...to, token, type: 'signup' },
  );
  if (error) {
    const failure = authFailure(error);
    return failure.code === 'otp_expired' || failure.code === 'invalid_credentials'
      ? { kind: 'wrong-code' }
      : { kind: 'failed', failure };
  }
  if (!data.session) return { kind: 'wrong-code' };
  await adoptSession(data.session);
  return { kind: 'signed-in' };
}
