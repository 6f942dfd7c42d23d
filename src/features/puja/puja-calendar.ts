import type { DatedFestivals } from '#domain/devotion/next-days.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';

/** The days that the calendar has reckoned for whoever is here. */
export interface PujaCalendar {
  today: CivilDate;
  placeName: string;
  /** Undefined until they are known. */
  festivals: DatedFestivals | undefined;
  hasFailed: boolean;
}
