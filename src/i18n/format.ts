import type { Language } from './messages.ts';

/** Which digits numbers are written with; Latin also in Hindi, unless the reader asks for Devanagari. */
export type Digits = 'latin' | 'devanagari';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** 1234567 → '12,34,567'; at most `decimals` places, and none that are zero. */
export function formatNumber(
  value: number,
  language: Language,
  { decimals = 2, digits = 'latin' }: { decimals?: number; digits?: Digits } = {},
): string {
  return new Intl.NumberFormat(locale(language, digits), { maximumFractionDigits: decimals }).format(value);
}

/** Rupees, `₹12,34,567` or `₹99.50`: no gap after the sign, and paise only where there are some. */
export function formatRupees(rupees: number, language: Language, digits: Digits = 'latin'): string {
  const places = Number.isInteger(rupees) ? 0 : 2;
  const amount = new Intl.NumberFormat(locale(language, digits), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Math.abs(rupees));
  return `${rupees < 0 ? '−' : ''}₹${amount}`;
}

/** '21 Nov 2026' or '21 नव॰ 2026', as the day is in `timeZone` (IANA); by default the device's own. */
export function formatDate(
  date: Date,
  language: Language,
  timeZone?: string,
  digits: Digits = 'latin',
): string {
  const parts = new Intl.DateTimeFormat(locale(language, digits), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...zone(timeZone),
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** '6:05 am', on the 12-hour clock. */
export function formatTime(
  date: Date,
  language: Language,
  timeZone?: string,
  digits: Digits = 'latin',
): string {
  return clockOf(locale(language, digits), timeZone).format(date).replaceAll('\u202f', ' ');
}

/** A panchang says dozens of times, and making a format costs more than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(tag: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone ?? ''}`;
  const known = timeZone === undefined ? undefined : clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    ...zone(timeZone),
  });
  // The device's own zone may change while the page is open.
  if (timeZone !== undefined) clocks.set(key, made);
  return made;
}

function locale(language: Language, digits: Digits): string {
  return `${locales[language]}-u-nu-${digits === 'latin' ? 'latn' : 'deva'}`;
}

function zone(timeZone: string | undefined): { timeZone?: string } {
  return timeZone === undefined ? {} : { timeZone };
}
