import { daysBetween, type CivilDate } from '#domain/time/civil-date.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** Beyond that nobody counts in days. */
const farthestAhead = 99;
const farthestBack = 30;

/** 'today', 'in 12 days', '3 days ago'; undefined where it is too far to be told in days. */
export function sayDaysTo(
  date: CivilDate,
  today: CivilDate,
  t: I18n['t'],
  language: Language,
): string | undefined {
  const days = daysBetween(today, date);
  switch (days) {
    case 0:
      return t(texts.today);
    case 1:
      return t(texts.tomorrow);
    case -1:
      return t(texts.yesterday);
    default:
      if (days > farthestAhead || days < -farthestBack) return undefined;
      return t(days > 0 ? texts.inDays : texts.daysAgo, { count: formatNumber(Math.abs(days), language) });
  }
}

/** How the calendar is opened at a day of a festival. */
export function searchOf(date: CivilDate, festival: string | undefined) {
  return { month: date.slice(0, 7), day: date, ...(festival !== undefined && { festival }) };
}
