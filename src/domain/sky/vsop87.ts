import { Rotation_EQJ_ECT, type AstroTime } from 'astronomy-engine';
import earthTerms from './earth-terms.json' with { type: 'json' };
import { cosineOf, sineOf } from './sine-table.ts';

/**
 * Where the Sun and the planets are seen from the Earth, by the theory VSOP87B (Bretagnon and Francou 1988), of which
 * `npm run generate:planets` keeps what matters between 1800 and 2200: within 2″ of the whole theory.
 */

/** By quantity and power of time, three numbers a term: amplitude in 1e-8, phase in radians, radians a Julian millennium. */
export interface PlanetSeries {
  readonly longitude: readonly (readonly number[])[];
  readonly latitude: readonly (readonly number[])[];
  readonly distance: readonly (readonly number[])[];
}

/** Where a body stands on the ecliptic of date, degrees. */
export interface EclipticPlace {
  longitude: number;
  /** North positive. */
  latitude: number;
}

export interface EclipticMotion extends EclipticPlace {
  /** Of the longitude, degrees a day, against the equinox as it is at the instant: precession and nutation are not in it. */
  speed: number;
}

/**
 * Apparent, with light time and aberration, on the ecliptic and equinox of date; the nutation in it is the library's own, of
 * five terms.
 */
export function seenFromEarth(body: 'sun' | PlanetSeries, time: AstroTime): EclipticMotion {
  const { earth, axes } = standpointAt(time);
  const { way, speed } = lightPath(body, earth, time.tt);
  const [x, y, z] = [dot(axes[0], way), dot(axes[1], way), dot(axes[2], way)];
  const [moveX, moveY] = [dot(axes[0], speed), dot(axes[1], speed)];
  const across = x * x + y * y;
  return {
    longitude: Math.atan2(y, x) * degrees,
    latitude: Math.atan2(z, Math.sqrt(across)) * degrees,
    speed: ((x * moveY - y * moveX) / across) * degrees,
  };
}

const degrees = 180 / Math.PI;

type Vector3 = readonly [x: number, y: number, z: number];

/** Where something is and how it moves, in astronomical units and those a day. */
interface State {
  place: Vector3;
  speed: Vector3;
}

/** The way of light in a day, in astronomical units. */
const auPerDay = 173.144_632_684_669_3;

/** What draws a planet to the Sun (the square of Gauss' constant), in cubic astronomical units a day squared. */
const sunPull = 0.017_202_098_95 ** 2;

/**
 * The way from the Earth to the body as their light shows it at an instant (days of terrestrial time since J2000), and how
 * it changes in a day. Both are taken back to when the light set out: the body's is its light time, the Earth's is what
 * aberration does. Over hours a planet moves by its speed and by what the Sun pulls, to 0.01″.
 */
function lightPath(body: 'sun' | PlanetSeries, earth: State, at: number): { way: Vector3; speed: Vector3 } {
  const other = body === 'sun' ? sunItself : stateOf(body, at);
  const now = less(other.place, earth.place);
  const speedNow = less(other.speed, earth.speed);
  const pull = less(pulled(other.place), pulled(earth.place));
  const distance = Math.hypot(...now);
  const light = distance / auPerDay;
  const slower = 1 - dot(now, speedNow) / (distance * auPerDay);
  const back = (axis: 0 | 1 | 2) => now[axis] - light * (speedNow[axis] - (light / 2) * pull[axis]);
  const speedBack = (axis: 0 | 1 | 2) => slower * (speedNow[axis] - light * pull[axis]);
  return { way: [back(0), back(1), back(2)], speed: [speedBack(0), speedBack(1), speedBack(2)] };
}

const sunItself: State = { place: [0, 0, 0], speed: [0, 0, 0] };

/** From where and along which axes is looked: the same for all planets of a chart. */
interface Standpoint {
  earth: State;
  /** The three axes of the ecliptic of date, each in the theory's own frame. */
  axes: readonly [Vector3, Vector3, Vector3];
}

let lastStandpoint: (Standpoint & { at: number }) | undefined;

function standpointAt(time: AstroTime): Standpoint {
  if (lastStandpoint?.at !== time.tt)
    lastStandpoint = { at: time.tt, earth: stateOf(earthTerms.earth, time.tt), axes: axesAt(time) };
  return lastStandpoint;
}

/** The theory's ecliptic turned onto the equator of J2000 (FK5), as its authors give it, and on to the ecliptic of date. */
function axesAt(time: AstroTime): Standpoint['axes'] {
  const { rot } = Rotation_EQJ_ECT(time);
  const axis = (row: 0 | 1 | 2): Vector3 => {
    const [x, y, z] = [rot[0]?.[row] ?? 0, rot[1]?.[row] ?? 0, rot[2]?.[row] ?? 0];
    return [
      x - 4.79966e-7 * y,
      4.4036e-7 * x + 0.917_482_137_087 * y + 0.397_776_982_902 * z,
      -1.90919e-7 * x - 0.397_776_982_902 * y + 0.917_482_137_087 * z,
    ];
  };
  return [axis(0), axis(1), axis(2)];
}

/** Heliocentric, on the theory's own ecliptic of J2000. */
function stateOf({ longitude, latitude, distance }: PlanetSeries, at: number): State {
  const [l, ofL] = sumOf(longitude, at);
  const [b, ofB] = sumOf(latitude, at);
  const [r, ofR] = sumOf(distance, at);
  const [cosL, sinL, cosB, sinB] = [Math.cos(l), Math.sin(l), Math.cos(b), Math.sin(b)];
  const outward = ofR * cosB - r * ofB * sinB;
  const around = r * ofL * cosB;
  return {
    place: [r * cosB * cosL, r * cosB * sinL, r * sinB],
    speed: [outward * cosL - around * sinL, outward * sinL + around * cosL, ofR * sinB + r * ofB * cosB],
  };
}

/** Toward the Sun. */
function pulled([x, y, z]: Vector3): Vector3 {
  const distance = Math.hypot(x, y, z);
  const by = distance === 0 ? 0 : -sunPull / distance ** 3;
  return [by * x, by * y, by * z];
}

function less(one: Vector3, other: Vector3): Vector3 {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function dot(one: Vector3, other: Vector3): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** A quantity's value and its change in a day. */
function sumOf(powers: PlanetSeries['longitude'], at: number): [value: number, perDay: number] {
  const millennia = at / daysInMillennium;
  let [value, change] = [0, 0];
  let [growth, growthBefore] = [1e-8, 0];
  for (let power = 0; power < powers.length; power += 1) {
    const terms = powers[power] ?? [];
    let [ofPower, changeOfPower] = [0, 0];
    for (let term = 0; term < terms.length; term += 3) {
      const amplitude = terms[term] ?? 0;
      const rate = terms[term + 2] ?? 0;
      const phase = (terms[term + 1] ?? 0) + rate * millennia;
      ofPower += amplitude * cosineOf(phase);
      changeOfPower -= amplitude * rate * sineOf(phase);
    }
    value += growth * ofPower;
    change += growth * changeOfPower + power * growthBefore * ofPower;
    growthBefore = growth;
    growth *= millennia;
  }
  return [value, change / daysInMillennium];
}

const daysInMillennium = 365_250;
