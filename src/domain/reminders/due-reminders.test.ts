import { describe, expect, test } from 'vitest';
import type { PersonalDate } from '../events/personal-date.ts';
import { settingsFor } from '../panchang/settings.ts';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { everyEkadashi } from './every-ekadashi.ts';
import { dueReminders, remindersBetween, type RemindersAsked, type RemindedEvent } from './due-reminders.ts';

const day = (text: string): CivilDate => {
  const date = readCivilDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};
const at = (time: string) => Date.parse(time);

const solar = (date: string, isRecurring = true): PersonalDate => ({
  kind: 'solar',
  date: day(date),
  isRecurring,
});

function event(personal: PersonalDate, change: Partial<RemindedEvent> = {}): RemindedEvent {
  return {
    id: 'e',
    title: 'Birthday',
    personal,
    createdOn: day('2026-01-01'),
    reminder: { days: [0], hour: 8 },
    askedAt: 0,
    ...change,
  };
}

function asked(change: Partial<RemindersAsked> = {}): RemindersAsked {
  return {
    events: [],
    festivals: [],
    quiet: null,
    timeZone: 'Asia/Kolkata',
    settings: settingsFor(defaultPlace),
    ...change,
  };
}

/** When each is shown, in UTC, with the day that it is about. */
const told = (wanted: RemindersAsked, from: string, to: string) =>
  remindersBetween(wanted, day(from), day(to)).map(({ at: time, date, daysBefore }) =>
    [new Date(time).toISOString().slice(0, 16), date, daysBefore].join(' '),
  );

describe('every ekadashi', () => {
  const every = { festivalId: everyEkadashi, reminder: { days: [0], hour: 6 }, askedAt: 0 };

  test('is each of a year, and one that was asked for by itself is as that was asked for', () => {
    const own = { festivalId: 'nirjala_ekadashi', reminder: { days: [1], hour: 20 }, askedAt: 0 };
    const of = (festivals: RemindersAsked['festivals']) =>
      remindersBetween(asked({ festivals }), day('2027-01-01'), day('2027-12-31'));
    const alone = of([every]);
    expect(alone).toHaveLength(25);
    for (const { key, askedBy } of alone) {
      expect(key).toMatch(/^festival:\w+_ekadashi$/);
      expect(askedBy).toBe('festival:every_ekadashi');
    }
    const both = of([every, own]);
    expect(both).toHaveLength(25);
    expect(both.filter(({ askedBy }) => askedBy === 'festival:nirjala_ekadashi')).toMatchObject([
      { key: 'festival:nirjala_ekadashi', daysBefore: 1 },
    ]);
  });

  test('is no other day of the month', () => {
    const keys = remindersBetween(asked({ festivals: [every] }), day('2027-01-01'), day('2027-02-28'));
    expect(keys.map(({ key }) => key)).not.toContain('festival:amavasya');
  });
});

describe('what is shown between two dates', () => {
  test('is each of the days before, in the order of the hours', () => {
    const events = [event(solar('1950-03-05'), { reminder: { days: [7, 1, 0], hour: 8 } })];
    expect(told(asked({ events }), '2027-02-20', '2027-03-20')).toEqual([
      '2027-02-26T02:30 2027-03-05 7',
      '2027-03-04T02:30 2027-03-05 1',
      '2027-03-05T02:30 2027-03-05 0',
    ]);
  });

  test('goes over the end of a year', () => {
    const events = [event(solar('1950-01-02'), { reminder: { days: [3], hour: 0 } })];
    expect(told(asked({ events }), '2027-12-01', '2027-12-31')).toEqual(['2027-12-29T18:30 2028-01-02 3']);
  });

  test('is on 28 February for somebody of the 29th, where there is none', () => {
    const events = [event(solar('1988-02-29'))];
    expect(told(asked({ events }), '2027-01-01', '2028-12-31')).toEqual([
      '2027-02-28T02:30 2027-02-28 0',
      '2028-02-29T02:30 2028-02-29 0',
    ]);
  });

  test('is nothing of a day that does not come again', () => {
    const events = [event(solar('2026-03-05', false))];
    expect(told(asked({ events }), '2027-01-01', '2027-12-31')).toEqual([]);
  });

  test('is the day of a tithi at the place, by the clock of a phone far away', () => {
    const events = [event({ kind: 'lunar', month: 8, paksha: 'krishna', day: 15, isRecurring: true })];
    const atHome = told(asked({ events }), '2026-11-01', '2026-11-30');
    const inNewYork = told(asked({ events, timeZone: 'America/New_York' }), '2026-11-01', '2026-11-30');
    expect(atHome).toEqual(['2026-11-09T02:30 2026-11-09 0']);
    expect(inNewYork).toEqual(['2026-11-09T13:00 2026-11-09 0']);
  });

  test('is a festival, where this version knows it', () => {
    const reminder = { days: [1], hour: 19 };
    const festivals = ['diwali', 'festival_of_tomorrow'].map((festivalId) => ({
      festivalId,
      reminder,
      askedAt: 0,
    }));
    expect(told(asked({ festivals }), '2026-11-01', '2026-11-30')).toEqual(['2026-11-07T13:30 2026-11-08 1']);
  });

  test('is nothing of an hour that was over when it was asked for', () => {
    const askedAt = at('2027-03-05T02:31:00Z');
    const events = [event(solar('1950-03-05'), { askedAt })];
    expect(told(asked({ events }), '2027-03-05', '2027-03-05')).toEqual([]);
    expect(told(asked({ events }), '2028-03-05', '2028-03-05')).toHaveLength(1);
  });

  test('ends with the years that can be reckoned', () => {
    const events = [event(solar('1950-12-31'), { reminder: { days: [30], hour: 8 } })];
    expect(told(asked({ events }), '2100-12-01', '2101-12-31')).toEqual(['2100-12-01T02:30 2100-12-31 30']);
    expect(told(asked({ events }), '2101-01-01', '2101-12-31')).toEqual([]);
    expect(told(asked({ events }), '1890-01-01', '1899-12-31')).toEqual([]);
  });

  test('is of the first thousand events, however many there are', () => {
    const events = Array.from({ length: 5000 }, (_, index) =>
      event(
        {
          kind: 'lunar',
          month: 1 + (index % 12),
          paksha: 'shukla',
          day: 1 + (index % 15),
          isRecurring: true,
        },
        { id: String(index) },
      ),
    );
    const found = remindersBetween(asked({ events }), day('2027-01-01'), day('2027-12-31'));
    expect(new Set(found.map(({ key }) => key)).size).toBeLessThanOrEqual(1000);
    expect(found.length).toBeGreaterThan(900);
  });
});

describe('an hour', () => {
  const onlyTime = (hour: number, change: Partial<RemindersAsked>, date = '1950-03-05') =>
    remindersBetween(
      asked({ events: [event(solar(date), { reminder: { days: [0], hour } })], timeZone: 'UTC', ...change }),
      day('2027-01-01'),
      day('2027-12-31'),
    ).map(({ at: time }) => new Date(time).toISOString().slice(5, 16))[0];

  test.each<[string, number, RemindersAsked['quiet'], string]>([
    ['outside of the quiet hours stays', 21, { from: 22, to: 7 }, '03-05T21:00'],
    ['at their beginning is shown shortly before', 22, { from: 22, to: 7 }, '03-05T21:45'],
    [
      'before midnight is shown before they begin, as their end is another date',
      23,
      { from: 22, to: 7 },
      '03-05T21:45',
    ],
    ['after midnight waits for their end', 3, { from: 22, to: 7 }, '03-05T07:00'],
    ['at their end stays', 7, { from: 22, to: 7 }, '03-05T07:00'],
    ['within quiet hours of one day waits for their end', 14, { from: 13, to: 16 }, '03-05T16:00'],
    ['waits from midnight on', 0, { from: 0, to: 6 }, '03-05T06:00'],
    ['stays, where from one hour to the same is none', 5, { from: 5, to: 5 }, '03-05T05:00'],
    ['is at its latest before quiet hours that end with the day', 23, { from: 20, to: 0 }, '03-05T19:45'],
  ])('%s', (_, hour, quiet, expected) => {
    expect(onlyTime(hour, { quiet })).toBe(expected);
  });

  test('that summer time skips is the first after the gap', () => {
    // New York, 14 March 2027: from 2 to 3.
    expect(onlyTime(2, { timeZone: 'America/New_York' }, '1950-03-14')).toBe('03-14T07:00');
  });

  test('that the clock shows twice is the first of the two', () => {
    // New York, 7 November 2027: from 2 back to 1.
    expect(onlyTime(1, { timeZone: 'America/New_York' }, '1950-11-07')).toBe('11-07T05:00');
  });

  test('is the hour of the clock on both sides of the change', () => {
    expect(onlyTime(8, { timeZone: 'Europe/London' }, '1950-03-27')).toBe('03-27T08:00');
    expect(onlyTime(8, { timeZone: 'Europe/London' }, '1950-03-28')).toBe('03-28T07:00');
  });
});

describe('what is due', () => {
  const events = [event(solar('1950-03-05'), { reminder: { days: [1, 0], hour: 8 } })];

  test.each<[string, string, number]>([
    ['nothing before the hour', '2027-03-04T02:29:59Z', 0],
    ['the reminder from its hour on', '2027-03-04T02:30:00Z', 1],
    ['it still, late on the same date', '2027-03-04T18:29:00Z', 1],
    ['not any more on the next date', '2027-03-04T18:31:00Z', 0],
  ])('is %s', (_, now, count) => {
    expect(dueReminders(asked({ events }), at(now)).due).toHaveLength(count);
  });

  test('is looked for again at the next hour, and after 40 days where there is none', () => {
    const next = (now: string) =>
      new Date(dueReminders(asked({ events }), at(now)).lookAgainAt).toISOString();
    expect(next('2027-03-04T02:00:00Z')).toBe('2027-03-04T02:30:00.000Z');
    expect(next('2027-03-04T02:30:00Z')).toBe('2027-03-05T02:30:00.000Z');
    expect(next('2027-03-05T02:30:00Z')).toBe('2027-04-14T02:30:00.000Z');
  });

  test('waits where it is quiet, until the end of the quiet hours if that is today', () => {
    const quiet = { from: 12, to: 15 };
    const late = dueReminders(asked({ events, quiet }), at('2027-03-04T07:00:00Z'));
    expect(late.due).toEqual([]);
    expect(new Date(late.lookAgainAt).toISOString()).toBe('2027-03-04T09:30:00.000Z');
    expect(dueReminders(asked({ events, quiet }), at('2027-03-04T09:30:00Z')).due).toHaveLength(1);
  });

  test('is not shown in the night that follows, nor on the day after', () => {
    const quiet = { from: 22, to: 7 };
    const late = dueReminders(asked({ events, quiet }), at('2027-03-04T17:00:00Z'));
    expect(late.due).toEqual([]);
    expect(new Date(late.lookAgainAt).toISOString()).toBe('2027-03-05T02:30:00.000Z');
  });
});
