import { createHash, randomInt } from 'node:crypto';
import { getPath } from 'hono/utils/url';
import type { Mailer } from './mails.ts';
import type { SqlRunner } from './migrate.ts';

type Answer = (request: Request) => Promise<Response>;

/** How long the link to a new password holds. */
const recoverySeconds = 60 * 60;
/** How long after a mail the same address gets no other; a hosted project waits as long. */
const mailPauseSeconds = 60;

/**
 * Where the auth service of `@supabase/lite` 0.10.0 mails otherwise than a hosted project:
 *
 * - An account that was not confirmed never gets a second mail, neither by `resend` nor by signing up again: the
 *   package answers 429 for good. Here a minute has to pass, then a new code is sent and the old one is void.
 * - Signing up with the address of a confirmed account gets the same 429; here it is told that the account exists.
 * - `recover` sends as many mails as it is asked for; here one a minute.
 * - It has one lifetime for all links, 6 hours; here the one to a new password holds 1 hour.
 *
 * `now` gives milliseconds since 1970.
 */
export function mendAuthMails(answer: Answer, db: SqlRunner, mailer: Mailer, now: () => number): Answer {
  return async (request) => {
    if (getPath(request) === '/auth/v1/verify') await voidOldRecoveries();
    const act = mailActOf(request);
    if (!act) return answer(request);
    const { email, type } = await mailedOf(request.clone());
    if (act === 'resend' && type !== 'signup') return answer(request);
    if (act === 'recover') {
      const wait = await secondsUntilMail(email, 'recovery_sent_at');
      return wait > 0 ? tooSoon(wait) : answer(request);
    }
    const response = await answer(request);
    return response.status === 429 ? secondMail(act, email) : response;
  };

  async function voidOldRecoveries(): Promise<void> {
    await db.query(
      `update auth.users set recovery_token = null
       where recovery_token is not null and recovery_sent_at < $1::timestamptz - make_interval(secs => $2)`,
      [new Date(now()).toISOString(), recoverySeconds],
    );
  }

  async function secondMail(act: 'signup' | 'resend', email: string): Promise<Response> {
    const { rows } = await db.query<Account>(
      `select id, created_at, updated_at, email_confirmed_at is not null as is_confirmed from auth.users where email = $1`,
      [email],
    );
    const [account] = rows;
    if (!account) return Response.json({});
    if (account.is_confirmed) return refusal(422, 'user_already_exists', 'User already registered');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    // As the package makes it, so that its own check accepts the code as well as the link.
    const token = createHash('sha256')
      .update(email + code)
      .digest('hex');
    const { rows: renewed } = await db.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = $3::timestamptz, updated_at = now()
       where id = $1
         and (confirmation_sent_at is null or confirmation_sent_at <= $3::timestamptz - make_interval(secs => $4))
       returning id`,
      [account.id, token, new Date(now()).toISOString(), mailPauseSeconds],
    );
    if (renewed.length === 0) return tooSoon(await secondsUntilMail(email, 'confirmation_sent_at'));
    await mailer.sendConfirmation(email, token, code, { userId: account.id });
    return Response.json(act === 'signup' ? unconfirmedUser(account, email, now()) : {});
  }

  async function secondsUntilMail(
    email: string,
    sentAt: 'recovery_sent_at' | 'confirmation_sent_at',
  ): Promise<number> {
    const { rows } = await db.query<{ seconds: number | null }>(
      `select ceil(extract(epoch from ${sentAt} - $2::timestamptz) + $3)::int as seconds
       from auth.users where email = $1`,
      [email, new Date(now()).toISOString(), mailPauseSeconds],
    );
    return Math.max(rows[0]?.seconds ?? 0, 0);
  }
}

interface Account {
  id: string;
  created_at: string;
  updated_at: string;
  is_confirmed: boolean;
}

function mailActOf(request: Request): 'signup' | 'resend' | 'recover' | undefined {
  if (request.method !== 'POST') return undefined;
  const path = getPath(request);
  return (['signup', 'resend', 'recover'] as const).find((act) => path === `/auth/v1/${act}`);
}

/** The address as the package stores it; empty when the body has none, which the package itself then refuses. */
async function mailedOf(request: Request): Promise<{ email: string; type: unknown }> {
  const body: unknown = await request.json().catch(() => undefined);
  const { email, type } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { email: typeof email === 'string' ? email.toLowerCase() : '', type };
}

function tooSoon(seconds: number): Response {
  return refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

/** What a hosted project answers to a second sign-up: the account as it was made, without what its maker said. */
function unconfirmedUser({ id, created_at, updated_at }: Account, email: string, sentAt: number): object {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: new Date(sentAt).toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at,
    updated_at,
    is_anonymous: false,
  };
}

/** An error in the shape of the auth service. */
function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}
