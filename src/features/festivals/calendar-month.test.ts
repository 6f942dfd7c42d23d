import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, weekdayOf } from '#domain/time/civil-date.ts';
import {
  cellsOf,
  dayInMonth,
  firstOf,
  monthAfter,
  monthIn,
  monthOf,
  readDay,
  readMonth,
} from './calendar-month.ts';

const months = tuple(integer({ min: 1900, max: 2100 }), integer({ min: 1, max: 12 })).map(([year, month]) =>
  monthIn(year, month),
);

describe('a month', () => {
  test('is six weeks of days in a row that begin on a Sunday and hold all its days', () => {
    assert(
      property(months, (month) => {
        const cells = cellsOf(month);
        expect(cells).toHaveLength(42);
        expect(weekdayOf(cells[0] ?? firstOf(month))).toBe(0);
        expect(
          cells.every((date, index) => index === 0 || date === addDays(cells[index - 1] ?? date, 1)),
        ).toBe(true);
        const own = cells.filter((date) => monthOf(date) === month);
        expect(own[0]).toBe(firstOf(month));
        expect(monthOf(addDays(own.at(-1) ?? firstOf(month), 1))).not.toBe(month);
      }),
    );
  });

  test('leads to the next and back, over the ends of years', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-05', -12)).toBe('2025-05');
  });

  test('stops at the ends of the calendar', () => {
    expect(monthAfter('1900-01', -1)).toBe('1900-01');
    expect(monthAfter('2100-06', 12)).toBe('2100-12');
  });

  test.each([
    ['2026-08-31', '2026-09', '2026-09-30'],
    ['2027-01-31', '2027-02', '2027-02-28'],
    ['2028-01-31', '2028-02', '2028-02-29'],
    ['2026-03-08', '2026-04', '2026-04-08'],
  ] as const)('%s becomes in %s the day %s', (date, month, same) => {
    const [year = 0, own = 0, day = 0] = date.split('-').map(Number);
    expect(dayInMonth(civilDate(year, own, day), month)).toBe(same);
  });
});

describe('an address', () => {
  test.each([
    '2026-13',
    '1899-12',
    '2101-01',
    '2026',
    '२०२६-११',
    '',
    undefined,
    2026,
    ['2026-11'],
    '2026-11-08',
  ])('%j names no month', (text) => expect(readMonth(text)).toBeUndefined());

  test.each(['2025-02-30', '0000-00-00', '1899-12-31', '2101-01-01', 'today', '2026-11', undefined, {}])(
    '%j names no day',
    (text) => expect(readDay(text)).toBeUndefined(),
  );

  test('names a month and a day that the calendar has', () => {
    expect(readMonth('1900-01')).toBe('1900-01');
    expect(readDay('2100-12-31')).toBe('2100-12-31');
  });
});
