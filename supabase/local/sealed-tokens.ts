import { createHmac, timingSafeEqual } from 'node:crypto';
import { authAct, fieldsOf, withFields, type Mend } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';

/** How long the link to a new password holds. */
const recoverySeconds = 60 * 60;

/** What no mail ever carries. */
const impossible = 'unsealed';

/**
 * Adds our signature to the token of a mail. The one of `@supabase/lite` 0.10.0 is a hash of the address and the
 * six-digit code, which anybody can work out for every code; nobody can sign it.
 */
export function sealToken(token: string, secret: string): string {
  return token + signatureOf(token, secret);
}

/**
 * Takes only tokens that carry our signature, by link as by call, and makes the link to a new password end after an
 * hour: the package has one lifetime for all links, 6 hours. `now` gives milliseconds since 1970.
 */
export function checkTokens(db: SqlRunner, secret: string, now: () => number): Mend {
  return async (request, answer) => {
    const act = authAct(request);
    if (act !== 'GET verify' && act !== 'POST verify') return answer(request);
    await voidOldRecoveries();
    if (act === 'GET verify') {
      const url = new URL(request.url);
      url.searchParams.set('token', unsealed(url.searchParams.get('token')));
      return answer(new Request(url, request));
    }
    const fields = await fieldsOf(request);
    if (fields['token_hash'] === undefined) return answer(request);
    return answer(withFields(request, { ...fields, token_hash: unsealed(fields['token_hash']) }));
  };

  function unsealed(token: unknown): string {
    const [, bare = '', signature = ''] = /^([0-9a-f]{64})([0-9a-f]{64})$/.exec(String(token)) ?? [];
    const expected = signatureOf(bare, secret);
    const isOurs =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isOurs ? bare : impossible;
  }

  async function voidOldRecoveries(): Promise<void> {
    await db.query(
      `update auth.users set recovery_token = null
       where recovery_token is not null and recovery_sent_at < $1::timestamptz - make_interval(secs => $2)`,
      [new Date(now()).toISOString(), recoverySeconds],
    );
  }
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`token of a mail ${token}`).digest('hex');
}
