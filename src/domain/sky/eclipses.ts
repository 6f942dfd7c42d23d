import { minuteMs, type Instant } from '../time/zone.ts';
import {
  centuriesSince2000,
  moonDistance,
  moonLatitude,
  moonLongitude,
  obliquity,
  sunLongitude,
} from './positions.ts';
import type { Position } from './rise-and-set.ts';
import { siderealDegrees } from './sidereal-time.ts';

/** When an eclipse reaches its phases; those that it does not reach are null. */
export interface LunarEclipse {
  kind: 'penumbral' | 'partial' | 'total';
  /** The Moon nearest to the axis of the Earth's shadow. */
  greatest: Instant;
  /** The share of the Moon's diameter in the umbra; negative where it stays outside. */
  magnitude: number;
  penumbralMagnitude: number;
  penumbra: Contacts;
  partial: Contacts | null;
  total: Contacts | null;
}

export interface Contacts {
  from: Instant;
  to: Instant;
}

export interface LocalSolarEclipse {
  kind: 'partial' | 'annular' | 'total';
  greatest: Instant;
  /** The share of the Sun's diameter that the Moon covers at the greatest eclipse; of the two diameters where it is central. */
  magnitude: number;
  /** The share of the Sun's area. */
  obscuration: number;
  partial: Contacts;
  /** Of the ring or of totality. */
  central: Contacts | null;
}

/**
 * The eclipse of the Moon at a full moon; null where the Moon misses the penumbra. The shadow is enlarged by one hundredth
 * of the Moon's parallax (Danjon), as in the NASA catalogues by Espenak and Meeus.
 */
export function lunarEclipseAt(fullMoon: Instant): LunarEclipse | null {
  const greatest = lowest(moonFromShadow, fullMoon);
  const { away, moon, umbra, penumbra } = shadowAt(greatest);
  const penumbralMagnitude = (penumbra + moon - away) / (2 * moon);
  if (penumbralMagnitude <= 0) return null;
  const magnitude = (umbra + moon - away) / (2 * moon);
  const reach = (limit: (at: ReturnType<typeof shadowAt>) => number) =>
    contacts((at) => moonFromShadow(at) - limit(shadowAt(at)), greatest);
  return {
    kind: magnitude >= 1 ? 'total' : magnitude > 0 ? 'partial' : 'penumbral',
    greatest,
    magnitude,
    penumbralMagnitude,
    penumbra: reach((at) => at.penumbra + at.moon) ?? { from: greatest, to: greatest },
    partial: magnitude > 0 ? reach((at) => at.umbra + at.moon) : null,
    total: magnitude >= 1 ? reach((at) => at.umbra - at.moon) : null,
  };
}

/**
 * The eclipse of the Sun at a new moon as it stands in the sky of a place at sea level, whether above the horizon or
 * not; null where the Moon passes the Sun there without touching it.
 */
export function solarEclipseAt(newMoon: Instant, place: Position): LocalSolarEclipse | null {
  const uncovered = (at: Instant) => {
    const { away, sun, moon } = discsAt(at, place);
    return away - sun - moon;
  };
  const greatest = lowest((at) => discsAt(at, place).away, newMoon);
  const { away, sun, moon } = discsAt(greatest, place);
  if (away >= sun + moon) return null;
  const partial = contacts(uncovered, greatest);
  if (partial === null) return null;
  const isCentral = away < Math.abs(moon - sun);
  return {
    kind: isCentral ? (moon >= sun ? 'total' : 'annular') : 'partial',
    greatest,
    magnitude: isCentral ? moon / sun : (sun + moon - away) / (2 * sun),
    obscuration: obscured(away, sun, moon),
    partial,
    central: isCentral
      ? contacts((at) => {
          const discs = discsAt(at, place);
          return discs.away - Math.abs(discs.moon - discs.sun);
        }, greatest)
      : null,
  };
}

export interface SolarEclipseOnEarth {
  /** The greatest that anybody sees. */
  kind: 'partial' | 'annular' | 'total';
  greatest: Instant;
  /** How far the axis of the shadow passes the Earth's centre, in its radii. */
  gamma: number;
}

/** Whether a new moon eclipses the Sun anywhere on Earth; null where it does not. */
export function solarEclipseOnEarth(newMoon: Instant): SolarEclipseOnEarth | null {
  const greatest = lowest((at) => axisAt(at).gamma, newMoon);
  const { gamma, penumbra, umbra } = axisAt(greatest);
  if (gamma > earthsEdge + penumbra) return null;
  // On a grazing axis the Earth's roundness brings nobody nearer to the tip of the umbra than its plane.
  const nearer = Math.sqrt(Math.max(0, 1 - gamma * gamma)) * umbraSlope;
  const kind = gamma > earthsEdge ? 'partial' : umbra - nearer < 0 ? 'total' : 'annular';
  return { kind, greatest, gamma };
}

/** Degrees from the Moon's centre to that of the shadow, and the radii of Moon and shadow. */
function shadowAt(at: Instant) {
  const moonParallax = Math.asin(earthRadiusKm / (moonDistance(at) * auKm)) * degrees;
  const sunParallax = 8.794 / 3600 / sunDistance(at);
  const sun = sunRadiusAt1Au / sunDistance(at);
  return {
    away: moonFromShadow(at),
    moon: Math.asin(moonRadii * Math.sin(moonParallax / degrees)) * degrees,
    umbra: 1.01 * moonParallax + sunParallax - sun,
    penumbra: 1.01 * moonParallax + sunParallax + sun,
  };
}

function moonFromShadow(at: Instant): number {
  const across = (moonLongitude(at) - sunLongitude(at) - 180) / degrees;
  const latitude = moonLatitude(at) / degrees;
  return Math.acos(Math.min(1, Math.cos(across) * Math.cos(latitude))) * degrees;
}

/** Degrees between the centres of Sun and Moon as seen from a place, and their radii. */
function discsAt(at: Instant, place: Position) {
  const observer = observerAt(at, place);
  const sun = minus(sunAt(at), observer);
  const moon = minus(moonAt(at), observer);
  const [sunAway, moonAway] = [length(sun), length(moon)];
  return {
    // The arc sine of the cross product is exact where the two are close.
    away: Math.asin(Math.min(1, length(cross(sun, moon)) / (sunAway * moonAway))) * degrees,
    sun: Math.asin(sunRadii / sunAway) * degrees,
    moon: Math.asin(moonRadii / moonAway) * degrees,
  };
}

/** How far the line from the Sun through the Moon passes the Earth's centre, and the radii of the shadows in that plane. */
function axisAt(at: Instant) {
  const [sun, moon] = [sunAt(at), moonAt(at)];
  const between = minus(moon, sun);
  const apart = length(between);
  const direction: Vector = [between[0] / apart, between[1] / apart, between[2] / apart];
  const along = -dot(moon, direction);
  const toPlane = Math.max(0, along);
  const gamma = length(cross(moon, direction));
  const [penumbraSlopeHere, umbraSlopeHere] = [
    (sunRadii + moonRadii) / apart,
    (sunRadii - moonRadii) / apart,
  ];
  return {
    gamma,
    penumbra: moonRadii + toPlane * penumbraSlopeHere,
    umbra: toPlane * umbraSlopeHere - moonRadiiOfUmbra,
  };
}

type Vector = readonly [number, number, number];

/** Equatorial and of date, in radii of the Earth's equator. */
function sunAt(at: Instant): Vector {
  return equatorial(sunLongitude(at), 0, sunDistance(at) * (auKm / earthRadiusKm), obliquity(at));
}

function moonAt(at: Instant): Vector {
  const away = moonDistance(at) * (auKm / earthRadiusKm);
  return equatorial(moonLongitude(at), moonLatitude(at), away, obliquity(at));
}

function equatorial(lambda: number, beta: number, away: number, epsilon: number): Vector {
  const [l, b, e] = [lambda / degrees, beta / degrees, epsilon / degrees];
  const x = Math.cos(b) * Math.cos(l);
  const y = Math.cos(b) * Math.sin(l);
  const z = Math.sin(b);
  return [away * x, away * (y * Math.cos(e) - z * Math.sin(e)), away * (y * Math.sin(e) + z * Math.cos(e))];
}

/** On the flattened Earth (Meeus, chapter 11). */
function observerAt(at: Instant, { latitude, longitude }: Position): Vector {
  const theta = (siderealDegrees(at) + longitude) / degrees;
  const reduced = Math.atan2(polarRadii * Math.sin(latitude / degrees), Math.cos(latitude / degrees));
  return [
    Math.cos(reduced) * Math.cos(theta),
    Math.cos(reduced) * Math.sin(theta),
    polarRadii * Math.sin(reduced),
  ];
}

/** Astronomical units (Meeus, chapter 25). */
function sunDistance(at: Instant): number {
  const centuries = centuriesSince2000(at);
  const anomaly = (357.52911 + 35_999.05029 * centuries) / degrees;
  const eccentricity = 0.016708634 - 0.000042037 * centuries;
  const centre =
    ((1.914602 - 0.004817 * centuries) * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly)) / degrees;
  return (1.000001018 * (1 - eccentricity * eccentricity)) / (1 + eccentricity * Math.cos(anomaly + centre));
}

/** When a distance is least, within four hours of a syzygy. */
function lowest(distance: (at: Instant) => number, syzygy: Instant): Instant {
  let best = syzygy;
  for (let at = syzygy - searchMs; at <= syzygy + searchMs; at += 10 * minuteMs)
    if (distance(at) < distance(best)) best = at;
  let [low, high] = [best - 10 * minuteMs, best + 10 * minuteMs];
  while (high - low > 500) {
    const third = (high - low) / 3;
    if (distance(low + third) < distance(high - third)) high -= third;
    else low += third;
  }
  return Math.round((low + high) / 2);
}

/** When a value that is below nought at the greatest eclipse passes nought before and after; null where it is not below. */
function contacts(value: (at: Instant) => number, greatest: Instant): Contacts | null {
  if (value(greatest) > 0) return null;
  return { from: crossing(value, greatest, -1), to: crossing(value, greatest, 1) };
}

function crossing(value: (at: Instant) => number, greatest: Instant, direction: -1 | 1): Instant {
  let inside = greatest;
  let outside = greatest + direction * 5 * minuteMs;
  while (value(outside) <= 0 && Math.abs(outside - greatest) < searchMs) {
    inside = outside;
    outside += direction * 5 * minuteMs;
  }
  while (Math.abs(outside - inside) > 200) {
    const middle = (inside + outside) / 2;
    if (value(middle) <= 0) inside = middle;
    else outside = middle;
  }
  return Math.round((inside + outside) / 2);
}

/** The share of a disc's area that another one covers (the lens of two circles). */
function obscured(away: number, sun: number, moon: number): number {
  if (away <= Math.abs(moon - sun)) return moon >= sun ? 1 : (moon / sun) ** 2;
  const sunAngle = Math.acos((away * away + sun * sun - moon * moon) / (2 * away * sun));
  const moonAngle = Math.acos((away * away + moon * moon - sun * sun) / (2 * away * moon));
  const lens =
    sun * sun * (sunAngle - Math.sin(2 * sunAngle) / 2) +
    moon * moon * (moonAngle - Math.sin(2 * moonAngle) / 2);
  return lens / (Math.PI * sun * sun);
}

function minus(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

function length(vector: Vector): number {
  return Math.hypot(...vector);
}

const degrees = 180 / Math.PI;
const auKm = 149_597_870.7;
const earthRadiusKm = 6378.137;
/** Of the Earth's poles, the Moon (IAU) and the Sun (959.63" at one astronomical unit), in radii of the Earth's equator. */
const polarRadii = 0.996_647_19;
const moonRadii = 0.272_507_6;
/** Its mean radius with the valleys at its edge, through which the Sun shines to the last (Espenak and Meeus). */
const moonRadiiOfUmbra = 0.272_281;
const sunRadiusAt1Au = 959.63 / 3600;
const sunRadii = Math.sin(sunRadiusAt1Au / degrees) * (auKm / earthRadiusKm);
/** Of a flattened Earth, for an axis that passes it anywhere (Meeus, chapter 54). */
const earthsEdge = 0.9972;
/** By how much the umbra narrows on its way of one Earth's radius. */
const umbraSlope = 0.0046;
const searchMs = 5 * 60 * minuteMs;
