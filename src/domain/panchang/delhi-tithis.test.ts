import { describe, expect, test } from 'vitest';
import table from '#tests/fixtures/panchang/delhi-tithis-1900-1974.json' with { type: 'json' };
import { defaultPlace } from '../time/place.ts';
import { settingsFor } from './settings.ts';
import { tithisOf } from './tithi-table.ts';

const settings = settingsFor(defaultPlace);

describe('the tithi at New Delhi’s sunrise is the published one on every day, or the day is called borderline', () => {
  test.each(Object.entries(table.years))('%s', (year, published) => {
    const tithis = tithisOf(Number(year), Number(year), settings)[year] ?? [];
    const expected = spelledOut(published, tithis.length);
    expect(
      tithis.flatMap((tithi, index) => (tithi < 0 || tithi === expected[index] ? [] : [index + 1])),
    ).toEqual([]);
    // Some tenth of a percent of the days have a boundary within 90 seconds of sunrise.
    expect(tithis.filter((tithi) => tithi < 0).length).toBeLessThanOrEqual(5);
  });
});

test('few days are borderline in all', () => {
  const all = Object.values(tithisOf(2025, 2050, settings)).flat();
  expect(all).toHaveLength(9496);
  expect(all.filter((tithi) => tithi < 0).length / all.length).toBeLessThan(0.004);
});

function spelledOut(year: { first: number; repeated: number[]; skipped: number[] }, days: number): number[] {
  const [repeated, skipped] = [new Set(year.repeated), new Set(year.skipped)];
  let tithi = year.first;
  return Array.from({ length: days }, (_, index) => {
    const step = index === 0 || repeated.has(index + 1) ? 0 : 1;
    tithi = ((tithi + step + (skipped.has(index + 1) ? 1 : 0) - 1) % 30) + 1;
    return tithi;
  });
}
