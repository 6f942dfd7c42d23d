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
  /** ISO 8601. */
  created_at?: string | null;
  updated_at?: string | null;
}

export interface CalendarWords {
  calendarName: string;
  /** What stands in the note of a lunar event, in place of a date. */
  lunarNote(month: string, day: number, isRecurring: boolean): string;
}

/**
 * The events as an iCalendar file (RFC 5545), CRLF at each end of a line and no line over 75 octets.
 *
 * A solar event is a VEVENT of one whole day. One that returns each year has a yearly rule; that of 29 February falls on
 * the last day of February, as a plain yearly rule would leave out three years of four (3.3.10: an invalid date is ignored).
 *
 * A lunar event has no date of its own: which day it is differs by year and place. A VEVENT would need an invented one, so
 * it is a VJOURNAL, which needs none: its month and day stand in the description and in X-DISHA-LUNAR-MONTH and
 * X-DISHA-LUNAR-DAY. Calendars that know no journals pass it over.
 *
 * `writtenAt` (ISO 8601) stands for the time of change of an event that has none.
 */
export function icsCalendar(
  events: readonly CalendarEvent[],
  words: CalendarWords,
  writtenAt: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Disha//Personal events//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(words.calendarName)}`,
    ...events.flatMap((event) => componentOf(event, words, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function componentOf(event: CalendarEvent, words: CalendarWords, writtenAt: string): string[] {
  const { event_date: date, lunar_month: month, lunar_day: day } = event;
  if (event.date_type === 'solar' && date !== null && isDate(date)) return dayOf(event, date, writtenAt);
  if (month !== null && day !== null) return noteOf(event, { month, day }, words, writtenAt);
  return [];
}

function dayOf(event: CalendarEvent, date: string, writtenAt: string): string[] {
  return [
    'BEGIN:VEVENT',
    ...headOf(event, writtenAt),
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    ...(event.is_recurring ? [`RRULE:${yearly(date)}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...descriptionLine(event.description),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function noteOf(
  event: CalendarEvent,
  { month, day }: { month: string; day: number },
  words: CalendarWords,
  writtenAt: string,
): string[] {
  const note = words.lunarNote(month, day, event.is_recurring);
  return [
    'BEGIN:VJOURNAL',
    ...headOf(event, writtenAt),
    `SUMMARY:${escapeText(event.title)}`,
    ...descriptionLine([note, event.description ?? ''].filter((part) => part !== '').join('\n\n')),
    `X-DISHA-LUNAR-MONTH:${escapeText(month)}`,
    `X-DISHA-LUNAR-DAY:${day}`,
    `X-DISHA-RECURRING:${event.is_recurring ? 'TRUE' : 'FALSE'}`,
    'END:VJOURNAL',
  ];
}

/** Without a METHOD the stamp is the time of the last change (3.8.7.2), so that the same event is the same text. */
function headOf({ id, created_at: createdAt, updated_at: updatedAt }: CalendarEvent, writtenAt: string) {
  const created = utc(createdAt);
  const changed = utc(updatedAt);
  return [
    `UID:${id}@disha`,
    `DTSTAMP:${changed ?? created ?? utc(writtenAt) ?? '19700101T000000Z'}`,
    ...(created === undefined ? [] : [`CREATED:${created}`]),
    ...(changed === undefined ? [] : [`LAST-MODIFIED:${changed}`]),
  ];
}

function yearly(date: string): string {
  return date.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
}

function descriptionLine(description: string | null): string[] {
  return description === null || description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`];
}

function isDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

/** `20261121T063000Z`; undefined for what is no time. */
function utc(time: string | null | undefined): string | undefined {
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** A TEXT value (3.3.11). Of the control characters only the tab may stand in one. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
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
