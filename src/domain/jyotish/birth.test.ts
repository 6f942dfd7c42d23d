import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { birthTime, dayOfBirth, momentOf } from './birth.ts';

const bornOn = (date: CivilDate, minutesOfDay: number | null) =>
  birthTime({ date, minutesOfDay, within: 0, place: defaultPlace });

describe('a birth', () => {
  test('by the clock of its place is an instant there', () => {
    const time = bornOn(civilDate(1990, 5, 12), 630);
    if (time.kind !== 'one') throw new Error(time.kind);
    expect(momentOf(time.reading, defaultPlace)).toEqual({
      at: Date.UTC(1990, 4, 12, 5),
      latitude: defaultPlace.latitude,
      longitude: defaultPlace.longitude,
      timeZone: 'Asia/Kolkata',
    });
  });

  test('whose time nobody knows has no instant', () => {
    expect(bornOn(civilDate(1990, 5, 12), null)).toEqual({ kind: 'no-time' });
  });

  test.each([
    // Bombay kept 4:51 until 1955; New York put its clocks forward that day.
    ['Bombay', civilDate(1950, 1, 26), 18.96, 72.82, 'Asia/Kolkata', '1950-01-25T19:09', '1950-01-26T19:08'],
    [
      'New York',
      civilDate(2026, 3, 8),
      40.71,
      -74,
      'America/New_York',
      '2026-03-08T05:00',
      '2026-03-09T03:59',
    ],
  ] as const)(
    'of no known time in %s lies in the day of its clock',
    (name, date, latitude, longitude, timeZone, from, to) => {
      const { moment, range } = dayOfBirth(date, { name, latitude, longitude, timeZone });
      expect([range.from, range.to].map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([from, to]);
      expect(moment.at).toBeGreaterThan(range.from);
      expect(moment.at).toBeLessThan(range.to);
    },
  );

  test.each([
    [1799, 'out-of-range'],
    [1800, 'one'],
    [2200, 'one'],
    [2201, 'out-of-range'],
  ])('in %d is %s', (year, kind) => {
    expect(bornOn(civilDate(year, 6, 1), 720).kind).toBe(kind);
  });
});
