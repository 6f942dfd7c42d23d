import type { LunarMonthName } from '#domain/events/personal-date.ts';
import type { Paksha } from '#domain/panchang/day.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';

/** What has been answered so far. */
export interface EventDraft {
  title?: string;
  description?: string | null;
  dateType?: 'solar' | 'lunar';
  date?: CivilDate;
  month?: LunarMonthName;
  day?: number;
  paksha?: Paksha;
  isRecurring?: boolean;
}
