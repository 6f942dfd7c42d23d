import type { SolarDay } from '../../panchang/solar-day.ts';
import type { Weekday } from '../../time/civil-date.ts';
import type { Interval } from '../../time/zone.ts';

/**
 * Durmuhurtas: fifteenths of the day and of the night that the weekday excludes. Muhurta Chintamani's chapter on
 * marriage names them by their deities: Aryaman on Sunday, Brahma and Rakshasa on Monday, Agni (of the night) and the
 * Pitris on Tuesday, Abhijit on Wednesday, the Waters and Rakshasa on Thursday, the Pitris and Brahma on Friday, Isha
 * and the Serpents on Saturday. Null where a sunrise or the sunset is wanting.
 */
export function durmuhurtasOf(
  vara: Weekday,
  { sunrise, sunset }: SolarDay,
  after: SolarDay,
): Interval[] | null {
  if (sunrise === null || sunset === null || after.sunrise === null) return null;
  const { day, night } = excluded[vara];
  return [
    ...day.map((number) => fifteenth(sunrise, sunset, number)),
    ...night.map((number) => fifteenth(sunset, after.sunrise ?? sunset, number)),
  ];
}

/** Numbers of the muhurtas of the day and of the night, the first is 1. */
const excluded: Readonly<Record<Weekday, { day: readonly number[]; night: readonly number[] }>> = {
  0: { day: [14], night: [] },
  1: { day: [9, 12], night: [] },
  2: { day: [4], night: [7] },
  3: { day: [8], night: [] },
  4: { day: [6, 12], night: [] },
  5: { day: [4, 9], night: [] },
  6: { day: [1, 2], night: [] },
};

function fifteenth(from: number, to: number, number: number): Interval {
  const length = (to - from) / 15;
  return { from: from + (number - 1) * length, to: from + number * length };
}
