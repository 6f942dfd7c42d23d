import { dayMs, minuteMs, type Instant } from '../time/zone.ts';
import { moonDistance, moonLatitude, moonLongitude, obliquity, sunLongitude } from './positions.ts';
import { siderealDegrees } from './sidereal-time.ts';

export interface Position {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

/**
 * What counts as sunrise, at sea level with 34' of refraction. `upper-limb`: the first light of the Sun's edge, its
 * centre 0.833° below the horizon, as printed almanacs and Drik Panchang have it. `disc-centre`: half of the disc is
 * seen, its centre 0.567° below; a minute or two later.
 */
export const sunriseDefinitions = ['upper-limb', 'disc-centre'] as const;
export type SunriseDefinition = (typeof sunriseDefinitions)[number];

const sunAltitude: Readonly<Record<SunriseDefinition, number>> = {
  'upper-limb': -0.833,
  'disc-centre': -0.567,
};

/** The mean noon of a meridian nearest to an instant. */
export function meanNoonNear(at: Instant, longitude: number): Instant {
  const noon = dayMs / 2 - (longitude / 360) * dayMs;
  return noon + Math.round((at - noon) / dayMs) * dayMs;
}

export type SunEvent = { kind: 'at'; at: Instant } | { kind: 'stays-up' } | { kind: 'stays-down' };

/** The Sun's rise before (-1) or set after (1) a mean noon of the place. */
export function sunCrossing(
  noon: Instant,
  direction: -1 | 1,
  { latitude, longitude }: Position,
  definition: SunriseDefinition,
): SunEvent {
  const altitude = sunAltitude[definition];
  let at = noon + (direction * dayMs) / 4;
  for (let round = 0; round < 8; round += 1) {
    const { rightAscension, sinDeclination } = equatorial(sunLongitude(at), 0, obliquity(at));
    const cosine = cosHourAngle(altitude, latitude, sinDeclination);
    const hourAngle = direction * Math.acos(Math.max(-1, Math.min(1, cosine))) * degrees;
    const here = siderealDegrees(at) + longitude - rightAscension;
    const turn = round === 0 ? nearNoon(here, hourAngle, at, noon) : half(hourAngle - here);
    const step = (turn / 360) * dayMs;
    at += step;
    if (Math.abs(step) < 20) {
      if (cosine > 1) return { kind: 'stays-down' };
      return cosine < -1 ? { kind: 'stays-up' } : { kind: 'at', at: Math.round(at) };
    }
  }
  const { sinDeclination } = equatorial(sunLongitude(at), 0, obliquity(at));
  const cosine = cosHourAngle(altitude, latitude, sinDeclination);
  if (cosine > 1) return { kind: 'stays-down' };
  return cosine < -1 ? { kind: 'stays-up' } : { kind: 'at', at: Math.round(at) };
}

/** Degrees of the Sun's centre above the height at which it rises and sets. */
export function sunHeight(
  at: Instant,
  { latitude, longitude }: Position,
  definition: SunriseDefinition,
): number {
  const { rightAscension, sinDeclination } = equatorial(sunLongitude(at), 0, obliquity(at));
  const hourAngle = (siderealDegrees(at) + longitude - rightAscension) / degrees;
  const phi = latitude / degrees;
  const sine =
    Math.sin(phi) * sinDeclination +
    Math.cos(phi) * Math.sqrt(1 - sinDeclination * sinDeclination) * Math.cos(hourAngle);
  return Math.asin(sine) * degrees - sunAltitude[definition];
}

/** The first rise (1) or set (-1) of the Moon's upper edge, refracted, between two instants; null where there is none. */
export function moonCrossing(from: Instant, to: Instant, direction: 1 | -1, place: Position): Instant | null {
  let before = from;
  let heightBefore = direction * moonHeight(before, place);
  while (before < to) {
    const after = Math.min(before + 40 * minuteMs, to);
    const heightAfter = direction * moonHeight(after, place);
    if (heightBefore < 0 && heightAfter >= 0)
      return between(before, after, heightBefore, heightAfter, direction, place);
    before = after;
    heightBefore = heightAfter;
  }
  return null;
}

function between(
  from: Instant,
  to: Instant,
  heightFrom: number,
  heightTo: number,
  direction: 1 | -1,
  place: Position,
): Instant {
  let [low, high, below, above] = [from, to, heightFrom, heightTo];
  for (let round = 0; round < 12 && high - low > 500; round += 1) {
    const guess = low + ((high - low) * below) / (below - above);
    const at = Math.min(Math.max(guess, low + 100), high - 100);
    const height = direction * moonHeight(at, place);
    if (Math.abs(height) < 0.0005) return Math.round(at);
    if (height < 0) [low, below] = [at, height];
    else [high, above] = [at, height];
  }
  return Math.round((low + high) / 2);
}

/** Degrees of the Moon's centre above the height at which its upper edge is seen on the horizon. */
export function moonHeight(at: Instant, { latitude, longitude }: Position): number {
  const { rightAscension, sinDeclination } = equatorial(moonLongitude(at), moonLatitude(at), obliquity(at));
  const hourAngle = (siderealDegrees(at) + longitude - rightAscension) / degrees;
  const phi = latitude / degrees;
  const sine =
    Math.sin(phi) * sinDeclination +
    Math.cos(phi) * Math.sqrt(1 - sinDeclination * sinDeclination) * Math.cos(hourAngle);
  const parallax = Math.asin(earthRadiusAu / moonDistance(at)) * degrees;
  // Semidiameter is 0.2725 of the parallax (Meeus, Astronomical Algorithms, chapter 15).
  return Math.asin(sine) * degrees - (0.7275 * parallax - 0.5667);
}

function equatorial(lambda: number, beta: number, epsilon: number) {
  const [l, b, e] = [lambda / degrees, beta / degrees, epsilon / degrees];
  const y = Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e);
  return {
    rightAscension: Math.atan2(y, Math.cos(l)) * degrees,
    sinDeclination: Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l),
  };
}

function cosHourAngle(altitude: number, latitude: number, sinDeclination: number): number {
  const phi = latitude / degrees;
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
  return (Math.sin(altitude / degrees) - Math.sin(phi) * sinDeclination) / (Math.cos(phi) * cosDeclination);
}

/** The first step is counted from this noon's own meridian passage, so that a long day's rise is not taken from the next. */
function nearNoon(here: number, hourAngle: number, at: Instant, noon: Instant): number {
  const sinceNoon = ((at - noon) / dayMs) * 360;
  const fromNoon = half(here - sinceNoon) + sinceNoon;
  return hourAngle - fromNoon;
}

/** Between -180 and 180. */
function half(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

const degrees = 180 / Math.PI;
const earthRadiusAu = 6378.137 / 149_597_870.7;
