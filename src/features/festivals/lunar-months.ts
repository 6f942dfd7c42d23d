import { lunarMonthLabel } from '#domain/panchang/names.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { Language } from '#i18n/messages.ts';
import type { AlmanacDay, Reckoning } from './almanac-task.ts';
import { monthOf, type CalendarMonth } from './calendar-month.ts';

/** The lunar months that a month touches, as 'Ashwina · Kartika'; undefined until they are known. */
export function lunarMonthsLine(
  days: ReadonlyMap<CivilDate, AlmanacDay>,
  month: CalendarMonth,
  { monthSystem }: Reckoning,
  language: Language,
): string | undefined {
  const own = [...days.values()].filter(({ date }) => monthOf(date) === month);
  if (own.length === 0) return undefined;
  return [
    ...new Set(own.map((day) => lunarMonthLabel(day.month[monthSystem], day.month.isAdhika, language))),
  ].join(' · ');
}
