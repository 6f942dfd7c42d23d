import { describe, expect, test, vi } from 'vitest';
import { civilDate } from './civil-date.ts';
import { civilDateAt, clockAt, instantAt, localTime } from './zone.ts';

const utc = (text: string) => Date.parse(text);

describe('the clock on the wall', () => {
  test.each([
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21', 23, 59],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22', 0, 0],
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22', 0, 0],
    ['2026-07-01T03:59:00Z', 'America/New_York', '2026-06-30', 23, 59],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02', 0, 0],
    ['2026-01-01T10:59:00Z', 'Pacific/Pago_Pago', '2025-12-31', 23, 59],
  ])('%s in %s is %s, %d:%d', (instant, zone, date, hour, minute) => {
    expect(civilDateAt(utc(instant), zone)).toBe(date);
    expect(clockAt(utc(instant), zone)).toEqual({ hour, minute });
  });

  test('is told with its distance from UTC', () => {
    expect(localTime(utc('2029-11-05T01:06:12Z'), 'Asia/Kolkata')).toBe('2029-11-05T06:36:12+05:30');
    expect(localTime(utc('2026-07-01T03:00:00Z'), 'America/St_Johns')).toBe('2026-07-01T00:30:00-02:30');
  });
});

describe('from the wall to the instant', () => {
  test('comes back to the same clock at every hour of a year with summer time', () => {
    for (let day = 1; day <= 28; day += 1) {
      for (const month of [1, 3, 6, 10, 11]) {
        for (const hour of [0, 5, 12, 23]) {
          const date = civilDate(2026, month, day);
          const at = instantAt(date, hour * 60, 'Europe/London');
          expect(civilDateAt(at, 'Europe/London')).toBe(date);
          expect(clockAt(at, 'Europe/London')).toEqual({ hour, minute: 0 });
        }
      }
    }
  });

  test('a time that summer time skips is the first instant after the gap', () => {
    expect(instantAt(civilDate(2026, 3, 8), 2 * 60 + 30, 'America/New_York')).toBe(
      utc('2026-03-08T07:00:00Z'),
    );
    expect(instantAt(civilDate(2026, 10, 4), 2 * 60 + 10, 'Australia/Lord_Howe')).toBe(
      utc('2026-10-03T15:30:00Z'),
    );
  });

  test('a time that the clock shows twice is the first of the two', () => {
    expect(instantAt(civilDate(2026, 11, 1), 60 + 30, 'America/New_York')).toBe(utc('2026-11-01T05:30:00Z'));
    expect(instantAt(civilDate(2026, 4, 5), 2 * 60 + 30, 'Australia/Sydney')).toBe(
      utc('2026-04-04T15:30:00Z'),
    );
  });

  test('a midnight that summer time skips is the first instant of the day', () => {
    const at = instantAt(civilDate(2026, 4, 24), 0, 'Africa/Cairo');
    expect(civilDateAt(at, 'Africa/Cairo')).toBe('2026-04-24');
    expect(civilDateAt(at - 1, 'Africa/Cairo')).toBe('2026-04-23');
  });

  test('a day that a zone left out begins where the next one does', () => {
    expect(instantAt(civilDate(2011, 12, 30), 9 * 60, 'Pacific/Apia')).toBe(utc('2011-12-30T10:00:00Z'));
  });

  test('the clocks of India before its standard time are followed', () => {
    expect(clockAt(utc('1943-06-01T00:00:00Z'), 'Asia/Kolkata')).toEqual({ hour: 6, minute: 30 });
  });

  test('a zone that nobody knows throws', () => {
    expect(() => civilDateAt(0, 'Asia/Atlantis')).toThrow(RangeError);
  });
});

describe('zones that are spelled in ever new ways', () => {
  test('are read alike, and let go of again', () => {
    const instant = utc('2026-11-21T18:30:00Z');
    const spellings = Array.from(
      { length: 100 },
      (_, n) =>
        `asia/${'kolkata'.replaceAll(/./g, (letter, at: number) => (n & (1 << at) ? letter.toUpperCase() : letter))}`,
    );
    const Real = Intl.DateTimeFormat;
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(...settings) {
      return new Real(...settings);
    });
    for (const spelling of spellings) expect(civilDateAt(instant, spelling)).toBe('2026-11-22');
    expect(made).toHaveBeenCalledTimes(100);
    expect(civilDateAt(instant, spellings[99] ?? '')).toBe('2026-11-22');
    expect(made).toHaveBeenCalledTimes(100);
    expect(civilDateAt(instant, spellings[0] ?? '')).toBe('2026-11-22');
    expect(made).toHaveBeenCalledTimes(101);
    made.mockRestore();
  });
});
