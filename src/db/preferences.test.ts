import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultPlace, type Place } from '#domain/time/place.ts';
import { fakeStorage } from '#tests/fakes/web-storage.ts';
import {
  chooseOnDevice,
  choicesBeyond,
  choicesOfProfile,
  deviceChoices,
  onDeviceChoices,
  preferencesOf,
  profileChanges,
  releaseDeviceChoices,
} from './preferences.ts';
import type { ProfileRow } from './queries/profile.ts';

const pune: Place = { name: 'Pune', latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };
const row: ProfileRow = {
  id: 'u',
  seq: 1,
  deleted_at: null,
  username: 'asha',
  full_name: null,
  email: null,
  avatar_url: null,
  verification_status: 'verified',
};

describe('what holds', () => {
  test('without any choice New Delhi and the month of the north hold', () => {
    expect(preferencesOf({}, {})).toEqual({
      language: undefined,
      monthSystem: 'purnimanta',
      place: defaultPlace,
    });
  });

  test('each choice is taken from the first that has it', () => {
    expect(
      preferencesOf({ monthSystem: 'amanta' }, { monthSystem: 'purnimanta', place: pune, language: 'hi' }),
    ).toEqual({ monthSystem: 'amanta', place: pune, language: 'hi' });
  });
});

describe('what a profile says', () => {
  test('all of it is read', () => {
    const full = { ...row, language: 'hi', month_system: 'amanta', ...profileChanges({ place: pune })[0] };
    expect(choicesOfProfile(full)).toEqual({ language: 'hi', monthSystem: 'amanta', place: pune });
  });

  test.each<[string, Partial<ProfileRow>]>([
    ['nothing', {}],
    ['nulls', { language: null, month_system: null, place_name: null, latitude: null }],
    ['words of a newer version', { language: 'ta', month_system: 'solar' }],
    ['a place without a zone', { place_name: 'Pune', latitude: 18.5, longitude: 73.9, time_zone: null }],
    ['a zone that nobody knows', { ...profileChanges({ place: pune })[0], time_zone: 'Mars/Olympus' }],
    ['a latitude beyond the pole', { ...profileChanges({ place: pune })[0], latitude: 91 }],
  ])('%s counts as not chosen', (_, part) => {
    expect(choicesOfProfile({ ...row, ...part })).toEqual({});
  });

  test('each choice becomes a change of its own, the place as one', () => {
    expect(profileChanges({ language: 'hi', monthSystem: 'amanta', place: pune })).toEqual([
      { language: 'hi' },
      { month_system: 'amanta' },
      { place_name: 'Pune', latitude: 18.5204, longitude: 73.8567, time_zone: 'Asia/Kolkata' },
    ]);
  });

  test('what goes beyond other choices are those that they do not make', () => {
    expect(choicesBeyond({ monthSystem: 'amanta', place: pune }, { monthSystem: 'purnimanta' })).toEqual({
      place: pune,
    });
  });
});

describe('what was chosen on the device', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', fakeStorage(kept));
  });
  afterEach(() => {
    releaseDeviceChoices(deviceChoices());
    vi.unstubAllGlobals();
  });

  test('is kept, added to and told', () => {
    const told = vi.fn<() => void>();
    const stop = onDeviceChoices(told);
    chooseOnDevice({ place: pune });
    chooseOnDevice({ monthSystem: 'amanta' });
    stop();
    chooseOnDevice({ monthSystem: 'purnimanta' });
    expect(deviceChoices()).toEqual({ place: pune, monthSystem: 'purnimanta' });
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('is the same object until it changes', () => {
    chooseOnDevice({ place: pune });
    expect(deviceChoices()).toBe(deviceChoices());
  });

  test('leaves no trace once a profile has taken all of it over', () => {
    chooseOnDevice({ place: pune, monthSystem: 'amanta' });
    releaseDeviceChoices({ place: pune });
    expect(deviceChoices()).toEqual({ monthSystem: 'amanta' });
    releaseDeviceChoices({ monthSystem: 'amanta' });
    expect(kept.size).toBe(0);
  });

  test.each(['', 'no json', '[]', '{"monthSystem":"solar","place":{"name":"x"}}', '{"place":7}'])(
    'what was kept as %j is passed over',
    (text) => {
      kept.set('disha.preferences', text);
      expect(deviceChoices()).toEqual({});
    },
  );

  test('lasts as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    chooseOnDevice({ monthSystem: 'amanta' });
    expect(deviceChoices()).toEqual({ monthSystem: 'amanta' });
  });
});
