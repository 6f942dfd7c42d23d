import type { Language } from '#i18n/messages.ts';
import { supabaseClient } from '#remote/client.ts';
import { mailboxOf, remoteConfig } from '#remote/config.ts';
import { adoptSession } from './adopt-session.ts';
import { authFailure, noConnection, type AuthFailure } from './auth-failure.ts';
import { requestVerificationMail } from './verification-mail.ts';

export interface SignUpRequest {
  email: string;
  password: string;
  /** Kept with the account, so that mails can be written in it. */
  language: Language;
  /** Where the confirmed mail leads: an address of ours. */
  returnTo: string;
  /** Milliseconds since 1970. */
  now: number;
}

export type SignUpOutcome =
  | { kind: 'check-email'; isMailSent: boolean; mailbox: string | undefined }
  /** The backend asks for no confirmation. */
  | { kind: 'signed-in' }
  | { kind: 'failed'; failure: AuthFailure };

/** Makes an account and asks for its confirmation mail. */
export async function signUp({
  email,
  password,
  language,
  returnTo,
  now,
}: SignUpRequest): Promise<SignUpOutcome> {
  const [client, config] = await Promise.all([supabaseClient(), remoteConfig()]);
  if (!client || !config) return { kind: 'failed', failure: noConnection };
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { language }, emailRedirectTo: returnTo },
  });
  if (error) return { kind: 'failed', failure: authFailure(error) };
  if (data.session) {
    await adoptSession(data.session);
    return { kind: 'signed-in' };
  }
  const mail = await requestVerificationMail({ email, userId: data.user?.id, now });
  return {
    kind: 'check-email',
    isMailSent: mail.kind === 'sent',
    mailbox: mailboxOf(config),
  };
}
