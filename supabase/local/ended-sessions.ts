import { getPath } from 'hono/utils/url';
import { bearerOf, claimsOf } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';

/** How long a session that was found is taken to be there: what is ended on one device ends on the others this much later. */
const trustedMs = 2_000;

const mostRemembered = 20_000;

/**
 * Answers 401 where the session of a token is over. The data and the storage service look at the signature alone, and a token
 * outlives its session by up to an hour: whoever was signed out, on a lost device or after a new password, would go on
 * reading and writing as long. The auth service and the functions look for the session themselves.
 *
 * `isSession` tells tokens that were signed here and have not run out; others are left to the services. `now` gives
 * milliseconds since 1970.
 */
export function refuseEnded(
  db: SqlRunner,
  isSession: (token: string) => boolean,
  now: () => number,
): (request: Request) => Promise<Response | undefined> {
  const seenAt = new Map<string, number>();

  return async (request) => {
    const token = bearerOf(request);
    if (token === undefined || !isSession(token)) return undefined;
    const { session_id: session } = claimsOf(token);
    if (typeof session !== 'string') return undefined;
    const seen = seenAt.get(session);
    // A clock that was put back must not keep a session alive.
    if (seen !== undefined && Math.abs(now() - seen) < trustedMs) return undefined;
    const { rows } = await db.query<{ is_open: boolean }>(
      `select exists (
         select from auth.sessions where id = $1::uuid and (not_after is null or not_after > now())
       ) as is_open`,
      [session],
    );
    seenAt.delete(session);
    if (rows[0]?.is_open !== true) return refusal(request);
    seenAt.set(session, now());
    // Maps keep the order of insertion: the first has been quiet for longest.
    const [quietest] = seenAt;
    if (seenAt.size > mostRemembered && quietest) seenAt.delete(quietest[0]);
    return undefined;
  };
}

/** In the shape of the service that was asked. */
function refusal(request: Request): Response {
  const code = 'session_not_found';
  const message = 'This session has ended. Please sign in again.';
  const body = getPath(request).startsWith('/storage/')
    ? { statusCode: '401', error: code, message }
    : { code, message, details: null, hint: null };
  return Response.json(body, { status: 401, headers: { 'cache-control': 'no-store' } });
}
