import type { Graha, Positions } from './grahas.ts';
import { degreesApart } from './zodiac.ts';

/** Degrees from the Sun within which a graha is lost in its light (Surya Siddhanta 9.6-9; the Moon's from 10.1). */
const orbs: Readonly<Partial<Record<Graha, { direct: number; retrograde: number }>>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};

/**
 * Whether a graha is combust. The text counts in degrees of time between the risings; here, as programs of today do, in
 * longitude. The Sun and the nodes never are.
 */
export function isCombust(graha: Graha, positions: Positions): boolean {
  const orb = orbs[graha];
  if (orb === undefined) return false;
  const { longitude, isRetrograde } = positions[graha];
  const within = isRetrograde ? orb.retrograde : orb.direct;
  return degreesApart(longitude, positions.sun.longitude) < within;
}
