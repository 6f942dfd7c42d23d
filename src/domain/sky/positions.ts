import { EclipticGeoMoon, e_tilt, MakeTime, SetDeltaTFunction, type AstroTime } from 'astronomy-engine';
import { dayMs, type Instant } from '../time/zone.ts';
import { deltaTSeconds } from './delta-t.ts';
import { meanObliquity, nutationOf } from './nutation.ts';
import { seenFromEarth, type EclipticMotion, type EclipticPlace, type PlanetSeries } from './vsop87.ts';

/**
 * Where the Sun and the Moon stand, apparent and geocentric, on the ecliptic and equinox of date. Longitudes are counted
 * on without taking whole turns off, so that they only grow and can be searched.
 *
 * The theories (VSOP87, and the Improved Lunar Ephemeris from astronomy-engine, whose nutation of five terms is replaced)
 * are asked at the nodes of Chebyshev polynomials that cover sixteen days each, the nutation four; between them the polynomials answer, to a thousandth of an arc second. They are
 * the same for every place and are kept; who asks for the nutation alone waits for neither the Sun nor the Moon.
 */
export function sunLongitude(at: Instant): number {
  return valueAt(sun, 0, at);
}

export function moonLongitude(at: Instant): number {
  return valueAt(moon, 0, at);
}

/** The Moon's way from the Sun in degrees. */
export function elongationAt(at: Instant): number {
  return moonLongitude(at) - sunLongitude(at);
}

/** Degrees. */
export function moonLatitude(at: Instant): number {
  return valueAt(moon, 1, at);
}

/** Astronomical units. */
export function moonDistance(at: Instant): number {
  return valueAt(moon, 2, at);
}

/** Nutation in longitude in degrees: it is in the longitudes above. */
export function nutation(at: Instant): number {
  return valueAt(earth, 0, at);
}

/** True obliquity of the ecliptic in degrees. */
export function obliquity(at: Instant): number {
  return valueAt(earth, 1, at);
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

/**
 * What the theory itself says of the Sun or a planet at one instant: apparent, on the true equinox; its longitude is
 * within a whole turn of nought, and nutation is not in its speed.
 */
export function seenAt(body: 'sun' | PlanetSeries, at: Instant): EclipticMotion {
  const time = timeAt(at);
  const { longitude, latitude, speed } = seenFromEarth(body, time);
  return { longitude: longitude + nutationLeftOut(at), latitude, speed };
}

/** What the theory itself says of the Moon at one instant, as `seenAt`; its distance in astronomical units. */
export function moonSeenAt(at: Instant): EclipticPlace & { distance: number } {
  const time = timeAt(at - moonLightMs);
  const { lon, lat, dist } = EclipticGeoMoon(time);
  return { longitude: lon - nutationOfLibrary(time) + nutation(at), latitude: lat, distance: dist };
}

/** What the library's nutation of five terms is short of, in degrees. */
export function nutationLeftOut(at: Instant): number {
  return nutation(at) - nutationOfLibrary(timeAt(at));
}

function nutationOfLibrary(time: AstroTime): number {
  return e_tilt(time).dpsi / 3600;
}

/** Light takes this long from the Moon; the theory says where it stands, not where it is seen. */
const moonLightMs = 1282.2;

/** The library's time; those who ask for one body after another ask for the same. */
export function timeAt(at: Instant): AstroTime {
  if (lastTime?.at !== at) lastTime = { at, time: MakeTime(daysSince2000(at)) };
  return lastTime.time;
}

let lastTime: { at: Instant; time: AstroTime } | undefined;

/** Spans of one kind cover ninety years at most, in some two megabytes. */
const mostMs = 33_600 * dayMs;

/** Quantities that the theory gives together, and the spans of them that were asked for. */
interface Fitted {
  quantities: number;
  /** How long a span is. */
  spanMs: number;
  /** Of the polynomial of each quantity; as often is the theory asked for a span. */
  terms: number;
  theory: (at: Instant) => readonly number[];
  spans: Map<number, Float64Array>;
  lastNumber: number;
  lastSpan: Float64Array;
}

SetDeltaTFunction(deltaTAt);

function deltaTAt(days: number): number {
  return deltaTSeconds(2000 + (days + 0.5) / 365.2425);
}

const sun = fittedBy(1, 16, 11, (at) => [
  withTurns(seenAt('sun', at).longitude, 280.466 + (36_000.77 * daysSince2000(at)) / 36_525),
]);

const moon = fittedBy(3, 16, 18, (at) => {
  const { longitude, latitude, distance } = moonSeenAt(at);
  return [withTurns(longitude, 218.316 + (481_267.881 * daysSince2000(at)) / 36_525), latitude, distance];
});

const earth = fittedBy(2, 4, 7, (at) => {
  const centuries = centuriesSince2000(at);
  const { longitude, obliquity: ofAxis } = nutationOf(centuries);
  return [longitude, meanObliquity(centuries) + ofAxis];
});

function fittedBy(quantities: number, days: number, terms: number, theory: Fitted['theory']): Fitted {
  return {
    quantities,
    spanMs: days * dayMs,
    terms,
    theory,
    spans: new Map(),
    lastNumber: Number.NaN,
    lastSpan: new Float64Array(),
  };
}

/** Clenshaw's sum of the span's polynomial. */
function valueAt(of: Fitted, which: number, at: Instant): number {
  const number = Math.floor(at / of.spanMs);
  const coefficients = number === of.lastNumber ? of.lastSpan : spanOf(of, number);
  const double = 4 * (at / of.spanMs - number) - 2;
  const first = which * of.terms;
  let [next, afterNext] = [0, 0];
  for (let term = of.terms - 1; term > 0; term -= 1) {
    const current = double * next - afterNext + (coefficients[first + term] ?? 0);
    afterNext = next;
    next = current;
  }
  return (double / 2) * next - afterNext + (coefficients[first] ?? 0);
}

function spanOf(of: Fitted, number: number): Float64Array {
  let span = of.spans.get(number);
  if (span === undefined) {
    if (of.spans.size >= mostMs / of.spanMs) of.spans.clear();
    span = fitted(of, number);
    of.spans.set(number, span);
  }
  of.lastNumber = number;
  of.lastSpan = span;
  return span;
}

function fitted({ quantities, spanMs, terms, theory }: Fitted, number: number): Float64Array {
  const { nodes, weights } = nodesOf(terms);
  const values = nodes.map((node) => theory((number + (node + 1) / 2) * spanMs));
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

interface Nodes {
  nodes: readonly number[];
  /** By term and node. */
  weights: readonly (readonly number[])[];
}

const nodesByTerms = new Map<number, Nodes>();

function nodesOf(terms: number): Nodes {
  const known = nodesByTerms.get(terms);
  if (known !== undefined) return known;
  const nodes = Array.from({ length: terms }, (_, node) => Math.cos((Math.PI * (node + 0.5)) / terms));
  const weights = nodes.map((_, term) =>
    nodes.map(
      (__, node) => ((term === 0 ? 1 : 2) / terms) * Math.cos((Math.PI * term * (node + 0.5)) / terms),
    ),
  );
  nodesByTerms.set(terms, { nodes, weights });
  return { nodes, weights };
}

/** The angle nearest to its mean, which never strays more than some degrees. */
function withTurns(degrees: number, mean: number): number {
  return degrees + 360 * Math.round((mean - degrees) / 360);
}
