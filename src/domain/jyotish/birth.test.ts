import { describe, expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { birthTime, momentOf } from './birth.ts';

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
    [1799, 'out-of-range'],
    [1800, 'one'],
    [2200, 'one'],
    [2201, 'out-of-range'],
  ])('in %d is %s', (year, kind) => {
    expect(bornOn(civilDate(year, 6, 1), 720).kind).toBe(kind);
  });
});
