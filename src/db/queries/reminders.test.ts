import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultReminderSettings } from '#domain/reminders/reminder.ts';
import { remindersBetween } from '#domain/reminders/due-reminders.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { contentDatabase } from '../content-database.ts';
import { deleteUserDatabase, mirrorOf, userDatabase } from '../database.ts';
import { festivalReminderId } from '../festival-reminder-id.ts';
import { changeReminderSettings, remindOfFestival } from '../mutations/reminders.ts';
import { noteSeenReminders, seenReminders } from '../mutations/reminders-seen.ts';
import type { ProfileRow } from './profile.ts';
import { askedOf, seenKey } from './reminders-asked.ts';
import { festivalReminder, keptReminders, reminderSettings } from './reminders.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000b1';
const db = () => userDatabase(userId);
const now = Date.parse('2026-11-01T04:00:00Z');
let made = 0;
const keeping = {
  userId,
  now,
  newId: () => `b7d0c7de-5f0b-4d2e-9a53-${String((made += 1)).padStart(12, '0')}`,
};

afterEach(() => deleteUserDatabase(userId));

describe('a reminder of a festival', () => {
  test('stands at once, under the id that every device gives it', async () => {
    await remindOfFestival(db(), 'diwali', { days: [1, 0], hour: 7 }, keeping);
    const id = await festivalReminderId(userId, 'diwali');
    const row = await festivalReminder(db(), 'diwali');
    expect(row).toMatchObject({ id, festival_id: 'diwali', days: [1, 0], hour: 7 });
    expect((await keptReminders(db(), userId)).festivals).toMatchObject([{ id }]);
    expect(await festivalReminder(db(), 'holi')).toBeUndefined();
  });

  test('that was changed before it was sent is sent once, as it was last said', async () => {
    for (const hour of [6, 7, 8]) await remindOfFestival(db(), 'diwali', { days: [0], hour }, keeping);
    expect((await db().outbox.toArray()).map(({ payload }) => payload['hour'])).toEqual([8]);
  });

  test('that is under way is followed by what was said after it', async () => {
    await remindOfFestival(db(), 'diwali', { days: [0], hour: 6 }, keeping);
    await db().outbox.toCollection().modify({ state: 'sending', attempts: 1 });
    await remindOfFestival(db(), 'diwali', { days: [], hour: 6 }, keeping);
    expect(await db().outbox.count()).toBe(2);
    expect(await festivalReminder(db(), 'diwali')).toMatchObject({ days: [] });
  });

  test.each([
    ['more than five times', { days: [6, 5, 4, 3, 2, 1], hour: 6 }],
    ['an hour that no clock has', { days: [0], hour: 24 }],
    ['a day too far before', { days: [31], hour: 6 }],
  ])('of %s is refused, and nothing is kept', async (_, reminder) => {
    expect((await remindOfFestival(db(), 'diwali', reminder, keeping)).kind).toBe('refused');
    expect(await db().outbox.count()).toBe(0);
  });
});

describe('the settings', () => {
  test('are those for everybody until somebody says otherwise', async () => {
    expect(await reminderSettings(db(), userId)).toBeUndefined();
    await mirrorOf(db(), 'profiles').put(profile);
    expect(await reminderSettings(db(), userId)).toEqual(defaultReminderSettings);
  });

  test('hold as they were last said, before the server has heard of them', async () => {
    await mirrorOf(db(), 'profiles').put(profile);
    await changeReminderSettings(db(), (kept) => ({ ...kept, hour: 5 }), keeping);
    await changeReminderSettings(db(), (kept) => ({ ...kept, hour: 6, quiet: null }), keeping);
    expect(await reminderSettings(db(), userId)).toEqual({
      ...defaultReminderSettings,
      hour: 6,
      quiet: null,
    });
    expect(await db().outbox.count()).toBe(1);
  });

  test('take in every change of several that come at once', async () => {
    vi.stubGlobal('navigator', { locks: oneAtATime() });
    await mirrorOf(db(), 'profiles').put(profile);
    await Promise.all([
      changeReminderSettings(db(), (kept) => ({ ...kept, events: false }), keeping),
      changeReminderSettings(db(), (kept) => ({ ...kept, hour: 6 }), keeping),
      changeReminderSettings(db(), (kept) => ({ ...kept, quiet: null }), keeping),
    ]);
    vi.unstubAllGlobals();
    expect(await reminderSettings(db(), userId)).toEqual({
      ...defaultReminderSettings,
      events: false,
      hour: 6,
      quiet: null,
    });
  });
});

describe('what is asked for', () => {
  const between = async () => {
    const kept = await keptReminders(db(), userId);
    const asked = askedOf(kept, { place: defaultPlace, monthSystem: 'purnimanta' }, 'Asia/Kolkata');
    return remindersBetween(asked, day('2026-11-01'), day('2026-11-12'));
  };

  test('is a festival on its date at the place, and an event on its own, by the clock of the device', async () => {
    await remindOfFestival(db(), 'diwali', { days: [1], hour: 9 }, keeping);
    await db().user_events.put(birthday);
    expect((await between()).map((each) => [seenKey(each), new Date(each.at).toISOString()])).toEqual([
      ['festival:diwali/2026-11-08/1', '2026-11-07T03:30:00.000Z'],
      [`event:${birthday.id}/2026-11-10/0`, '2026-11-10T02:30:00.000Z'],
    ]);
  });

  test('takes an event for made on the day that it was at the place, wherever the device is', async () => {
    await db().user_events.put({ ...birthday, created_at: '2026-10-31T20:00:00Z' });
    const kept = await keptReminders(db(), userId);
    const asked = askedOf(kept, { place: defaultPlace, monthSystem: 'purnimanta' }, 'America/New_York');
    expect(asked.events).toMatchObject([{ createdOn: '2026-11-01' }]);
  });

  test('leaves out a festival that is not to be shown as long as it is not, and keeps what was asked for', async () => {
    await remindOfFestival(db(), 'diwali', { days: [1], hour: 9 }, keeping);
    const hidden = contentDatabase().table('hidden_festivals');
    await hidden.put({ id: 'diwali' });
    expect(await between()).toEqual([]);
    expect(await festivalReminder(db(), 'diwali')).toMatchObject({ days: [1] });
    await hidden.clear();
    expect(await between()).toHaveLength(1);
  });

  test('leaves out a kind that is switched off, what was removed, and an event that cannot be read', async () => {
    await mirrorOf(db(), 'profiles').put({
      ...profile,
      reminder_settings: { events: true, festivals: false, hour: 8, quiet: null },
    } as ProfileRow);
    await remindOfFestival(db(), 'diwali', { days: [1], hour: 9 }, keeping);
    await db().user_events.bulkPut([
      { ...birthday, id: 'a', deleted_at: '2026-11-01' },
      { ...birthday, id: 'b', event_date: '2026-02-30' },
      { ...birthday, id: 'c', reminder: { days: 'often' } },
    ]);
    expect(await between()).toEqual([]);
  });
});

test('what was looked at is remembered, each once, and the oldest let go of', async () => {
  expect(await seenReminders(db())).toEqual([]);
  await noteSeenReminders(db(), ['a', 'b']);
  await noteSeenReminders(db(), ['b', 'c']);
  expect(await seenReminders(db())).toEqual(['a', 'b', 'c']);
  const many = Array.from({ length: 400 }, (_, n) => `n${n}`);
  await noteSeenReminders(db(), many);
  expect(await seenReminders(db())).toEqual(many);
});

/** Locks as a browser has them, for one name. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: unknown, work: () => Promise<void>) => (last = last.then(work)),
  };
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
  id: 'b7d0c7de-5f0b-4d2e-9a53-0000000000e1',
  seq: 2,
  deleted_at: null,
  title: 'Amma’s birthday',
  description: null,
  date_type: 'solar',
  is_recurring: true,
  event_date: '1961-11-10',
  lunar_month: null,
  lunar_day: null,
  reminder: { days: [0], hour: 8 },
  created_at: '2026-10-01T00:00:00Z',
  updated_at: '2026-10-01T00:00:00Z',
};

function day(text: string): CivilDate {
  const date = readCivilDate(text);
  if (!date) throw new Error(text);
  return date;
}
