import { civilDateOf, dayNumberOf, type CivilDate } from './civil-date.ts';

/** Milliseconds since 1970-01-01 00:00 UTC. */
export type Instant = number;

export interface Interval {
  from: Instant;
  to: Instant;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

/** The date on the wall of a zone. RangeError for a zone that the runtime does not know, here and below. */
export function civilDateAt(instant: Instant, timeZone: string): CivilDate {
  return civilDateOf(Math.floor((instant + offsetAt(instant, timeZone)) / dayMs));
}

/** The clock on the wall of a zone, whole minutes gone. */
export function clockAt(instant: Instant, timeZone: string): { hour: number; minute: number } {
  const local = instant + offsetAt(instant, timeZone);
  const minutes = Math.floor((local - Math.floor(local / dayMs) * dayMs) / minuteMs);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/**
 * When a zone's clock shows these minutes since midnight. A time that summer time skips is the first instant after the
 * gap; a time that the clock shows twice is the first of the two.
 */
export function instantAt(date: CivilDate, minutesOfDay: number, timeZone: string): Instant {
  return instantOf(dayNumberOf(date), minutesOfDay, timeZone);
}

/** The same for a day by its number. */
export function instantOf(dayNumber: number, minutesOfDay: number, timeZone: string): Instant {
  const wall = dayNumber * dayMs + minutesOfDay * minuteMs;
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const first = wall - Math.max(before, after);
  if (before === after && offsetAt(first, timeZone) === before) return first;
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    const instant = wall - offset;
    if (offsetAt(instant, timeZone) === offset) return instant;
  }
  return changeBetween(first - dayMs, wall - Math.min(before, after) + dayMs, timeZone);
}

/**
 * Every instant at which a clock, by what it is ahead of UTC at each, shows this wall: none for a time that a change of
 * clocks skipped, two for one that it showed twice, in order.
 */
export function instantsOfWall(wall: number, offsetOf: (at: Instant) => number): Instant[] {
  const offsets = new Set([-dayMs, 0, dayMs].map((way) => offsetOf(wall + way)));
  return [...offsets]
    .map((offset) => ({ instant: wall - offset, offset }))
    .filter(({ instant, offset }) => offsetOf(instant) === offset)
    .map(({ instant }) => instant)
    .sort((one, other) => one - other);
}

/** What the clock shows with its distance from UTC, to the second: '2029-11-05T06:36:12+05:30'. */
export function localTime(instant: Instant, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  const minutes = Math.floor(Math.abs(offset) / minuteMs);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${wall}${offset < 0 ? '-' : '+'}${hour}:${minute}`;
}

/** What a zone's clock is ahead of UTC, in milliseconds. */
export function offsetAt(instant: Instant, timeZone: string): number {
  const day = Math.floor(instant / dayMs);
  const known = zoneOf(timeZone);
  const atStart = known.offsetAtStartOf(day);
  // Zones change their offset once in a day at most, so that equal ends mean no change between.
  return atStart === known.offsetAtStartOf(day + 1) ? atStart : known.ask(instant);
}

interface Zone {
  offsetAtStartOf(day: number): number;
  ask(instant: Instant): number;
}

/** Zones are what people say they are, in any spelling: nobody fills the memory with them, nor with the days of one. */
const mostZones = 32;
const mostDaysOfZone = 20_000;
const zones = new Map<string, Zone>();

/** The runtime is asked once for each day: it takes some microseconds to answer, and a year asks thousands of times. */
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const ask = (instant: Instant) => {
    const shown = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: string) => Number(shown[name]);
    const wall = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return wall - Math.floor(instant / 1000) * 1000;
  };
  const starts = new Map<number, number>();
  const zone: Zone = {
    ask,
    offsetAtStartOf(day) {
      const start = starts.get(day);
      if (start !== undefined) return start;
      if (starts.size >= mostDaysOfZone) starts.clear();
      const found = ask(day * dayMs);
      starts.set(day, found);
      return found;
    },
  };
  const oldest = zones.size >= mostZones ? zones.keys().next().value : undefined;
  if (oldest !== undefined) zones.delete(oldest);
  zones.set(timeZone, zone);
  return zone;
}

/** The first instant with the offset of `to`, to the second. */
function changeBetween(from: Instant, to: Instant, timeZone: string): Instant {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (middle <= low) break;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}
