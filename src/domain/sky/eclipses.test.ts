import {
  MakeTime,
  NextGlobalSolarEclipse,
  Observer,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  type GlobalSolarEclipseInfo,
} from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { lunarEclipseAt, solarEclipseAt, solarEclipseOnEarth } from './eclipses.ts';
import { tithiWheel } from './wheel.ts';

const day = 86_400_000;
/** The new moon (0) or full moon (15) nearest to an instant. */
const syzygyNear = (at: number, tithis: 0 | 15) =>
  tithiWheel.startOf(30 * Math.round((tithiWheel.partAt(at) - tithis) / 30) + tithis);

/** Espenak and Meeus, Five Millennium Catalog of Lunar Eclipses (NASA), in universal time. */
describe.each([
  ['2018-07-27', 1.6087, ['18:24:27', '19:30:15', '20:21:44', '21:13:12', '22:19:00']],
  ['2022-11-08', 1.3589, ['09:09:12', '10:16:39', '10:59:11', '11:41:37', '12:49:03']],
] as const)('the eclipse of the Moon of %s', (date, magnitude, times) => {
  const eclipse = lunarEclipseAt(syzygyNear(Date.parse(date) + day / 2, 15));

  test('has the contacts of the catalogue, to ten seconds', () => {
    const found = [
      eclipse?.partial?.from,
      eclipse?.total?.from,
      eclipse?.greatest,
      eclipse?.total?.to,
      eclipse?.partial?.to,
    ];
    for (const [index, time] of times.entries())
      expect(Math.abs((found[index] ?? 0) - Date.parse(`${date}T${time}Z`)), time).toBeLessThan(10_000);
    expect(eclipse?.magnitude).toBeCloseTo(magnitude, 2);
  });
});

test('a full moon that only touches the outer shadow is penumbral', () => {
  const eclipse = lunarEclipseAt(syzygyNear(Date.UTC(2024, 2, 25, 7), 15));
  expect(eclipse).toMatchObject({ kind: 'penumbral', partial: null, total: null });
  expect(eclipse?.penumbralMagnitude).toBeCloseTo(0.956, 2);
});

test('every eclipse of the Sun from 1900 to 2100 is found, with its kind, and no other', () => {
  const expected: GlobalSolarEclipseInfo[] = [];
  for (
    let next = SearchGlobalSolarEclipse(new Date('1900-01-01'));
    next.peak.date.getUTCFullYear() < 2100;
    next = NextGlobalSolarEclipse(next.peak)
  )
    expected.push(next);
  const found = [];
  const first = Math.round(tithiWheel.partAt(Date.UTC(1900, 0, 1)) / 30);
  for (let number = first; tithiWheel.startOf(30 * number) < Date.UTC(2100, 0, 1); number += 1) {
    const eclipse = solarEclipseOnEarth(tithiWheel.startOf(30 * number));
    if (eclipse !== null) found.push(eclipse);
  }
  expect(found).toHaveLength(expected.length);
  for (const [index, { kind, peak }] of expected.entries()) {
    expect(found[index]?.kind, peak.toString()).toBe(kind);
    expect(Math.abs((found[index]?.greatest ?? 0) - peak.date.getTime())).toBeLessThan(10_000);
  }
});

test.each([
  ['2019-12-26', 'Coimbatore', 11.0168, 76.9558],
  ['2009-07-22', 'Varanasi', 25.3176, 82.9739],
  ['2020-06-21', 'Delhi', 28.6139, 77.209],
  ['1995-10-24', 'Kolkata', 22.5726, 88.3639],
  ['2027-08-02', 'Luxor', 25.6872, 32.6396],
  ['2024-04-08', 'Dallas', 32.7767, -96.797],
])('the eclipse of the Sun of %s in %s is what another reckoning finds', (date, _, latitude, longitude) => {
  const at = Date.parse(date);
  const mine = solarEclipseAt(syzygyNear(at + day / 2, 0), { latitude, longitude });
  const other = SearchLocalSolarEclipse(MakeTime(new Date(at - day)), new Observer(latitude, longitude, 0));
  expect(mine?.kind).toBe(other.kind);
  expect(mine?.obscuration).toBeCloseTo(other.obscuration, 2);
  const apart = (one: number | undefined, two: { time: { date: Date } } | undefined) =>
    Math.abs((one ?? 0) - (two?.time.date.getTime() ?? 0));
  expect(apart(mine?.partial.from, other.partial_begin)).toBeLessThan(10_000);
  expect(apart(mine?.partial.to, other.partial_end)).toBeLessThan(10_000);
  expect(apart(mine?.central?.from, other.total_begin)).toBeLessThan(10_000);
  expect(apart(mine?.central?.to, other.total_end)).toBeLessThan(10_000);
});
