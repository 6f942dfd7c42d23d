import type { Instant } from '../../time/zone.ts';
import type { Graha } from '../grahas.ts';
import { degreesOn } from '../zodiac.ts';
import { greatPeriods, type DashaYear, type Period, type Round } from './periods.ts';

export const ashtottariRound: Round<Graha> = [
  ['sun', 6],
  ['moon', 15],
  ['mars', 8],
  ['mercury', 17],
  ['saturn', 10],
  ['jupiter', 19],
  ['rahu', 12],
  ['venus', 21],
];

/**
 * 108 years, from Ardra on in turns of four and of three nakshatras (BPHS 46.17-23). Abhijit counts as one: from the last
 * quarter of Uttara Ashadha to a fifteenth of Shravana. Each nakshatra of a lord stands for an equal share of its years.
 */
export function ashtottari(moon: number, birth: Instant, year: DashaYear = 'julian'): Period<Graha>[] {
  const at = degreesOn(ardra, moon);
  const index = starts.findLastIndex((start) => at >= start);
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 360];
  let passed = 0;
  for (const [first, size] of sizes.entries()) {
    if (index < passed + size) {
      const gone = (index - passed + (at - start) / (end - start)) / size;
      return greatPeriods(ashtottariRound, birth, { first, gone, count: 8, year });
    }
    passed += size;
  }
  throw new RangeError('The twenty-eight nakshatras have lords.');
}

/** Nakshatras of each lord, in the order of the round. */
const sizes = [4, 3, 4, 3, 4, 3, 4, 3] as const;

const step = 360 / 27;
const ardra = 5 * step;

/** Where each of the 28 begins, from Ardra; Abhijit is the seventeenth. */
const starts: readonly number[] = [
  ...Array.from({ length: 16 }, (_, index) => index * step),
  15.75 * step,
  (16 + 1 / 15) * step,
  ...Array.from({ length: 10 }, (_, index) => (17 + index) * step),
];
