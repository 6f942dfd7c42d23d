import type { SolarDay } from '../../panchang/solar-day.ts';
import type { Weekday } from '../../time/civil-date.ts';
import type { Interval } from '../../time/zone.ts';

/** Lords of the planetary hours, each slower one after the next faster: the order in which the hours follow. */
export const horaLords = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;
export type HoraLord = (typeof horaLords)[number];

export interface Hora extends Interval {
  lord: HoraLord;
}

/**
 * The 24 horas of a day: the time from sunrise to sunset in twelve equal parts, that from sunset to the next sunrise in
 * twelve. The first belongs to the weekday's lord (Brihat Jataka 1.9 and its commentary; Surya Siddhanta 12.78-79).
 * Null where a sunrise or the sunset is wanting.
 */
export function horasOf(
  vara: Weekday,
  { sunrise, sunset }: SolarDay,
  after: SolarDay,
): { day: Hora[]; night: Hora[] } | null {
  if (sunrise === null || sunset === null || after.sunrise === null) return null;
  const first = horaLords.indexOf(weekdayLords[vara]);
  return {
    day: twelfths(sunrise, sunset, first),
    night: twelfths(sunset, after.sunrise, first + 12),
  };
}

/** From Sunday to Saturday. */
const weekdayLords: Readonly<Record<Weekday, HoraLord>> = {
  0: 'sun',
  1: 'moon',
  2: 'mars',
  3: 'mercury',
  4: 'jupiter',
  5: 'venus',
  6: 'saturn',
};

function twelfths(from: number, to: number, first: number): Hora[] {
  const length = (to - from) / 12;
  return Array.from({ length: 12 }, (_, index) => ({
    lord: horaLords[(first + index) % 7] ?? 'sun',
    from: from + index * length,
    to: from + (index + 1) * length,
  }));
}
