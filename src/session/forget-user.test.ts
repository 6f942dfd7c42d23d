import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepBirth, keptBirths, type KeptBirth } from '#db/births.ts';
import { contactDraft, keepContactDraft, keepQuery, keptQueries } from '#db/contact-queries.ts';
import { userDatabase } from '#db/database.ts';
import { keptCount } from '#db/mutations/wipe-user.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { noteUnsent } from '#db/registry.ts';
import { japaKey } from '#lib/japa-key.ts';
import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';
import { pujaKey } from '#lib/puja-key.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';
import { forgetOthers, forgetUser } from './forget-user.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('when somebody signs in the rows of others leave, but not what they had not sent', async () => {
  await wait('asha');
  await noteUnsent('ravi', []);
  await userDatabase('ravi').open();
  await wait('meera');
  await forgetOthers('meera');
  expect(await Dexie.getDatabaseNames()).not.toContain('disha-user-ravi');
  expect(await keptCount(userDatabase('asha'))).toBe(1);
  expect((await userDatabase('meera').outbox.toArray()).map(({ state }) => state)).toEqual(['queued']);
});

test('and nothing else of theirs stays either, but for a query that waits to be sent', async () => {
  const query = {
    id: 'query',
    name: '',
    propertyType: '',
    city: '',
    query: 'half written',
    replyTo: '',
  } as const;
  for (const userId of ['asha', 'meera']) {
    await noteUnsent(userId, []);
    await keepContactDraft({ ...query, writer: userId });
  }
  await keepQuery({ ...query, writer: 'asha', keptAt: 0, state: { kind: 'signed-out' } });
  keepLocalRecord(japaKey, { of: 'asha', own: 'a mantra of hers' });
  keepLocalRecord(pujaKey, { of: 'asha', progress: { 'amavasya-tarpan': { ticked: [], step: 4 } } });
  await forgetOthers('meera');
  expect(await contactDraft('asha')).toBeUndefined();
  expect([readLocalRecord(japaKey), readLocalRecord(pujaKey)]).toEqual([{}, {}]);
  expect(await keptQueries('asha')).toHaveLength(1);
  expect(await contactDraft('meera')).toMatchObject({ query: 'half written' });
});

test('what somebody began before they signed in is not taken for another’s', async () => {
  await noteUnsent('asha', []);
  for (const key of [japaKey, pujaKey]) keepLocalRecord(key, { own: 'of a guest' });
  await forgetOthers('meera');
  for (const key of [japaKey, pujaKey]) expect(readLocalRecord(key)).toEqual({ own: 'of a guest' });
});

test('births of this device alone are nowhere else: they wait for their owner, and go where nothing is to stay', async () => {
  const birth = {
    id: 'birth',
    name: 'Asha',
    date: '1990-05-12',
    minutesOfDay: null,
    within: 0,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  } as KeptBirth;
  await noteUnsent('asha', []);
  await keepBirth({ userId: 'asha' }, birth);
  await forgetOthers('meera');
  expect(await keptBirths({ userId: 'asha' })).toEqual([birth]);
  expect(await keptBirths({ userId: 'meera' })).toEqual([]);
  await forgetUser('asha', 'nothing');
  expect(await keptBirths({ userId: 'asha' })).toEqual([]);
});

async function wait(userId: string): Promise<void> {
  const row = newOutboxRow({
    opId: userId,
    kind: 'event.delete',
    userId,
    lane: userId,
    deps: [],
    entityId: userId,
    payload: {},
    keptAt: 1,
  });
  await noteUnsent(userId, [row]);
  await userDatabase(userId).outbox.add(row);
}
