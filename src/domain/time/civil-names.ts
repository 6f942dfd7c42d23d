import type { Language } from '../language.ts';

/** 1…12 as 'January' or 'जनवरी'; the same on every device, whatever names its own calendar has. */
export function monthName(month: number, language: Language): string {
  const name = months[language][month - 1];
  if (name === undefined) throw new RangeError(`There is no month ${month}.`);
  return name;
}

/** A clock's face of twelve hours, '9:05' for 9 as for 21 hours; what part of the day it is stands beside it. */
export function twelveHourClock({ hour, minute }: { hour: number; minute: number }): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
}

const months: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};
