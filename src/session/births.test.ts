import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepBirth, keptBirths, type KeptBirth } from '#db/births.ts';
import { durably, mirrorOf, userDatabase } from '#db/database.ts';
import { accountBirths } from '#db/queries/account-births.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { aBirth as inRow } from '#tests/builders/a-birth.ts';
import { leaveNoRoom } from '#tests/fakes/full-disk.ts';
import {
  keepBirthFor,
  moveBirthsHere,
  moveBirthsToAccount,
  removeBirthFor,
  settleBirths,
  takeWaitingBirths,
  withoutCopies,
} from './births.ts';

let userId: string;
let owner: { userId: string };

beforeEach(async () => {
  userId = crypto.randomUUID();
  owner = { userId };
  const profile = { id: userId, seq: 1, deleted_at: null, keeps_births: false };
  await mirrorOf(userDatabase(userId), 'profiles').put(profile);
});

function aBirth(name: string, more: Partial<KeptBirth> = {}): KeptBirth {
  return {
    id: crypto.randomUUID(),
    name,
    date: '1990-05-12' as CivilDate,
    minutesOfDay: 630,
    within: 10,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
    ...more,
  };
}

const inAccount = async () => (await accountBirths(userDatabase(userId), userId)).births;
const onDevice = () => keptBirths(owner);
const acts = async () => (await userDatabase(userId).outbox.toArray()).map(({ kind }) => kind);
const named = (births: readonly KeptBirth[]) => births.map(({ name }) => name);

test('without a word of their owner births stay on the device, and nothing is to be sent', async () => {
  await keepBirthFor(owner, aBirth('Asha'));
  expect(named(await onDevice())).toEqual(['Asha']);
  expect(await inAccount()).toEqual([]);
  expect(await acts()).toEqual([]);
});

test('once they may, all go to the account but those that stay here, and later ones as well', async () => {
  const asha = aBirth('Asha', { offsetMinutes: 291.25 });
  await keepBirth('guest', aBirth('Guest'));
  await keepBirth(owner, asha);
  await keepBirth(owner, aBirth('Child', { staysHere: true }));
  expect(await moveBirthsToAccount(userId)).toBe('kept');
  await keepBirthFor(owner, aBirth('Ravi'));
  expect(await inAccount()).toEqual(
    expect.arrayContaining([asha, ...['Guest', 'Ravi'].map((name) => expect.objectContaining({ name }))]),
  );
  expect(named(await onDevice())).toEqual(['Child']);
});

test('a change is kept where the birth is, and a later one takes its place before it is sent', async () => {
  await moveBirthsToAccount(userId);
  const asha = aBirth('Asha');
  for (const within of [0, 30]) await keepBirthFor(owner, { ...asha, within });
  expect(await inAccount()).toEqual([{ ...asha, within: 30 }]);
  expect(await acts()).toEqual(['profile.update', 'birth.keep']);
});

test('one that is to stay here leaves the account under another id', async () => {
  await moveBirthsToAccount(userId);
  const asha = aBirth('Asha');
  await keepBirthFor(owner, asha);
  const kept = await keepBirthFor(owner, { ...asha, staysHere: true });
  expect(await inAccount()).toEqual([]);
  const [here] = await onDevice();
  expect(here).toEqual({ ...asha, id: here?.id, staysHere: true, insteadOf: asha.id });
  expect(kept).toEqual({ kind: 'kept', id: here?.id });
  expect(here?.id).not.toBe(asha.id);
});

test('all can be taken out of the account, and are on the device then', async () => {
  const birth = aBirth('Asha');
  await keepBirth(owner, birth);
  await moveBirthsToAccount(userId);
  expect(await moveBirthsHere(userId)).toBe('kept');
  expect(await accountBirths(userDatabase(userId), userId)).toEqual({ isChosen: false, births: [] });
  expect(await onDevice()).toEqual([{ ...birth, id: expect.any(String), insteadOf: birth.id }]);
  expect(await keepBirthFor(owner, aBirth('Ravi'))).toMatchObject({ kind: 'kept' });
  expect(named(await onDevice())).toEqual(['Asha', 'Ravi']);
});

describe('a page that ended between the copies and what is said of them', () => {
  let copy: KeptBirth;
  beforeEach(async () => {
    await moveBirthsToAccount(userId);
    const asha = aBirth('Asha');
    await keepBirthFor(owner, asha);
    copy = { ...asha, id: crypto.randomUUID(), insteadOf: asha.id };
    await keepBirth(owner, copy);
  });

  test('shows each birth once', async () => {
    expect(withoutCopies(await onDevice(), await inAccount())).toEqual([]);
  });

  test.each([
    ['looked at again', settleBirths],
    ['sent', takeWaitingBirths],
    ['taken out again', moveBirthsHere],
    ['kept in the account after all', moveBirthsToAccount],
  ])('leaves none of them twice when they are %s', async (_, act) => {
    await act(userId);
    await takeWaitingBirths(userId);
    expect(named([...(await inAccount()), ...(await onDevice())])).toEqual(['Asha']);
  });

  test('takes none away that an act still removes from the account, though that waits for a word', async () => {
    await moveBirthsHere(userId);
    await userDatabase(userId).outbox.toCollection().modify({ state: 'blocked' });
    await takeWaitingBirths(userId);
    expect(named(await onDevice())).toEqual(['Asha']);
  });
});

test('where the device cannot hold them, they stay in the account', async () => {
  await moveBirthsToAccount(userId);
  for (let index = 0; index < 2; index += 1) await keepBirthFor(owner, aBirth(`of the account ${index}`));
  for (let index = 0; index < 99; index += 1) await keepBirth(owner, aBirth('child', { staysHere: true }));
  expect(await moveBirthsHere(userId)).toBe('full');
  expect(await inAccount()).toHaveLength(2);
  expect(await onDevice()).toHaveLength(99);
});

test('a birth is removed from wherever it is', async () => {
  await keepBirth(owner, aBirth('Asha'));
  await moveBirthsToAccount(userId);
  await keepBirth(owner, aBirth('Child', { staysHere: true }));
  for (const { id } of [...(await inAccount()), ...(await onDevice())]) await removeBirthFor(owner, id);
  expect([...(await inAccount()), ...(await onDevice())]).toEqual([]);
});

test('on a full device a birth that was to leave the account is said to be there still', async () => {
  const asha = aBirth('Asha');
  const row = { ...inRow, id: asha.id, seq: 2, deleted_at: null };
  await userDatabase(userId).birth_profiles.put(row);
  const makeRoom = leaveNoRoom(durably(userDatabase(userId)), 'outbox');
  expect(await keepBirthFor(owner, { ...asha, staysHere: true })).toEqual({ kind: 'full' });
  expect(await onDevice()).toEqual([]);
  await expect(removeBirthFor(owner, asha.id)).rejects.toThrow('full');
  expect(await inAccount()).toEqual([asha]);
  makeRoom();
  await removeBirthFor(owner, asha.id);
  expect(await inAccount()).toEqual([]);
});
