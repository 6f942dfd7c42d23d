import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { authAct, bearerOf, claimsOf, fieldsOf, refusal, type Mend } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';

/** How much work a hash takes, as `@supabase/lite` 0.10.0 and a hosted project have it. */
export const hashCost = 10;

/** More than this the hash does not see. */
const mostBytes = 72;

/**
 * What `@supabase/lite` 0.10.0 leaves out where somebody chooses a password: one of those that are tried first is
 * refused; so is one that is longer than the hash can see, in bytes; and whoever changes a password ends the sessions
 * of all other devices, as on a hosted project, so that nobody stays who had the old one.
 */
export function checkNewPasswords(db: SqlRunner): Mend {
  return async (request, answer) => {
    const act = authAct(request);
    if (act !== 'POST signup' && act !== 'PUT user') return answer(request);
    const { password } = await fieldsOf(request);
    if (typeof password !== 'string') return answer(request);
    if (isCommonPassword(password)) return weak();
    if (Buffer.byteLength(password) > mostBytes)
      return refusal(400, 'validation_failed', `Password cannot be longer than ${mostBytes} bytes`);
    const response = await answer(request);
    if (act === 'PUT user' && response.ok) {
      const { sub, session_id } = claimsOf(bearerOf(request));
      await db.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
        sub,
        session_id ?? null,
      ]);
    }
    return response;
  };
}

function weak(): Response {
  return refusal(
    422,
    'weak_password',
    'This password is one of the first that others would try. Please choose another one.',
    { weak_password: { reasons: ['pwned'] } },
  );
}
