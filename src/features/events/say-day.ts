import type { Language } from '#i18n/messages.ts';

/** 'in 3 days', 'tomorrow', 'today'; of the past, '3 days ago'. */
export function sayDaysAhead(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(`${language}-IN-u-nu-latn`, { numeric: 'auto' }).format(days, 'day');
}
