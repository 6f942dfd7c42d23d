import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ashtottari, ashtottariRound } from './ashtottari.ts';
import { dashaYears, periodsAt, subPeriods, type Period, type Round } from './periods.ts';
import { vimshottari, vimshottariRound } from './vimshottari.ts';
import { yogini, yoginiRound } from './yogini.ts';

const day = 86_400_000;
const moon = fc.double({ min: 0, max: 359.9999, noNaN: true });
const birth = fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) });

function followEachOther(periods: readonly Period<string>[]) {
  for (const [index, { from, to }] of periods.entries()) {
    expect(to).toBeGreaterThan(from);
    const before = periods[index - 1];
    if (before) expect(from).toBe(before.to);
  }
}

describe.each<[string, typeof vimshottari | typeof yogini | typeof ashtottari, Round<string>, number]>([
  ['vimshottari', vimshottari, vimshottariRound, 120],
  ['yogini', yogini, yoginiRound, 108],
  ['ashtottari', ashtottari, ashtottariRound, 108],
])('%s', (_, dasha, round, years) => {
  test('covers its years without a gap, and the birth lies in its first period', () => {
    fc.assert(
      fc.property(moon, birth, (at, born) => {
        const periods: Period<string>[] = dasha(at, born);
        followEachOther(periods);
        const [first, last] = [periods[0], periods.at(-1)];
        if (!first || !last) throw new Error('No periods');
        expect(first.from).toBeLessThanOrEqual(born);
        expect(first.to).toBeGreaterThan(born - 1);
        expect((last.to - first.from) / day).toBeCloseTo(years * dashaYears.julian, 3);
      }),
    );
  });

  test('cuts each period of five levels into parts that fill it', () => {
    fc.assert(
      fc.property(moon, birth, fc.nat(7), (at, born, choice) => {
        let period: Period<string> | undefined = dasha(at, born)[0];
        for (let level = 2; level <= 5 && period; level += 1) {
          const parts: Period<string>[] = subPeriods(round, period);
          followEachOther(parts);
          expect(parts).toHaveLength(round.length);
          expect(parts[0]?.lord).toBe(period.lord);
          expect(parts[0]?.from).toBe(period.from);
          expect(parts.at(-1)?.to).toBe(period.to);
          expect(parts[0]?.level).toBe(level);
          period = parts[choice];
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('vimshottari', () => {
  test('of a Moon in the middle of Rohini begins with half of the Moon’s ten years', () => {
    const born = Date.UTC(2000, 0, 1);
    const periods = vimshottari(46.6666666666, born);
    expect(periods[0]?.lord).toBe('moon');
    expect(((periods[0]?.to ?? 0) - born) / day).toBeCloseTo(5 * 365.25, 3);
    expect(periods[1]?.lord).toBe('mars');
  });

  test('of a Moon at the very beginning of Ashwini has all seven years of Ketu before it', () => {
    const born = Date.UTC(1990, 4, 12, 5);
    const [first] = vimshottari(0, born, 'savana');
    expect(first).toMatchObject({ lord: 'ketu', from: born });
    expect(((first?.to ?? 0) - born) / day).toBeCloseTo(7 * 360, 6);
  });

  test('knows which five periods run at an instant, each within the one above', () => {
    const great = vimshottari(200, Date.UTC(1950, 0, 1));
    const at = Date.UTC(2026, 0, 1);
    const running = periodsAt(vimshottariRound, great, at, 5);
    expect(running.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    for (const { from, to } of running) {
      expect(from).toBeLessThanOrEqual(at);
      expect(to).toBeGreaterThan(at);
    }
    expect(periodsAt(vimshottariRound, great, Date.UTC(2150, 0, 1), 5)).toEqual([]);
  });
});

describe('the others', () => {
  test.each([
    [0, 'bhramari'],
    [40.1, 'siddha'],
    [66.7, 'mangala'],
    [359, 'ulka'],
  ])('a Moon at %d° is born into the yogini %s', (at, lord) => {
    expect(yogini(at, 0)[0]?.lord).toBe(lord);
  });

  test.each([
    [66.7, 'sun'],
    [125, 'moon'],
    [170, 'mars'],
    [220, 'mercury'],
    [277, 'saturn'],
    [295, 'jupiter'],
    [340, 'rahu'],
    [5, 'rahu'],
    [50, 'venus'],
  ])('a Moon at %d° is born into the ashtottari of %s', (at, lord) => {
    expect(ashtottari(at, 0)[0]?.lord).toBe(lord);
  });
});
