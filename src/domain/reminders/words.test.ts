import { describe, expect, test } from 'vitest';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { readPushPayload } from './push-payload.ts';
import { defaultReminderSettings, readReminder, readReminderSettings } from './reminder.ts';
import { reminderWords } from './words.ts';

const diwali = readCivilDate('2026-11-08') as CivilDate;
const festival = { kind: 'festival', festivalId: 'diwali' } as const;
const event = (title: string) => ({ kind: 'event', id: 'e', title }) as const;

describe('the words of a reminder', () => {
  test.each([
    [1, 'Tomorrow: Diwali', 'कल: '],
    [0, 'Today: Diwali', 'आज: '],
    [7, 'In 7 days: Diwali', '7 दिन बाद: '],
    [-1, 'Yesterday: Diwali', 'बीते कल: '],
    [-3, '3 days ago: Diwali', '3 दिन पहले: '],
  ])('say in both languages how far off the day is: %i', (daysBefore, english, hindi) => {
    expect(reminderWords(festival, diwali, daysBefore, 'en').title).toBe(english);
    expect(reminderWords(festival, diwali, daysBefore, 'hi').title).toMatch(
      new RegExp(`^${hindi}[\\u0900-\\u097f]`),
    );
  });

  test('name the day and lead to it', () => {
    expect(reminderWords(festival, diwali, 1, 'en')).toMatchObject({
      body: 'Sunday, 8 November',
      url: '/hindu-festivals?month=2026-11&day=2026-11-08&festival=diwali',
    });
    expect(reminderWords(festival, diwali, 1, 'hi').body).toBe('रविवार, 8 नवंबर');
    expect(reminderWords(event('Fast'), diwali, 0, 'en')).toMatchObject({
      title: 'Today: Fast',
      url: '/events#event-e',
    });
  });

  test('are those of its writer, shortened between letters', () => {
    expect(reminderWords(event(' दादी 🎂 '), diwali, 0, 'hi').title).toBe('आज: दादी 🎂');
    const { title } = reminderWords(event('👨‍👩‍👧‍👦'.repeat(100)), diwali, 0, 'en');
    expect(title).toBe(`Today: ${'👨‍👩‍👧‍👦'.repeat(79)}…`);
  });

  test('tell of several together by their number', () => {
    const more = (count: number) => reminderWords({ kind: 'joined', count }, diwali, 0, 'en');
    expect(more(1).title).toBe('One more reminder today');
    expect(more(7)).toMatchObject({ title: '7 more reminders today', url: '/events' });
    expect(reminderWords({ kind: 'joined', count: 7 }, diwali, 0, 'hi').title).toBe('आज 7 और रिमाइंडर');
  });

  test('fit into a push, whatever somebody has written', () => {
    const payload = {
      v: 1,
      id: 'x'.repeat(36),
      ...reminderWords(event('\u0001'.repeat(200)), diwali, 30, 'hi'),
      tag: 'x'.repeat(60),
      language: 'hi',
    };
    const family = { ...payload, ...reminderWords(event('👨‍👩‍👧‍👦'.repeat(28)), diwali, 30, 'hi') };
    for (const each of [payload, family])
      expect(new TextEncoder().encode(JSON.stringify(each)).length).toBeLessThan(3072);
  });
});

test.each<[string, unknown, unknown]>([
  [
    'is what was asked for, the earliest day first and each once',
    { days: [0, 7, 0, 1], hour: 6 },
    { days: [7, 1, 0], hour: 6 },
  ],
  ['is none without days', { days: [], hour: 6 }, undefined],
  ['leaves out days that there are not', { days: [31, -1, 1.5, '2', 2], hour: 6 }, { days: [2], hour: 6 }],
  ['is none without an hour of the clock', { days: [0], hour: 24 }, undefined],
  ['is none where there is nothing', null, undefined],
])('a reminder %s', (_, value, expected) => {
  expect(readReminder(value)).toEqual(expected);
});

test('settings that cannot be read are those that everybody begins with, one by one', () => {
  const { quiet } = defaultReminderSettings;
  expect(readReminderSettings(null)).toEqual(defaultReminderSettings);
  expect(readReminderSettings({ events: false, festivals: 1, hour: 25, quiet: { from: 1 } })).toEqual({
    ...defaultReminderSettings,
    events: false,
    quiet,
  });
  expect(readReminderSettings({ events: true, festivals: false, hour: 5, quiet: null })).toEqual({
    events: true,
    festivals: false,
    hour: 5,
    quiet: null,
  });
});

describe('a payload', () => {
  const payload = { v: 1, id: null, title: 'a', body: 'b', url: '/events', tag: 't', language: 'hi' };

  test('is read as it was sent', () => {
    expect(readPushPayload(payload)).toEqual(payload);
    expect(readPushPayload({ ...payload, id: 'x', language: 'ta' })).toEqual({
      ...payload,
      id: 'x',
      language: 'en',
    });
  });

  test.each([
    null,
    [],
    { ...payload, v: 2 },
    { ...payload, title: undefined },
    { ...payload, id: 7 },
    { ...payload, url: 'https://elsewhere.example/' },
    { ...payload, url: '//elsewhere.example/' },
    { ...payload, url: String.raw`/\elsewhere.example` },
    { ...payload, url: '/\t/elsewhere.example' },
    { ...payload, url: '/\n\\elsewhere.example' },
  ])('that is none of ours is not read: %j', (value) => {
    expect(readPushPayload(value)).toBeUndefined();
  });
});
