import type { Settings } from '../panchang/settings.ts';
import { addDays, partsOf, type CivilDate } from '../time/civil-date.ts';
import { numberedInYear } from '../time/numbered-in-year.ts';
import type { Instant, Interval } from '../time/zone.ts';
import { nextOccurrences } from './next-occurrences.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import { madeOn, personalDateOf } from './personal-date.ts';

/** A personal event as its row has it: a solar one has a date, a lunar one a month and a day of it. */
export interface CalendarEvent {
  id: string;
  title: string;
  description: string | null;
  date_type: string;
  is_recurring: boolean;
  /** YYYY-MM-DD. */
  event_date: string | null;
  lunar_month: string | null;
  lunar_day: number | null;
  /** Null, or missing, reads as the bright half. */
  paksha?: string | null;
  /** ISO 8601. */
  created_at?: string | null;
  updated_at?: string | null;
}

/** What a lunar event hangs on, as its row names it. */
export interface LunarDay {
  month: string;
  paksha: Paksha;
  day: number;
  isRecurring: boolean;
}

export interface CalendarWords {
  calendarName: string;
  /** What a lunar event says of itself beside its date. */
  lunarNote(day: LunarDay): string;
}

/** A whole day of a calendar that belongs to no row. */
export interface CalendarDay {
  /** Stays the same from one file to the next, so that a calendar changes the day instead of adding it again. */
  uid: string;
  /** YYYY-MM-DD. */
  date: string;
  title: string;
  description: string | null;
}

/** A span of hours of a calendar. */
export interface CalendarTime extends Interval {
  /** As of a day. */
  uid: string;
  title: string;
  description: string;
  /** Where it was found, encoded as addresses are. */
  url: string;
}

/** The days of a lunar event that a file names, in order: YYYY-MM-DD. */
export type LunarDates = (event: CalendarEvent) => readonly string[];

/** So many years of computed days a file holds. */
export const yearsInFile = 10;

/**
 * The personal events as an iCalendar file (RFC 5545), CRLF at each end of a line and no line over 75 octets.
 *
 * A solar event is a VEVENT of one whole day. One that returns each year has a yearly rule; that of 29 February falls on
 * the last day of February, as a plain yearly rule would leave out three years of four (3.3.10: an invalid date is ignored).
 *
 * A lunar event is a VEVENT for each of its days, as no rule of the format follows the Moon; its month, paksha and day
 * stand in the description and in X-DISHA-LUNAR-MONTH, -PAKSHA and -DAY. One that this version cannot date is left out.
 *
 * `writtenAt` (ISO 8601) stands for the time of change of an event that has none.
 */
export function icsCalendar(
  events: readonly CalendarEvent[],
  words: CalendarWords,
  writtenAt: string,
  lunarDates: LunarDates,
): string {
  return calendarText(
    words.calendarName,
    'Personal events',
    events.flatMap((event) => componentsOf(event, words, writtenAt, lunarDates)),
  );
}

/** Days that are known by themselves, such as those of festivals, as such a file. */
export function daysCalendar(days: readonly CalendarDay[], calendarName: string, writtenAt: string): string {
  return calendarText(
    calendarName,
    'Festivals',
    days.flatMap(({ uid, date, title, description }) =>
      wholeDay(
        [`UID:${escapeText(uid)}@disha`, `DTSTAMP:${utc(writtenAt) ?? epoch}`],
        date,
        title,
        description,
      ),
    ),
  );
}

/** Hours that were chosen for an act, each with a reminder the day before, as such a file. */
export function timesCalendar(
  times: readonly CalendarTime[],
  calendarName: string,
  writtenAt: string,
): string {
  return calendarText(
    calendarName,
    'Muhurats',
    times.flatMap(({ uid, from, to, title, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}@disha`,
      `DTSTAMP:${utc(writtenAt) ?? epoch}`,
      `DTSTART:${utcOf(from)}`,
      `DTEND:${utcOf(to)}`,
      `SUMMARY:${escapeText(title)}`,
      ...descriptionLine(description),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
  );
}

/**
 * The days of lunar events in the ten years from a day on, by the place and month system of the settings. One that falls
 * once has its day, whenever that is or was.
 */
export function lunarDatesFrom(from: CivilDate, settings: Settings): LunarDates {
  const { year } = partsOf(from);
  // The last day before the same date ten years later; 29 February is told by its number.
  const until = addDays(`${String(year + yearsInFile).padStart(4, '0')}${dayOfYear(from)}` as CivilDate, -1);
  return (event) => {
    const personal = personalDateOf(event);
    if (personal?.kind !== 'lunar') return [];
    const createdOn = madeOn(event.created_at, settings.place.timeZone, from);
    return personal.isRecurring
      ? nextOccurrences(personal, from, until, settings, createdOn)
      : nextOccurrences(personal, createdOn, 1, settings, createdOn);
  };
}

/** '-02-28' also for 29 February, which the year ten years later may not have. */
function dayOfYear(date: CivilDate): string {
  return date.endsWith('-02-29') ? '-02-28' : date.slice(4);
}

function calendarText(name: string, product: string, components: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Disha//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...components,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function componentsOf(
  event: CalendarEvent,
  words: CalendarWords,
  writtenAt: string,
  lunarDates: LunarDates,
): string[] {
  const { title, description } = event;
  const personal = personalDateOf(event);
  switch (personal?.kind) {
    case undefined:
      return [];
    case 'solar':
      return wholeDay(
        headOf(event, event.id, writtenAt),
        personal.date,
        title,
        description,
        personal.isRecurring ? [`RRULE:${yearly(personal.date)}`] : [],
      );
    case 'lunar': {
      const month = event.lunar_month ?? '';
      const { paksha, day, isRecurring } = personal;
      const note = words.lunarNote({ month, paksha, day, isRecurring });
      const text = [note, description ?? ''].filter((part) => part !== '').join('\n\n');
      const marks = [
        `X-DISHA-LUNAR-MONTH:${escapeText(month)}`,
        `X-DISHA-LUNAR-PAKSHA:${paksha.toUpperCase()}`,
        `X-DISHA-LUNAR-DAY:${day}`,
        `X-DISHA-RECURRING:${isRecurring ? 'TRUE' : 'FALSE'}`,
      ];
      const days = lunarDates(event).map((date) => ({ date }));
      return numberedInYear(days, () => event.id).flatMap(({ date, year, number }) => {
        const uid = isRecurring ? `${event.id}-${year}-${number}` : event.id;
        return wholeDay(headOf(event, uid, writtenAt), date, title, text, marks);
      });
    }
  }
}

function wholeDay(
  head: readonly string[],
  date: string,
  title: string,
  description: string | null,
  more: readonly string[] = [],
): string[] {
  return [
    'BEGIN:VEVENT',
    ...head,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    ...more,
    `SUMMARY:${escapeText(title)}`,
    ...descriptionLine(description),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Without a METHOD the stamp is the time of the last change (3.8.7.2), so that the same event is the same text. */
function headOf(
  { created_at: createdAt, updated_at: updatedAt }: CalendarEvent,
  uid: string,
  writtenAt: string,
): string[] {
  const created = utc(createdAt);
  const changed = utc(updatedAt);
  return [
    `UID:${uid}@disha`,
    `DTSTAMP:${changed ?? created ?? utc(writtenAt) ?? epoch}`,
    ...(created === undefined ? [] : [`CREATED:${created}`]),
    ...(changed === undefined ? [] : [`LAST-MODIFIED:${changed}`]),
  ];
}

const epoch = '19700101T000000Z';

function yearly(date: string): string {
  return date.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
}

function descriptionLine(description: string | null): string[] {
  return description === null || description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`];
}

/** `20261121T063000Z`; undefined for what is no time. */
function utc(time: string | null | undefined): string | undefined {
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(at) ? undefined : utcOf(at);
}

function utcOf(at: Instant): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** A TEXT value (3.3.11). Of the control characters only the tab may stand in one. */
function escapeText(text: string): string {
  return (
    text
      // Not every reader breaks lines at CRLF alone.
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what has to go
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
      .replaceAll('\n', String.raw`\n`)
  );
}

const octetsOfLine = 75;

/**
 * Breaks a content line so that none has more than 75 octets of UTF-8, the space that begins a continued one counted
 * (3.1). Never within a character: not every reader joins lines before it decodes them.
 */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > octetsOfLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many octets a character takes in UTF-8; half of a surrogate pair is written as U+FFFD, which takes three. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
