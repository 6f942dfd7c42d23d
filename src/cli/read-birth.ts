/** What the terminal and its lines of JSON say of a birth, made into an instant and a place, or a sentence why not. */
import {
  birthTime,
  dayOfBirth,
  firstBirthYear,
  isDateForChart,
  lastBirthYear,
  momentOf,
  type BirthMoment,
} from '#domain/jyotish/birth.ts';
import { hasLagna } from '#domain/jyotish/lagna.ts';
import { isRecord } from '#domain/is-record.ts';
import { civilDateOf, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { CivilTime, ClockReading } from '#domain/time/clock-history.ts';
import { isTimeZone, readPlace, type Place } from '#domain/time/place.ts';
import { placeOfCity, searchPlaces } from '#domain/time/places.ts';
import { dayMs, minuteMs, type Instant, type Interval } from '#domain/time/zone.ts';

export interface ReadBirth {
  moment: BirthMoment;
  /** What the place is called; null where only its position is known. */
  placeName: string | null;
  hasTime: boolean;
  /** The instants that the birth may lie at; its ends are one where the time is known. */
  range: Interval;
  /** Which clock was read, where a civil date was given, and which others may have been meant. */
  clock: { reading: ClockReading; others: ClockReading[] } | null;
}

export interface BirthRefusal {
  code:
    | 'not-json'
    | 'bad-date'
    | 'bad-time'
    | 'bad-within'
    | 'bad-position'
    | 'bad-offset'
    | 'unknown-place'
    | 'no-zone'
    | 'time-skipped'
    | 'time-twice'
    | 'date-out-of-range'
    | 'polar-latitude';
  message: string;
}

export type BirthOrRefusal = { birth: ReadBirth } | { refusal: BirthRefusal };

const mostWithin = 720;

/** Reads `{utc, lat, lon}` or `{date, time, place | zone, lat, lon}` with `within` and `offset`. */
export function readBirth(given: unknown): BirthOrRefusal {
  if (!isRecord(given))
    return refused(
      'not-json',
      'A birth is a JSON object, as {"utc":"1990-05-12T05:00Z","lat":18.52,"lon":73.86}.',
    );
  const within = given['within'] ?? 0;
  if (typeof within !== 'number' || !Number.isInteger(within) || within < 0 || within > mostWithin)
    return refused(
      'bad-within',
      `"within" is a whole number of minutes, 0 to ${mostWithin}; this is none: ${said(within)}`,
    );
  return given['utc'] === undefined ? byClock(given, within) : byUtc(given, within);
}

function byUtc(given: Record<string, unknown>, within: number): BirthOrRefusal {
  const at = readUtc(given['utc']);
  if (at === undefined)
    return refused(
      'bad-time',
      `"utc" is an instant as 1990-05-12T05:00Z; this is none: ${said(given['utc'])}`,
    );
  if (!isInstantForChart(at)) return outOfRange();
  const position = positionOf(given);
  if (position === undefined) return badPosition(given);
  const { zone } = given;
  if (zone !== undefined && (typeof zone !== 'string' || !isTimeZone(zone))) return noZone(zone);
  const moment = { at, ...position, ...(zone === undefined ? {} : { timeZone: zone }) };
  return checked({ moment, placeName: null, hasTime: true, range: around(at, within), clock: null });
}

/** An instant of the years of charts, as '2027-01-15T00:00Z'. */
export function readInstant(text: string): Instant | undefined {
  const at = readUtc(text);
  return at !== undefined && isInstantForChart(at) ? at : undefined;
}

function isInstantForChart(at: Instant): boolean {
  return isDateForChart(civilDateOf(Math.floor(at / dayMs)));
}

function readUtc(utc: unknown): Instant | undefined {
  if (typeof utc !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/u.test(utc))
    return undefined;
  const at = Date.parse(utc);
  return Number.isNaN(at) || readCivilDate(utc.slice(0, 10)) === undefined ? undefined : at;
}

function byClock(given: Record<string, unknown>, within: number): BirthOrRefusal {
  const date = readCivilDate(given['date']);
  if (date === undefined)
    return refused('bad-date', `"date" is a day as 1990-05-12; there is none such: ${said(given['date'])}`);
  if (!isDateForChart(date)) return outOfRange();
  const place = readPlaceOfBirth(given);
  if ('refusal' in place) return place;
  const minutes = minutesOf(given['time']);
  if (minutes === undefined)
    return refused(
      'bad-time',
      `"time" is a clock's time as 10:30 or 10:30:15; this is none: ${said(given['time'])}`,
    );
  if (minutes === null) return wholeDay(date, place);
  if (given['offset'] !== undefined) return byOffset(date, minutes, given['offset'], place, within);
  const time = birthTime({ date, minutesOfDay: minutes, within, place });
  if (time.kind === 'no-time') return wholeDay(date, place);
  if (time.kind === 'out-of-range') return outOfRange();
  return ofCivilTime(time, place, within);
}

function ofCivilTime(time: CivilTime, place: Place, within: number): BirthOrRefusal {
  switch (time.kind) {
    case 'one': {
      const { reading, others } = time;
      return checked({
        moment: momentOf(reading, place),
        placeName: place.name,
        hasTime: true,
        range: around(reading.at, within),
        clock: { reading, others },
      });
    }
    case 'skipped':
      return refused(
        'time-skipped',
        `No clock in ${place.timeZone} showed that time: it was put forward over it. By the clock before the change the time would be ${utcOf(time.before.at)}, by the one after it ${utcOf(time.after.at)}; say which with an offset, as ${isoOffset(time.before.offsetMs)}.`,
      );
    case 'twice':
      return refused(
        'time-twice',
        `The clock in ${place.timeZone} showed that time twice, at ${utcOf(time.first.at)} and at ${utcOf(time.second.at)}; say which with an offset, ${isoOffset(time.first.offsetMs)} or ${isoOffset(time.second.offsetMs)}.`,
      );
  }
}

function byOffset(
  date: CivilDate,
  minutes: number,
  offset: unknown,
  place: Place,
  within: number,
): BirthOrRefusal {
  const parts =
    typeof offset === 'string'
      ? /^(?<sign>[+-])(?<hours>\d{2}):(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d))?$/u.exec(offset)?.groups
      : undefined;
  const [hours, more, seconds] = [parts?.['hours'], parts?.['minutes'], parts?.['seconds'] ?? '0'].map(
    Number,
  );
  if (parts === undefined || hours === undefined || more === undefined || seconds === undefined || hours > 15)
    return refused(
      'bad-offset',
      `"offset" is what the clock was ahead of UTC, as +05:30; this is none: ${said(offset)}`,
    );
  const offsetMs = (parts['sign'] === '-' ? -1 : 1) * ((hours * 60 + more) * minuteMs + seconds * 1000);
  const at = Date.parse(`${date}T00:00Z`) + minutes * minuteMs - offsetMs;
  const reading: ClockReading = { at, clock: 'zone', offsetMs };
  return checked({
    moment: momentOf(reading, place),
    placeName: place.name,
    hasTime: true,
    range: around(at, within),
    clock: { reading, others: [] },
  });
}

/** The clock is that of noon, for which the chart is made. */
function wholeDay(date: CivilDate, place: Place): BirthOrRefusal {
  const noon = birthTime({ date, minutesOfDay: 12 * 60, within: 0, place });
  // A clock put forward at noon left the whole day out, as at the date line.
  if (noon.kind === 'skipped') return ofCivilTime(noon, place, 0);
  const clock = noon.kind === 'one' ? { reading: noon.reading, others: noon.others } : null;
  return checked({ ...dayOfBirth(date, place), placeName: place.name, hasTime: false, clock });
}

function checked(birth: ReadBirth): BirthOrRefusal {
  const { at, latitude } = birth.moment;
  if (birth.hasTime && !hasLagna(at, latitude))
    return refused(
      'polar-latitude',
      `At latitude ${latitude} not every sign rises, so there is no lagna beyond the polar circles; leave the time out for a chart from the Moon.`,
    );
  return { birth };
}

export function readPlaceOfBirth(given: Record<string, unknown>): Place | { refusal: BirthRefusal } {
  const { place, zone } = given;
  if (typeof place === 'string' && given['lat'] === undefined) {
    const written = place.split(',').map((part) => part.trim());
    const [latitude, longitude, timeZone] = written;
    if ((written.length === 2 || written.length === 3) && isNumber(latitude) && isNumber(longitude))
      return readPlaceOfBirth({ lat: Number(latitude), lon: Number(longitude), zone: timeZone });
    const [city] = place.trim() === '' ? [] : searchPlaces(place, 'en');
    return city === undefined
      ? refused(
          'unknown-place',
          `No place of the list is called ${said(place)}; give latitude, longitude and an IANA zone, as 18.52,73.86,Asia/Kolkata.`,
        )
      : placeOfCity(city);
  }
  const position = positionOf(given);
  if (position === undefined) return badPosition(given);
  const { latitude, longitude } = position;
  const read = readPlace({ name: `${latitude}, ${longitude}`, latitude, longitude, timeZone: zone });
  return read ?? noZone(zone);
}

function positionOf({
  lat,
  lon,
}: Record<string, unknown>): { latitude: number; longitude: number } | undefined {
  const isDegrees = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
  return isDegrees(lat, 90) && isDegrees(lon, 180) ? { latitude: lat, longitude: lon } : undefined;
}

/** Minutes since midnight; null for none, undefined for what is no time. */
function minutesOf(time: unknown): number | null | undefined {
  if (time === undefined || time === null || time === '') return null;
  const parts =
    typeof time === 'string'
      ? /^(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d))?$/u.exec(time)?.groups
      : undefined;
  if (parts === undefined) return undefined;
  const [hour, minute, second] = [parts['hour'], parts['minute'], parts['second'] ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || second === undefined || hour > 23) return undefined;
  return hour * 60 + minute + second / 60;
}

function around(at: Instant, within: number): Interval {
  return { from: at - within * minuteMs, to: at + within * minuteMs };
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^[+-]?\d+(?:\.\d+)?$/u.test(text);
}

function badPosition({ lat, lon }: Record<string, unknown>): { refusal: BirthRefusal } {
  return refused(
    'bad-position',
    `"lat" is -90…90 and "lon" -180…180, in degrees; these are not: ${said(lat)}, ${said(lon)}`,
  );
}

function noZone(zone: unknown): { refusal: BirthRefusal } {
  return refused(
    'no-zone',
    zone === undefined
      ? 'A civil time needs the IANA zone of its place, as "zone":"Asia/Kolkata" or 18.52,73.86,Asia/Kolkata; a border may be nearer than the next city, so none is guessed.'
      : `There is no zone ${said(zone)}; zones are IANA names, as Asia/Kolkata.`,
  );
}

function outOfRange(): { refusal: BirthRefusal } {
  return refused('date-out-of-range', `Charts are made for ${firstBirthYear} to ${lastBirthYear}.`);
}

function refused(code: BirthRefusal['code'], message: string): { refusal: BirthRefusal } {
  return { refusal: { code, message } };
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function utcOf(at: Instant): string {
  return new Date(at).toISOString().replace(/(?::00)?\.000Z$/u, 'Z');
}

/** '+05:30', or '+05:53:20' where the seconds count. */
export function isoOffset(offsetMs: number): string {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${offsetMs < 0 ? '-' : '+'}${parts.slice(0, seconds % 60 === 0 ? 2 : 3).join(':')}`;
}
