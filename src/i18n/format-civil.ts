import type { Language } from './messages.ts';

/** Days and months as a calendar has them, 'YYYY-MM-DD' and 'YYYY-MM', which no zone touches. Latin digits in both languages. */

/** '2026-11-08' → '8 Nov 2026' or '8 नव॰ 2026'. */
export function civilDateText(date: string, language: Language): string {
  return formatOf('date', language).format(timeOf(date));
}

/** '2026-11-08' → 'Sunday, 8 November 2026' or 'रविवार, 8 नवंबर 2026'. */
export function civilDateInFull(date: string, language: Language): string {
  return formatOf('full', language).format(timeOf(date));
}

/** '2026-11-08' → '8 Nov' or '8 नव॰'. */
export function dayAndMonthText(date: string, language: Language): string {
  return formatOf('dayAndMonth', language).format(timeOf(date));
}

/** '2026-11' → 'November 2026' or 'नवंबर 2026'. */
export function monthText(month: string, language: Language): string {
  return formatOf('month', language).format(timeOf(`${month}-01`));
}

/** 1 … 12 → 'January' or 'जनवरी'. */
export function monthWord(month: number, language: Language): string {
  return formatOf('monthName', language).format(Date.UTC(2023, month - 1, 1));
}

/** 0 for Sunday to 6 → 'Sunday' or 'रविवार'. */
export function weekdayName(weekday: number, language: Language): string {
  return formatOf('weekday', language).format(sundayPlus(weekday));
}

/** 0 for Sunday to 6 → 'Sun' or 'रवि'. */
export function shortWeekdayName(weekday: number, language: Language): string {
  return formatOf('shortWeekday', language).format(sundayPlus(weekday));
}

const shapes = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(shape: keyof typeof shapes, language: Language): Intl.DateTimeFormat {
  const key = `${shape} ${language}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn-ca-gregory`, {
    ...shapes[shape],
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}

/** So many days after a Sunday. */
function sundayPlus(days: number): number {
  return Date.UTC(2023, 0, 1 + days);
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
