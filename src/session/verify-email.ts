import { assertNever } from '#lib/assert-never.ts';
import { remoteConfig } from '#remote/config.ts';
import { verifyEmailToken } from '#remote/procedures.ts';
import { openSession } from './establish-session.ts';
import { readAddress } from './read-address.ts';

export type VerifyOutcome =
  | { kind: 'verified' }
  /** The address lacks what a verification needs. */
  | { kind: 'invalid-link' }
  /** The mail's token is used, over or unknown. */
  | { kind: 'refused' }
  | { kind: 'invalid-response' }
  | { kind: 'no-session' }
  | { kind: 'no-connection' };

/**
 * Confirms an e-mail address by the link of its mail and signs its owner in. The token alone says whose address it
 * is; mails of a hosted project name no `user_id`.
 */
export async function verifyEmail(address: URL): Promise<VerifyOutcome> {
  const { tokens: readyTokens } = readAddress(address);
  if (readyTokens) return opened(readyTokens);
  const token = address.searchParams.get('token');
  const type = address.searchParams.get('type');
  const userId = address.searchParams.get('user_id') ?? undefined;
  if (!token || type !== 'signup') return { kind: 'invalid-link' };
  const config = await remoteConfig();
  if (!config) return { kind: 'no-connection' };
  const answer = await verifyEmailToken(config, { token, type, ...(userId && { user_id: userId }) });
  if (answer.ok) return opened(answer.value);
  switch (answer.problem.kind) {
    case 'network':
    case 'timeout':
    case 'portal':
      return { kind: 'no-connection' };
    case 'unreadable':
      return { kind: 'invalid-response' };
    case 'unauthorized':
    case 'refused':
    case 'server':
      return { kind: 'refused' };
    default:
      return assertNever(answer.problem.kind);
  }
}

async function opened(tokens: { accessToken: string; refreshToken: string }): Promise<VerifyOutcome> {
  const outcome = await openSession({ tokens, code: undefined });
  return outcome.kind === 'signed-in' ? { kind: 'verified' } : { kind: 'no-session' };
}
