import { describe, expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { lordReading, nakshatraReading, readingsOf } from './readings.ts';

const pune = { latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' };
const at = Date.UTC(1990, 4, 12, 5);

describe('the readings of a chart', () => {
  test('are of the lagna, the Moon and the lord of each house', () => {
    const ids = readingsOf(chartOf({ ...pune, at })).map(({ id }) => id);
    // Karka rises, the Moon in Vrishchika and Jyeshtha; Saturn, in Makara, has the seventh and the eighth.
    expect(ids.slice(0, 3)).toEqual(['lagna-4', 'moon-sign-8', 'nakshatra-18']);
    expect(ids).toHaveLength(15);
    expect(ids).toEqual(expect.arrayContaining(['lord-1-in-5', 'lord-7-in-7', 'lord-8-in-7']));
  });

  test('without a lagna are of the Moon alone', () => {
    const timeless = chartOf({ ...pune, at }, undefined, { hasTime: false });
    expect(readingsOf(timeless).map(({ id }) => id)).toEqual(['moon-sign-8', 'nakshatra-18']);
  });
});

test('verses are those of the books', () => {
  const verses = [1, 2, 6, 7, 8, 9, 13, 27].map((star) => nakshatraReading(star).source.verse);
  expect(verses).toEqual(['16.1', '16.1', '16.3', '16.4', '16.5', '16.5', '16.7', '16.14']);
  expect(lordReading(12, 12).source.verse).toBe('24.144');
  expect(() => nakshatraReading(28)).toThrow(RangeError);
});
