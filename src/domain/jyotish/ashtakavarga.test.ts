import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ashtakavargaEditions, ashtakavargaOf } from './ashtakavarga.ts';
import { chartOf, type Chart } from './chart.ts';
import { grahas, seenGrahas, type Graha } from './grahas.ts';
import type { Sign } from './zodiac.ts';

const sign = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Sign>;
const placed = (signs: Readonly<Record<string, Sign>>, lagna: Sign): Pick<Chart, 'lagna' | 'grahas'> => {
  const chart = chartOf({ at: 0, latitude: 20, longitude: 77 });
  return {
    lagna: chart.lagna && { ...chart.lagna, sign: lagna },
    grahas: Object.fromEntries(
      grahas.map((graha) => [graha, { ...chart.grahas[graha], sign: signs[graha] ?? 1 }]),
    ) as Chart['grahas'],
  };
};
const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
const totals: Readonly<Partial<Record<Graha, number>>> = {
  sun: 48,
  moon: 49,
  mars: 39,
  mercury: 54,
  jupiter: 56,
  venus: 52,
  saturn: 39,
};

test.each(ashtakavargaEditions)(
  'by %s, wherever the grahas stand, each has its own total and all have 337',
  (edition) => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(seenGrahas.map((graha) => [graha, sign]))),
        sign,
        (signs, lagna) => {
          const found = ashtakavargaOf(placed(signs, lagna), edition);
          if (found === null) throw new Error('There is a lagna.');
          for (const graha of seenGrahas) {
            expect(sum(found.bhinna[graha])).toBe(totals[graha]);
            for (const [index, points] of found.bhinna[graha].entries()) {
              expect(points).toBeGreaterThanOrEqual(0);
              expect(points).toBeLessThanOrEqual(8);
              const left = found.reduced[graha][index] ?? -1;
              expect(left).toBeGreaterThanOrEqual(0);
              expect(left).toBeLessThanOrEqual(points);
            }
          }
          expect(sum(found.sarva)).toBe(337);
        },
      ),
    );
  },
);

test('without a lagna there is none', () => {
  const chart = chartOf({ at: 0, latitude: 20, longitude: 77 }, undefined, { hasTime: false });
  expect(ashtakavargaOf(chart)).toBeNull();
});

test('givers that all stand in Mesha give as many points to a sign as lists name its house', () => {
  const found = ashtakavargaOf(placed({}, 1));
  expect(found?.bhinna.saturn).toEqual([2, 1, 4, 2, 3, 7, 1, 2, 1, 4, 8, 4]);
});
