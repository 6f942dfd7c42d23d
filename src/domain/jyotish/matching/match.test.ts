import { assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as others from '@ishubhamx/panchangam-js/dist/matching/kootas.js';
import { exceptionRules } from './exceptions.ts';
import { kootaIds, type KootaId } from './kootas.ts';
import { compareMangal, type MangalSide } from './mangal.ts';
import { matchOf, matchWithin, moonsWithin } from './match.ts';
import { moonOfPada } from './moon-of.ts';
import { poruthamIds } from './porutham.ts';

const degrees = double({ min: 0, max: 359.999, noNaN: true });
const of = (boy: readonly [number, number], girl: readonly [number, number]) =>
  matchOf(moonOfPada(...boy), moonOfPada(...girl));
const points = (boy: readonly [number, number], girl: readonly [number, number]) => {
  const { kootas } = of(boy, girl);
  return kootaIds.map((id) => kootas[id].points);
};

describe('the eight kootas', () => {
  test('stay within their points, and their sum is the total, for any two Moons', () => {
    assert(
      property(degrees, degrees, (boy, girl) => {
        const { kootas, total, totalWithExceptions, byOtherTables } = matchOf(boy, girl);
        let sum = 0;
        for (const id of kootaIds) {
          expect(kootas[id].points).toBeGreaterThanOrEqual(0);
          expect(kootas[id].points).toBeLessThanOrEqual(kootas[id].of);
          sum += kootas[id].points;
        }
        expect(total).toBe(sum);
        expect(kootaIds.reduce((all, id) => all + kootas[id].of, 0)).toBe(36);
        expect(totalWithExceptions).toBeGreaterThanOrEqual(total);
        expect(totalWithExceptions).toBeLessThanOrEqual(36);
        for (const other of byOtherTables) expect(other.total).not.toBeNaN();
      }),
      { numRuns: 2000 },
    );
  });

  test('vashya, tara, yoni, maitri, bhakoot and nadi are the same with the sides changed; varna and gana need not be', () => {
    const same: readonly KootaId[] = ['vashya', 'tara', 'yoni', 'maitri', 'bhakoot', 'nadi'];
    assert(
      property(degrees, degrees, (boy, girl) => {
        const [one, other] = [matchOf(boy, girl).kootas, matchOf(girl, boy).kootas];
        for (const id of same) expect(one[id].points, id).toBe(other[id].points);
      }),
      { numRuns: 2000 },
    );
    expect(of([1, 1], [2, 1]).kootas.gana.points).toBe(6);
    expect(of([2, 1], [1, 1]).kootas.gana.points).toBe(5);
  });

  test('one Moon with itself has all points but those of nadi', () => {
    assert(
      property(degrees, (moon) => {
        const { total, kootas } = matchOf(moon, moon);
        expect(kootas.nadi.points).toBe(0);
        expect(total).toBe(28);
      }),
    );
  });

  /** Ashwini's boy with Bharani's girl and others, reckoned by hand from the tables of an almanac. */
  test.each([
    [[1, 1], [2, 1], [1, 2, 3, 2, 5, 6, 7, 8], 34],
    [[4, 1], [13, 1], [1, 1, 3, 1, 5, 5, 0, 8], 24],
    [[10, 1], [27, 4], [0, 1, 3, 2, 5, 1, 0, 0], 12],
    [[9, 1], [5, 4], [1, 0.5, 1.5, 1, 1, 1, 0, 8], 14],
  ] as const)('%j with %j', (boy, girl, expected, total) => {
    expect(points(boy, girl)).toEqual(expected);
    expect(of(boy, girl).total).toBe(total);
  });
});

test('another program agrees on varna, tara, maitri and nadi for all 108 padas with all, and on bhakoot', () => {
  let compared = 0;
  for (let boy = 0; boy < 108; boy += 1)
    for (let girl = 0; girl < 108; girl += 1) {
      const [his, hers] = [boy, girl].map((pada) => ({
        nakshatra: Math.floor(pada / 4),
        rashi: Math.floor(pada / 9),
      }));
      if (his === undefined || hers === undefined) continue;
      const { kootas } = matchOf((boy + 0.5) * (360 / 108), (girl + 0.5) * (360 / 108));
      expect(kootas.varna.points).toBe(others.calculateVarna(his.rashi, hers.rashi).score);
      expect(kootas.tara.points).toBe(others.calculateTara(his.nakshatra, hers.nakshatra).score);
      expect(kootas.maitri.points).toBe(others.calculateGrahaMaitri(his.rashi, hers.rashi).score);
      // It lifts both where the rashis have one lord, and nadi where the nakshatras differ in one rashi.
      const bhakoot = others.calculateBhakoot(his.rashi, hers.rashi);
      if (!bhakoot.description.includes('Exception')) expect(kootas.bhakoot.points).toBe(bhakoot.score);
      const nadi = others.calculateNadi(his.nakshatra, hers.nakshatra);
      expect(kootas.nadi.points).toBe(nadi.score);
      compared += 1;
    }
  expect(compared).toBe(108 * 108);
});

describe('exceptions', () => {
  const ids = (boy: readonly [number, number], girl: readonly [number, number]) =>
    of(boy, girl).exceptions.map(({ id }) => id);

  test('nadi is lifted for one nakshatra in different padas and for one rashi with two nakshatras', () => {
    expect(ids([4, 1], [4, 3])).toContain('nadi-different-pada');
    // Krittika's last three padas and Rohini share both Vrishabha and the last nadi.
    expect(ids([3, 2], [4, 1])).toContain('nadi-same-rashi');
    expect(ids([3, 1], [3, 2])).toContain('nadi-same-nakshatra-two-rashis');
    expect(ids([4, 1], [4, 1])).not.toContain('nadi-different-pada');
  });

  test('bhakoot is lifted for one lord of both rashis, as with Mesha and Vrishchika', () => {
    expect(of([1, 1], [17, 1]).kootas.bhakoot.points).toBe(0);
    expect(ids([1, 1], [17, 1])).toContain('bhakoot-same-lord');
  });

  test('none is told for a koota that gave its full points', () => {
    assert(
      property(degrees, degrees, (boy, girl) => {
        const { exceptions, kootas } = matchOf(boy, girl);
        for (const { koota, restores } of exceptions)
          expect(kootas[koota].points + restores).toBe(kootas[koota].of);
      }),
    );
  });

  test('each of the rules holds for some pair', () => {
    const seen = new Set<string>();
    for (let boy = 0; boy < 108; boy += 1)
      for (let girl = 0; girl < 108; girl += 1)
        for (const { id } of matchOf((boy + 0.5) * (360 / 108), (girl + 0.5) * (360 / 108)).exceptions)
          seen.add(id);
    expect([...seen].sort()).toEqual(exceptionRules.map(({ id }) => id).sort());
  });
});

describe('the ten poruthams', () => {
  test('are ten, and count from the girl’s star', () => {
    const { poruthams } = of([4, 1], [1, 1]);
    expect(Object.keys(poruthams)).toEqual([...poruthamIds]);
    expect(poruthams.mahendra).toEqual({ agrees: 'agrees', seen: '4' });
    expect(of([1, 1], [4, 1]).poruthams.mahendra.agrees).toBe('agrees');
    expect(of([2, 1], [1, 1]).poruthams.mahendra.agrees).toBe('differs');
  });

  test('rajju and vedha are the same with the sides changed, and every star has a rajju', () => {
    assert(
      property(integer({ min: 1, max: 27 }), integer({ min: 1, max: 27 }), (boy, girl) => {
        const [one, other] = [of([boy, 1], [girl, 1]).poruthams, of([girl, 1], [boy, 1]).poruthams];
        expect(one.rajju.agrees).toBe(other.rajju.agrees);
        expect(one.vedha.agrees).toBe(other.vedha.agrees);
      }),
    );
    expect(of([1, 1], [9, 1]).poruthams.rajju.agrees).toBe('differs');
    expect(of([5, 1], [14, 1]).poruthams.vedha.agrees).toBe('differs');
    expect(of([1, 1], [27, 1]).poruthams.vedha.agrees).toBe('agrees');
  });
});

describe('a birth of uncertain time', () => {
  const noon = Date.UTC(1990, 4, 12, 6, 30);
  const hour = 3_600_000;

  test('to the minute there is one Moon, over a day there are several whose shares make one', () => {
    expect(moonsWithin({ from: noon, to: noon }, 'lahiri')).toHaveLength(1);
    const day = moonsWithin({ from: noon, to: noon + 24 * hour }, 'lahiri');
    expect(day.length).toBeGreaterThanOrEqual(4);
    expect(day.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('what is said to hold agrees with every minute of the range', () => {
    const range = { from: noon - 6 * hour, to: noon + 6 * hour };
    const girl = moonOfPada(13, 2);
    const told = matchWithin(moonsWithin(range, 'lahiri'), [{ longitude: girl, share: 1 }]);
    const seen = new Map<KootaId, Set<number>>(kootaIds.map((id) => [id, new Set()]));
    for (const { longitude } of [...Array(721).keys()].flatMap((minute) =>
      moonsWithin({ from: range.from + minute * 60_000, to: range.from + minute * 60_000 }, 'lahiri'),
    )) {
      const { kootas } = matchOf(longitude, girl);
      for (const id of kootaIds) seen.get(id)?.add(kootas[id].points);
    }
    expect(told.holds).toEqual(kootaIds.filter((id) => seen.get(id)?.size === 1));
    expect(told.totals.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('Mars on both sides', () => {
  const side = (isManglik: boolean, holds = true): MangalSide => ({
    houses: { lagna: 7, moon: 3, venus: 5 },
    countsFrom: isManglik ? ['lagna'] : [],
    exceptions: [],
    isManglik,
    holds,
  });

  test.each([
    [side(false), side(false), 'neither'],
    [side(true), side(true), 'both'],
    [side(true), side(false), 'boy'],
    [side(false), side(true), 'girl'],
    [side(true, false), side(true), 'open'],
  ])('case %#', (boy, girl, bearing) => {
    expect(compareMangal(boy, girl).bearing).toBe(bearing);
  });
});

test('a nakshatra or pada that is none is refused', () => {
  expect(() => moonOfPada(28, 1)).toThrow(RangeError);
  expect(() => moonOfPada(1, 0)).toThrow(RangeError);
  expect(() => moonOfPada(1.5, 1)).toThrow(RangeError);
});
