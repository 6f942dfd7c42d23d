import { civilDate, daysInMonth } from '../time/civil-date.ts';
import { tithiOn } from './day.ts';
import type { Settings } from './settings.ts';

/**
 * The tithi at sunrise of every day of the years, both included: 1…30, negative where it is borderline. RangeError for
 * years outside 1900…2100.
 */
export function tithisOf(fromYear: number, toYear: number, settings: Settings): Record<string, number[]> {
  const table: Record<string, number[]> = {};
  for (let year = fromYear; year <= toYear; year += 1) {
    const tithis: number[] = [];
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= daysInMonth(year, month); day += 1) {
        const { tithi, isBorderline } = tithiOn(civilDate(year, month, day), settings);
        tithis.push(isBorderline ? -tithi : tithi);
      }
    }
    table[year] = tithis;
  }
  return table;
}
