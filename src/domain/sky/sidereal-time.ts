import type { Instant } from '../time/zone.ts';
import { centuriesSince2000, daysSince2000, nutation, obliquity } from './positions.ts';

/** Greenwich apparent sidereal time as an angle in degrees, whole turns not taken off (Meeus, chapter 12). */
export function siderealDegrees(at: Instant): number {
  const centuries = centuriesSince2000(at);
  const mean = 280.46061837 + 360.98564736629 * daysSince2000(at) + 0.000387933 * centuries * centuries;
  return mean + nutation(at) * Math.cos((obliquity(at) * Math.PI) / 180);
}
