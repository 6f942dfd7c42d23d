import type { Instant } from '../../time/zone.ts';
import type { Graha } from '../grahas.ts';
import { withinCircle, nakshatraDegrees } from '../zodiac.ts';
import { greatPeriods, type DashaYear, type Period, type Round } from './periods.ts';

/** 120 years, from Ashwini's lord on (BPHS 46.12-16). */
export const vimshottariRound: Round<Graha> = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
];

/**
 * The nine great periods, of which the first runs at birth and began before it: so much of it is over as the Moon has
 * gone of its nakshatra.
 */
export function vimshottari(moon: number, birth: Instant, year: DashaYear = 'julian'): Period<Graha>[] {
  const way = withinCircle(moon) / nakshatraDegrees;
  const nakshatra = Math.floor(way);
  return greatPeriods(vimshottariRound, birth, {
    first: nakshatra % 9,
    gone: way - nakshatra,
    count: 9,
    year,
  });
}
