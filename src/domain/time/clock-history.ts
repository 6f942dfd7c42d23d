import { dayNumberOf, type CivilDate } from './civil-date.ts';
import { mergedUntil, ownHistoryOf } from './merged-zones.ts';
import { kilometresBetween, type Place } from './place.ts';
import { dayMs, instantsOfWall, minuteMs, offsetAt, type Instant } from './zone.ts';

/**
 * Which clock a time was read from. `zone`: the zone's standard, summer and war time. `local-mean`: the mean Sun of the
 * place's own meridian, before a standard was kept. The others are clocks of the past that the zone database leaves out.
 */
export type Clock =
  'zone' | 'local-mean' | 'bombay' | 'calcutta' | 'madras' | 'kathmandu' | 'indian-standard';

export interface ClockReading {
  at: Instant;
  clock: Clock;
  /** What the clock was ahead of UTC, in milliseconds. */
  offsetMs: number;
}

/**
 * What a civil time of a place means. `one`: the reading to take, and others that people of the place and time may have
 * meant. `skipped`: a change of clocks left the time out; the readings are those by the offset before it and after it.
 * `twice`: the clock showed it two times. The last two are for the asker to decide.
 */
export type CivilTime =
  | { kind: 'one'; reading: ClockReading; others: ClockReading[] }
  | { kind: 'skipped'; before: ClockReading; after: ClockReading }
  | { kind: 'twice'; first: ClockReading; second: ClockReading };

type ClockPlace = Pick<Place, 'latitude' | 'longitude' | 'timeZone'>;

/** RangeError for a zone that the runtime does not know. Minutes since midnight, with their fractions. */
export function readCivilTime(date: CivilDate, minutesOfDay: number, place: ClockPlace): CivilTime {
  const wall = dayNumberOf(date) * dayMs + minutesOfDay * minuteMs;
  const own = ownClocks(wall, place).map(({ clock, offsetMs }) => ({ at: wall - offsetMs, clock, offsetMs }));
  const [reading, ...others] = own;
  if (reading !== undefined) return { kind: 'one', reading, others };
  return byOffsets(wall, offsetsOf(place.timeZone));
}

/** What the clock of a place was ahead of UTC for a civil time, and by which clock, where the zone alone does not say. */
function ownClocks(wall: number, place: ClockPlace): { clock: Clock; offsetMs: number }[] {
  const { timeZone } = place;
  const localMean = { clock: 'local-mean', offsetMs: localMeanOffset(place.longitude) } as const;
  if (indian.has(timeZone.toLowerCase())) return ofIndia(wall, place, localMean);
  if (nepali.has(timeZone.toLowerCase()) && wall < nepalQuarter) {
    if (wall < zoneBegin(timeZone)) return [localMean];
    return [
      { clock: 'kathmandu', offsetMs: 340 * minuteMs },
      { clock: 'indian-standard', offsetMs: 330 * minuteMs },
    ];
  }
  return wall < zoneBegin(timeZone) ? [localMean] : [];
}

/**
 * Indian Standard Time began on 1906-01-01. Before it towns kept their own mean time, railways and telegraphs that of
 * Madras, and the two largest ports their own, which they also kept after it: Calcutta until 1948, Bombay until 1955
 * (Wikipedia, Time in India, with its sources; the day on which Calcutta gave its own up is not known, 1948-01-01 is
 * taken). In the years of war time both are taken to have gone by that.
 */
function ofIndia(
  wall: number,
  place: ClockPlace,
  localMean: { clock: Clock; offsetMs: number },
): { clock: Clock; offsetMs: number }[] {
  if (wall < indianStandard) {
    return [
      localMean,
      { clock: 'madras', offsetMs: 321 * minuteMs + 10_000 },
      city('calcutta'),
      city('bombay'),
    ];
  }
  const near = (['bombay', 'calcutta'] as const).find(
    (name) => kilometresBetween(place, ports[name]) < cityKm && wall < ports[name].until,
  );
  if (near === undefined) return [];
  const zone = offsetAt(wall - 330 * minuteMs, place.timeZone);
  return zone === 330 * minuteMs ? [city(near), { clock: 'indian-standard', offsetMs: zone }] : [];
}

function city(clock: keyof typeof ports): { clock: Clock; offsetMs: number } {
  return { clock, offsetMs: ports[clock].offsetMs };
}

/** What a zone's clock was ahead of UTC: by its own history where the runtime has only its neighbour's. */
function offsetsOf(timeZone: string): (at: Instant) => number {
  const own = ownHistoryOf(timeZone);
  if (own === undefined) return (at) => offsetAt(at, timeZone);
  return (at) =>
    at < mergedUntil
      ? ((own.findLast((change) => change.at <= at) ?? own[0])?.offsetMs ?? 0)
      : offsetAt(at, timeZone);
}

function byOffsets(wall: number, offsetOf: (at: Instant) => number): CivilTime {
  const reading = (at: Instant): ClockReading => ({ at, clock: 'zone', offsetMs: wall - at });
  const [first, second] = instantsOfWall(wall, offsetOf).map(reading);
  if (first === undefined) {
    return {
      kind: 'skipped',
      before: reading(wall - offsetOf(wall - dayMs)),
      after: reading(wall - offsetOf(wall + dayMs)),
    };
  }
  return second === undefined
    ? { kind: 'one', reading: first, others: [] }
    : { kind: 'twice', first, second };
}

/** Four minutes a degree, to the second. */
function localMeanOffset(longitude: number): number {
  return Math.round(longitude * 240) * 1000;
}

/** As a clock's wall, when a zone first kept something else than the mean time of its chief city. */
function zoneBegin(timeZone: string): number {
  const [own] = ownHistoryOf(timeZone) ?? [];
  if (own !== undefined) return own.at + own.offsetMs;
  const known = begins.get(timeZone);
  if (known !== undefined) return known;
  const first = offsetAt(Date.UTC(1700, 0, 1), timeZone);
  let [low, high] = [Date.UTC(1700, 0, 1), Date.UTC(1700, 0, 1)];
  // A zone that changes back and forth before it is looked at again is none: standards last for years.
  while (high < Date.UTC(1990, 0, 1) && offsetAt(high, timeZone) === first) {
    low = high;
    high += 365 * dayMs;
  }
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (middle <= low) break;
    if (offsetAt(middle, timeZone) === first) low = middle;
    else high = middle;
  }
  // Zones without a change, such as UTC, are standards from their beginning.
  const begin = offsetAt(high, timeZone) === first ? -Infinity : high + first;
  if (begins.size >= mostZones) begins.clear();
  begins.set(timeZone, begin);
  return begin;
}

const mostZones = 64;
const begins = new Map<string, number>();

const indian = new Set(['asia/kolkata', 'asia/calcutta']);
const nepali = new Set(['asia/kathmandu', 'asia/katmandu']);
const indianStandard = Date.UTC(1906, 0, 1);

/**
 * From 1986 on Nepal's clock is 5:45 ahead of UTC. Before, it is told to have been 5:40 (T. Gurung, 15 minutes of fame,
 * Nepali Times 155, 2003), while the zone database has the Indian 5:30 from 1920 on: the second is offered beside it.
 */
const nepalQuarter = Date.UTC(1986, 0, 1);

const cityKm = 30;
const ports = {
  bombay: { latitude: 18.96, longitude: 72.82, offsetMs: 291 * minuteMs, until: Date.UTC(1955, 0, 1) },
  calcutta: {
    latitude: 22.5726,
    longitude: 88.3639,
    offsetMs: 353 * minuteMs + 20_000,
    until: Date.UTC(1948, 0, 1),
  },
} as const;
