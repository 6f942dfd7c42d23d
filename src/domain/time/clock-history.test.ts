import { describe, expect, test } from 'vitest';
import { civilDate } from './civil-date.ts';
import { readCivilTime } from './clock-history.ts';
import { ownHistoryOf } from './merged-zones.ts';
import { cities, placeOfCity } from './places.ts';

const named = (name: string) => {
  const city = cities.find(({ en }) => en === name);
  if (city === undefined) throw new Error(`No ${name}`);
  return placeOfCity(city);
};
const noon = 720;
const read = (place: string, year: number, month: number, day: number, minutes = noon) =>
  readCivilTime(civilDate(year, month, day), minutes, named(place));
const offsets = (...of: Parameters<typeof read>) => {
  const told = read(...of);
  if (told.kind !== 'one') throw new Error(told.kind);
  return [told.reading, ...told.others].map(({ clock, offsetMs }) => `${clock} ${offsetMs / 60_000}`);
};

describe('a civil time of the past', () => {
  test.each([
    ['today', 'New Delhi', 2026, 11, 23, 330],
    ['before the first war time', 'New Delhi', 1941, 9, 30, 330],
    ['in the first war time', 'New Delhi', 1941, 10, 2, 390],
    ['on its last day', 'New Delhi', 1942, 5, 14, 390],
    ['between the two', 'New Delhi', 1942, 7, 1, 330],
    ['in the second', 'New Delhi', 1942, 9, 2, 390],
    ['on the last day of the second', 'New Delhi', 1945, 10, 14, 390],
    ['after it', 'New Delhi', 1945, 10, 16, 330],
    ['after independence in Pakistan', 'Karachi', 1948, 1, 1, 330],
    ['of today in Pakistan', 'Karachi', 2001, 1, 1, 300],
    ['of Bangladesh', 'Dhaka', 1960, 1, 1, 360],
    ['near the border, Jalandhar', 'Jalandhar', 1990, 1, 1, 330],

    ['in Nepal since 1986', 'Kathmandu', 1986, 1, 2, 345],
    ['in a British summer', 'London', 1970, 1, 1, 60],
  ] as const)('%s', (_, place, year, month, day, minutes) => {
    expect(offsets(place, year, month, day)).toEqual([`zone ${minutes}`]);
  });

  test('in Nepal before 1986 was 5:40 ahead, and the zone database disagrees', () => {
    expect(offsets('Kathmandu', 1985, 12, 31)).toEqual(['kathmandu 340', 'indian-standard 330']);
  });

  test('in Bombay went by its own clock until 1955, but in the years of war time', () => {
    expect(offsets('Mumbai', 1954, 12, 31)).toEqual(['bombay 291', 'indian-standard 330']);
    expect(offsets('Mumbai', 1955, 1, 1)).toEqual(['zone 330']);
    expect(offsets('Mumbai', 1943, 6, 1)).toEqual(['zone 390']);
    expect(offsets('Pune', 1950, 1, 1)).toEqual(['zone 330']);
  });

  test('in Calcutta went by its own clock until 1948', () => {
    expect(offsets('Kolkata', 1947, 8, 15)[0]).toMatch(/^calcutta 353\.3/);
    expect(offsets('Kolkata', 1948, 1, 1)).toEqual(['zone 330']);
  });

  test('before the Indian standard is local mean time, with the clocks of the railways and the ports beside it', () => {
    const [first, ...others] = offsets('New Delhi', 1890, 1, 1);
    expect(first).toMatch(/^local-mean 308\.8/);
    expect(others.map((other) => other.split(' ')[0])).toEqual(['madras', 'calcutta', 'bombay']);
    expect(offsets('New Delhi', 1906, 1, 1)).toEqual(['zone 330']);
  });

  test('before any zone is the mean time of its own meridian, not that of the chief city', () => {
    const boston = { latitude: 42.36, longitude: -71.06, timeZone: 'America/New_York' };
    const told = readCivilTime(civilDate(1850, 6, 1), noon, boston);
    expect(told).toMatchObject({ kind: 'one', reading: { clock: 'local-mean', offsetMs: -17_054_000 } });
  });

  test('of a zone that never changed is that of the zone', () => {
    const told = readCivilTime(civilDate(1850, 6, 1), noon, { latitude: 0, longitude: 50, timeZone: 'UTC' });
    expect(told).toMatchObject({ kind: 'one', reading: { clock: 'zone', offsetMs: 0 } });
  });
});

describe('a zone whose past the runtime merges with that of a neighbour', () => {
  test.each([
    ['Kampala', 1950, 6, 1, 165],
    ['Kampala', 1956, 12, 31, 165],
    ['Kampala', 1957, 1, 2, 180],
    ['Kampala', 1940, 1, 1, 150],
    ['Dar es Salaam', 1955, 6, 1, 165],
    ['Dar es Salaam', 1961, 1, 2, 180],
    ['Stockholm', 1943, 7, 1, 60],
    ['Amsterdam', 1938, 1, 15, 20],
    ['Amsterdam', 1938, 7, 1, 80],
    ['Amsterdam', 1975, 7, 1, 60],
    ['Manama', 1942, 6, 1, 210],
    ['Port of Spain', 1943, 6, 1, -240],
  ] as const)('%s on %i-%i-%i has its own clock', (place, year, month, day, minutes) => {
    expect(offsets(place, year, month, day)).toEqual([`zone ${minutes}`]);
  });

  test('had the mean time of the place before its own first standard', () => {
    expect(offsets('Kampala', 1920, 1, 1)[0]).toMatch(/^local-mean 130/);
    expect(offsets('Kuwait City', 1948, 6, 1)[0]).toMatch(/^local-mean 19/);
  });

  test('skipped and doubled times where its own clock changed', () => {
    expect(read('Amsterdam', 1938, 5, 15, 150).kind).toBe('skipped');
    expect(read('Kampala', 1930, 1, 1, 15).kind).toBe('one');
    expect(read('Kampala', 1929, 12, 31, 1425).kind).toBe('twice');
  });

  test('has changes in order', () => {
    for (const zone of ['Atlantic/Reykjavik', 'Europe/Amsterdam', 'Europe/Oslo', 'Europe/Luxembourg']) {
      const changes = ownHistoryOf(zone) ?? [];
      expect(changes.length).toBeGreaterThan(20);
      expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).sort((a, b) => a - b));
      for (const { offsetMs } of changes) expect(Math.abs(offsetMs)).toBeLessThanOrEqual(7_200_000);
    }
  });
});

describe('a change of clocks', () => {
  test('that skipped a time is told, with what the time would be by the clock before and after', () => {
    const told = read('New York', 2026, 3, 8, 150);
    expect(told).toMatchObject({ kind: 'skipped' });
    if (told.kind !== 'skipped') return;
    expect(new Date(told.before.at).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(new Date(told.after.at).toISOString()).toBe('2026-03-08T06:30:00.000Z');
  });

  test('that showed a time twice is told with both', () => {
    const told = read('New York', 2026, 11, 1, 90);
    expect(told).toMatchObject({ kind: 'twice' });
    if (told.kind !== 'twice') return;
    expect(told.second.at - told.first.at).toBe(3_600_000);
  });

  test('into Indian war time skipped an hour', () => {
    const kinds = new Set<string>();
    for (let minutes = 0; minutes < 180; minutes += 5) kinds.add(read('New Delhi', 1942, 9, 1, minutes).kind);
    expect(kinds).toContain('skipped');
  });

  test('that left out a whole day at the date line is told for every time of it', () => {
    const apia = { latitude: -13.8, longitude: -171.8, timeZone: 'Pacific/Apia' };
    expect(readCivilTime(civilDate(2011, 12, 30), noon, apia).kind).toBe('skipped');
    expect(readCivilTime(civilDate(2011, 12, 31), noon, apia).kind).toBe('one');
  });
});
