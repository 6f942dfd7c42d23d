import type { Graha, Positions } from './grahas.ts';
import { degreesApart } from './zodiac.ts';

/**
 * Who says how near to the Sun a graha is lost in its light. `surya-siddhanta`: 9.6-9, the Moon's from 10.1; Bhaskara has the
 * same. `aryabhata`: Aryabhatiya, Golapada 4, retrograde or not.
 */
export type CombustionTable = 'surya-siddhanta' | 'aryabhata';

type Orbs = Readonly<Partial<Record<Graha, { direct: number; retrograde: number }>>>;
const same = (degrees: number) => ({ direct: degrees, retrograde: degrees });

/** Degrees from the Sun. */
const orbs: Readonly<Record<CombustionTable, Orbs>> = {
  'surya-siddhanta': {
    moon: same(12),
    mars: same(17),
    mercury: { direct: 14, retrograde: 12 },
    jupiter: same(11),
    venus: { direct: 10, retrograde: 8 },
    saturn: same(15),
  },
  aryabhata: {
    moon: same(12),
    mars: same(17),
    mercury: same(13),
    jupiter: same(11),
    venus: same(9),
    saturn: same(15),
  },
};

/**
 * Whether a graha is combust. The texts count in degrees of time between the risings; here, as programs of today do, in
 * longitude. The Sun and the nodes never are.
 */
export function isCombust(
  graha: Graha,
  positions: Positions,
  table: CombustionTable = 'surya-siddhanta',
): boolean {
  const orb = orbs[table][graha];
  if (orb === undefined) return false;
  const { longitude, isRetrograde } = positions[graha];
  const within = isRetrograde ? orb.retrograde : orb.direct;
  return degreesApart(longitude, positions.sun.longitude) < within;
}

/** What the other tables say, where they say something else. */
export function combustionVariants(
  graha: Graha,
  positions: Positions,
): { table: CombustionTable; isCombust: boolean }[] {
  const told = isCombust(graha, positions);
  return (Object.keys(orbs) as CombustionTable[])
    .map((table) => ({ table, isCombust: isCombust(graha, positions, table) }))
    .filter((other) => other.isCombust !== told);
}
