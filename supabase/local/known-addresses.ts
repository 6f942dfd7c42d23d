import { createHash, randomBytes, randomInt } from 'node:crypto';
import { attemptLimit, type AttemptLimit } from './attempt-limit.ts';
import { authAct, fieldsOf, refusal, type AuthAnswerer, type Mend } from './auth-answers.ts';
import type { Background } from './background.ts';
import type { AccountMailer } from './mails.ts';
import type { SqlRunner } from './migrate.ts';
import { hashCost } from './new-passwords.ts';
import type { PasswordThreads } from './password-threads.ts';

/** How long after a mail the same sender may ask for no other to the same address; a hosted project waits as long. */
const mailPauseSeconds = 60;

/**
 * How many mails an address gets in an hour, whoever asks for them. Beyond that nobody is refused, as it would be the owner
 * whom strangers keep out so: what was mailed last stays good.
 */
const mostMails = { count: 6, seconds: 60 * 60 };

/** Passwords that wait for a thread; with more, somebody who asks now would have given up before the answer. */
const mostWaiting = 2000;

export interface AddressTools {
  db: SqlRunner;
  mailer: AccountMailer;
  /** Whether mails cannot be handed over at present, to nobody. */
  isMailRefused(): boolean;
  background: Background;
  passwords: PasswordThreads;
  /** The network that the request under way comes from. */
  sender(): string;
  /** Milliseconds since 1970. */
  now(): number;
  log(message: string): void;
}

/**
 * Tells nobody whether an address has an account. `@supabase/lite` 0.10.0 says it in several ways; here a known and an
 * unknown address get the same answers after the same work, and the same pause of a minute between two mails of a kind that
 * one sender asks for:
 *
 * - Sign-up with a known address is answered as a new one, with an account that is made up. Its owner gets a mail: a
 *   confirmed one the news that there is an account; an unconfirmed one another code, which voids the earlier one. Who of
 *   two chose a password before that, nobody can know: where they differ none of them counts, and the link of the mail
 *   leads to where whoever reads it chooses one. (The package answers 429, for good.)
 * - `recover` and `resend` are answered before anybody looks whether there is an account, and so before any mail is
 *   made. (The package looks, writes and mails first; it never sends a second confirmation, and recovery mails as
 *   often as it is asked.)
 * - A wrong password is refused alike, and after the same work, where there is no account, where the account has no
 *   password, and where it is not confirmed. (The package refuses the first two at once and tells of the third
 *   without looking at the password.)
 *
 * A sign-up never fails for its mail: the account is there, and the mail is tried again. Whether mails can be handed
 * over at present, which is the same for every address, is what `recover` and `resend` answer, with 503; so the
 * function `send-verification-email`, which follows a sign-up, fails then.
 */
export function treatAddressesAlike(tools: AddressTools): Mend {
  const { db, mailer, background, passwords, now, log } = tools;
  const confirmations = attemptLimit(1, mailPauseSeconds, now);
  const recoveries = attemptLimit(1, mailPauseSeconds, now);
  const mails = attemptLimit(mostMails.count, mostMails.seconds, now);
  let decoy: Promise<string> | undefined;

  return async (request, answer) => {
    const act = authAct(request);
    const isSignIn =
      act === 'POST token' && new URL(request.url).searchParams.get('grant_type') === 'password';
    if (!isSignIn && act !== 'POST signup' && act !== 'POST recover' && act !== 'POST resend')
      return answer(request);
    const stranger = await keyRefusal(request, answer);
    if (stranger) return stranger;
    if ((isSignIn || act === 'POST signup') && passwords.busy() > mostWaiting) return tooBusy();
    const fields = await fieldsOf(request);
    const { email, password } = fields;
    if (!isTextOrNothing(email) || !isTextOrNothing(password)) return noText();
    if (!email) return answer(request);
    const address = addressOf(email);
    if (!address) return isSignIn ? wrongCredentials() : noAddress();
    switch (act) {
      case 'POST signup':
        return signUp(request, answer, address, fields);
      case 'POST recover':
        return mailed(recoveries, address, () => succeed(answer, request));
      case 'POST resend':
        return fields['type'] === 'signup'
          ? mailed(confirmations, address, () => confirmAgain(address))
          : answer(request);
      case 'POST token':
        return signIn(request, answer, address, password);
    }
  };

  async function signIn(
    request: Request,
    answer: AuthAnswerer,
    address: string,
    password: string | null | undefined,
  ): Promise<Response> {
    if (!password) return answer(request);
    const account = await accountOf(address);
    // Made for the first who comes, whoever it is.
    decoy ??= passwords.hash(randomBytes(16).toString('hex'), hashCost);
    const hash = account?.encrypted_password ?? undefined;
    const ready = await decoy;
    const isRight = await passwords.compare(password, hash ?? ready);
    if (hash === undefined || !isRight) return wrongCredentials();
    return passwords.knowing(password, hash, () => answer(request));
  }

  async function signUp(
    request: Request,
    answer: AuthAnswerer,
    address: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Response> {
    const data = { ...(fields['data'] as object | null | undefined) };
    const pair = `${tools.sender()} ${address}`;
    const wait = await confirmations.begin(pair, tools.sender());
    if (wait > 0) return tooSoon(wait);
    let isAnswered = false;
    try {
      const response = await answer(request);
      isAnswered = response.ok;
      if (response.ok) await mayMail(address);
      // The package has found nothing to object to but that the address is known.
      if (response.status !== 429 || typeof fields['password'] !== 'string') return response;
      isAnswered = true;
      const { password } = fields;
      // As much work as for a new account, whatever becomes of it.
      const hash = await passwords.hash(password, hashCost);
      await db.exec(accountInVain);
      background.run(() => signUpAgain(address, { password, hash, data }));
      return Response.json(await madeUpAccount(address, data));
    } finally {
      confirmations.end(pair, isAnswered);
    }
  }

  /** Answers at once; the work for the mail comes after. */
  async function mailed(pause: AttemptLimit, address: string, work: () => Promise<void>): Promise<Response> {
    // Whoever cannot be sent a mail may ask again at once.
    const isRefused = tools.isMailRefused();
    const pair = `${tools.sender()} ${address}`;
    const wait = isRefused ? 0 : await pause.begin(pair, tools.sender());
    if (wait > 0) return tooSoon(wait);
    if (!isRefused) pause.end(pair, true);
    background.run(async () => {
      if (isRefused || (await mayMail(address))) await work();
    });
    return isRefused
      ? refusal(503, 'mail_unavailable', 'Mails cannot be sent at present. Please try again later.')
      : Response.json({});
  }

  /** Whether the address gets another mail within this hour; counts it. */
  async function mayMail(address: string): Promise<boolean> {
    const isAllowed = (await mails.begin(address, tools.sender())) === 0;
    if (isAllowed) mails.end(address, true);
    return isAllowed;
  }

  /** What becomes of a sign-up with an address that has an account. */
  async function signUpAgain(
    address: string,
    { password, hash, data }: { password: string; hash: string; data: object },
  ): Promise<void> {
    const account = await accountOf(address);
    if (!account) return;
    if (account.is_confirmed) {
      if (await mayMail(address)) await mailer.sendKnownAccount(address, { userId: account.id });
      return;
    }
    const chosen = account.encrypted_password;
    const isSame = chosen !== null && (await passwords.compare(password, chosen));
    await db.query(
      `update auth.users set encrypted_password = $2,
         raw_user_meta_data = $3::jsonb
           || jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)
       where id = $1 and email_confirmed_at is null`,
      [account.id, isSame ? hash : null, JSON.stringify(data)],
    );
    if (await mayMail(address)) await confirmAgain(address);
  }

  /** Mails another way to confirm an address, and voids the earlier one; nothing to nobody. */
  async function confirmAgain(address: string): Promise<void> {
    const account = await accountOf(address);
    if (!account || account.is_confirmed) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    // As the package makes it, so that its own check accepts the code as well as the link.
    const token = createHash('sha256')
      .update(address + code)
      .digest('hex');
    const isToChoose = account.encrypted_password === null;
    const sentAt = new Date(now()).toISOString();
    await db.query(
      isToChoose
        ? `update auth.users set recovery_token = $2, recovery_sent_at = $3, confirmation_token = null, updated_at = now()
           where id = $1 and email_confirmed_at is null`
        : `update auth.users set confirmation_token = $2, confirmation_sent_at = $3, updated_at = now()
           where id = $1 and email_confirmed_at is null`,
      [account.id, token, sentAt],
    );
    if (isToChoose) await mailer.sendChoice(address, token, { userId: account.id });
    else await mailer.sendConfirmation(address, token, code, { userId: account.id });
  }

  /** What the package answers to the sign-up of a new account. */
  async function madeUpAccount(email: string, data: object): Promise<object> {
    const sentAt = now();
    const id = timedUuid(sentAt);
    const at = postgresTime(sentAt);
    // The database has an order of its own for the words of an object.
    const { rows } = await db.query<{ own: object }>('select $1::jsonb as own', [
      JSON.stringify({ ...data, email, email_verified: false, phone_verified: false, sub: id }),
    ]);
    const own = rows[0]?.own;
    return {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: own,
      identities: [
        {
          identity_id: timedUuid(sentAt),
          id,
          user_id: id,
          identity_data: own,
          provider: 'email',
          last_sign_in_at: at,
          created_at: at,
          updated_at: at,
          email,
        },
      ],
      created_at: at,
      updated_at: at,
      is_anonymous: false,
      confirmation_sent_at: at,
    };
  }

  async function accountOf(address: string): Promise<Account | undefined> {
    const { rows } = await db.query<Account>(
      `select id, encrypted_password, email_confirmed_at is not null as is_confirmed
       from auth.users where email = $1`,
      [address],
    );
    return rows[0];
  }

  async function succeed(answer: AuthAnswerer, request: Request): Promise<void> {
    const response = await answer(request);
    if (!response.ok) log(`recover: ${response.status} ${await response.text()}`);
  }
}

interface Account {
  id: string;
  encrypted_password: string | null;
  is_confirmed: boolean;
}

/** Makes an account with all that belongs to it, and takes it back: the work of a sign-up without its outcome. */
const accountInVain = `
  do $$
  declare
    made uuid := gen_random_uuid();
  begin
    insert into auth.users (id, email) values (made, made || '@disha.invalid');
    insert into auth.identities (id, provider, provider_id, user_id) values (made, 'email', made::text, made);
    raise exception using errcode = 'P0001', message = 'taken back';
  exception
    when raise_exception then null;
  end
  $$`;

const longestAddress = 320;
/** What stands in no address as people write them, and with which one mailbox has many: `x<a@b.example>`. */
const strangeInAddress = /[\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"。．｡]/u;

/** The address as the package stores it; undefined for what is none. */
function addressOf(email: string): string | undefined {
  const isAddress =
    email.length <= longestAddress && !strangeInAddress.test(email) && /^[^@]+@[^@]+\.[^@.]+$/.test(email);
  return isAddress ? email.toLowerCase() : undefined;
}

function isTextOrNothing(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

/** What the service says to a request without a key of this installation. */
async function keyRefusal(request: Request, answer: AuthAnswerer): Promise<Response | undefined> {
  const url = new URL('/auth/v1/settings', request.url);
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const response = await answer(new Request(url, { headers: key === null ? {} : { apikey: key } }));
  return response.ok ? undefined : response;
}

function noText(): Response {
  return refusal(400, 'bad_json', 'The address and the password have to be texts.');
}

function noAddress(): Response {
  return refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

function wrongCredentials(): Response {
  return refusal(400, 'invalid_credentials', 'Invalid login credentials');
}

function tooSoon(seconds: number): Response {
  return refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  );
}

function tooBusy(): Response {
  return refusal(
    429,
    'over_request_rate_limit',
    'Many people are signing in. Please try again in a minute.',
    {
      retryAfter: 60,
    },
  );
}

/** A UUID of version 7, which begins with the time and ends by chance. */
function timedUuid(at: number): string {
  const random = randomBytes(10);
  random.writeUInt8((random.readUInt8(0) & 0x0f) | 0x70, 0);
  random.writeUInt8((random.readUInt8(2) & 0x3f) | 0x80, 2);
  const digits = at.toString(16).padStart(12, '0') + random.toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** As the database prints it: no zeros at the end of a fraction. */
function postgresTime(at: number): string {
  return new Date(at).toISOString().replace(/\.?0*Z$/, '+00:00');
}
