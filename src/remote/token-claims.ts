import { isRecord } from '#domain/is-record.ts';
import { bytesOfBase64Url } from '#lib/base64.ts';

/** When a token was made and when it ends, in seconds since 1970 by the service's clock; undefined where it does not say. */
export function tokenTimes(accessToken: string): { madeAt: number; endsAt: number } | undefined {
  const { iat: madeAt, exp: endsAt } = claimsOf(accessToken);
  return typeof madeAt === 'number' && typeof endsAt === 'number' ? { madeAt, endsAt } : undefined;
}

/**
 * Whose token it says it is. Nobody has proved it before the service has taken the token; good for telling somebody what
 * a link is about, and for not going on with it.
 */
export function tokenOwner(accessToken: string): { userId: string; email: string } | undefined {
  const { sub: userId, email } = claimsOf(accessToken);
  return typeof userId === 'string' ? { userId, email: typeof email === 'string' ? email : '' } : undefined;
}

function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const [, part = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64Url(part)));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
