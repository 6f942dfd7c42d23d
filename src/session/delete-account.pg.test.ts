import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { password, startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { currentCaller } from './current-caller.ts';
import { deleteMyAccount } from './delete-account.ts';
import { listDevices, signOutDevice, signOutOthers } from './devices.ts';

vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

/** The account's end and its devices on the real embedded backend; only the browser that keeps the token is missing. */

let world: OwnWorld;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('an account is deleted once, and every further try finds it deleted', async () => {
  const asha = await world.newcomer();
  const ravi = await world.newcomer();
  signedInAs(asha);
  expect(await deleteMyAccount(asha.userId, ravi.email)).toEqual({ kind: 'confirmation-wrong' });
  expect(await rowsOf(asha)).toHaveLength(1);
  expect(await deleteMyAccount(asha.userId, ` ${asha.email.toUpperCase()} `)).toEqual({ kind: 'deleted' });
  // Another tab, or a second try after a lost answer, with the token that is left.
  expect(await deleteMyAccount(asha.userId, asha.email)).toEqual({ kind: 'deleted' });
  expect(await rowsOf(ravi)).toHaveLength(1);
});

test('two tabs at once both find it deleted', async () => {
  const asha = await world.newcomer();
  signedInAs(asha);
  const tries = [deleteMyAccount(asha.userId, asha.email), deleteMyAccount(asha.userId, asha.email)];
  expect(await Promise.all(tries)).toEqual([{ kind: 'deleted' }, { kind: 'deleted' }]);
});

test('a device that was signed out from afar is not told that the account is gone', async () => {
  const asha = await world.newcomer();
  signedInAs(asha);
  const devices = await listDevices(asha.userId);
  const here = devices.ok ? devices.value.find(({ isCurrent }) => isCurrent) : undefined;
  expect(await signOutDevice(asha.userId, here?.id ?? '')).toEqual({ ok: true, value: true });
  expect(await deleteMyAccount(asha.userId, asha.email)).toEqual({
    kind: 'not-deleted',
    trouble: 'signed-out',
  });
});

test('signing out everywhere else leaves this device alone signed in', async () => {
  const asha = await world.newcomer();
  signedInAs(asha);
  const { error } = await world.client().auth.signInWithPassword({ email: asha.email, password });
  expect(error).toBeNull();
  expect(await listDevices(asha.userId)).toMatchObject({ value: { length: 2 } });
  expect(await signOutOthers(asha.userId)).toEqual({ ok: true, value: true });
  expect(await listDevices(asha.userId)).toMatchObject({ value: [{ isCurrent: true }] });
});

function signedInAs({ token, userId }: Session): void {
  const caller = { config: { url: world.url, key: world.publishableKey }, accessToken: token };
  vi.mocked(currentCaller).mockImplementation(async (of) =>
    of === userId ? { ok: true, value: caller } : { ok: false, problem: { kind: 'unauthorized' } },
  );
}

async function rowsOf({ client }: Session): Promise<unknown[]> {
  const { data, error } = await client.from('profiles').select('id');
  if (error) throw new Error(error.message);
  return data;
}
