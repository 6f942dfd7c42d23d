import type { CivilDate } from '../time/civil-date.ts';

export const firstDate = '1900-01-01' as CivilDate;
export const lastDate = '2100-12-31' as CivilDate;

/** Whether the ephemeris and delta-T answer for a date. */
export function isInRange(date: CivilDate): boolean {
  return date >= firstDate && date <= lastDate;
}
