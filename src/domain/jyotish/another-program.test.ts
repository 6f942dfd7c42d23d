import { describe, expect, test } from 'vitest';
import theirs from '#tests/fixtures/jyotish/another-program.json' with { type: 'json' };
import { ashtakavargaOf } from './ashtakavarga.ts';
import { avakahadaOf } from './avakahada.ts';
import { chartOf } from './chart.ts';
import { vimshottari } from './dasha/vimshottari.ts';
import { seenGrahas } from './grahas.ts';
import { rulesOf } from './rules/find-rules.ts';
import { shadbalaOf } from './shadbala.ts';

const { latitude, longitude, timeZone } = theirs;
const chart = chartOf({ at: Date.parse(theirs.utc), latitude, longitude, timeZone });

describe('beside the chart that another program printed', () => {
  test('the lagna and the Moon are the same', () => {
    expect(chart.lagna?.longitude).toBeCloseTo(theirs.lagna, 1);
    expect(chart.grahas.moon.longitude).toBeCloseTo(theirs.moon, 2);
  });

  test('the ashtakavarga is the same to its last point, and after both reductions', () => {
    const found = ashtakavargaOf(chart);
    expect(found?.sarva).toEqual(theirs.sarva);
    expect(found?.bhinna).toEqual(theirs.bhinna);
    expect(found?.pinda).toEqual(theirs.pinda);
  });

  test('the strengths of place and direction are the same', () => {
    const found = shadbalaOf(chart);
    for (const graha of seenGrahas) {
      expect(Math.abs((found?.[graha].sthana ?? 0) - theirs.sthana[graha]), graha).toBeLessThan(0.05);
      expect(Math.abs((found?.[graha].dig ?? 0) - theirs.dig[graha]), graha).toBeLessThan(0.05);
    }
  });

  test('the dasha has the same lords within a day and a half', () => {
    const periods = vimshottari(theirs.moon, chart.moment.at);
    for (const [index, [lord = '', from = '']] of theirs.dasha.entries()) {
      const days = ((periods[index]?.from ?? 0) - Date.parse(from)) / 86_400_000;
      expect(periods[index]?.lord).toBe(lord);
      expect(Math.abs(days)).toBeLessThan(theirs.toleranceDays);
    }
  });

  test('the avakahada and the yogas that both know are the same', () => {
    expect(avakahadaOf(chart)).toMatchObject(theirs.avakahada);
    const ids = rulesOf(chart).yogas.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(theirs.yogas));
    expect(ids.filter((id) => theirs.noYogas.includes(id))).toEqual([]);
  });
});
