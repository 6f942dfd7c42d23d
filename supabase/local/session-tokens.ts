import { createHmac, timingSafeEqual } from 'node:crypto';
import { claimsOf } from './auth-answers.ts';

/**
 * Whether the auth service of this installation has signed a token, and it has not run out. Its session may have ended
 * all the same: good for telling strangers apart, while only the auth service knows who is signed in. `now` is in
 * milliseconds since 1970.
 */
export function isSignedHere(token: string, jwtSecret: string, now: number): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', jwtSecret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  const { exp } = claimsOf(token);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    typeof exp === 'number' &&
    exp * 1000 > now
  );
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a token is that of a person's session, as `isSignedHere` tells it. Those of signed addresses are signed with the
 * same secret and name nobody: each would count as another account.
 */
export function isSessionToken(token: string, jwtSecret: string, now: number): boolean {
  if (!isSignedHere(token, jwtSecret, now)) return false;
  const { role, sub, session_id: session } = claimsOf(token);
  return role === 'authenticated' && isUuid(sub) && isUuid(session);
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}
