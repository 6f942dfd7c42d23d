import { describe, expect, test } from 'vitest';
import { tithiOn } from './day.ts';
import { lunationsBetween, sankrantisBetween } from './lunations.ts';
import { settingsFor } from './settings.ts';
import { addDays, readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import { civilDateAt } from '../time/zone.ts';

const settings = settingsFor(defaultPlace);
const all = lunationsBetween(Date.UTC(1900, 0, 1), Date.UTC(2101, 0, 1), 'lahiri');
const startOf = ({ from }: { from: number }) => civilDateAt(from, 'Asia/Kolkata');

/** Years of the common era and the adhika month in each, as printed panchangs have them. */
const adhikaMonths: readonly (readonly [number, number])[] = [
  [1901, 5],
  [1904, 3],
  [1907, 12],
  [1909, 5],
  [1912, 4],
  [1915, 2],
  [1917, 7],
  [1920, 5],
  [1923, 3],
  [1926, 12],
  [1928, 5],
  [1931, 4],
  [1934, 2],
  [1936, 6],
  [1939, 5],
  [1942, 3],
  [1945, 1],
  [1947, 5],
  [1950, 4],
  [1953, 2],
  [1955, 6],
  [1958, 5],
  [1961, 3],
  [1963, 8],
  [1964, 1],
  [1966, 5],
  [1969, 4],
  [1972, 2],
  [1974, 6],
  [1977, 5],
  [1980, 3],
  [1982, 7],
  [1983, 12],
  [1985, 5],
  [1988, 3],
  [1991, 2],
  [1993, 6],
  [1996, 4],
  [1999, 3],
  [2001, 7],
  [2004, 5],
  [2007, 3],
  [2010, 2],
  [2012, 6],
  [2015, 4],
  [2018, 3],
  [2020, 7],
  [2023, 5],
  [2026, 3],
  [2029, 1],
  [2031, 6],
  [2034, 4],
  [2037, 3],
  [2039, 7],
  [2042, 5],
  [2045, 3],
  [2048, 1],
  [2050, 6],
];

test('the adhika months are those of printed panchangs', () => {
  const found = all.filter(({ isAdhika, from }) => isAdhika && from < Date.UTC(2051, 0, 1));
  expect(found.map((lunation) => [Number(startOf(lunation).slice(0, 4)), lunation.month])).toEqual(
    adhikaMonths,
  );
});

test('two months alone are kshaya, those of 1963 and 1983', () => {
  expect(all.filter(({ isKshaya }) => isKshaya).map(startOf)).toEqual(['1963-11-16', '1983-01-14']);
});

test('each month follows the one before by name, but where it is adhika or loses a name', () => {
  all.slice(1).forEach((lunation, index) => {
    const before = all[index];
    const step = before?.isAdhika ? 0 : before?.isKshaya ? 2 : 1;
    expect(lunation.month).toBe((((before?.month ?? 0) + step - 1) % 12) + 1);
    expect(lunation.from).toBe(before?.to);
  });
});

test('the dark half takes its name from the month that follows, an adhika one from itself', () => {
  const of2026 = lunationsBetween(Date.UTC(2026, 3, 20), Date.UTC(2026, 6, 20), 'lahiri');
  expect(of2026.map(({ month, darkMonth, isAdhika }) => [month, darkMonth, isAdhika])).toEqual([
    [2, 3, false],
    [3, 3, true],
    [3, 4, false],
    [4, 5, false],
  ]);
});

test('a year has twelve or thirteen lunations and twelve sankrantis', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
    expect(sankrantisBetween(from, to, 'lahiri')).toHaveLength(12);
    const begun = all.filter((lunation) => lunation.from >= from && lunation.from < to).length;
    expect(begun === 12 || begun === 13).toBe(true);
  }
});

test('the Sun enters Makara in the middle of January, later as the centuries go', () => {
  const makara = (year: number) =>
    sankrantisBetween(Date.UTC(year, 0, 1), Date.UTC(year, 1, 1), 'lahiri').map(({ rashi, at }) => [
      rashi,
      civilDateAt(at, 'Asia/Kolkata'),
    ]);
  expect(makara(1900)).toEqual([[10, '1900-01-13']]);
  expect(makara(2024)).toEqual([[10, '2024-01-15']]);
  expect(makara(2100)).toEqual([[10, '2100-01-15']]);
});

describe('a day belongs to the month that holds its sunrise', () => {
  const dayOf = (text: string): CivilDate => {
    const date = readCivilDate(text);
    if (date === undefined) throw new Error(`${text} is no date`);
    return date;
  };

  test.each([
    ['2024-11-01', 30, 7, 8, false],
    ['2024-11-02', 1, 8, 8, false],
    ['2023-07-17', 30, 4, 5, false],
    ['2023-07-18', 1, 5, 5, true],
    ['2023-08-10', 25, 5, 5, true],
    ['2023-08-17', 1, 5, 5, false],
    ['1983-01-15', 1, 10, 10, false],
    ['1983-02-14', 1, 12, 12, true],
  ])('%s', (text, tithi, amanta, purnimanta, isAdhika) => {
    const day = tithiOn(dayOf(text), settings);
    expect([day.tithi, day.month.amanta, day.month.purnimanta, day.month.isAdhika]).toEqual([
      tithi,
      amanta,
      purnimanta,
      isAdhika,
    ]);
  });

  test('from 1900 to 2100 no day falls out of the order of months', () => {
    let before = tithiOn(dayOf('1900-01-01'), settings);
    for (let date = dayOf('1900-01-02'); date <= '2100-12-31'; date = addDays(date, 1)) {
      const day = tithiOn(date, settings);
      const isNew = day.tithi < before.tithi;
      if (!isNew) expect(day.month.amanta).toBe(before.month.amanta);
      const step = (day.tithi - before.tithi + 30) % 30;
      expect(step).toBeLessThanOrEqual(2);
      before = day;
    }
  });
});
