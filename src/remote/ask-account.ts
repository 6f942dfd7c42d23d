import { isRecord } from '#lib/is-record.ts';
import { call } from './call.ts';
import type { Caller } from './procedures.ts';

/**
 * Whether the account of the caller is still there, as the auth service says it: a token outlives its account.
 * 'unknown' where it cannot be reached, or knows the account but not this session any more.
 */
export async function askAccount({ config, accessToken }: Caller): Promise<'there' | 'gone' | 'unknown'> {
  const answer = await call(
    {
      url: `${config.url}/auth/v1/user`,
      method: 'GET',
      // With this version the service says its codes as texts.
      headers: {
        apikey: config.key,
        authorization: `Bearer ${accessToken}`,
        'x-supabase-api-version': '2024-01-01',
      },
    },
    (body) => (isRecord(body) && typeof body['id'] === 'string' ? body['id'] : undefined),
  );
  if (answer.ok) return 'there';
  return answer.problem.code === 'user_not_found' ? 'gone' : 'unknown';
}
