import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, durably, mirrorOf, userDatabase } from '#db/database.ts';
import { chooseOnDevice, deviceChoices, releaseDeviceChoices } from '#db/preferences.ts';
import type { ProfileRow } from '#db/queries/profile.ts';
import { preferences as texts } from '#i18n/catalogue/preferences.ts';
import { languageStore } from '#i18n/language-store.ts';
import { languages } from '#i18n/messages.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { leaveNoRoom } from '#tests/fakes/full-disk.ts';
import { toastStore } from '#ui/toast.ts';
import { CalendarChoices } from './calendar-choices.tsx';
import { LanguageChoice } from './language-choice.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000041';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
});

afterEach(async () => {
  vi.restoreAllMocks();
  releaseDeviceChoices(deviceChoices());
  await deleteUserDatabase(userId);
});

test('the language is chosen by its own name and changes at once', () => {
  renderPart(<LanguageChoice />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(screen.getByRole('group', { name: 'भाषा' })).toBeDefined();
  expect(languageStore.getState()).toMatchObject({ language: 'hi', origin: 'chosen' });
});

describe('a guest', () => {
  test('sees what holds for everybody, each month with its sentence', async () => {
    renderPart(<CalendarChoices />);
    expect(await screen.findByText('New Delhi')).toBeDefined();
    expect(month('Purnimanta').checked).toBe(true);
    expect(screen.getByText(texts.purnimantaText.en)).toBeDefined();
    expect(screen.getByText(texts.amantaText.en)).toBeDefined();
  });

  test('chooses a place and a month for the device', async () => {
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    fireEvent.click(list.getByText('Ujjain'));
    expect(await screen.findByText('Ujjain')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(month('Amanta'));
    expect(month('Amanta').checked).toBe(true);
    expect(deviceChoices()).toEqual({
      monthSystem: 'amanta',
      place: { name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, timeZone: 'Asia/Kolkata' },
    });
  });

  test('who reads Hindi sees the city by its Hindi name', async () => {
    languageStore.setState({ language: 'hi' });
    chooseOnDevice({
      place: { name: 'Varanasi', latitude: 25.3176, longitude: 82.9739, timeZone: 'Asia/Kolkata' },
    });
    renderPart(<CalendarChoices />);
    expect(await screen.findByText('वाराणसी')).toBeDefined();
  });
});

describe('whoever is signed in', () => {
  const row: ProfileRow = {
    id: userId,
    seq: 1,
    deleted_at: null,
    username: 'asha',
    full_name: null,
    email: null,
    avatar_url: null,
    verification_status: 'verified',
    month_system: 'amanta',
  };

  beforeEach(async () => {
    sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'a@example.com' } }, true);
    await mirrorOf(userDatabase(userId), 'profiles').put(row);
  });

  test('sees and changes the choices of the profile, which wait to be sent', async () => {
    renderPart(<CalendarChoices />);
    await waitFor(() => expect(month('Amanta').checked).toBe(true));
    const list = await openPlaces();
    fireEvent.click(list.getByText('Puri'));
    expect(await screen.findByText('Puri')).toBeDefined();
    fireEvent.click(month('Purnimanta'));
    await waitFor(() => expect(month('Purnimanta').checked).toBe(true));
    await waitFor(async () => {
      const acts = await userDatabase(userId).outbox.orderBy('n').toArray();
      expect(acts.map(({ payload }) => payload)).toEqual([
        { place_name: 'Puri', latitude: 19.8135, longitude: 85.8312, time_zone: 'Asia/Kolkata' },
        { month_system: 'purnimanta' },
      ]);
    });
    expect(deviceChoices()).toEqual({});
  });

  test('sees a choice at once', async () => {
    renderPart(<CalendarChoices />);
    await waitFor(() => expect(month('Amanta').checked).toBe(true));
    fireEvent.click(month('Purnimanta'));
    expect(month('Purnimanta').checked).toBe(true);
    await waitFor(async () => expect(await userDatabase(userId).outbox.count()).toBe(1));
  });

  test('is told that the device has no room, and sees again what holds', async () => {
    leaveNoRoom(durably(userDatabase(userId)), 'outbox');
    renderPart(<CalendarChoices />);
    await waitFor(() => expect(month('Amanta').checked).toBe(true));
    fireEvent.click(month('Purnimanta'));
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        tone: 'error',
        title: { message: texts.deviceFull },
      }),
    );
    expect(month('Amanta').checked).toBe(true);
  });

  test('sees what another device has chosen as soon as it is here', async () => {
    renderPart(<CalendarChoices />);
    await waitFor(() => expect(month('Amanta').checked).toBe(true));
    const newer: ProfileRow = {
      ...row,
      seq: 2,
      month_system: 'purnimanta',
      place_name: 'Leh',
      latitude: 34.1526,
      longitude: 77.5771,
      time_zone: 'Asia/Kolkata',
    };
    await mirrorOf(userDatabase(userId), 'profiles').put(newer);
    expect(await screen.findByText('Leh')).toBeDefined();
    expect(month('Purnimanta').checked).toBe(true);
  });
});

describe('the list of places', () => {
  test.each(languages)('is searched in both scripts and says how much it found, in %s', async (language) => {
    languageStore.setState({ language });
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    fireEvent.change(list.getByLabelText(texts.search[language]), { target: { value: 'काशी' } });
    expect(list.getByText(texts.foundOne[language])).toBeDefined();
    expect(list.getByText(language === 'en' ? 'Varanasi' : 'वाराणसी')).toBeDefined();
    fireEvent.change(list.getByLabelText(texts.search[language]), { target: { value: 'Atlantis' } });
    expect(list.getByText(texts.foundNone[language])).toBeDefined();
  });

  test('takes the best match on Enter, and nothing where nothing was typed', async () => {
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    const search = list.getByLabelText<HTMLInputElement>('City or state');
    const enter = () => fireEvent.submit(search.form ?? search);
    enter();
    expect(screen.getByRole('dialog')).toBeDefined();
    fireEvent.change(search, { target: { value: 'madurai' } });
    enter();
    expect(await screen.findByText('Madurai')).toBeDefined();
  });

  test('marks the place that holds', async () => {
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    expect(list.getByText('New Delhi').closest('button')?.getAttribute('aria-current')).toBe('true');
    expect(list.getByText('Pune').closest('button')?.hasAttribute('aria-current')).toBe(false);
  });
});

describe('the position of the device', () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

  beforeEach(() => {
    getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  });

  test('is asked for only when the button is pressed, and kept rounded', async () => {
    getCurrentPosition.mockImplementation((tell) =>
      tell({ coords: { latitude: 18.531_23, longitude: 73.844_56 } } as GeolocationPosition),
    );
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(list.getByText('Use my position'));
    expect(await screen.findByText('Pune')).toBeDefined();
    expect(deviceChoices().place).toMatchObject({ name: 'Pune', latitude: 18.53, longitude: 73.84 });
  });

  test.each([
    [1, texts.positionDenied.en],
    [2, texts.positionFailed.en],
    [3, texts.positionFailed.en],
  ])('that the browser does not tell (%d) is said in words', async (code, words) => {
    getCurrentPosition.mockImplementation((_, fail) => fail?.({ code } as GeolocationPositionError));
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    fireEvent.click(list.getByText('Use my position'));
    expect(await list.findByText(words)).toBeDefined();
    expect(deviceChoices()).toEqual({});
  });

  test('while it is looked for the button says so, and asks once', async () => {
    renderPart(<CalendarChoices />);
    const list = await openPlaces();
    fireEvent.click(list.getByText('Use my position'));
    fireEvent.click(await list.findByText('Finding your position…'));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });
});

function month(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

async function openPlaces() {
  const { changePlaceFrom } = texts;
  const start = changePlaceFrom[languageStore.getState().language].split('{')[0] ?? '';
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(start) }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(start) }));
  const dialog = within(await screen.findByRole('dialog'));
  // By its label: roles of two hundred buttons take long to make out.
  await dialog.findByLabelText(texts.search[languageStore.getState().language]);
  return dialog;
}
