import type { Weekday } from '../time/civil-date.ts';
import type { Interval } from '../time/zone.ts';
import type { SolarDay } from './solar-day.ts';

export const choghadiyaIds = ['udveg', 'chal', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type ChoghadiyaId = (typeof choghadiyaIds)[number];

export interface Choghadiya extends Interval {
  id: ChoghadiyaId;
}

export type EighthOfDay = 'rahuKalam' | 'yamaganda' | 'gulika';

/**
 * Rahu kalam, yamaganda or gulika: one of the eight equal parts from sunrise to sunset, by the weekday, as panchangs
 * print them. Null where the Sun does not rise or does not set.
 */
export function partOfDay(which: EighthOfDay, vara: Weekday, { sunrise, sunset }: SolarDay): Interval | null {
  if (sunrise === null || sunset === null) return null;
  const eighth = (sunset - sunrise) / 8;
  const from = sunrise + ((eighths[which][vara] ?? 1) - 1) * eighth;
  return { from, to: from + eighth };
}

/** Which eighth it is, from Sunday to Saturday. */
const eighths: Readonly<Record<EighthOfDay, readonly number[]>> = {
  rahuKalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
};

/** The eighth of the fifteen muhurtas of the day, around true noon. Null where the Sun does not rise or does not set. */
export function midmostMuhurtaOf({ sunrise, sunset }: SolarDay): Interval | null {
  if (sunrise === null || sunset === null) return null;
  const muhurta = (sunset - sunrise) / 15;
  return { from: sunrise + 7 * muhurta, to: sunrise + 8 * muhurta };
}

/**
 * Abhijit, that muhurta, but for Wednesdays, when tradition does not hold it for auspicious (Muhurta Chintamani, first
 * chapter).
 */
export function abhijitOf(vara: Weekday, day: SolarDay): Interval | null {
  return vara === 3 ? null : midmostMuhurtaOf(day);
}

/**
 * The last muhurta but one of the night that ends with the day's sunrise: the fourteenth of fifteen equal parts from
 * sunset to sunrise (Ashtanga Hridaya, Sutrasthana 2.1, with Arunadatta's commentary).
 */
export function brahmaMuhurtaOf(before: SolarDay, day: SolarDay): Interval | null {
  if (before.sunset === null || day.sunrise === null) return null;
  const muhurta = (day.sunrise - before.sunset) / 15;
  return { from: day.sunrise - 2 * muhurta, to: day.sunrise - muhurta };
}

/**
 * Eight equal parts of the day and eight of the night. The first of the day belongs to the weekday's planet; those of
 * the day follow each other as the planetary hours do, those of the night take every fifth. Null where a sunrise or
 * the sunset is wanting.
 */
export function choghadiyaOf(
  vara: Weekday,
  { sunrise, sunset }: SolarDay,
  after: SolarDay,
): { day: Choghadiya[]; night: Choghadiya[] } | null {
  if (sunrise === null || sunset === null || after.sunrise === null) return null;
  const first = firstOfDay[vara] ?? 0;
  return {
    day: eightParts(sunrise, sunset, first, 1),
    night: eightParts(sunset, after.sunrise, first + 5, 5),
  };
}

/** Where the round of seven begins by day: Sunday with udveg (the Sun's), Monday with amrit (the Moon's) and so on. */
const firstOfDay = [0, 3, 6, 2, 5, 1, 4] as const;

function eightParts(from: number, to: number, first: number, step: number): Choghadiya[] {
  const length = (to - from) / 8;
  return Array.from({ length: 8 }, (_, index) => ({
    id: choghadiyaIds[(first + index * step) % 7] ?? 'udveg',
    from: from + index * length,
    to: from + (index + 1) * length,
  }));
}
