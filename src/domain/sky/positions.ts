import { EclipticGeoMoon, e_tilt, MakeTime, SetDeltaTFunction, SunPosition } from 'astronomy-engine';
import { dayMs, type Instant } from '../time/zone.ts';
import { deltaTSeconds } from './delta-t.ts';

/**
 * Where the Sun and the Moon stand, apparent and geocentric, on the ecliptic and equinox of date. Longitudes are counted
 * on without taking whole turns off, so that they only grow and can be searched.
 *
 * The theories (VSOP87 and the Improved Lunar Ephemeris, from astronomy-engine) are asked at the nodes of Chebyshev
 * polynomials that cover sixteen days each; between them the polynomials answer, to a thousandth of an arc second. They are
 * the same for every place and are kept.
 */
export function sunLongitude(at: Instant): number {
  return valueAt(quantity.sunLongitude, at);
}

export function moonLongitude(at: Instant): number {
  return valueAt(quantity.moonLongitude, at);
}

/** The Moon's way from the Sun in degrees. */
export function elongationAt(at: Instant): number {
  return moonLongitude(at) - sunLongitude(at);
}

/** Degrees. */
export function moonLatitude(at: Instant): number {
  return valueAt(quantity.moonLatitude, at);
}

/** Astronomical units. */
export function moonDistance(at: Instant): number {
  return valueAt(quantity.moonDistance, at);
}

/** Nutation in longitude in degrees: it is in the longitudes above. */
export function nutation(at: Instant): number {
  return valueAt(quantity.nutation, at);
}

/** True obliquity of the ecliptic in degrees. */
export function obliquity(at: Instant): number {
  return valueAt(quantity.obliquity, at);
}

/** Days of universal time since 2000-01-01 12:00. */
export function daysSince2000(at: Instant): number {
  return (at - instantOf2000) / dayMs;
}

/** Julian centuries of terrestrial time since 2000-01-01 12:00 TT. */
export function centuriesSince2000(at: Instant): number {
  const days = daysSince2000(at);
  return (days + deltaTAt(days) / 86_400) / 36_525;
}

const instantOf2000 = Date.UTC(2000, 0, 1, 12);

const quantity = {
  sunLongitude: 0,
  moonLongitude: 1,
  moonLatitude: 2,
  moonDistance: 3,
  nutation: 4,
  obliquity: 5,
} as const;
const quantities = 6;

const spanMs = 16 * dayMs;
const terms = 18;
/** A span holds some 900 bytes; so many cover ninety years. */
const mostSpans = 2100;

const spans = new Map<number, Float64Array>();
let lastNumber = Number.NaN;
let lastSpan = new Float64Array();

const nodes = Array.from({ length: terms }, (_, node) => Math.cos((Math.PI * (node + 0.5)) / terms));
const weights = nodes.map((_, term) =>
  nodes.map((__, node) => ((term === 0 ? 1 : 2) / terms) * Math.cos((Math.PI * term * (node + 0.5)) / terms)),
);

/** Light takes this long from the Moon; the theory says where it stands, not where it is seen. */
const moonLightDays = 1.2822 / 86_400;

SetDeltaTFunction(deltaTAt);

function deltaTAt(days: number): number {
  return deltaTSeconds(2000 + (days + 0.5) / 365.2425);
}

/** Clenshaw's sum of the span's polynomial. */
function valueAt(which: number, at: Instant): number {
  const number = Math.floor(at / spanMs);
  const coefficients = number === lastNumber ? lastSpan : spanOf(number);
  const double = 4 * (at / spanMs - number) - 2;
  const first = which * terms;
  let [next, afterNext] = [0, 0];
  for (let term = terms - 1; term > 0; term -= 1) {
    const current = double * next - afterNext + (coefficients[first + term] ?? 0);
    afterNext = next;
    next = current;
  }
  return (double / 2) * next - afterNext + (coefficients[first] ?? 0);
}

function spanOf(number: number): Float64Array {
  let span = spans.get(number);
  if (span === undefined) {
    if (spans.size >= mostSpans) spans.clear();
    span = fitted(number);
    spans.set(number, span);
  }
  lastNumber = number;
  lastSpan = span as Float64Array<ArrayBuffer>;
  return span;
}

function fitted(number: number): Float64Array {
  const values = nodes.map((node) => positionsAt(daysSince2000((number + (node + 1) / 2) * spanMs)));
  const span = new Float64Array(quantities * terms);
  for (let which = 0; which < quantities; which += 1) {
    for (let term = 0; term < terms; term += 1) {
      let sum = 0;
      for (let node = 0; node < terms; node += 1)
        sum += (values[node]?.[which] ?? 0) * (weights[term]?.[node] ?? 0);
      span[which * terms + term] = sum;
    }
  }
  return span;
}

function positionsAt(days: number): readonly number[] {
  const time = MakeTime(days);
  const sun = SunPosition(time);
  const moon = EclipticGeoMoon(MakeTime(days - moonLightDays));
  const { dpsi, tobl } = e_tilt(time);
  const centuries = days / 36_525;
  return [
    withTurns(sun.elon, 280.466 + 36_000.77 * centuries),
    withTurns(moon.lon, 218.316 + 481_267.881 * centuries),
    moon.lat,
    moon.dist,
    dpsi / 3600,
    tobl,
  ];
}

/** The angle nearest to its mean, which never strays more than some degrees. */
function withTurns(degrees: number, mean: number): number {
  return degrees + 360 * Math.round((mean - degrees) / 360);
}
