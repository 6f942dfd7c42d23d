import { describe, expect, test } from 'vitest';
import { addDays, civilDate, civilDateOf, dayNumberOf, readCivilDate, weekdayOf } from './civil-date.ts';

const date = (text: string) => {
  const read = readCivilDate(text);
  if (read === undefined) throw new Error(`${text} is no date`);
  return read;
};

describe('reading', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
    expect(readCivilDate(text)).toBe(text);
  });

  test.each([
    '2025-02-30',
    '2025-02-29',
    '1900-02-29',
    '0000-00-00',
    '0000-01-01',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-4-3',
    ' 2025-04-03',
    '२०२५-०४-०३',
    '2025-04-03T00:00',
    '',
    20250403,
    null,
    undefined,
  ])('%s is none', (text) => {
    expect(readCivilDate(text)).toBeUndefined();
  });

  test('a day that no month has is refused when it is put together', () => {
    expect(() => civilDate(2025, 2, 29)).toThrow(RangeError);
    expect(civilDate(2024, 2, 29)).toBe('2024-02-29');
  });
});

describe('counting', () => {
  test('days are counted as the language itself counts them, across four centuries', () => {
    for (let day = dayNumberOf(date('1799-12-30')); day < dayNumberOf(date('2201-01-03')); day += 1) {
      const written = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(civilDateOf(day)).toBe(written);
      expect(dayNumberOf(date(written))).toBe(day);
    }
  });

  test.each([
    ['1970-01-01', 4],
    ['1947-08-15', 5],
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['1900-01-01', 1],
  ])('%s is weekday %d', (text, weekday) => {
    expect(weekdayOf(date(text))).toBe(weekday);
  });

  test('adding days crosses the ends of months, of leap years and of centuries', () => {
    expect(addDays(date('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(date('2100-02-28'), 1)).toBe('2100-03-01');
    expect(addDays(date('2000-01-01'), -1)).toBe('1999-12-31');
  });
});
