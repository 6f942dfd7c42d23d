import type { PujaDays } from '#domain/devotion/puja-guide.ts';
import { dayNumberOf, type CivilDate } from '#domain/time/civil-date.ts';
import { pujaDays as texts } from '#i18n/catalogue/puja.ts';
import { weekdayName } from '#i18n/format-civil.ts';
import { formatNumber } from '#i18n/format.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** Beyond that nobody counts in days. */
const farthest = 99;

/** 'today', 'in 12 days'; undefined where it is too far to be told in days. */
export function sayDaysUntil(date: CivilDate, today: CivilDate, { t, language }: I18n): string | undefined {
  const days = dayNumberOf(date) - dayNumberOf(today);
  if (days > farthest) return undefined;
  if (days === 0) return t(texts.today);
  if (days === 1) return t(texts.tomorrow);
  return t(texts.inDays, { count: formatNumber(days, language) });
}

/** When it is kept, where that is no day of the calendar. */
export function sayRule(days: PujaDays, { t, language }: I18n): string | undefined {
  switch (days.kind) {
    case 'daily':
      return t(texts.every);
    case 'chosen':
      return t(texts.chosen);
    case 'weekday':
      return t(texts.everyWeekday, { weekday: weekdayName(days.weekday, language) });
    case 'festivals':
      return undefined;
  }
}
