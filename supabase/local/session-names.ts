import { authAct, claimsOf, type Mend } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';

const longestName = 500;
const acts = ['POST signup', 'POST token', 'POST verify', 'GET verify', 'GET callback', 'POST callback'];

/**
 * Notes with a session what its browser calls itself, by which its owner knows it in the list of devices;
 * `@supabase/lite` 0.10.0 leaves it empty. The address of the network is not kept.
 */
export function nameSessions(db: SqlRunner): Mend {
  return async (request, answer) => {
    const response = await answer(request);
    const name = request.headers.get('user-agent')?.slice(0, longestName);
    if (!name || !acts.includes(authAct(request) ?? '')) return response;
    const session = await sessionIn(response);
    if (session !== undefined) {
      await db.query(
        'update auth.sessions set user_agent = $2 where id::text = $1 and user_agent is distinct from $2',
        [session, name],
      );
    }
    return response;
  };
}

/** The session that an answer of the auth service has opened. */
export async function sessionIn(response: Response): Promise<string | undefined> {
  const session =
    response.headers.get('sb-auth-session-id') ?? claimsOf(await tokenOf(response))['session_id'];
  return typeof session === 'string' ? session : undefined;
}

/** The new token: in the fragment of the address that is led to, or in the body. */
async function tokenOf(response: Response): Promise<string | null> {
  const address = response.headers.get('location');
  if (address !== null) return new URLSearchParams(address.split('#')[1] ?? '').get('access_token');
  if (!response.ok) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const token: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'access_token') : undefined;
  return typeof token === 'string' ? token : null;
}
