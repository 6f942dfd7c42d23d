import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { chooseOnDevice, deviceChoices, releaseDeviceChoices } from '#db/preferences.ts';
import { shownRow, type ProfileRow } from '#db/queries/profile.ts';
import { languageStore } from '#i18n/language-store.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';
import type { Place } from '#domain/time/place.ts';
import { followPreferences } from './follow-preferences.ts';
import { sessionStore } from './session-store.ts';

const asha = 'b7d0c7de-5f0b-4d2e-9a53-000000000021';
const ravi = 'b7d0c7de-5f0b-4d2e-9a53-000000000022';
const pune: Place = { name: 'Pune', latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };

let stop = () => {};

beforeEach(() => {
  languageStore.setState({ language: 'en', origin: 'guessed' });
  sessionStore.setState({ status: 'guest' }, true);
  stop = followPreferences();
});

afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  sessionStore.setState({ status: 'guest' }, true);
  releaseDeviceChoices(deviceChoices());
  await deleteUserDatabase(asha);
  await deleteUserDatabase(ravi);
});

describe('what a guest has chosen', () => {
  test('becomes the choice of a profile that has none, and is the guest’s no more', async () => {
    chooseOnDevice({ place: pune, monthSystem: 'amanta' });
    signIn(asha);
    await serverSays(asha, {});
    await vi.waitFor(async () =>
      expect(await shown(asha)).toMatchObject({
        place_name: 'Pune',
        latitude: 18.5204,
        longitude: 73.8567,
        time_zone: 'Asia/Kolkata',
        month_system: 'amanta',
      }),
    );
    await vi.waitFor(() => expect(deviceChoices()).toEqual({}));
  });

  test('does not touch what the profile has, and stays for the guest', async () => {
    chooseOnDevice({ place: pune, monthSystem: 'amanta' });
    await serverSays(asha, { month_system: 'purnimanta' });
    signIn(asha);
    await vi.waitFor(() => expect(deviceChoices()).toEqual({ monthSystem: 'amanta' }));
    expect(await shown(asha)).toMatchObject({ place_name: 'Pune', month_system: 'purnimanta' });
  });

  test('waits until the profile is on the device', async () => {
    chooseOnDevice({ monthSystem: 'amanta' });
    signIn(asha);
    await settled();
    expect(await userDatabase(asha).outbox.count()).toBe(0);
    expect(deviceChoices()).toEqual({ monthSystem: 'amanta' });
    await serverSays(asha, {});
    await vi.waitFor(() => expect(deviceChoices()).toEqual({}));
  });

  test('goes to one person only, where two sign in one after the other', async () => {
    chooseOnDevice({ place: pune });
    await serverSays(asha, {});
    await serverSays(ravi, {});
    signIn(asha);
    await vi.waitFor(() => expect(deviceChoices()).toEqual({}));
    signIn(ravi);
    await settled();
    expect((await shown(ravi))?.place_name).toBeUndefined();
  });
});

describe('the language', () => {
  test('of a profile holds on a device that comes to it', async () => {
    await serverSays(asha, { language: 'hi' });
    signIn(asha);
    await vi.waitFor(() => expect(languageStore.getState().language).toBe('hi'));
    expect(await kept(asha)).toEqual([]);
  });

  test('that was chosen here before is written into a profile that has none', async () => {
    languageStore.setState({ language: 'hi', origin: 'kept' });
    await serverSays(asha, {});
    signIn(asha);
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'hi' }]));
  });

  test('that the browser only suggests is written nowhere', async () => {
    languageStore.setState({ language: 'hi', origin: 'guessed' });
    await serverSays(asha, {});
    signIn(asha);
    await settled();
    expect(await kept(asha)).toEqual([]);
    expect(languageStore.getState().language).toBe('hi');
  });

  test('that is chosen with the switch goes into the profile, the last choice alone', async () => {
    await serverSays(asha, { language: 'en' });
    signIn(asha);
    await settled();
    languageStore.getState().setLanguage('hi');
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'hi' }]));
    languageStore.getState().setLanguage('en');
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'en' }]));
    expect(languageStore.getState().language).toBe('en');
  });

  test('that was chosen on this page before the profile was there is the last word', async () => {
    languageStore.getState().setLanguage('hi');
    signIn(asha);
    await serverSays(asha, { language: 'en' });
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'hi' }]));
    expect(languageStore.getState().language).toBe('hi');
  });

  test('that was chosen on a page which was closed at once is the last word on the next', async () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    signIn(asha);
    languageStore.getState().setLanguage('hi');
    const left = storage.getItem('disha.language-of');
    stop();
    expect(await kept(asha)).toEqual([]);

    if (left) storage.setItem('disha.language-of', left);
    languageStore.setState({ language: 'hi', origin: 'kept' });
    await serverSays(asha, { language: 'en' });
    stop = followPreferences();
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'hi' }]));
    expect(languageStore.getState().language).toBe('hi');
    // From now on it is the profile's again, which may be changed elsewhere.
    await vi.waitFor(() => expect(storage.getItem('disha.language-of')).toBeNull());
  });

  test('that was chosen on another device comes with the next pull', async () => {
    await serverSays(asha, { language: 'en' });
    signIn(asha);
    await settled();
    await serverSays(asha, { language: 'hi', seq: 9 });
    await vi.waitFor(() => expect(languageStore.getState().language).toBe('hi'));
    expect(await kept(asha)).toEqual([]);
  });

  test('that one person chose on the page is no choice of the next', async () => {
    await serverSays(asha, { language: 'en' });
    await serverSays(ravi, { language: 'en' });
    signIn(asha);
    await settled();
    languageStore.getState().setLanguage('hi');
    await vi.waitFor(async () => expect(await kept(asha)).toEqual([{ language: 'hi' }]));
    signIn(ravi);
    await vi.waitFor(() => expect(languageStore.getState().language).toBe('en'));
    expect(await kept(ravi)).toEqual([]);
  });
});

function signIn(userId: string): void {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'a@example.com' } }, true);
}

/** The profile as a pull brings it. */
async function serverSays(userId: string, part: Partial<ProfileRow>): Promise<void> {
  const row: ProfileRow = {
    id: userId,
    seq: 1,
    deleted_at: null,
    username: 'asha',
    full_name: null,
    email: null,
    avatar_url: null,
    verification_status: 'verified',
    ...part,
  };
  await mirrorOf(userDatabase(userId), 'profiles').put(row);
}

async function shown(userId: string): Promise<ProfileRow | undefined> {
  return shownRow(userDatabase(userId), userId);
}

async function kept(userId: string) {
  return (await userDatabase(userId).outbox.orderBy('n').toArray()).map(({ payload }) => payload);
}

/** Long enough for whatever would be written to be written: everything before it in the queue of the database is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await userDatabase(asha).outbox.count();
    await userDatabase(ravi).outbox.count();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
