import type { Answer } from '#remote/call.ts';
import { supabaseClient } from '#remote/client.ts';
import { remoteConfig } from '#remote/config.ts';
import type { Caller } from '#remote/procedures.ts';
import { authFailure } from './auth-failure.ts';

/** Where to call and as whom, with a token that is renewed when it is about to run out. */
export async function currentCaller(userId: string): Promise<Answer<Caller>> {
  const [client, config] = await Promise.all([supabaseClient(), remoteConfig()]);
  if (!client || !config) return { ok: false, problem: { kind: 'network' } };
  const { data, error } = await client.auth.getSession();
  if (error) {
    return {
      ok: false,
      problem: { kind: authFailure(error).code === 'no_connection' ? 'network' : 'unauthorized' },
    };
  }
  // Another user's token must never carry this user's rows.
  if (data.session?.user.id !== userId) return { ok: false, problem: { kind: 'unauthorized' } };
  return { ok: true, value: { config, accessToken: data.session.access_token } };
}
