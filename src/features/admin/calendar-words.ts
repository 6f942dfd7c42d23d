import { tidyTitle } from '#domain/acts/title.ts';
import { readFestivalId } from '#domain/festivals/festivals.ts';
import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { isInRange } from '#domain/panchang/range.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { civilDate, daysBetween, readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { states } from '#domain/time/places.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { Language } from '#i18n/messages.ts';
import type { AdminRow, AdminWords } from '#session/admin-rows.ts';
import type { Faults } from './entry-form.tsx';
import { isShown, orNull, titleOrNull } from './words.ts';

export interface DayWords {
  title: string;
  title_hi: string;
  description: string;
  event_date: string;
  festival_id: string;
  /** The code of an Indian state; empty is everywhere. */
  region: string;
}

/** The most that the server takes. */
export const dayLimits = { title: 200, description: 20_000 };

/** The first and the last day that the server takes. */
export const firstDay = '1800-01-01';
export const lastDay = '2399-12-31';

export const noDay: DayWords = {
  title: '',
  title_hi: '',
  description: '',
  event_date: '',
  festival_id: '',
  region: '',
};

export function dayWordsOf(row: AdminRow<'calendar_events'>): DayWords {
  return {
    title: row.title,
    title_hi: row.title_hi ?? '',
    description: row.description ?? '',
    event_date: row.event_date,
    festival_id: row.festival_id ?? '',
    region: row.region ?? '',
  };
}

export function dayRowOf(words: DayWords): AdminWords<'calendar_events'> {
  return {
    title: tidyTitle(words.title),
    title_hi: titleOrNull(words.title_hi),
    description: orNull(words.description),
    event_date: words.event_date,
    festival_id: orNull(words.festival_id),
    region: orNull(words.region),
  };
}

export function dayFaults(words: DayWords): Faults<DayWords> {
  const isDay =
    readCivilDate(words.event_date) !== undefined &&
    words.event_date >= firstDay &&
    words.event_date <= lastDay;
  return {
    ...(!isShown(words.title) && { title: adminWords.titleRequired }),
    ...(words.title.length > dayLimits.title && { title: adminWords.tooLongFault }),
    ...(words.title_hi.length > dayLimits.title && { title_hi: adminWords.tooLongFault }),
    ...(words.description.length > dayLimits.description && { description: adminWords.tooLongFault }),
    ...(!isDay && { event_date: adminWords.dayWrong }),
  };
}

export function stateName(code: string, language: Language): string {
  return states.find((state) => state.code === code)?.[language] ?? code;
}

/** The days on which the rule of a festival has it in a year, at New Delhi; none where it has no rule. */
export function ruleDays(ruleId: string | null, year: number): CivilDate[] {
  const id = readFestivalId(ruleId);
  const [from, to] = [civilDate(year, 1, 1), civilDate(year, 12, 31)];
  if (id === undefined || !isInRange(from) || !isInRange(to)) return [];
  return festivalsBetween(from, to, settingsFor(defaultPlace), { ids: [id] }).map(({ date }) => date);
}

/** The day of the rule that is nearest to a day of the same year; undefined where there is none. */
export function nearestRuleDay(ruleId: string | null, day: string): CivilDate | undefined {
  const date = readCivilDate(day);
  if (date === undefined) return undefined;
  const distance = (other: CivilDate) => Math.abs(daysBetween(date, other));
  const days = ruleDays(ruleId, Number(day.slice(0, 4)));
  return days.toSorted((one, other) => distance(one) - distance(other))[0];
}
