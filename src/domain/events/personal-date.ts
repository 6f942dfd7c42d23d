import { actDefinitions } from '#domain/acts/act-definitions.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';

/** The bright and the dark fortnight of a lunar month. */
export const pakshas = ['shukla', 'krishna'] as const satisfies readonly Paksha[];

/** The months as rows name them, from Chaitra on; month 1 is the first. */
export const lunarMonthNames = actDefinitions['event.create'].fields.lunar_month.of;
export type LunarMonthName = (typeof lunarMonthNames)[number];

export const longestLunarDay = 15;

/** When a personal event is: on a day of the civil calendar, or on a tithi of a lunar month. */
export type PersonalDate =
  | { kind: 'solar'; date: CivilDate; isRecurring: boolean }
  | {
      kind: 'lunar';
      /** 1…12, Chaitra first. The month of a krishna day is that of the reader's month system. */
      month: number;
      paksha: Paksha;
      /** 1…15; 15 of shukla is purnima, 15 of krishna amavasya. */
      day: number;
      isRecurring: boolean;
    };

/** The fields of a personal event that say when it is. */
export interface DatedFields {
  date_type: string;
  is_recurring?: unknown;
  event_date?: unknown;
  lunar_month?: unknown;
  lunar_day?: unknown;
  paksha?: unknown;
}

/** When the event of a row is; undefined where the row does not say it in a way that this version understands. */
export function personalDateOf(row: DatedFields): PersonalDate | undefined {
  const isRecurring = row.is_recurring === true;
  if (row.date_type === 'solar') {
    const date = readCivilDate(row.event_date);
    return date && { kind: 'solar', date, isRecurring };
  }
  const month = lunarMonthNames.findIndex((name) => name === row.lunar_month) + 1;
  const day = row.lunar_day;
  if (row.date_type !== 'lunar' || month === 0 || typeof day !== 'number') return undefined;
  if (!Number.isInteger(day) || day < 1 || day > longestLunarDay) return undefined;
  // Rows of older apps do not say the fortnight.
  return { kind: 'lunar', month, paksha: row.paksha === 'krishna' ? 'krishna' : 'shukla', day, isRecurring };
}

/**
 * The day on which an event was made (ISO 8601), by the clock of the calendar's place; `otherwise` where its row does not
 * say so. One that does not return falls on the first such day from then on.
 */
export function madeOn(
  createdAt: string | null | undefined,
  timeZone: string,
  otherwise: CivilDate,
): CivilDate {
  const at = Date.parse(createdAt ?? '');
  return Number.isNaN(at) ? otherwise : civilDateAt(at, timeZone);
}

/** 1…30: the tithi of a lunar date, counted from the new moon. */
export function tithiOf({ paksha, day }: { paksha: Paksha; day: number }): number {
  return paksha === 'shukla' ? day : longestLunarDay + day;
}
