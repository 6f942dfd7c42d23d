import { assert, constantFrom, integer, property, record, boolean as flag } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tithiOn } from '#domain/panchang/day.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import {
  addDays,
  civilDateOf,
  dayNumberOf,
  partsOf,
  readCivilDate,
  type CivilDate,
} from '#domain/time/civil-date.ts';
import { defaultPlace, type Place } from '#domain/time/place.ts';
import { nextOccurrences } from './next-occurrences.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import { pakshas, personalDateOf, tithiOf, type PersonalDate } from './personal-date.ts';

const delhi = settingsFor(defaultPlace);
const amanta = settingsFor(defaultPlace, 'amanta');
const newYork: Place = { name: 'New York', latitude: 40.71, longitude: -74.01, timeZone: 'America/New_York' };
const longyearbyen: Place = {
  name: 'Longyearbyen',
  latitude: 78.22,
  longitude: 15.65,
  timeZone: 'Arctic/Longyearbyen',
};

describe('a date of the calendar', () => {
  test('that comes once is there on its day, and not after it', () => {
    const once = solar('2027-01-10', false);
    expect(next(once, '2026-11-21', 5)).toEqual(['2027-01-10']);
    expect(next(once, '2027-01-10', 5)).toEqual(['2027-01-10']);
    expect(next(once, '2027-01-11', 5)).toEqual([]);
  });

  test('that returns is there every year from its own on', () => {
    expect(next(solar('1948-03-09'), '2026-11-21', 2)).toEqual(['2027-03-09', '2028-03-09']);
    expect(next(solar('2030-03-09'), '2026-11-21', 2)).toEqual(['2030-03-09', '2031-03-09']);
    expect(next(solar('1948-11-21'), '2026-11-21', 1)).toEqual(['2026-11-21']);
  });

  test('of 29 February is kept on the 28th where there is none', () => {
    expect(next(solar('2000-02-29'), '2027-01-01', 3)).toEqual(['2027-02-28', '2028-02-29', '2029-02-28']);
    expect(next(solar('2000-02-29'), '2099-06-01', 1)).toEqual(['2100-02-28']);
  });

  test('is found up to a day, that day included', () => {
    expect(until(solar('1990-05-05'), '2026-01-01', '2028-05-05')).toHaveLength(3);
    expect(until(solar('1990-05-05'), '2026-01-01', '2028-05-04')).toHaveLength(2);
    expect(until(solar('1990-05-05'), '2026-06-01', '2026-01-01')).toEqual([]);
  });

  test('ends with the years that a date may have', () => {
    expect(next(solar('1990-05-05'), '2398-01-01', 9)).toEqual(['2398-05-05', '2399-05-05']);
  });
});

describe('a tithi', () => {
  test.each<[string, PersonalDate, string]>([
    // Days that published panchangs agree upon, and that sunrise decides.
    ['Ugadi, Chaitra shukla 1', lunar(1, 'shukla', 1), '2025-03-30'],
    ['Vaisakha purnima', lunar(2, 'shukla', 15), '2025-05-12'],
    ['Guru Purnima, Ashadha', lunar(4, 'shukla', 15), '2025-07-10'],
    ['Nag Panchami, Shravana', lunar(5, 'shukla', 5), '2025-07-29'],
    ['the amavasya of the fathers, Ashvina', lunar(7, 'krishna', 15), '2025-09-21'],
  ])('%s', (_, personal, expected) => {
    expect(next(personal, '2025-01-01', 1)).toEqual([expected]);
  });

  test('that begins after one sunrise and ends before the next is kept on the day in which it begins', () => {
    // Magha's fifth of 2025 rules from 9:14 am on 2 February to 6:52 am on the 3rd, when the sun rises at 7:08.
    expect(next(lunar(11, 'shukla', 5), '2025-01-01', 1)).toEqual(['2025-02-02']);
  });

  test('that rules at two sunrises is kept on the first', () => {
    const [first, second] = [date('2026-10-17'), date('2026-10-18')];
    expect([first, second].map((day) => tithiOn(day, delhi).tithi)).toEqual([7, 7]);
    expect(next(lunar(7, 'shukla', 7), '2026-01-01', 1)).toEqual([first]);
  });

  test('of the dark half has the month of its reader, and of the bright half the same in both systems', () => {
    // The amavasya of Diwali is Kartika's for the north and Ashvina's for the west.
    expect(next(lunar(8, 'krishna', 15), '2026-01-01', 1)).toEqual(['2026-11-09']);
    expect(next(lunar(7, 'krishna', 15), '2026-01-01', 1, amanta)).toEqual(['2026-11-09']);
    expect(next(lunar(8, 'krishna', 15), '2026-01-01', 1, amanta)).toEqual(['2026-12-08']);
    expect(next(lunar(8, 'shukla', 15), '2026-01-01', 1, amanta)).toEqual(
      next(lunar(8, 'shukla', 15), '2026-01-01', 1),
    );
  });

  test('is kept in the nija month of a year with an adhika one', () => {
    // Adhika Jyeshtha runs from 17 May to 15 June 2026.
    expect(next(lunar(3, 'shukla', 10), '2026-01-01', 1)).toEqual(['2026-06-24']);
    expect(next(lunar(3, 'krishna', 10), '2026-01-01', 1)).toEqual(['2026-05-12']);
    expect(next(lunar(3, 'krishna', 10), '2026-01-01', 1, amanta)).toEqual(['2026-07-10']);
  });

  test('of a month that a year has lost is kept in the one that swallowed it', () => {
    // Of 1983 Magha is lost: the lunation from 14 January is Pausha and Magha.
    expect(next(lunar(11, 'shukla', 5), '1982-06-01', 1)).toEqual(['1983-01-19']);
    expect(next(lunar(10, 'shukla', 5), '1982-06-01', 1)).toEqual(['1983-01-19']);
    expect(next(lunar(11, 'shukla', 5), '1983-02-01', 1)).toEqual(['1984-02-07']);
  });

  test('that does not return falls once, on the first such day after it was made', () => {
    const once = lunar(8, 'krishna', 15, false);
    expect(next(once, '2026-01-01', 9, delhi, '2026-11-21')).toEqual(['2027-10-29']);
    expect(next(once, '2027-10-29', 9, delhi, '2026-11-21')).toEqual(['2027-10-29']);
    expect(next(once, '2027-10-30', 9, delhi, '2026-11-21')).toEqual([]);
    expect(next(once, '2026-01-01', 9, delhi, '2026-11-09')).toEqual(['2026-11-09']);
  });

  test('is reckoned at the place', () => {
    const purnima = lunar(7, 'shukla', 15);
    const there = settingsFor(newYork);
    expect(next(purnima, '2026-01-01', 8)).not.toEqual(next(purnima, '2026-01-01', 8, there));
  });

  test('has a day also where the sun does not rise', () => {
    expect(next(lunar(11, 'shukla', 5), '2026-01-01', 9, settingsFor(longyearbyen))).toHaveLength(9);
  });

  test.each([
    ['1800-01-01', 2],
    ['2099-01-01', 2],
    ['2100-12-31', 0],
    ['2101-01-01', 0],
    ['9999-12-31', 0],
  ])('is found within 1900 to 2100 alone: from %s', (from, count) => {
    const days = next(lunar(8, 'shukla', 11), from, 2);
    expect(days).toHaveLength(count);
    for (const day of days) expect(partsOf(day).year).toBeGreaterThanOrEqual(1900);
  });

  test('of any kind, place and year rules at its sunrise and not at the one before, or rules at none', () => {
    assert(
      property(
        record({
          month: integer({ min: 1, max: 12 }),
          paksha: constantFrom(...pakshas),
          day: integer({ min: 1, max: 15 }),
        }),
        integer({ min: dayNumberOf(date('1901-01-01')), max: dayNumberOf(date('2098-01-01')) }),
        constantFrom(defaultPlace, newYork),
        constantFrom('amanta', 'purnimanta'),
        (wanted, from, place, system) => {
          const settings = settingsFor(place, system);
          const sought = tithiOf(wanted);
          const [found] = next(
            { kind: 'lunar', ...wanted, isRecurring: true },
            civilDateOf(from),
            1,
            settings,
          );
          if (found === undefined) throw new Error('No day');
          const [before, on, after] = [-1, 0, 1].map((days) => tithiOn(addDays(found, days), settings));
          if (on?.tithi === sought) {
            expect(before?.tithi).not.toBe(sought);
            const named = on.month[settings.monthSystem];
            const isSwallowed = on.month.isKshaya && named !== wanted.month;
            expect(isSwallowed || (named === wanted.month && !on.month.isAdhika)).toBe(true);
          } else {
            // A tithi that meets no sunrise: the days around it have its neighbours.
            expect(on?.tithi).toBe(sought === 1 ? 30 : sought - 1);
            expect(after?.tithi).toBe(sought === 30 ? 1 : sought + 1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('days come in order, none twice, none before the first asked for, a year about apart', () => {
  assert(
    property(anyPersonal(), integer({ min: -20_000, max: 40_000 }), (personal, from) => {
      const days = next(personal, civilDateOf(from), 4).map(dayNumberOf);
      expect(days.every((day) => day >= from)).toBe(true);
      for (const [index, day] of days.slice(1).entries()) {
        const gap = day - (days[index] ?? 0);
        expect(gap).toBeGreaterThanOrEqual(personal.kind === 'solar' ? 365 : 290);
        expect(gap).toBeLessThanOrEqual(personal.kind === 'solar' ? 366 : 416);
      }
    }),
    { numRuns: 60 },
  );
});

test('a shorter span has the same days as a longer one has in it', () => {
  assert(
    property(
      anyPersonal(),
      integer({ min: 0, max: 30_000 }),
      integer({ min: 0, max: 900 }),
      (personal, from, days) => {
        const [first, last] = [civilDateOf(from), civilDateOf(from + days)];
        const longer = until(personal, civilDateOf(from - 500), civilDateOf(from + days + 500));
        expect(until(personal, first, last)).toEqual(longer.filter((day) => day >= first && day <= last));
      },
    ),
    { numRuns: 60 },
  );
});

describe('a row', () => {
  const row = {
    date_type: 'lunar',
    is_recurring: true,
    lunar_month: 'Kartika',
    lunar_day: 11,
    paksha: 'krishna',
  };
  test.each<[string, object, PersonalDate | undefined]>([
    ['of the dark half', {}, lunar(8, 'krishna', 11)],
    ['without a half is of the bright one', { paksha: null }, lunar(8, 'shukla', 11)],
    ['with an unknown month', { lunar_month: 'Kartik' }, undefined],
    ['with a day that no half has', { lunar_day: 16 }, undefined],
    ['without a day', { lunar_day: null }, undefined],
    ['of a date', { date_type: 'solar', event_date: '2025-01-15' }, solar('2025-01-15')],
    ['of a date that no calendar has', { date_type: 'solar', event_date: '2025-02-30' }, undefined],
    ['of a kind to come', { date_type: 'stellar' }, undefined],
  ])('%s', (_, fields, expected) => {
    expect(personalDateOf({ ...row, ...fields })).toEqual(expected);
  });
});

function date(text: string): CivilDate {
  const read = readCivilDate(text);
  if (read === undefined) throw new Error(`Not a date: ${text}`);
  return read;
}

function solar(text: string, isRecurring = true): PersonalDate {
  return { kind: 'solar', date: date(text), isRecurring };
}

function lunar(month: number, paksha: Paksha, day: number, isRecurring = true): PersonalDate {
  return { kind: 'lunar', month, paksha, day, isRecurring };
}

function next(personal: PersonalDate, from: string, count: number, settings = delhi, madeOn = '2026-01-01') {
  return nextOccurrences(personal, date(from), count, settings, date(madeOn));
}

function until(personal: PersonalDate, from: string, to: string) {
  return nextOccurrences(personal, date(from), date(to), delhi, date('1970-01-01'));
}

function anyPersonal() {
  return record({
    isLunar: flag(),
    month: integer({ min: 1, max: 12 }),
    paksha: constantFrom(...pakshas),
    day: integer({ min: 1, max: 15 }),
    on: integer({ min: -25_000, max: 30_000 }),
  }).map(({ isLunar, on, ...fields }): PersonalDate =>
    isLunar
      ? { kind: 'lunar', ...fields, isRecurring: true }
      : { kind: 'solar', date: civilDateOf(on), isRecurring: true },
  );
}
