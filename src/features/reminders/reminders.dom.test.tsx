import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase } from '#db/content-database.ts';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { remindOfFestival } from '#db/mutations/reminders.ts';
import { seenReminders } from '#db/mutations/reminders-seen.ts';
import type { ProfileRow } from '#db/queries/profile.ts';
import { festivalReminder, reminderSettings } from '#db/queries/reminders.ts';
import type { Reminder } from '#domain/reminders/reminder.ts';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { languageStore } from '#i18n/language-store.ts';
import { deviceRemindersStore, type DeviceReminders, type TurnOnOutcome } from '#session/reminders-push.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart, renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
// Fetched when they are wanted; under a test that takes longer than it waits.
import './bell-dialog.tsx';
import './reckon-list.ts';
import { EventReminderField } from './event-reminder-field.tsx';
import { FestivalBell } from './festival-bell.tsx';
import { ReminderList } from './reminder-list.tsx';
import { ReminderSettingsForm } from './reminder-settings.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000c1';

const device = vi.hoisted(() => ({ outcome: 'on' as TurnOnOutcome }));

vi.mock('#session/reminders-push.ts', async (original) => ({
  ...(await original<object>()),
  refreshHere: async () => {},
  turnOnHere: async () => device.outcome,
  turnOffHere: async () => {},
}));

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.in' } }, true);
  toastStore.setState({ toast: undefined });
  device.outcome = 'on';
  stands('off');
  await mirrorOf(db(), 'profiles').put(profile);
});

afterEach(() => deleteUserDatabase(userId));

describe('the days of a reminder', () => {
  test('are chosen one by one, with an hour from the first on, and none is no reminder', () => {
    const onChange = vi.fn<(value: Reminder | null) => void>();
    renderPart(<Field onChange={onChange} />);
    expect(screen.getByText(texts.noneChosen.en)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();

    fireEvent.click(box('On the day'));
    fireEvent.click(box('3 days before'));
    expect(onChange).toHaveBeenLastCalledWith({ days: [3, 0], hour: 8 });
    fireEvent.change(screen.getByRole('combobox', { name: 'At' }), { target: { value: '18' } });
    expect(onChange).toHaveBeenLastCalledWith({ days: [3, 0], hour: 18 });
    fireEvent.click(box('On the day'));
    fireEvent.click(box('3 days before'));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test('are five at most, which is said, and the chosen ones can still be taken back', () => {
    const onChange = vi.fn<(value: Reminder | null) => void>();
    renderPart(<Field initial={{ days: [15, 7, 3, 2, 1], hour: 6 }} onChange={onChange} />);
    expect(screen.getByText(texts.mostDays.en)).toBeDefined();
    fireEvent.click(box('On the day'));
    expect(onChange).toHaveBeenLastCalledWith({ days: [15, 7, 3, 2, 1], hour: 6 });
    fireEvent.click(box('15 days before'));
    expect(onChange).toHaveBeenLastCalledWith({ days: [7, 3, 2, 1], hour: 6 });
  });

  test('show one that was chosen elsewhere beside those that are offered', () => {
    renderPart(<Field initial={{ days: [21], hour: 6 }} onChange={() => {}} />);
    expect(box('21 days before').checked).toBe(true);
  });
});

describe('the fasts of each month', () => {
  test('are switched on one by one, the day before and at the usual hour, and off again', async () => {
    await renderScreen(<ReminderSettingsForm />);
    const ekadashi = await screen.findByRole('switch', { name: texts.everyEkadashi.en });
    expect((ekadashi as HTMLInputElement).checked).toBe(false);
    fireEvent.click(ekadashi);
    await waitFor(async () =>
      expect(await festivalReminder(db(), 'every_ekadashi')).toMatchObject({ days: [1], hour: 8 }),
    );
    fireEvent.click(screen.getByRole('switch', { name: /Sankashti/ }));
    await waitFor(async () =>
      expect(await festivalReminder(db(), 'sankashti_chaturthi')).toMatchObject({ days: [1] }),
    );
    await waitFor(() => expect((ekadashi as HTMLInputElement).checked).toBe(true));
    fireEvent.click(ekadashi);
    await waitFor(async () =>
      expect(await festivalReminder(db(), 'every_ekadashi')).toMatchObject({ days: [] }),
    );
    expect(await festivalReminder(db(), 'sankashti_chaturthi')).toMatchObject({ days: [1] });
  });

  test('have a bell that speaks of months, not of years', async () => {
    await renderScreen(<FestivalBell festivalId="amavasya" />);
    await openBell();
    expect(await screen.findByText(texts.bellTextMonthly.en)).toBeDefined();
  });
});

describe('the bell of a festival', () => {
  test('keeps the morning of the day unless something else is chosen, says so, and is changed and removed', async () => {
    await renderScreen(<FestivalBell festivalId="diwali" />);
    await openBell();
    const dialog = within(await screen.findByRole('dialog', { name: /^Reminder for .*Diwali/ }));
    const onTheDay = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'On the day' });
    expect(onTheDay.checked).toBe(true);
    fireEvent.click(dialog.getByRole('checkbox', { name: '1 day before' }));
    fireEvent.click(dialog.getByRole('button', { name: texts.save.en }));
    const set = await screen.findByRole('button', { name: texts.bellOn.en });
    expect(await festivalReminder(db(), 'diwali')).toMatchObject({ days: [1, 0], hour: 8 });

    fireEvent.click(set);
    fireEvent.click(await screen.findByRole('button', { name: texts.remove.en }));
    await screen.findByRole('button', { name: texts.bellOff.en });
    expect(await festivalReminder(db(), 'diwali')).toMatchObject({ days: [] });
  });

  test('switches reminders of festivals on again for whoever had switched them off', async () => {
    await mirrorOf(db(), 'profiles').put({
      ...profile,
      reminder_settings: { events: true, festivals: false, hour: 6, quiet: null },
    } as ProfileRow);
    await renderScreen(<FestivalBell festivalId="diwali" />);
    await openBell();
    fireEvent.click(await screen.findByRole('button', { name: texts.save.en }));
    await waitFor(async () =>
      expect(await reminderSettings(db(), userId)).toMatchObject({ festivals: true }),
    );
  });

  test('tells a guest kindly what they need, with a file of the calendar in its place', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await renderScreen(<FestivalBell festivalId="diwali" calendarFile={<button>The file</button>} />);
    await openBell();
    const dialog = within(await screen.findByRole('dialog', { name: texts.guestTitle.en }));
    expect(dialog.getByRole('button', { name: 'The file' })).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth?redirect=%2F');
  });

  test('is none for a festival that no rule knows the date of', async () => {
    await renderScreen(<FestivalBell festivalId="0f9f3c4e-9a7c-4b7e-8d6c-3f1f7a0d2b11" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the device', () => {
  test.each([
    ['on', texts.on],
    ['pending', texts.pending],
    ['off', texts.off],
    ['denied', texts.denied],
    ['install-first', texts.installFirst],
    ['unsupported', texts.unsupported],
    ['unavailable', texts.unavailable],
  ] as const)('that is %s is told as it is, in both languages', async (state, words) => {
    stands(state);
    await renderScreen(<ReminderSettingsForm calendarFile={<button>The file</button>} />);
    const line = within(await screen.findByTestId('device-reminders'));
    expect(line.getByText(words.en, { exact: false })).toBeDefined();
    const cannot = ['denied', 'install-first', 'unsupported', 'unavailable'].includes(state);
    expect(line.queryByText(texts.instead.en) !== null).toBe(cannot);
    expect(line.queryByRole('button', { name: 'The file' }) !== null).toBe(cannot);
    expect(line.queryByRole('button', { name: texts.turnOn.en }) !== null).toBe(state === 'off');
    languageStore.setState({ language: 'hi' });
    expect(await line.findByText(words.hi, { exact: false })).toBeDefined();
  });

  test.each([
    ['on', 'success', texts.turnedOn],
    ['pending', 'info', texts.pending],
    ['denied', 'info', texts.deniedShort],
    ['dismissed', 'info', texts.dismissed],
    ['offline', 'error', texts.offline],
    ['failed', 'error', texts.failed],
  ] as const)('that was asked to and is %s says so', async (outcome, tone, message) => {
    device.outcome = outcome;
    await renderScreen(<ReminderSettingsForm />);
    fireEvent.click(await screen.findByRole('button', { name: texts.turnOn.en }));
    await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ tone, title: { message } }));
  });
});

describe('the choices', () => {
  test('are kept as they are made', async () => {
    await renderScreen(<ReminderSettingsForm />);
    fireEvent.click(await screen.findByRole('switch', { name: texts.kindEvents.en }));
    await waitFor(async () =>
      expect(await reminderSettings(db(), userId)).toEqual({
        events: false,
        festivals: true,
        hour: 8,
        quiet: { from: 22, to: 7 },
      }),
    );
    fireEvent.click(screen.getByRole('switch', { name: texts.quiet.en }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: texts.quietFrom.en })).toBeNull());
    expect(await reminderSettings(db(), userId)).toMatchObject({ events: false, quiet: null });
  });

  test('are for whoever is signed in, which a guest is told', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await renderScreen(<ReminderSettingsForm />);
    expect(screen.getByText(texts.settingsGuest.en)).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the list', () => {
  test('tells whoever has not been answered by the server yet that reminders may come', async () => {
    await renderScreen(<ReminderList />);
    expect(await screen.findByText(texts.listAbsent.en)).toBeDefined();
    expect(screen.queryByText(texts.listEmptyTitle.en)).toBeNull();
  });

  test('teaches whoever has asked for nothing', async () => {
    await userDatabase(userId).meta.put({
      key: 'cursor',
      cursor: 9,
      generation: 'g',
      floor: 0,
      isFilled: true,
    });
    await renderScreen(<ReminderList />);
    expect(await screen.findByText(texts.listEmptyTitle.en)).toBeDefined();
    expect(screen.getByRole('link', { name: texts.toFestivals.en }).getAttribute('href')).toBe(
      '/hindu-festivals',
    );
  });

  test('has what was asked for, with the way to it, and what has come stands there as new once', async () => {
    const today = new Date();
    const date = new Date(today.getTime() - today.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    await db().user_events.put({ ...birthday, event_date: date, reminder: { days: [0], hour: 0 } });
    await mirrorOf(db(), 'profiles').put({
      ...profile,
      reminder_settings: { events: true, festivals: true, hour: 8, quiet: null },
    } as ProfileRow);
    const keeping = { userId, now: 0, newId: () => crypto.randomUUID() };
    await remindOfFestival(db(), 'diwali', { days: [0], hour: 8 }, keeping);

    const first = await renderScreen(<ReminderList />);
    const group = within(await screen.findByRole('region', { name: texts.listToday.en }));
    expect(await group.findByText(texts.notSeen.en)).toBeDefined();
    expect(group.getByRole('link', { name: new RegExp(birthday.title) }).getAttribute('href')).toBe(
      `/events#event-${birthday.id}`,
    );
    const coming = within(await screen.findByRole('region', { name: texts.listComing.en }));
    const festival = await coming.findByRole('link', { name: /Diwali/ });
    expect(festival.getAttribute('href')).toMatch(/^\/hindu-festivals\?.*festival=diwali/);
    await waitFor(async () => expect(await seenReminders(db())).toEqual([`event:${birthday.id}/${date}/0`]));

    first.unmount();
    await renderScreen(<ReminderList />);
    await screen.findByRole('region', { name: texts.listToday.en });
    expect(screen.queryByText(texts.notSeen.en)).toBeNull();
  });

  test('says nothing of a festival that is not to be shown, until it is again', async () => {
    const hidden = contentDatabase().table('hidden_festivals');
    const keeping = { userId, now: 0, newId: () => crypto.randomUUID() };
    await remindOfFestival(db(), 'diwali', { days: [0], hour: 8 }, keeping);
    await renderScreen(<ReminderList />);
    expect(await screen.findByRole('link', { name: /Diwali/ })).toBeDefined();
    await hidden.put({ id: 'diwali' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Diwali/ })).toBeNull());
    await hidden.clear();
    expect(await screen.findByRole('link', { name: /Diwali/ })).toBeDefined();
  });

  test('says that a kind is switched off, and switches it on again', async () => {
    await mirrorOf(db(), 'profiles').put({
      ...profile,
      reminder_settings: { events: true, festivals: false, hour: 8, quiet: null },
    } as ProfileRow);
    const keeping = { userId, now: 0, newId: () => crypto.randomUUID() };
    await remindOfFestival(db(), 'diwali', { days: [0], hour: 8 }, keeping);
    await renderScreen(<ReminderList />);
    expect(await screen.findByText(texts.festivalsOff.en)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: texts.switchOn.en }));
    expect(await screen.findByRole('link', { name: /Diwali/ })).toBeDefined();
    expect(screen.queryByText(texts.festivalsOff.en)).toBeNull();
  });

  test('is for whoever is signed in, which a guest is told kindly', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await renderScreen(<ReminderList calendarFile={<button>The file</button>} />);
    expect(screen.getByText(texts.guestText.en)).toBeDefined();
    expect(screen.getByRole('button', { name: 'The file' })).toBeDefined();
  });
});

function Field({
  initial = null,
  onChange,
}: {
  initial?: Reminder | null;
  onChange(value: Reminder | null): void;
}) {
  const [value, setValue] = useState(initial);
  return (
    <EventReminderField
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

async function openBell(): Promise<void> {
  const bell = await screen.findByRole<HTMLButtonElement>('button', { name: texts.bellOff.en });
  await waitFor(() => expect(bell.disabled).toBe(false));
  fireEvent.click(bell);
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

function db() {
  return userDatabase(userId);
}

function stands(state: DeviceReminders): void {
  deviceRemindersStore.setState({ userId, state }, true);
}

const profile: ProfileRow = {
  id: userId,
  seq: 1,
  deleted_at: null,
  username: 'asha',
  full_name: null,
  email: null,
  avatar_url: null,
  verification_status: 'verified',
};

const birthday = {
  id: 'b7d0c7de-5f0b-4d2e-9a53-0000000000e2',
  seq: 2,
  deleted_at: null,
  title: 'Amma’s birthday',
  description: null,
  date_type: 'solar',
  is_recurring: true,
  event_date: '1961-11-10',
  lunar_month: null,
  lunar_day: null,
  reminder: null as unknown,
  created_at: '2026-10-01T00:00:00Z',
  updated_at: '2026-10-01T00:00:00Z',
};
