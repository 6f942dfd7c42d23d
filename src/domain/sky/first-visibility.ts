import { dayMs, type Instant, type Interval } from '../time/zone.ts';
import { planetPlace, type Planet } from './planets.ts';
import type { EclipticPlace } from './vsop87.ts';
import { obliquity, sunLongitude } from './positions.ts';
import { meanNoonNear, type Position } from './rise-and-set.ts';

/** The planets whose time of being lost in the Sun's light almanacs watch for rites. */
export type WatchedPlanet = Extract<Planet, 'jupiter' | 'venus'>;

/**
 * `seen`: the planet is not seen before sunrise or after sunset, as almanacs print its setting and rising. `orb`: it stands
 * within 11° (Jupiter) or 10° (Venus, 8° when retrograde) of the Sun in longitude, by the numbers of Surya Siddhanta 9.
 */
export type LostBy = 'seen' | 'orb';

/**
 * The spans from one instant to another in which a planet is lost in the Sun's light at a place, in whole days; they may
 * reach beyond the ends by a day.
 */
export function lostBetween(
  planet: WatchedPlanet,
  from: Instant,
  to: Instant,
  place: Position,
  by: LostBy,
): Interval[] {
  const spans: Interval[] = [];
  let begin: Instant | null = null;
  for (let noon = meanNoonNear(from, place.longitude); noon <= to + dayMs;) {
    const where = planetPlace(planet, noon);
    const apart = half(where.longitude - sunLongitude(noon));
    const isLost =
      Math.abs(apart) < widest &&
      (by === 'orb' ? isWithinOrb(planet, noon, apart) : !isSeen(planet, noon, where, place));
    if (isLost) begin ??= noon - dayMs / 2;
    else if (begin !== null) {
      spans.push({ from: begin, to: noon - dayMs / 2 });
      begin = null;
    }
    // No planet gains on the Sun by more than this in a day, so that far ones are asked seldom.
    noon += Math.max(1, Math.floor((Math.abs(apart) - widest) / fastest)) * dayMs;
  }
  if (begin !== null) spans.push({ from: begin, to: to + dayMs });
  return spans;
}

const widest = 20;
const fastest = 1.8;

/**
 * How deep the Sun's centre has to be, in degrees, when the planet stands on the horizon and is just seen (the arcus
 * visionis, as C. Schoch has it; Jupiter's in the evening taken from the days that almanacs of northern India printed for
 * 2023 to 2025).
 */
const depth: Readonly<Record<WatchedPlanet, { evening: number; morning: number }>> = {
  jupiter: { evening: 7.7, morning: 9.3 },
  venus: { evening: 5.7, morning: 5.7 },
};

function isSeen(planet: WatchedPlanet, noon: Instant, where: EclipticPlace, place: Position): boolean {
  const sun = sunLongitude(noon);
  const isEast = half(where.longitude - sun) > 0;
  const needed = depth[planet][isEast ? 'evening' : 'morning'];
  const epsilon = obliquity(noon) / degrees;
  const star = equatorial(where.longitude / degrees, where.latitude / degrees, epsilon);
  const light = equatorial(sun / degrees, 0, epsilon);
  const phi = place.latitude / degrees;
  const cosine = -Math.tan(phi) * Math.tan(star.declination);
  // Where it never crosses the horizon there is no evening to look at; its distance from the Sun stands for it.
  if (Math.abs(cosine) >= 1) return Math.abs(half(where.longitude - sun)) > needed;
  // East of the Sun it sets after it in the evening, west of it it rises before it in the morning.
  const hourAngle = (isEast ? 1 : -1) * Math.acos(cosine) + star.rightAscension - light.rightAscension;
  const sine =
    Math.sin(phi) * Math.sin(light.declination) +
    Math.cos(phi) * Math.cos(light.declination) * Math.cos(hourAngle);
  return Math.asin(sine) * degrees < -needed;
}

function isWithinOrb(planet: WatchedPlanet, noon: Instant, apart: number): boolean {
  if (planet === 'jupiter') return Math.abs(apart) < 11;
  const before = planetPlace(planet, noon - dayMs).longitude;
  const isRetrograde = half(planetPlace(planet, noon).longitude - before) < 0;
  return Math.abs(apart) < (isRetrograde ? 8 : 10);
}

function equatorial(lambda: number, beta: number, epsilon: number) {
  return {
    rightAscension: Math.atan2(
      Math.sin(lambda) * Math.cos(epsilon) - Math.tan(beta) * Math.sin(epsilon),
      Math.cos(lambda),
    ),
    declination: Math.asin(
      Math.sin(beta) * Math.cos(epsilon) + Math.cos(beta) * Math.sin(epsilon) * Math.sin(lambda),
    ),
  };
}

/** Between -180 and 180. */
function half(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

const degrees = 180 / Math.PI;
