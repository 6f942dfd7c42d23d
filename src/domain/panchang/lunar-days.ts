import { tithiWheel } from '../sky/wheel.ts';
import { addDays, civilDateOf, dayNumberOf, type CivilDate } from '../time/civil-date.ts';
import { civilDateAt } from '../time/zone.ts';
import { bearsName, lunationAt, lunationOf } from './lunations.ts';
import { firstDate, lastDate } from './range.ts';
import type { Settings } from './settings.ts';
import { solarDayOf, solarDayOfNumber } from './solar-day.ts';

/** A tithi of a month, in any year. */
export interface LunarDate {
  /** 1 Chaitra … 12 Phalguna; of the dark fortnight as the month system of the settings names it. */
  month: number;
  /** 1…30, counted from the new moon. */
  tithi: number;
}

/**
 * The days of a lunar date from one day to another, both included, in order, one a year, as far as the panchang reaches.
 * An adhika month is passed over for the nija one; a month whose name is lost is kept in the lunation in which the Sun
 * entered both rashis.
 */
export function* lunarDays(
  { month, tithi }: LunarDate,
  from: CivilDate,
  to: CivilDate,
  settings: Settings,
): Generator<CivilDate> {
  const [begin, end] = [from < firstDate ? firstDate : from, to > lastDate ? lastDate : to];
  if (begin > end) return;
  const amanta = settings.monthSystem === 'purnimanta' && tithi > 15 ? monthBefore(month) : month;
  const first = lunationAt(solarDayOf(begin, settings).start, settings.ayanamsa);
  const over = solarDayOf(addDays(end, 1), settings).start;
  // The tithi that begins before a sunrise may be of the lunation that ends before it.
  for (let number = first.number - 1; tithiWheel.startOf(30 * number) <= over; number += 1) {
    const lunation = lunationOf(number, settings.ayanamsa);
    if (lunation.isAdhika || !bearsName(lunation, amanta)) continue;
    const date = dayOfTithi(30 * number + tithi - 1, settings);
    if (date >= begin && date <= end) yield date;
  }
}

/**
 * The day of a tithi, which is a part of the tithi wheel: that at whose sunrise it rules, of two the first; for one that
 * rules at no sunrise, the day in which it begins.
 */
function dayOfTithi(part: number, settings: Pick<Settings, 'place' | 'sunrise'>): CivilDate {
  const from = tithiWheel.startOf(part);
  // The sunrise of a date may fall on the evening before by a clock that is far from its meridian.
  let day = dayNumberOf(civilDateAt(from, settings.place.timeZone)) - 1;
  while (solarDayOfNumber(day, settings).start < from) day += 1;
  const isAtSunrise = solarDayOfNumber(day, settings).start < tithiWheel.startOf(part + 1);
  return civilDateOf(isAtSunrise ? day : day - 1);
}

function monthBefore(month: number): number {
  return month === 1 ? 12 : month - 1;
}
