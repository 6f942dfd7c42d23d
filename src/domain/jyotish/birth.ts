import type { CivilDate } from '../time/civil-date.ts';
import { readCivilTime, type CivilTime, type ClockReading } from '../time/clock-history.ts';
import type { Place } from '../time/place.ts';
import { instantAt, type Instant, type Interval } from '../time/zone.ts';

/** The years for which charts are made: beyond them neither the ephemeris nor the Earth's turning is known well enough. */
export const firstBirthYear = 1800;
export const lastBirthYear = 2200;

/** As a birth certificate or a mother tells it. */
export interface Birth {
  date: CivilDate;
  /** Minutes since midnight on the clock of the place, or null where nobody knows. */
  minutesOfDay: number | null;
  /** How far the true time may lie to either side, in minutes. */
  within: number;
  place: Place;
}

/** A birth as an instant at a place on Earth. */
export interface BirthMoment {
  at: Instant;
  latitude: number;
  longitude: number;
  /** IANA; where it is not known, days are those of the place's own mean time. */
  timeZone?: string;
}

export type BirthTime = CivilTime | { kind: 'no-time' } | { kind: 'out-of-range' };

/** The instant of a birth by the clock that its place kept then. RangeError for a zone that the runtime does not know. */
export function birthTime({ date, minutesOfDay, place }: Birth): BirthTime {
  if (!isDateForChart(date)) return { kind: 'out-of-range' };
  return minutesOfDay === null ? { kind: 'no-time' } : readCivilTime(date, minutesOfDay, place);
}

export function isDateForChart(date: CivilDate): boolean {
  const year = Number(date.slice(0, 4));
  return year >= firstBirthYear && year <= lastBirthYear;
}

export function momentOf(
  { at }: Pick<ClockReading, 'at'>,
  { latitude, longitude, timeZone }: Place,
): BirthMoment {
  return { at, latitude, longitude, timeZone };
}

/**
 * The day of a birth whose time nobody knows, by the clock that its place kept then: noon, for which the chart is made, and
 * the first and the last minute.
 */
export function dayOfBirth(date: CivilDate, place: Place): { moment: BirthMoment; range: Interval } {
  const instantOf = (minutesOfDay: number): Instant => {
    const time = readCivilTime(date, minutesOfDay, place);
    return time.kind === 'one' ? time.reading.at : instantAt(date, minutesOfDay, place.timeZone);
  };
  return {
    moment: momentOf({ at: instantOf(12 * 60) }, place),
    range: { from: instantOf(0), to: instantOf(24 * 60 - 1) },
  };
}
