import { ayanamsaAt, type Ayanamsa } from '../sky/ayanamsa.ts';
import { obliquity } from '../sky/positions.ts';
import type { Position } from '../sky/rise-and-set.ts';
import { siderealDegrees } from '../sky/sidereal-time.ts';
import type { Instant } from '../time/zone.ts';
import { withinCircle } from './zodiac.ts';

/** Whether every degree of the zodiac rises at a latitude: within the polar circles. */
export function hasLagna(at: Instant, latitude: number): boolean {
  return Math.abs(latitude) < 90 - obliquity(at);
}

/**
 * The sidereal longitude in degrees that rises in the east at an instant, from local apparent sidereal time and the true
 * obliquity. RangeError beyond the polar circles, where parts of the zodiac never rise: ask `hasLagna` first.
 */
export function lagnaAt(at: Instant, place: Position, ayanamsa: Ayanamsa): number {
  if (!hasLagna(at, place.latitude))
    throw new RangeError('Beyond the polar circles not every sign rises, so there is no lagna.');
  const theta = (siderealDegrees(at) + place.longitude) / degrees;
  const epsilon = obliquity(at) / degrees;
  const phi = place.latitude / degrees;
  const rising = Math.atan2(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(epsilon) + Math.tan(phi) * Math.sin(epsilon)),
  );
  return withinCircle(rising * degrees - ayanamsaAt(ayanamsa, at));
}

/** The sidereal longitude in degrees that stands on the meridian: the tenth cusp of Sripati's houses. */
export function midheavenAt(at: Instant, longitude: number, ayanamsa: Ayanamsa): number {
  const theta = (siderealDegrees(at) + longitude) / degrees;
  const epsilon = obliquity(at) / degrees;
  const culminating = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(epsilon));
  return withinCircle(culminating * degrees - ayanamsaAt(ayanamsa, at));
}

const degrees = 180 / Math.PI;
