import { GeoMoonState, RotateState, Rotation_EQJ_ECT } from 'astronomy-engine';
import { dayMs, minuteMs, type Instant } from '../time/zone.ts';
import planetTerms from './planet-terms.json' with { type: 'json' };
import {
  centuriesSince2000,
  moonLongitude,
  moonSeenAt,
  nutation,
  nutationLeftOut,
  seenAt,
  timeAt,
} from './positions.ts';
import type { EclipticPlace, PlanetSeries } from './vsop87.ts';

export const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type Planet = (typeof planets)[number];

/** `mean`: as Indian almanacs print it; `true`: the node of the Moon's orbit as it is at the instant. */
export const lunarNodes = ['mean', 'true'] as const;
export type LunarNode = (typeof lunarNodes)[number];

export interface Motion {
  /** Apparent, geocentric, on the true ecliptic and equinox of date; degrees, 0 ≤ value < 360. */
  longitude: number;
  /** Degrees a day; negative when retrograde. */
  speed: number;
}

/** Apparent, with light time and aberration: within 2″ of the Swiss Ephemeris for 1920…2035. */
export function planetPlace(planet: Planet, at: Instant): EclipticPlace {
  const { longitude, latitude } = seenAt(planetTerms[planet], at);
  return { longitude: turned(longitude), latitude };
}

export function planetMotion(planet: Planet, at: Instant): Motion {
  return motionOf(planetTerms[planet], at);
}

export function sunMotion(at: Instant): Motion {
  return motionOf('sun', at);
}

function motionOf(body: 'sun' | PlanetSeries, at: Instant): Motion {
  const { longitude, speed } = seenAt(body, at);
  const ofEquinox = precessionPerDay + speedFrom(nutation(at), nutation(at + step));
  return { longitude: turned(longitude), speed: speed + ofEquinox };
}

/** Of the equinox, in degrees: 50.29″ a year. */
const precessionPerDay = 5028.796195 / 3600 / 36_525;

export function moonMotion(at: Instant): Motion {
  const { longitude } = moonSeenAt(at);
  return { longitude: turned(longitude), speed: speedFrom(longitude, moonSeenAt(at + step).longitude) };
}

/** The same by the polynomials of `moonLongitude`: quicker where many instants of some days are asked. */
export function moonMotionLaid(at: Instant): Motion {
  const longitude = moonLongitude(at);
  return { longitude: turned(longitude), speed: speedFrom(longitude, moonLongitude(at + step)) };
}

/** The Moon's ascending node. */
export function nodeMotion(node: LunarNode, at: Instant): Motion {
  const of = node === 'mean' ? meanNode : trueNode;
  const longitude = of(at);
  return { longitude: turned(longitude), speed: speedFrom(longitude, of(at + step)) };
}

/** Meeus, Astronomical Algorithms, 47.7, on the true equinox. */
function meanNode(at: Instant): number {
  const t = centuriesSince2000(at);
  const mean = 125.0445479 - 1934.1362891 * t + 0.0020754 * t * t + t ** 3 / 467_441 - t ** 4 / 60_616_000;
  return mean + nutation(at);
}

/** Where the plane of the Moon's place and velocity cuts the ecliptic of date. */
function trueNode(at: Instant): number {
  const time = timeAt(at);
  const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time));
  return Math.atan2(y * vz - z * vy, -(z * vx - x * vz)) * (180 / Math.PI) + nutationLeftOut(at);
}

/** Short beside all that changes a planet's speed, long beside the last digits of its longitude. */
const step = 10 * minuteMs;

function speedFrom(before: number, after: number): number {
  const way = after - before;
  return ((way - 360 * Math.round(way / 360)) * dayMs) / step;
}

function turned(degrees: number): number {
  return degrees - 360 * Math.floor(degrees / 360);
}
