import { dayHolding } from '../festivals/choose-day.ts';
import { birthTime, type Birth } from '../jyotish/birth.ts';
import type { LunarMonth } from '../panchang/day.ts';
import { lunationAt, modulo } from '../panchang/lunations.ts';
import { isInRange } from '../panchang/range.ts';
import type { Settings } from '../panchang/settings.ts';
import { solarDayOf, solarDayOfNumber } from '../panchang/solar-day.ts';
import { siderealWheels, tithiWheel, type Wheel } from '../sky/wheel.ts';
import { civilDateOf, dayNumberOf, type CivilDate } from '../time/civil-date.ts';
import { dayMs, instantAt, minuteMs, type Instant, type Interval } from '../time/zone.ts';

/** What of a birth its days are kept by. */
export interface BirthMarks {
  /** 1…30, and the month of it. */
  tithi: number;
  month: LunarMonth;
  /** 1…27. */
  nakshatra: number;
  /** The Sun's rashi, 0 = Mesha. */
  sunRashi: number;
  /** False where the time of the birth is not known well enough to tell the tithi or the nakshatra. */
  isTithiSure: boolean;
  isStarSure: boolean;
}

/** Undefined for a birth of which no instant is known. Without a time it is taken to be at the sunrise of its day. */
export function birthMarksOf(
  birth: Birth & { offsetMinutes?: number },
  settings: Settings,
): BirthMarks | undefined {
  const span = spanOf(birth, settings);
  if (!span) return undefined;
  const { at, within } = span;
  const wheels = siderealWheels(settings.ayanamsa);
  const tithi = modulo(tithiWheel.partAt(at), 30) + 1;
  const lunation = lunationAt(at, settings.ayanamsa);
  const isOnePart = (wheel: Wheel) => wheel.partAt(within.from) === wheel.partAt(within.to);
  return {
    tithi,
    month: {
      amanta: lunation.month,
      purnimanta: tithi > 15 ? lunation.darkMonth : lunation.month,
      isAdhika: lunation.isAdhika,
      isKshaya: lunation.isKshaya,
    },
    nakshatra: modulo(wheels.nakshatra.partAt(at), 27) + 1,
    sunRashi: modulo(wheels.sunRashi.partAt(at), 12),
    isTithiSure: isOnePart(tithiWheel),
    isStarSure: isOnePart(wheels.nakshatra) && isOnePart(wheels.sunRashi),
  };
}

function spanOf(
  birth: Birth & { offsetMinutes?: number },
  settings: Settings,
): { at: Instant; within: Interval } | undefined {
  const { date, minutesOfDay, within, place, offsetMinutes } = birth;
  const told = birthTime(birth);
  if (told.kind === 'out-of-range' || !isInRange(date)) return undefined;
  if (minutesOfDay === null || told.kind === 'no-time') {
    const from = instantAt(date, 0, place.timeZone);
    return { at: solarDayOf(date, { ...settings, place }).start, within: { from, to: from + dayMs } };
  }
  const chosen =
    offsetMinutes === undefined
      ? undefined
      : dayNumberOf(date) * dayMs + (minutesOfDay - offsetMinutes) * minuteMs;
  const at = chosen ?? (told.kind === 'one' ? told.reading.at : undefined);
  return at === undefined
    ? undefined
    : { at, within: { from: at - within * minuteMs, to: at + within * minuteMs } };
}

/**
 * The days on which a birthday is kept by its nakshatra, from `from` on: that at whose sunrise the Moon is in it while the
 * Sun is in the rashi of the birth, as in the south. Where the Moon comes to it twice in that month the later one counts,
 * as for Onam; where it meets no sunrise, the day in which it begins. Fewer where the years that can be reckoned end.
 */
export function starBirthdays(
  { nakshatra, sunRashi }: Pick<BirthMarks, 'nakshatra' | 'sunRashi'>,
  from: CivilDate,
  count: number,
  settings: Settings,
): CivilDate[] {
  const wheels = siderealWheels(settings.ayanamsa);
  const { start } = solarDayOf(from, settings);
  let part = wheels.sunRashi.partAt(start);
  part -= modulo(part - sunRashi, 12);
  const found: CivilDate[] = [];
  for (; found.length < count; part += 12) {
    const month = { from: wheels.sunRashi.startOf(part), to: wheels.sunRashi.startOf(part + 1) };
    const date = civilDateOf(starDayIn(month, nakshatra, wheels.nakshatra, settings));
    if (!isInRange(date)) break;
    if (date >= from) found.push(date);
  }
  return found;
}

function starDayIn(month: Interval, nakshatra: number, wheel: Wheel, settings: Settings): number {
  const isMet = (at: Instant) => modulo(wheel.partAt(at), 27) + 1 === nakshatra;
  const sunriseOf = (day: number) => solarDayOfNumber(day, settings).start;
  const first = dayHolding(month.from, settings);
  for (let day = dayHolding(month.to, settings); day >= first; day -= 1) {
    const sunrise = sunriseOf(day);
    if (sunrise >= month.from && sunrise < month.to && isMet(sunrise)) return day;
  }
  let star = wheel.partAt(month.from);
  star += modulo(nakshatra - 1 - star, 27);
  return dayHolding(Math.max(month.from, wheel.startOf(star)), settings);
}
