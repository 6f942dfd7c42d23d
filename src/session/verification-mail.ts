import { mailboxOf, remoteConfig } from '#remote/config.ts';
import { sendVerificationEmail } from '#remote/procedures.ts';
import { noConnection, problemFailure, type AuthFailure } from './auth-failure.ts';
import { markEntry } from './entry-mark.ts';

/** Stands for the account whose id nobody has told this device; the server goes by the address. */
const unknownUser = '00000000-0000-0000-0000-000000000000';

export interface VerificationMailRequest {
  email: string;
  userId?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** `mailbox`: the page that shows the mails of a backend which sends none. */
export type VerificationMailOutcome =
  { kind: 'sent'; mailbox: string | undefined } | { kind: 'failed'; failure: AuthFailure };

/** Asks for the mail that confirms an address. The answer is the same for an address that has no account. */
export async function requestVerificationMail({
  email,
  userId = unknownUser,
  now,
}: VerificationMailRequest): Promise<VerificationMailOutcome> {
  const config = await remoteConfig();
  if (!config) return { kind: 'failed', failure: noConnection };
  await markEntry(now, email);
  const answer = await sendVerificationEmail(config, {
    email,
    user_id: userId,
    confirmation_token: `verify-${userId}-${now}`,
  });
  return answer.ok
    ? { kind: 'sent', mailbox: mailboxOf(config) }
    : { kind: 'failed', failure: problemFailure(answer.problem) };
}
