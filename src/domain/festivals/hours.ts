import type { Settings } from '../panchang/settings.ts';
import { solarDayOfNumber } from '../panchang/solar-day.ts';
import { moonCrossing } from '../sky/rise-and-set.ts';
import { minuteMs, type Interval } from '../time/zone.ts';
import type { Kaala } from './types.ts';

/**
 * When a deciding hour of a day is; of no length where it is a moment. The day is cut into fifteen muhurtas or five
 * parts, the night into fifteen muhurtas (Dharmasindhu, first chapter); arunodaya is the four ghatikas, 96 minutes,
 * before sunrise, pradosha the three muhurtas after sunset, nishita the eighth muhurta of the night. Null where the Moon
 * does not rise between noon and the next sunrise.
 */
export function hourOf(kaala: Kaala, dayNumber: number, settings: Settings): Interval | null {
  const { start, dusk, noon } = solarDayOfNumber(dayNumber, settings);
  const dayPart = (from: number, to: number) => cut(start, dusk, from, to);
  const nightPart = (from: number, to: number) =>
    cut(dusk, solarDayOfNumber(dayNumber + 1, settings).start, from, to);
  switch (kaala) {
    case 'arunodaya':
      return { from: start - arunodayaMs, to: start };
    case 'sunrise':
      return { from: start, to: start };
    case 'first-muhurta':
      return dayPart(1 / 15, 1 / 15);
    case 'third-muhurta':
      return dayPart(3 / 15, 3 / 15);
    case 'ninth-muhurta':
      return dayPart(9 / 15, 9 / 15);
    case 'daytime':
      return dayPart(0, 1);
    case 'pratah':
      return dayPart(0, 1 / 5);
    case 'purvahna':
      return dayPart(0, 1 / 2);
    case 'madhyahna':
      return dayPart(2 / 5, 3 / 5);
    case 'midday':
      return dayPart(1 / 2, 1 / 2);
    case 'aparahna':
      return dayPart(3 / 5, 4 / 5);
    case 'sayahna':
      return dayPart(4 / 5, 1);
    case 'sunset':
      return { from: dusk, to: dusk };
    case 'pradosha':
      return nightPart(0, 3 / 15);
    case 'nishita':
      return nightPart(7 / 15, 8 / 15);
    case 'night':
      return nightPart(0, 1);
    case 'moonrise': {
      const rise = moonCrossing(noon, solarDayOfNumber(dayNumber + 1, settings).start, 1, settings.place);
      return rise === null ? null : { from: rise, to: rise };
    }
  }
}

export const arunodayaMs = 96 * minuteMs;

function cut(from: number, to: number, begin: number, end: number): Interval {
  const length = to - from;
  return { from: from + length * begin, to: from + length * end };
}
