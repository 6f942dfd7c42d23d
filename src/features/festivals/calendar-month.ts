import { inLatinDigits } from '#domain/latin-digits.ts';
import { firstDate, isInRange, lastDate } from '#domain/panchang/range.ts';
import {
  civilDate,
  civilDateOf,
  dayNumberOf,
  daysInMonth,
  partsOf,
  readCivilDate,
  weekdayOf,
  type CivilDate,
} from '#domain/time/civil-date.ts';

/** A month of the calendar as 'YYYY-MM', 1900-01 to 2100-12. */
export type CalendarMonth = `${number}-${number}`;

export const firstYear = partsOf(firstDate).year;
export const lastYear = partsOf(lastDate).year;
/** Six weeks, so that the page keeps its height from month to month. */
const cellCount = 42;

/** A month out of an address; undefined for what is none, or one that the calendar does not reach. */
export function readMonth(text: unknown): CalendarMonth | undefined {
  const date = typeof text === 'string' ? readDay(`${text}-01`) : undefined;
  return date && monthOf(date);
}

/** A day out of an address; undefined for what is none, or one that the calendar does not reach. */
export function readDay(text: unknown): CivilDate | undefined {
  const date = readCivilDate(text);
  return date !== undefined && isInRange(date) ? date : undefined;
}

/** A year as people type it, in either digits; undefined for one that the calendar does not reach. */
export function readYear(text: string): number | undefined {
  const digits = inLatinDigits(text.trim());
  if (!/^\d{4}$/.test(digits)) return undefined;
  const year = Number(digits);
  return year >= firstYear && year <= lastYear ? year : undefined;
}

export function monthOf(date: CivilDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth;
}

export function yearOf(dated: CivilDate | CalendarMonth): number {
  return Number(dated.slice(0, 4));
}

/** The month of a year, 1 for January. */
export function monthIn(year: number, month: number): CalendarMonth {
  return monthOf(civilDate(year, month, 1));
}

/** So many months on, or back; the first or the last month of the calendar where it does not reach further. */
export function monthAfter(month: CalendarMonth, months: number): CalendarMonth {
  const count = yearOf(month) * 12 + Number(month.slice(5)) - 1 + months;
  const within = Math.min(lastYear * 12 + 11, Math.max(firstYear * 12, count));
  return monthIn(Math.floor(within / 12), (within % 12) + 1);
}

/** The days of the grid: six weeks from the Sunday on or before the first; some are of the months beside it. */
export function cellsOf(month: CalendarMonth): readonly CivilDate[] {
  const first = firstOf(month);
  const start = dayNumberOf(first) - weekdayOf(first);
  return Array.from({ length: cellCount }, (_, index) => civilDateOf(start + index));
}

export function firstOf(month: CalendarMonth): CivilDate {
  return `${month}-01` as CivilDate;
}

/** The same day of another month, or its last where it has no such day. */
export function dayInMonth(date: CivilDate, month: CalendarMonth): CivilDate {
  const number = Number(month.slice(5));
  return civilDate(yearOf(month), number, Math.min(partsOf(date).day, daysInMonth(yearOf(month), number)));
}
