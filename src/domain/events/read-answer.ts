import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { inLatinDigits } from '#domain/latin-digits.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import { longestLunarDay, lunarMonthNames, type LunarMonthName } from './personal-date.ts';

/** What somebody typed, read as the answer to one question each. Digits may be Latin or Devanagari everywhere. */

const rules = actDefinitions['event.create'].fields;
export const longestTitle = rules.title.most;
export const longestDescription = rules.description.most;

export type ReadText<Value> = { kind: 'read'; value: Value } | { kind: 'too-long' };

/** A title of at most 200 characters. */
export function readTitle(text: string): ReadText<string> {
  return readAtMost(text.trim(), longestTitle);
}

/** A description, or null for 'skip'. */
export function readDescription(text: string): ReadText<string | null> {
  const words = text.trim();
  return words.toLowerCase() === 'skip'
    ? { kind: 'read', value: null }
    : readAtMost(words, longestDescription);
}

/** '1' is solar, '2' is lunar. */
export function readDateType(text: string): 'solar' | 'lunar' | undefined {
  switch (inLatinDigits(text).trim()) {
    case '1':
      return 'solar';
    case '2':
      return 'lunar';
    default:
      return undefined;
  }
}

export type ReadDate =
  | { kind: 'read'; date: CivilDate }
  /** It is not four digits, a dash, two digits, a dash, two digits. */
  | { kind: 'not-a-date' }
  /** No calendar has this day. `longest`: how many days its month has, where there is such a month. */
  | { kind: 'no-such-day'; longest: number | undefined }
  | { kind: 'out-of-range' };

export const firstEventYear = Number(rules.event_date.from.slice(0, 4));
export const lastEventYear = Number(rules.event_date.to.slice(0, 4));

/** A day of the civil calendar, YYYY-MM-DD. */
export function readSolarDate(text: string): ReadDate {
  const written = inLatinDigits(text).trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return { kind: 'not-a-date' };
  const date = readCivilDate(written);
  if (date === undefined) return { kind: 'no-such-day', longest: daysOfMonth(written.slice(0, 7)) };
  const { from, to } = rules.event_date;
  return date < from || date > to ? { kind: 'out-of-range' } : { kind: 'read', date };
}

/** Exactly one of the twelve names, capitals as they are. */
export function readLunarMonth(text: string): LunarMonthName | undefined {
  return lunarMonthNames.find((name) => name === text.trim());
}

/** A whole number from 1 to 15. */
export function readLunarDay(text: string): number | undefined {
  const written = inLatinDigits(text).trim();
  const day = /^\d{1,2}$/.test(written) ? Number(written) : 0;
  return day >= 1 && day <= longestLunarDay ? day : undefined;
}

/** '1', 'शुक्ल', 'shukla'; '2', 'कृष्ण', 'krishna'. Whoever does not know it or passes it over gets shukla. */
export function readPaksha(text: string): Paksha | undefined {
  const word = plainWord(text);
  if (['1', 'शुक्ल', 'शुक्ल पक्ष', 'shukla', 'shukla paksha', ...passing].includes(word)) return 'shukla';
  if (['2', 'कृष्ण', 'कृष्ण पक्ष', 'krishna', 'krishna paksha'].includes(word)) return 'krishna';
  return undefined;
}

const passing = ['skip', 'पता नहीं', 'pata nahi', 'pata nahin'];

/** Whether it says yes; whatever else it says is a no. */
export function isYes(text: string): boolean {
  return ['हाँ', 'हां', 'yes', 'haan'].includes(plainWord(text));
}

/** Whether it says no in so many words. */
export function isNo(text: string): boolean {
  return ['नहीं', 'नही', 'no', 'nahin', 'nahi'].includes(plainWord(text));
}

/** Small letters and Latin digits, without what ends a sentence. */
function plainWord(text: string): string {
  return inLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.!।,]+$/u, '')
    .trim();
}

function readAtMost(text: string, most: number): ReadText<string> {
  return Array.from(text).length > most ? { kind: 'too-long' } : { kind: 'read', value: text };
}

/** The last day that there is in 'YYYY-MM'. */
function daysOfMonth(month: string): number | undefined {
  return [31, 30, 29, 28].find((day) => readCivilDate(`${month}-${day}`) !== undefined);
}
