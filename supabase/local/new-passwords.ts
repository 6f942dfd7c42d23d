import { isCommonPassword } from '#domain/account/common-passwords.ts';
import {
  authAct,
  bearerOf,
  claimsOf,
  fieldsOf,
  refusal,
  withFields,
  type AuthAnswerer,
  type Mend,
} from './auth-answers.ts';
import type { AccountMailer } from './mails.ts';
import type { SqlRunner } from './migrate.ts';
import type { PasswordThreads } from './password-threads.ts';
import { sessionIn } from './session-names.ts';
import { isSignedHere } from './session-tokens.ts';

/** How much work a hash takes, as `@supabase/lite` 0.10.0 and a hosted project have it. */
export const hashCost = 10;

/** More than this the hash does not see. */
const mostBytes = 72;

/** How long after its mail was opened a session may choose a password. */
const freshMs = 60 * 60_000;

const mostRemembered = 10_000;

export interface PasswordTools {
  db: SqlRunner;
  jwtSecret: string;
  mailer: Pick<AccountMailer, 'sendPasswordChanged'>;
  passwords: Pick<PasswordThreads, 'compare'>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * What `@supabase/lite` 0.10.0 leaves out where somebody chooses a password:
 *
 * - One of those that are tried first is refused; so is one that is longer than the hash can see, in bytes.
 * - A session alone changes no password, as it may be one that was left open or copied: the old password is asked for, as
 *   `current_password`, or a mail for a new one that was opened in the last hour, by this session.
 * - Whoever changes a password ends the sessions of all other devices, as on a hosted project, so that nobody stays who had
 *   the old one; and the owner reads of it in a mail, with a way back.
 */
export function checkNewPasswords({ db, jwtSecret, mailer, passwords, now }: PasswordTools): Mend {
  /** Sessions that the link of a mail for a new password has opened, and when. */
  const opened = new Map<string, number>();

  return async (request, answer) => {
    const act = authAct(request);
    if (act === 'POST verify' || act === 'GET verify') return noted(request, answer);
    if (act !== 'POST signup' && act !== 'PUT user') return answer(request);
    const fields = await fieldsOf(request);
    const { password } = fields;
    if (typeof password !== 'string') return answer(request);
    if (isCommonPassword(password)) return weak();
    if (Buffer.byteLength(password) > mostBytes)
      return refusal(400, 'validation_failed', `Password cannot be longer than ${mostBytes} bytes`);
    return act === 'POST signup' ? answer(request) : change(request, fields, answer);
  };

  async function change(
    request: Request,
    { current_password: current, ...fields }: Readonly<Record<string, unknown>>,
    answer: AuthAnswerer,
  ): Promise<Response> {
    const token = bearerOf(request) ?? '';
    // What was not signed here, or is over, the auth service refuses in its own words.
    if (!isSignedHere(token, jwtSecret, Date.now())) return answer(request);
    const { sub, session_id: session } = claimsOf(token);
    if (!isFromMail(session)) {
      if (typeof current !== 'string' || current === '')
        return refusal(
          400,
          'reauthentication_needed',
          'Changing the password needs the old one, or the link of a mail for a new one.',
        );
      const { rows } = await db.query<{ hash: string | null }>(
        'select encrypted_password as hash from auth.users where id::text = $1',
        [sub],
      );
      const hash = rows[0]?.hash ?? '';
      if (hash === '' || !(await passwords.compare(current, hash)))
        return refusal(400, 'current_password_mismatch', 'The old password is not right.');
    }
    const response = await answer(withFields(request, fields));
    if (!response.ok) return response;
    await db.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
      sub,
      session ?? null,
    ]);
    const { rows } = await db.query<{ email: string | null }>(
      'select email from auth.users where id::text = $1',
      [sub],
    );
    if (rows[0]?.email) await mailer.sendPasswordChanged(rows[0].email, { userId: String(sub) });
    return response;
  }

  function isFromMail(session: unknown): boolean {
    const at = typeof session === 'string' ? opened.get(session) : undefined;
    return at !== undefined && Math.abs(now() - at) < freshMs;
  }

  async function noted(request: Request, answer: AuthAnswerer): Promise<Response> {
    const type =
      request.method === 'POST'
        ? (await fieldsOf(request))['type']
        : new URL(request.url).searchParams.get('type');
    const response = await answer(request);
    const session = type === 'recovery' ? await sessionIn(response) : undefined;
    if (session === undefined) return response;
    opened.set(session, now());
    const [oldest] = opened;
    if (opened.size > mostRemembered && oldest) opened.delete(oldest[0]);
    return response;
  }
}

function weak(): Response {
  return refusal(
    422,
    'weak_password',
    'This password is one of the first that others would try. Please choose another one.',
    { weak_password: { reasons: ['pwned'] } },
  );
}
