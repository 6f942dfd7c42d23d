import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { password, startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import {
  deleteAccount,
  endDevice,
  fetchRole,
  myAccount,
  myConsents,
  myDevices,
  setConsent,
} from './account-calls.ts';
import type { Caller } from './procedures.ts';

let world: OwnWorld;
let asha: Session;
let ravi: Session;

beforeAll(async () => {
  // The package prints every refused statement; here refusals are what is asked for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world = await startWorld();
});
beforeEach(async () => {
  [asha, ravi] = [await world.newcomer(), await world.newcomer()];
});
afterAll(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const callerOf = (session: Session): Caller => ({
  config: { url: world.url, key: world.publishableKey },
  accessToken: session.token,
});

const signInAgain = async ({ email }: Session): Promise<Session> => {
  const client = world.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, email, userId: data.user.id, token: data.session.access_token };
};

test('the calls list the devices and end one, which then cannot renew its token; a stranger ends none', async () => {
  const phone = await signInAgain(asha);
  const devices = await myDevices(callerOf(phone));
  if (!devices.ok) throw new Error('no devices came');
  expect(devices.value.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(devices.value).toHaveLength(2);
  const [other] = devices.value.filter(({ isCurrent }) => !isCurrent);
  const otherId = other?.id ?? '';
  for (const at of [other?.createdAt, other?.lastUsedAt]) expect(Date.parse(at ?? '')).not.toBeNaN();

  expect(await endDevice(callerOf(ravi), otherId)).toEqual({ ok: true, value: false });
  expect(await endDevice(callerOf(phone), otherId)).toEqual({ ok: true, value: true });
  expect(await endDevice(callerOf(phone), otherId)).toEqual({ ok: true, value: false });
  expect((await asha.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await phone.client.auth.refreshSession()).error).toBeNull();
  expect(await endDevice(callerOf(phone), 'seven')).toMatchObject({
    ok: false,
    problem: { kind: 'refused' },
  });
});

test('a device that renews its token stays the same one', async () => {
  const before = await myDevices(callerOf(asha));
  const { data } = await asha.client.auth.refreshSession();
  const after = await myDevices(callerOf({ ...asha, token: data.session?.access_token ?? '' }));
  if (!before.ok || !after.ok) throw new Error('no devices came');
  expect(after.value.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
    before.value.map(({ id }) => [id, true]),
  );
  expect(Date.parse(after.value[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(before.value[0]?.lastUsedAt ?? ''),
  );
});

test('the calls keep consents, and give them back newest first', async () => {
  const caller = callerOf(asha);
  expect(await myConsents(caller)).toEqual({ ok: true, value: [] });
  await setConsent(caller, 'ai_answers', true);
  const taken = await setConsent(caller, 'ai_answers', false);
  expect(taken).toMatchObject({ ok: true, value: { purpose: 'ai_answers', isGiven: false } });
  const kept = await myConsents(caller);
  expect(kept).toMatchObject({ ok: true, value: [{ isGiven: false }, { isGiven: true }] });
  expect(await myConsents(callerOf(ravi))).toEqual({ ok: true, value: [] });
});

test('a call gives the account whole', async () => {
  await asha.client
    .from('contactus')
    .insert({ name: 'Asha', property_type: 'other', city: 'Pune', query: 'Which way should it face?' });
  await setConsent(callerOf(asha), 'news', true);
  const answer = await myAccount(callerOf(asha));
  expect(answer).toEqual({
    ok: true,
    value: {
      account: {
        id: asha.userId,
        email: asha.email,
        createdAt: expect.any(String) as string,
        providers: ['email'],
      },
      role: 'user',
      credits: {
        thirds: 6,
        ledger: [
          {
            entry: 'grant',
            amount: 6,
            description: 'Welcome credits',
            createdAt: expect.any(String) as string,
          },
        ],
      },
      consents: [{ purpose: 'news', isGiven: true, decidedAt: expect.any(String) as string }],
      devices: [expect.objectContaining({ isCurrent: true })],
      orders: [],
      subscriptions: [],
      reminders: [],
      messages: [
        {
          name: 'Asha',
          propertyType: 'other',
          city: 'Pune',
          query: 'Which way should it face?',
          createdAt: expect.any(String) as string,
        },
      ],
    },
  });
});

test('a call tells a role, and takes whoever cannot be asked about for a user', async () => {
  expect(await fetchRole(callerOf(asha))).toBe('user');
  expect(await fetchRole({ ...callerOf(asha), accessToken: 'nobody' })).toBe('user');
  const nowhere = { url: 'http://127.0.0.1:9', key: world.publishableKey };
  expect(await fetchRole({ ...callerOf(asha), config: nowhere })).toBe('user');
  await deleteAccount(callerOf(asha), asha.email);
  expect(await fetchRole(callerOf(asha))).toBe('user');
});

test('the calls are refused to a visitor', async () => {
  const visitor: Caller = { ...callerOf(asha), accessToken: randomUUID() };
  for (const answer of [
    await myAccount(visitor),
    await myDevices(visitor),
    await myConsents(visitor),
    await endDevice(visitor, randomUUID()),
    await setConsent(visitor, 'news', true),
    await deleteAccount(visitor, asha.email),
  ])
    expect(answer.ok).toBe(false);
});
