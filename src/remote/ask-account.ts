import { isRecord } from '#domain/is-record.ts';
import { call } from './call.ts';
import { callerHeaders, type Caller } from './procedures.ts';

/**
 * Whether the account of the caller is still there, as the auth service says it: a token outlives its account. It looks
 * for the account first: 'ended' is an account that is there, though not for this session. 'unknown' where it does not say.
 */
export async function askAccount(caller: Caller): Promise<'there' | 'ended' | 'gone' | 'unknown'> {
  const answer = await call(
    {
      url: `${caller.config.url}/auth/v1/user`,
      method: 'GET',
      // With this version the service says its codes as texts.
      headers: { ...callerHeaders(caller), 'x-supabase-api-version': '2024-01-01' },
    },
    (body) => (isRecord(body) && typeof body['id'] === 'string' ? body['id'] : undefined),
  );
  if (answer.ok) return 'there';
  if (answer.problem.code === 'user_not_found') return 'gone';
  return answer.problem.code === 'session_not_found' ? 'ended' : 'unknown';
}
