import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkOf, password, startWorld, type OwnWorld, type Person } from '#tests/fakes/embedded-world.ts';

let world: OwnWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const partsOf = ({ mail }: Person) => Object.fromEntries(linkOf(mail).searchParams) as Record<string, string>;
const verify = (parts: Record<string, unknown>) => world.call('verify-email-token', parts);
const refused = { status: 400, body: { error: { code: 'invalid_token' } } };
const signIn = ({ email }: Person) => world.client().auth.signInWithPassword({ email, password });

test('a token of one account opens no session under the name of another, and its session is over', async () => {
  const [asha, ravi] = [await world.signedUp(), await world.signedUp()];
  const swapped = { ...partsOf(asha), user_id: partsOf(ravi)['user_id'] };
  const answer = await verify(swapped);
  expect(answer).toMatchObject(refused);
  expect(Object.keys(answer.body)).toEqual(['error']);
  // It is used up, and has told nobody anything but that it belongs to its own address.
  expect(await verify(partsOf(asha))).toMatchObject(refused);
  expect((await signIn(ravi)).error?.code).toBe('email_not_confirmed');
  const { data } = await signIn(asha);
  const own = world.client();
  await own.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
  expect((await own.rpc('my_devices')).data).toHaveLength(1);
});

test('an expired token is refused, and one that has not expired is taken', async () => {
  const [early, late] = [await world.signedUp(), await world.signedUp()];
  const hours = 60 * 60 * 1000;
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now');
  try {
    clock.mockImplementation(() => now() + 6 * hours - 60_000);
    expect((await verify(partsOf(early))).status).toBe(200);
    clock.mockImplementation(() => now() + 6 * hours + 60_000);
    expect(await verify(partsOf(late))).toMatchObject(refused);
  } finally {
    clock.mockRestore();
  }
  expect((await signIn(late)).error?.code).toBe('email_not_confirmed');
});

test('the session is listed under the name of the browser that brought the token', async () => {
  const asha = await world.signedUp();
  const response = await fetch(`${world.url}/functions/v1/verify-email-token`, {
    method: 'POST',
    headers: {
      apikey: world.publishableKey,
      'content-type': 'application/json',
      'user-agent': 'Firefox on a phone',
    },
    body: JSON.stringify(partsOf(asha)),
  });
  const own = world.client();
  await own.auth.setSession((await response.json()) as { access_token: string; refresh_token: string });
  expect((await own.rpc('my_devices')).data).toMatchObject([{ user_agent: 'Firefox on a phone' }]);
});

test('a token says by itself whose address it confirms, where nobody is named', async () => {
  const asha = await world.signedUp();
  const { token } = partsOf(asha);
  expect((await verify({ token, type: 'signup' })).status).toBe(200);
  expect((await signIn(asha)).error).toBeNull();
});

test('a token is taken once', async () => {
  const parts = partsOf(await world.signedUp());
  expect((await verify(parts)).status).toBe(200);
  for (const again of [parts, { ...parts, user_id: undefined }])
    expect(await verify(again)).toMatchObject(refused);
});

test('a token that comes twice at the same moment is taken once', async () => {
  const parts = partsOf(await world.signedUp());
  const answers = await Promise.all([verify(parts), verify(parts), verify(parts)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  expect(await verify(parts)).toMatchObject(refused);
});

test('a right token counts, whatever wrong ones come beside it', async () => {
  const asha = await world.signedUp();
  const parts = partsOf(asha);
  const wrong = { ...parts, token: randomUUID() };
  const answers = await Promise.all([verify(parts), verify(wrong), verify(wrong)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
  expect((await signIn(asha)).error).toBeNull();
});

test('a token that was made up, cut, or belongs to nobody is refused', async () => {
  const { token = '', ...rest } = partsOf(await world.signedUp());
  for (const forged of [
    `verify-${rest['user_id']}-${Date.now()}`,
    token.slice(1),
    `${token}0`,
    randomUUID(),
    '%',
  ])
    expect(await verify({ ...rest, token: forged })).toMatchObject(refused);
  expect((await verify({ ...rest, token })).status).toBe(200);
});

test('a token for a new password confirms no address and opens no session as a sign-up', async () => {
  const asha = await world.newcomer();
  await world.client().auth.resetPasswordForEmail(asha.email);
  const mail = await world.mailTo(asha.email);
  const token = /token(?:_hash)?=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  expect(await verify({ token, type: 'signup', user_id: asha.userId })).toMatchObject(refused);
  for (const type of ['recovery', 'magiclink', 'email', 'invite'])
    expect(await verify({ token, type, user_id: asha.userId })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    });
  const used = await world.client().auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(used.error).toBeNull();
});

test('a token whose account is gone is refused', async () => {
  const asha = await world.signedUp();
  const session = await world.confirmed(asha);
  await world.call('delete-account', { confirmation: asha.email }, session);
  expect(await verify(partsOf(asha))).toMatchObject(refused);
});
