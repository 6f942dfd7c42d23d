import { createHash, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareBackend, type BareBackend } from '#tests/fakes/bare-backend.ts';
import {
  linkOf,
  password,
  startWorld,
  type Mail,
  type OwnWorld,
  type Session,
} from '#tests/fakes/embedded-world.ts';

// Each gap is shown twice: with our mend, and with the package alone. When a newer package passes what the
// second expects to fail, the mend can go.
let world: OwnWorld;
let bare: BareBackend;

beforeAll(async () => {
  world = await startWorld();
  bare = await bareBackend();
});
afterAll(async () => {
  await world.close();
  await bare.close();
});

const anAddress = (): string => `${randomUUID()}@example.com`;
const otherPassword = 'elaichi-7-kesar';

interface Heard {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** Sends a request to the auth service and says all that its sender hears. */
async function ask(
  path: string,
  body: object | undefined,
  headers: Record<string, string> = {},
  { url, publishableKey }: { url: string; publishableKey: string } = world,
): Promise<Heard> {
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: path === 'user' ? 'PUT' : body ? 'POST' : 'GET',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  const { date: _, 'x-request-id': __, ...heard } = Object.fromEntries(response.headers);
  const text = await response.text();
  return {
    status: response.status,
    headers: heard,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** What was heard, without what differs from one account and one moment to the next. */
function shapeOf({ status, headers, body }: Heard, email: string): unknown {
  const text = JSON.stringify({ status, headers, body })
    .replaceAll(email, 'ADDRESS')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+00:00/g, 'TIME')
    .replace(/after \d+ seconds/, 'after N seconds')
    .replace(/"(content-length|retry-after)":"\d+"/g, '"$1":"N"');
  return JSON.parse(text);
}

async function mailTo(email: string): Promise<Mail> {
  const mail = await world.mailTo(email);
  if (!mail) throw new Error('no mail came');
  return mail;
}

async function confirmWith(mail: Mail): Promise<{ status: number }> {
  const { token, type, user_id } = Object.fromEntries(linkOf(mail).searchParams);
  return world.call('verify-email-token', { token, type, user_id });
}

const redeem = (mail: Mail): ReturnType<SupabaseClient['auth']['verifyOtp']> =>
  world.client().auth.verifyOtp({
    type: 'recovery',
    token_hash: linkOf(mail).searchParams.get('token_hash') ?? '',
  });

const resend = (client: SupabaseClient, email: string): ReturnType<SupabaseClient['auth']['resend']> =>
  client.auth.resend({ type: 'signup', email });

async function aboutToReset(): Promise<{ owner: Session; mail: Mail }> {
  const owner = await world.newcomer();
  const { error } = await world.client().auth.resetPasswordForEmail(owner.email);
  expect(error).toBeNull();
  return { owner, mail: await mailTo(owner.email) };
}

describe('a new password', () => {
  test('is chosen with the token in the link of the mail, which leads to our own page', async () => {
    const { owner, mail } = await aboutToReset();
    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe(`${world.url}/reset-password`);
    expect([...link.searchParams.keys()]).toEqual(['token_hash', 'type']);
    expect(link.searchParams.get('type')).toBe('recovery');

    const own = world.client();
    const token_hash = link.searchParams.get('token_hash') ?? '';
    expect((await own.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    expect((await own.auth.updateUser({ password: otherPassword })).error).toBeNull();
    const old = await world.client().auth.signInWithPassword({ email: owner.email, password });
    expect(old.error?.code).toBe('invalid_credentials');
    const again = await world
      .client()
      .auth.signInWithPassword({ email: owner.email, password: otherPassword });
    expect(again.data.user?.id).toBe(owner.userId);
    expect((await redeem(mail)).error?.code).toBe('otp_expired');
  });

  test('is still waiting after a scanner has opened every address of its mail', async () => {
    const { mail } = await aboutToReset();
    for (const [address] of mail.text.matchAll(/https?:\/\/\S+/g)) await fetch(address);
    expect((await redeem(mail)).error).toBeNull();
  });

  test.each([
    [60 * 60 + 1, 'otp_expired'],
    [60 * 60 - 60, undefined],
  ])('%i seconds after the mail ends with %s', async (seconds, code) => {
    const { mail } = await aboutToReset();
    await world.later(seconds, async () => expect((await redeem(mail)).error?.code).toBe(code));
  });

  test('ends the sessions of all other devices, and not the one that chose it', async () => {
    const { owner, mail } = await aboutToReset();
    const own = world.client();
    const token_hash = linkOf(mail).searchParams.get('token_hash') ?? '';
    await own.auth.verifyOtp({ type: 'recovery', token_hash });
    await own.auth.updateUser({ password: otherPassword });
    const strange = await world.client().auth.getUser(owner.token);
    expect(strange.error?.name).toBe('AuthSessionMissingError');
    expect((await owner.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await own.auth.getUser()).data.user?.id).toBe(owner.userId);
    expect((await own.auth.refreshSession()).error).toBeNull();
  });

  test('is not chosen by a session alone, as it may be one that was left open or copied', async () => {
    const { client, email } = await world.newcomer();
    const signIn = (secret: string) => world.client().auth.signInWithPassword({ email, password: secret });
    const alone = await client.auth.updateUser({ password: otherPassword });
    expect(alone.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const guessed = await client.auth.updateUser({
      password: otherPassword,
      current_password: 'a-guess-of-mine',
    });
    expect(guessed.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
    expect((await signIn(password)).error).toBeNull();
    const known = await client.auth.updateUser({ password: otherPassword, current_password: password });
    expect(known.error).toBeNull();
    expect((await signIn(otherPassword)).error).toBeNull();
    // By the package alone it is.
    const { email: other } = await bare.signedUp();
    await bare.sql('update auth.users set email_confirmed_at = now() where email = $1', [other]);
    const one = bare.client();
    await one.auth.signInWithPassword({ email: other, password });
    expect((await one.auth.updateUser({ password: otherPassword })).error).toBeNull();
  });

  test('is not chosen by the session of a mail that was opened more than an hour ago', async () => {
    const { mail } = await aboutToReset();
    const own = world.client();
    const token_hash = linkOf(mail).searchParams.get('token_hash') ?? '';
    await own.auth.verifyOtp({ type: 'recovery', token_hash });
    const late = await world.later(60 * 60 + 1, () => own.auth.updateUser({ password: otherPassword }));
    expect(late.error?.code).toBe('reauthentication_needed');
  });

  test('is told to its owner by mail, in the language of the account and with a way back', async () => {
    const { client, email } = await world.newcomer();
    await client.auth.updateUser({ data: { language: 'hi' } });
    await client.auth.updateUser({ password: otherPassword, current_password: password });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('दिशा का आपका पासवर्ड बदला गया');
    expect(mail.text).toContain(`${world.url}/forgot-password\n`);
  });

  test('leaves everybody signed in who had the old one, by the package alone', async () => {
    const { email } = await bare.signedUp();
    await bare.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const [one, other] = [bare.client(), bare.client()];
    for (const client of [one, other]) await client.auth.signInWithPassword({ email, password });
    expect((await one.auth.updateUser({ password: otherPassword })).error).toBeNull();
    expect((await other.auth.getUser()).error).toBeNull();
  });

  test.each(['sign-up', 'change'])(
    'that everybody tries first is refused on %s, with its reason',
    async (way) => {
      const owner = await world.newcomer();
      const { error } =
        way === 'change'
          ? await owner.client.auth.updateUser({ password: 'JaiShreeRam', current_password: password })
          : await world.client().auth.signUp({ email: anAddress(), password: 'JaiShreeRam' });
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    },
  );

  test('of more than 72 bytes is refused, as no more of it would count', async () => {
    const long = 'दिशा'.repeat(7);
    const { error } = await world.client().auth.signUp({ email: anAddress(), password: long });
    expect([long.length, error]).toMatchObject([28, { status: 400, code: 'validation_failed' }]);
  });

  test('that everybody tries first, and one longer than the hash, are taken by the package alone', async () => {
    for (const weak of ['JaiShreeRam', 'दिशा'.repeat(7)])
      expect((await bare.client().auth.signUp({ email: anAddress(), password: weak })).error).toBeNull();
  });
});

describe('the mail of a sign-up', () => {
  test.each(['resend', 'sign up again'])(
    'comes a second time after a minute on %s with the same password, and then only the new one counts',
    async (way) => {
      const { email, mail } = await world.signedUp();
      const tooSoon = await resend(world.client(), email);
      expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(tooSoon.error?.message).toMatch(/after (?:[1-5]?\d|60) seconds/);
      expect(await world.mailTo(email)).toEqual(mail);

      const asked = await world.later(61, () =>
        way === 'resend'
          ? resend(world.client(), email)
          : world.client().auth.signUp({ email: email.toUpperCase(), password }),
      );
      expect(asked).toMatchObject({ error: null, data: { session: null } });
      const second = await mailTo(email);
      expect(second).not.toEqual(mail);

      expect((await confirmWith(mail)).status).toBe(400);
      const session: Session = await world.confirmed({ email, mail: second });
      expect(session.email).toBe(email);
      const signedIn = await world.client().auth.signInWithPassword({ email, password });
      expect(signedIn.error).toBeNull();
    },
  );

  test('confirms no password where two were chosen: whoever reads it chooses one', async () => {
    const email = anAddress();
    await world.client().auth.signUp({ email, password: 'chosen-by-a-stranger' });
    const first = await mailTo(email);
    const options = { data: { language: 'hi', full_name: 'Asha' } };
    await world.later(61, () => world.client().auth.signUp({ email, password, options }));
    const mail = await mailTo(email);
    expect(mail.subject).toBe('दिशा के लिए ई-मेल पक्का करें और पासवर्ड चुनें');
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    expect((await confirmWith(first)).status).toBe(400);

    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe(`${world.url}/reset-password`);
    const client = world.client();
    const token_hash = link.searchParams.get('token_hash') ?? '';
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    const signIn = (secret: string) => world.client().auth.signInWithPassword({ email, password: secret });
    for (const early of ['chosen-by-a-stranger', password])
      expect((await signIn(early)).error?.code).toBe('invalid_credentials');
    expect((await client.auth.updateUser({ password: otherPassword })).error).toBeNull();
    const { data } = await signIn(otherPassword);
    expect(data.user?.user_metadata).toMatchObject({ ...options.data, email, sub: data.user?.id });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  test('comes as the same kind when it is asked for again', async () => {
    const { email } = await world.signedUp();
    await world.later(61, () => world.client().auth.signUp({ email, password: otherPassword }));
    const choice = await mailTo(email);
    await world.later(122, () => resend(world.client(), email));
    const again = await mailTo(email);
    expect(again).toMatchObject({ subject: choice.subject });
    expect(linkOf(again).href).not.toBe(linkOf(choice).href);
  });

  test('brings a code that confirms as well as the link', async () => {
    const { email, mail } = await world.signedUp();
    await world.later(61, () => resend(world.client(), email));
    const token = /Code: (\d{6})/.exec((await mailTo(email)).text)?.[1] ?? '';
    expect(/Code: (\d{6})/.exec(mail.text)?.[1]).toMatch(/^\d{6}$/);
    const { data } = await world.client().auth.verifyOtp({ type: 'signup', email, token });
    expect(data.user?.email).toBe(email);
  });

  test('comes in the language of the account, as does each that follows', async () => {
    const email = anAddress();
    await world.client().auth.signUp({ email, password, options: { data: { language: 'hi' } } });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('दिशा के लिए अपना ई-मेल पक्का करें');
    expect(mail.text).toMatch(/कोड: \d{6}/);
    await world.confirmed({ email, mail });
    await world.client().auth.resetPasswordForEmail(email);
    expect((await mailTo(email)).subject).toBe('दिशा के लिए नया पासवर्ड चुनें');
  });

  test('never comes a second time from the package alone', async () => {
    const { email } = await bare.signedUp();
    await bare.sql(
      `update auth.users set confirmation_sent_at = now() - interval '1 day', created_at = now() - interval '1 day' where email = $1`,
      [email],
    );
    expect((await resend(bare.client(), email)).error?.status).toBe(429);
    expect((await bare.client().auth.signUp({ email, password })).error?.status).toBe(429);
    expect(bare.mailsTo(email)).toHaveLength(1);
  });
});

describe('a known and an unknown address', () => {
  const known = {
    confirmed: async () => (await world.newcomer()).email,
    unconfirmed: async () => (await world.signedUp()).email,
  };
  type Known = keyof typeof known;

  /** What a stranger hears who asks twice, about an address that nobody mailed to for a while. */
  const heardAbout = (email: string, askOnce: (email: string) => Promise<Heard>): Promise<unknown[]> =>
    world.later(61, async () => [shapeOf(await askOnce(email), email), shapeOf(await askOnce(email), email)]);

  const ways: Record<string, (email: string) => Promise<Heard>> = {
    'sign-up': (email) => ask('signup', { email, password: otherPassword, data: { language: 'hi' } }),
    'sign-up in capitals': (email) => ask('signup', { email: email.toUpperCase(), password: otherPassword }),
    'sign-up with a password that is too short': (email) => ask('signup', { email, password: 'short' }),
    'sign-up with a common password': (email) => ask('signup', { email, password: 'password123' }),
    'sign-up without a password': (email) => ask('signup', { email }),
    'a sign-up without the key': (email) =>
      ask('signup', { email, password: otherPassword }, { apikey: 'sb_publishable_none' }),
    recover: (email) => ask('recover', { email }),
    'recover without the key': (email) => ask('recover', { email }, { apikey: 'sb_publishable_none' }),
    resend: (email) => ask('resend', { email, type: 'signup' }),
    'resend of another type': (email) => ask('resend', { email, type: 'email_change' }),
    'sign-in with a wrong password': (email) =>
      ask('token?grant_type=password', { email, password: 'not-the-password' }),
    'sign-in with an empty password': (email) => ask('token?grant_type=password', { email, password: '' }),
    'the function send-verification-email': async (email) => ({
      headers: {},
      ...(await world.call('send-verification-email', {
        email,
        user_id: randomUUID(),
        confirmation_token: 'verify-x-1',
      })),
    }),
  };
  const cases = Object.keys(ways).flatMap((way) =>
    (Object.keys(known) as Known[]).map((kind) => [way, kind] as const),
  );

  test.each(cases)('are answered alike by %s, the known one being %s', async (way, kind) => {
    const askOnce = ways[way];
    if (!askOnce) throw new Error(way);
    const aboutUnknown = await heardAbout(anAddress(), askOnce);
    expect(await heardAbout(await known[kind](), askOnce)).toEqual(aboutUnknown);
  });

  test('are not answered alike by the package alone', async () => {
    const { email } = await bare.signedUp();
    const about = async (address: string): Promise<number[]> => {
      const body = { email: address, password: 'not-the-password' };
      const signUp = await ask('signup', body, {}, bare);
      const signIn = await ask('token?grant_type=password', body, {}, bare);
      return [signUp.status, signIn.body['error_code'] === 'email_not_confirmed' ? 1 : 0];
    };
    expect(await about(email)).toEqual([429, 1]);
    expect((await about(anAddress()))[0]).toBe(200);
  });

  test('wait for the same minute, whatever was asked before', async () => {
    const email = anAddress();
    expect((await ask('resend', { email, type: 'signup' })).status).toBe(200);
    const tooSoon = await ask('signup', { email, password });
    expect(tooSoon).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(50);
    expect((await world.later(61, () => ask('signup', { email, password }))).status).toBe(200);
  });

  test('differ for the owner alone, who is told that there is an account and how to come in', async () => {
    const { email, client } = await world.newcomer();
    await client.auth.updateUser({ data: { language: 'hi' } });
    await world.later(61, () => world.client().auth.signUp({ email, password: 'another-password-1' }));
    const mail = await mailTo(email);
    expect(mail.subject).toBe('दिशा पर आपका खाता पहले से है');
    expect(mail.text).toContain(`${world.url}/auth\n`);
    expect(mail.text).toContain(`${world.url}/forgot-password\n`);
    expect((await world.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('are told apart for nobody by an address that is made for an account that does not exist', async () => {
    const { email } = await world.newcomer();
    const { data } = await world.later(61, () => world.client().auth.signUp({ email, password }));
    const ids = [data.user?.id, data.user?.identities?.[0]?.identity_id];
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  test('bring mails only where there is somebody', async () => {
    const [confirmed, nobody] = [await world.newcomer(), anAddress()];
    const before = await world.mailTo(confirmed.email);
    await world.later(61, async () => {
      for (const email of [confirmed.email, nobody]) await resend(world.client(), email);
      await world.client().auth.resetPasswordForEmail(nobody);
    });
    expect(await world.mailTo(confirmed.email)).toEqual(before);
    expect(await world.mailTo(nobody)).toBeUndefined();
  });
});

describe('the mail for a new password', () => {
  test('comes once a minute', async () => {
    const { owner, mail } = await aboutToReset();
    const { error } = await world.client().auth.resetPasswordForEmail(owner.email);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(await mailTo(owner.email)).toEqual(mail);
    const later = await world.later(61, () => world.client().auth.resetPasswordForEmail(owner.email));
    expect(later.error).toBeNull();
    expect(await mailTo(owner.email)).not.toEqual(mail);
  });

  test('comes as often as it is asked for from the package alone', async () => {
    const { email } = await bare.signedUp();
    for (let n = 0; n < 3; n += 1) await bare.client().auth.resetPasswordForEmail(email);
    expect(bare.mailsTo(email)).toHaveLength(4);
  });
});

describe('the token of a mail', () => {
  /** What anybody can work out who guesses the six digits. */
  const guessed = (email: string, mail: { text: string }): string =>
    createHash('sha256')
      .update(email + (/\b(\d{6})\b/.exec(mail.text)?.[1] ?? ''))
      .digest('hex');

  test('is signed by us: what the code and the address make of it is worth nothing', async () => {
    const { email, mail } = await world.signedUp();
    const bareToken = guessed(email, mail);
    expect(linkOf(mail).searchParams.get('token')?.startsWith(bareToken)).toBe(true);
    for (const token of [bareToken, bareToken.repeat(2)]) {
      expect((await ask('verify', { type: 'signup', token_hash: token })).body['error_code']).toBe(
        'otp_expired',
      );
      const byLink = await ask(`verify?type=signup&token=${token}`, undefined);
      expect(byLink.headers['location']).toContain('error_code=otp_expired');
      expect(await world.call('verify-email-token', { token, type: 'signup' })).toMatchObject({
        status: 400,
      });
    }
    expect((await confirmWith(mail)).status).toBe(200);
  });

  test('opens an account by what the code and the address make of it in the package alone', async () => {
    const { email } = await bare.signedUp();
    const token_hash = guessed(email, bare.mailTo(email) ?? { text: '' });
    const { data } = await bare.client().auth.verifyOtp({ type: 'signup', token_hash });
    expect(data.user?.email).toBe(email);
  });

  test('is of one kind: that of a sign-up chooses no password, that of a new password confirms no sign-up', async () => {
    const { mail } = await world.signedUp();
    const token_hash = linkOf(mail).searchParams.get('token') ?? '';
    const asRecovery = await world.client().auth.verifyOtp({ type: 'recovery', token_hash });
    expect(asRecovery.error?.code).toBe('otp_expired');
    const reset = await aboutToReset();
    const token = linkOf(reset.mail).searchParams.get('token_hash');
    expect(await world.call('verify-email-token', { token, type: 'signup' })).toMatchObject({ status: 400 });
  });

  test('brings whoever opens it at the service itself to a page of ours and nowhere else', async () => {
    for (const elsewhere of ['https://evil.example/', 'http://127.0.0.1:9/', `${world.url}/profile`]) {
      const { mail } = await aboutToReset();
      const token = linkOf(mail).searchParams.get('token_hash') ?? '';
      const query = new URLSearchParams({ token, type: 'recovery', redirect_to: elsewhere });
      const { headers } = await ask(`verify?${query.toString()}`, undefined);
      expect(headers['location']).toMatch(new RegExp(`^${world.url}/callback#access_token=`));
    }
  });
});

describe('what is not used', () => {
  test.each([
    ['otp', { email: anAddress() }, 'otp_disabled'],
    ['magiclink', { email: anAddress() }, 'otp_disabled'],
    ['user', { email: anAddress() }, 'email_change_disabled'],
    ['reauthenticate', undefined, 'reauthentication_not_needed'],
  ])('%s is closed', async (path, body, code) => {
    const { token } = await world.newcomer();
    const answer = await ask(path, body, { authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({ status: 422, body: { error_code: code } });
    if (body) expect(await world.mailTo(body.email)).toBeUndefined();
  });

  test('makes confirmed accounts of any address, in the package alone', async () => {
    const email = anAddress();
    expect((await bare.client().auth.signInWithOtp({ email })).error).toBeNull();
    const rows = await bare.sql<{ is_confirmed: boolean }>(
      'select email_confirmed_at is not null as is_confirmed from auth.users where email = $1',
      [email],
    );
    expect(rows).toEqual([{ is_confirmed: true }]);
  });
});

describe('a session', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) Disha test';

  async function agentsOf(client: SupabaseClient): Promise<unknown[]> {
    const { data } = await client.rpc('my_devices');
    return (data as { user_agent: unknown }[]).map(({ user_agent }) => user_agent);
  }

  test('has the name of its browser, by password and by the link of a mail', async () => {
    const { email, mail } = await world.signedUp();
    const { token, type, user_id } = Object.fromEntries(linkOf(mail).searchParams);
    await fetch(`${world.url}/functions/v1/verify-email-token`, {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        'content-type': 'application/json',
        'user-agent': `${agent} link`,
      },
      body: JSON.stringify({ token, type, user_id }),
    });
    const signIn = { email, password };
    const { body } = await ask('token?grant_type=password', signIn, { 'user-agent': `${agent} password` });
    const client = world.client();
    await client.auth.setSession(body as { access_token: string; refresh_token: string });
    expect(new Set(await agentsOf(client))).toEqual(new Set([`${agent} link`, `${agent} password`]));

    await ask('token?grant_type=refresh_token', body, { 'user-agent': `${agent} newer` });
    expect(await agentsOf(client)).toContain(`${agent} newer`);
  });

  test('has no name in the package alone', async () => {
    const { email } = await bare.signedUp();
    await bare.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    await ask('token?grant_type=password', { email, password }, { 'user-agent': agent }, bare);
    const rows = await bare.sql<{ user_agent: unknown }>(
      'select user_agent from auth.sessions join auth.users on users.id = user_id where email = $1',
      [email],
    );
    expect(rows).toEqual([{ user_agent: null }]);
  });
});

/** Those of the default export, which is where the package takes them from and where they are replaced. */
const functionsOf = (library: object) => library as Pick<typeof bcrypt, 'compare' | 'hash'>;

describe('a password', () => {
  test('is hashed and compared beside the thread that answers, which goes on meanwhile', async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { compare, hash } = functionsOf(bcrypt);
    expect(await compare('not the password', await hash(password, 10))).toBe(false);
    isDone = true;
    // Plain JavaScript gives this thread a turn every 100 ms.
    expect(turns).toBeGreaterThan(50);
  });

  test('is compared by the function that is replaced here', async () => {
    const { email } = await world.newcomer();
    const { compare } = functionsOf(bcrypt);
    const compared: string[] = [];
    Object.assign(bcrypt, {
      compare: (secret: string, hash: string) => {
        compared.push(secret);
        return compare(secret, hash);
      },
    });
    const { error } = await world.client().auth.signInWithPassword({ email, password });
    Object.assign(bcrypt, { compare });
    expect([error, compared]).toEqual([null, [password]]);
  });
});

test('the settings say which ways in there are', async () => {
  const { body } = await ask('settings', undefined);
  expect(body).toMatchObject({
    external: { email: true, phone: false, google: false, facebook: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
});

test('the errors of the auth service name a code that supabase-js passes on', async () => {
  const auth = world.client().auth;
  const weak = await auth.signUp({ email: anAddress(), password: '12345' });
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  const odd = await auth.signUp({ email: 'nobody', password });
  expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const used = await auth.verifyOtp({ type: 'signup', token_hash: 'x'.repeat(64) });
  expect(used.error).toMatchObject({ status: 403, code: 'otp_expired' });
});
