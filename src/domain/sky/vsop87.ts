import { RotateVector, Rotation_EQJ_ECT, SphereFromVector, Vector, type AstroTime } from 'astronomy-engine';
import earthTerms from './earth-terms.json' with { type: 'json' };

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

/**
 * Apparent, with light time and aberration, on the ecliptic and equinox of date; the nutation in it is the library's own, of
 * five terms.
 */
export function seenFromEarth(body: 'sun' | PlanetSeries, time: AstroTime): EclipticPlace {
  // The way now tells how long the light was on it, to 0.01″; the Earth as it was then is what aberration does.
  const now = lightPath(body, time.tt);
  const from = lightPath(body, time.tt - Math.hypot(...now) / auPerDay);
  const { lon, lat } = SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), equatorial(from, time)));
  return { longitude: lon, latitude: lat };
}

type Vector3 = [x: number, y: number, z: number];

/** The way of light in a day, in astronomical units. */
const auPerDay = 173.144_632_684_669_3;

/** From the Earth to the body, both at the instant (days of terrestrial time since J2000), in astronomical units. */
function lightPath(body: 'sun' | PlanetSeries, at: number): Vector3 {
  const [x, y, z] = fromSun(earthTerms.earth, at);
  if (body === 'sun') return [-x, -y, -z];
  const [bodyX, bodyY, bodyZ] = fromSun(body, at);
  return [bodyX - x, bodyY - y, bodyZ - z];
}

/** Heliocentric, on the theory's own ecliptic of J2000. */
function fromSun({ longitude, latitude, distance }: PlanetSeries, at: number): Vector3 {
  const millennia = at / 365_250;
  const [l, b, r] = [sumOf(longitude, millennia), sumOf(latitude, millennia), sumOf(distance, millennia)];
  return [r * Math.cos(b) * Math.cos(l), r * Math.cos(b) * Math.sin(l), r * Math.sin(b)];
}

function sumOf(powers: PlanetSeries['longitude'], millennia: number): number {
  let sum = 0;
  let growth = 1e-8;
  for (const terms of powers) {
    let ofPower = 0;
    for (let at = 0; at < terms.length; at += 3)
      ofPower += (terms[at] ?? 0) * Math.cos((terms[at + 1] ?? 0) + (terms[at + 2] ?? 0) * millennia);
    sum += growth * ofPower;
    growth *= millennia;
  }
  return sum;
}

/** The theory's ecliptic turned onto the equator of J2000 (FK5), as its authors give it. */
function equatorial([x, y, z]: Vector3, time: AstroTime): Vector {
  return new Vector(
    x + 4.4036e-7 * y - 1.90919e-7 * z,
    -4.79966e-7 * x + 0.917_482_137_087 * y - 0.397_776_982_902 * z,
    0.397_776_982_902 * y + 0.917_482_137_087 * z,
    time,
  );
}
