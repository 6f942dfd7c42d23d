import { inLatinDigits } from '../latin-digits.ts';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';

/** A time of birth as somebody told it. */
export interface ToldTime {
  /** Minutes since midnight, or null where nobody knows. */
  minutesOfDay: number | null;
  /** How far the true time may lie to either side, in minutes. */
  within: number;
}

const months: readonly RegExp[] = [
  /^(jan|जन)/u,
  /^(feb|fab|फ़र|फर)/u,
  /^(mar|मार)/u,
  /^(apr|अप्र)/u,
  /^(may|mai|मई)/u,
  /^(jun|जून)/u,
  /^(jul|जुल)/u,
  /^(aug|अग)/u,
  /^(sep|सित)/u,
  /^(oct|okt|अक्)/u,
  /^(nov|नव)/u,
  /^(dec|dis|दिस)/u,
];

/**
 * A day as people write it: 12/5/1990 (the day first, as in India), 1990-05-12, 12 May 90, May 12, 1990, १२ मई १९९०.
 * Undefined where it is no day.
 *
 * @param thisYear what tells '05' of 2005 from '90' of 1990
 */
export function readBirthDate(text: string, thisYear: number): CivilDate | undefined {
  const parts = inLatinDigits(text.trim().toLowerCase()).match(/\d+|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const words = parts.filter((part) => !/^(st|nd|rd|th|of|ko)$/u.test(part));
  if (words.length !== 3) return undefined;
  const named = words.findIndex((word) => !/^\d/u.test(word));
  const numbers = words.filter((word) => /^\d/u.test(word));
  if (named >= 0) {
    const month = months.findIndex((rule) => rule.test(words[named] ?? '')) + 1;
    const [one = '', other = ''] = numbers;
    if (month === 0) return undefined;
    return one.length > 2 ? dayOf(one, month, other, thisYear) : dayOf(other, month, one, thisYear);
  }
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return dayOf(first, Number(second), third, thisYear);
  // Where the second cannot be a month, the month was written first.
  return Number(second) > 12
    ? dayOf(third, Number(first), second, thisYear)
    : dayOf(third, Number(second), first, thisYear);
}

function dayOf(year: string, month: number, day: string, thisYear: number): CivilDate | undefined {
  if (year.length !== 2 && year.length !== 4) return undefined;
  const short = Number(year) > thisYear % 100 ? 1900 : 2000;
  const full = year.length === 4 ? Number(year) : short + Number(year);
  const two = (value: number) => String(value).padStart(2, '0');
  return readCivilDate(`${full}-${two(month)}-${two(Number(day))}`);
}

/** Parts of a day by their middle, and how far they reach to either side. The first that is found counts. */
const partsOfDay: readonly [words: RegExp, minutesOfDay: number, within: number][] = [
  [/brahma|dawn|early|भोर|तड़के|bhor|tadke|subah subah/u, 300, 90],
  [/mid ?night|आधी रात|aadhi raat|adhi raat/u, 0, 60],
  [/after ?noon|dopahar ke baad|दोपहर बाद|दोपहर के बाद/u, 870, 120],
  [/noon|दोपहर|dop(a)?har/u, 750, 90],
  [/morning|सुबह|सवेरे|subah|savere|sawere/u, 510, 150],
  [/evening|शाम|सायं|shaam|sham|sandhya/u, 1110, 120],
  [/night|रात|raat|rat/u, 1320, 120],
];
const isUnknown =
  /(^|\s)(unknown|not known|do ?n.?t know|no idea|nahi|nahin|pata nahi|नहीं|अज्ञात|मालूम नहीं)(\s|$|\.)/u;
const isVague = /about|around|approx|near|nearly|ish\b|lagbhag|kareeb|karib|करीब|क़रीब|लगभग|~/u;
const vagueMinutes = 30;

/**
 * A time of day as people tell it: 10:30, 10.30 pm, 1030, 22:15, about 10 in the morning, सुबह 6 बजे, evening, unknown.
 * Nothing written is a time that nobody knows. Undefined where it cannot be read.
 */
export function readBirthTime(text: string): ToldTime | undefined {
  const told = inLatinDigits(text.trim().toLowerCase());
  if (told === '' || isUnknown.test(told)) return { minutesOfDay: null, within: 0 };
  const found = /(\d{1,2})\s*(?:[:.]|h|बजकर|baj ?kar)\s*(\d{2})|(\d{1,2})(\d{2})(?!\d)|(\d{1,2})/u.exec(told);
  if (!found) {
    const part = partsOfDay.find(([words]) => words.test(told));
    return part && { minutesOfDay: part[1], within: part[2] };
  }
  const hour = Number(found[1] ?? found[3] ?? found[5]);
  const minute = Number(found[2] ?? found[4] ?? 0);
  const minutes = minutesOf(told, hour, minute);
  if (minutes === undefined) return undefined;
  return { minutesOfDay: minutes, within: isVague.test(told) ? vagueMinutes : 0 };
}

function minutesOf(told: string, hour: number, minute: number): number | undefined {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  const half = /\d\s*([ap])\.?\s*m\b/u.exec(told)?.[1];
  const middle = partsOfDay.find(([words]) => words.test(told))?.[1];
  if (hour > 12 || (half === undefined && middle === undefined)) return (hour % 24) * 60 + minute;
  const [am, pm] = [hour % 12, (hour % 12) + 12].map((each) => each * 60 + minute) as [number, number];
  if (half !== undefined || middle === undefined) return half === 'a' ? am : pm;
  // Eleven at noon is in the morning, and two at night after midnight.
  return minutesApart(am, middle) <= minutesApart(pm, middle) ? am : pm;
}

function minutesApart(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, 24 * 60 - apart);
}
