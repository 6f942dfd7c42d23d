import type { Instant } from '../../time/zone.ts';
import { withinCircle, nakshatraDegrees } from '../zodiac.ts';
import { greatPeriods, type DashaYear, type Period, type Round } from './periods.ts';

export type Yogini =
  'mangala' | 'pingala' | 'dhanya' | 'bhramari' | 'bhadrika' | 'ulka' | 'siddha' | 'sankata';

/** 36 years (BPHS 46.151-160 in some editions; otherwise of the Rudrayamala). */
export const yoginiRound: Round<Yogini> = [
  ['mangala', 1],
  ['pingala', 2],
  ['dhanya', 3],
  ['bhramari', 4],
  ['bhadrika', 5],
  ['ulka', 6],
  ['siddha', 7],
  ['sankata', 8],
];

/** Three rounds, 108 years and the part before the birth; three is added to the Moon's nakshatra, and eights cast out. */
export function yogini(moon: number, birth: Instant, year: DashaYear = 'julian'): Period<Yogini>[] {
  const way = withinCircle(moon) / nakshatraDegrees;
  const nakshatra = Math.floor(way);
  return greatPeriods(yoginiRound, birth, {
    first: (nakshatra + 3) % 8,
    gone: way - nakshatra,
    count: 24,
    year,
  });
}
