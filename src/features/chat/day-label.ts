import { dayMs } from '#domain/time/zone.ts';
import { formatDate } from '#i18n/format.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** Further back than this a date says more than a count of days. */
const longestCount = 7;

/** Today, Yesterday, 'N days ago' up to a week, otherwise the date; by the calendar of this device. */
export function dayLabel(at: number, now: number, { t, language }: Pick<I18n, 't' | 'language'>): string {
  const days = daysBetween(at, now);
  // A clock that runs ahead puts a message into tomorrow; it was written today.
  if (days <= 0) return t(chat.today);
  if (days === 1) return t(chat.yesterday);
  return days <= longestCount ? t(chat.daysAgo, { days }) : formatDate(new Date(at), language);
}

/** Whether both moments lie on one day of this device's calendar. */
export function isSameDay(one: number, other: number): boolean {
  return daysBetween(one, other) === 0;
}

/** Midnights passed from `earlier` to `later`. Rounded, as a day with a clock change has 23 or 25 hours. */
function daysBetween(earlier: number, later: number): number {
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
