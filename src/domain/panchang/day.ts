import { moonCrossing } from '../sky/rise-and-set.ts';
import { karanaWheel, siderealWheels, tithiWheel, type Wheel } from '../sky/wheel.ts';
import { elongationAt } from '../sky/positions.ts';
import { weekdayOfNumber, dayNumberOf, type CivilDate, type Weekday } from '../time/civil-date.ts';
import type { Instant, Interval } from '../time/zone.ts';
import { abhijitOf, brahmaMuhurtaOf, choghadiyaOf, partOfDay, type Choghadiya } from './day-parts.ts';
import { lunationOf, modulo, type MonthNumber } from './lunations.ts';
import { firstDate, isInRange, lastDate } from './range.ts';
import type { Settings } from './settings.ts';
import { solarDayBeside, solarDayOfNumber, type SolarDay } from './solar-day.ts';

export type Paksha = 'shukla' | 'krishna';
export type Ayana = 'uttarayana' | 'dakshinayana';
/** 1 Vasanta … 6 Shishira. */
export type RituNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** A limb that rules for a time; numbers begin with 1. */
export interface Limb extends Interval {
  number: number;
}

export interface LunarMonth {
  amanta: MonthNumber;
  purnimanta: MonthNumber;
  isAdhika: boolean;
  isKshaya: boolean;
}

/**
 * A day from sunrise to the next sunrise. Tithis are 1…30 (1 = shukla pratipada, 15 = purnima, 30 = amavasya), karanas
 * 1…60 within the lunation, nakshatras and yogas 1…27, rashis 1…12, the vara 0…6 from Sunday.
 */
export interface DayPanchang {
  date: CivilDate;
  vara: Weekday;
  sun: SolarDay['sun'];
  sunrise: Instant | null;
  sunset: Instant | null;
  /** The first between this day's start and its end; null where there is none, about once in a month each. */
  moonrise: Instant | null;
  moonset: Instant | null;
  /** Sunrise, or what stands for it at the poles (see SolarDay), and the same of the next day. */
  start: Instant;
  end: Instant;
  /** Those that touch the day, the first rules at its start. `from` and `to` are their own, beyond the day's ends. */
  tithis: Limb[];
  nakshatras: Limb[];
  yogas: Limb[];
  karanas: Limb[];
  sunRashis: Limb[];
  moonRashis: Limb[];
  tithiAtSunrise: {
    number: number;
    /** The same tithi ruled at the sunrise before: this is its second day. */
    isVriddhi: boolean;
    /** It begins or ends so near to sunrise that another way of reckoning may find its neighbour. */
    isBorderline: boolean;
  };
  /** Tithis that begin and end between this sunrise and the next, and so rule at none. */
  kshayaTithis: number[];
  paksha: Paksha;
  month: LunarMonth;
  samvat: {
    /** From Chaitra's bright half, as in the north. */
    vikram: number;
    /** From Kartika's bright half, as in Gujarat. */
    gujarati: number;
    shaka: number;
  };
  /** By lunar months, two to a season from Chaitra on (Dharmasindhu, first chapter; the lunar reckoning). */
  ritu: RituNumber;
  /** Northward from Makara sankranti to Karka sankranti in the sidereal zodiac, at sunrise. */
  ayana: Ayana;
  rahuKalam: Interval | null;
  yamaganda: Interval | null;
  gulika: Interval | null;
  abhijit: Interval | null;
  brahmaMuhurta: Interval | null;
  choghadiya: { day: Choghadiya[]; night: Choghadiya[] } | null;
  /** The Moon's way from the Sun at the day's start in degrees, 0 at new moon, 180 at full moon. */
  elongation: number;
}

/** RangeError outside 1900-01-01…2100-12-31. */
export function panchangOf(date: CivilDate, settings: Settings): DayPanchang {
  requireRange(date);
  const dayNumber = dayNumberOf(date);
  const day = solarDayOfNumber(dayNumber, settings);
  const before = solarDayBeside(day, -1, settings);
  const after = solarDayBeside(day, 1, settings);
  const { start } = day;
  const end = after.start;
  const wheels = siderealWheels(settings.ayanamsa);
  const tithis = limbsBetween(tithiWheel, start, end);
  const sunRashis = limbsBetween(wheels.sunRashi, start, end);
  const tithi = tithis[0]?.number ?? 1;
  const lunation = lunationOf(Math.floor(tithiWheel.partAt(start) / 30), settings.ayanamsa);
  const vara = weekdayOfNumber(dayNumber);
  const isDark = tithi > 15;
  const monthNumber = lunation.month;
  return {
    date,
    vara,
    sun: day.sun,
    sunrise: day.sunrise,
    sunset: day.sunset,
    moonrise: moonCrossing(start, end, 1, settings.place),
    moonset: moonCrossing(start, end, -1, settings.place),
    start,
    end,
    tithis,
    nakshatras: limbsBetween(wheels.nakshatra, start, end),
    yogas: limbsBetween(wheels.yoga, start, end),
    karanas: limbsBetween(karanaWheel, start, end),
    sunRashis,
    moonRashis: limbsBetween(wheels.moonRashi, start, end),
    tithiAtSunrise: {
      number: tithi,
      isVriddhi: (tithis[0]?.from ?? start) <= before.start,
      isBorderline: isBorderline(start),
    },
    kshayaTithis: tithis.filter(({ from, to }) => from > start && to <= end).map(({ number }) => number),
    paksha: isDark ? 'krishna' : 'shukla',
    month: {
      amanta: monthNumber,
      purnimanta: isDark ? lunation.darkMonth : monthNumber,
      isAdhika: lunation.isAdhika,
      isKshaya: lunation.isKshaya,
    },
    samvat: {
      vikram: lunation.vikram,
      gujarati: monthNumber >= 8 ? lunation.vikram : lunation.vikram - 1,
      shaka: lunation.vikram - 135,
    },
    ritu: Math.ceil(monthNumber / 2) as RituNumber,
    ayana: isNorthward(sunRashis[0]?.number ?? 1) ? 'uttarayana' : 'dakshinayana',
    rahuKalam: partOfDay('rahuKalam', vara, day),
    yamaganda: partOfDay('yamaganda', vara, day),
    gulika: partOfDay('gulika', vara, day),
    abhijit: abhijitOf(vara, day),
    brahmaMuhurta: brahmaMuhurtaOf(before, day),
    choghadiya: choghadiyaOf(vara, day, after),
    elongation: modulo(elongationAt(start), 360),
  };
}

export interface TithiOfDay {
  /** 1…30, at sunrise. */
  tithi: number;
  isBorderline: boolean;
  month: LunarMonth;
}

/** The tithi and the month of a day alone, for the cells of a month. RangeError outside 1900-01-01…2100-12-31. */
export function tithiOn(date: CivilDate, settings: Settings): TithiOfDay {
  requireRange(date);
  const { start } = solarDayOfNumber(dayNumberOf(date), settings);
  const part = tithiWheel.partAt(start);
  const lunation = lunationOf(Math.floor(part / 30), settings.ayanamsa);
  const tithi = modulo(part, 30) + 1;
  return {
    tithi,
    isBorderline: isBorderline(start),
    month: {
      amanta: lunation.month,
      purnimanta: tithi > 15 ? lunation.darkMonth : lunation.month,
      isAdhika: lunation.isAdhika,
      isKshaya: lunation.isKshaya,
    },
  };
}

/** Parts of a wheel that touch a span, the first of them the one that rules at its beginning. */
export function limbsBetween(wheel: Wheel, from: Instant, to: Instant): Limb[] {
  const limbs: Limb[] = [];
  for (let part = wheel.partAt(from); limbs.length === 0 || wheel.startOf(part) < to; part += 1)
    limbs.push({
      number: modulo(part, wheel.parts) + 1,
      from: wheel.startOf(part),
      to: wheel.startOf(part + 1),
    });
  return limbs;
}

function requireRange(date: CivilDate): void {
  if (!isInRange(date))
    throw new RangeError(`The panchang is reckoned from ${firstDate} to ${lastDate}, not for ${date}.`);
}

/** Twice what two good ephemerides and two refractions differ by; nothing further away is called doubtful. */
const borderlineMs = 90_000;

function isBorderline(sunrise: Instant): boolean {
  const part = tithiWheel.partAt(sunrise);
  return (
    sunrise - tithiWheel.startOf(part) <= borderlineMs ||
    tithiWheel.startOf(part + 1) - sunrise <= borderlineMs
  );
}

/** Makara to Mithuna. */
function isNorthward(rashi: number): boolean {
  return rashi >= 10 || rashi <= 3;
}
