import { lunationAt, modulo } from '../panchang/lunations.ts';
import type { LunarMonth } from '../panchang/day.ts';
import { meanNoonNear, sunCrossing, type SunEvent } from '../sky/rise-and-set.ts';
import type { Ayanamsa } from '../sky/ayanamsa.ts';
import { karanaWheel, siderealWheels, tithiWheel, type Wheel } from '../sky/wheel.ts';
import { dayNumberOf, weekdayOfNumber, type Weekday } from '../time/civil-date.ts';
import { civilDateAt, dayMs, type Instant } from '../time/zone.ts';
import type { BirthMoment } from './birth.ts';

/** The Sun's day of a birth, from its sunrise to the next; six hours from noon where the Sun does not cross the horizon. */
export interface BirthDay {
  /** 0 Sunday … 6 Saturday, from sunrise to sunrise. */
  vara: Weekday;
  sunrise: Instant;
  sunset: Instant;
  nextSunrise: Instant;
  isByDay: boolean;
}

/** Numbers as in the panchang of a day: tithi 1…30, nakshatra and yoga 1…27, karana 1…60, vara 0…6. */
export interface BirthPanchang {
  tithi: number;
  nakshatra: number;
  yoga: number;
  karana: number;
  vara: Weekday;
  month: LunarMonth;
  samvat: { vikram: number; shaka: number };
}

export function birthDayOf(moment: BirthMoment): BirthDay {
  const { at, longitude } = moment;
  let noon = meanNoonNear(at, longitude);
  if (at < edge(noon, -1, moment)) noon -= dayMs;
  else if (at >= edge(noon + dayMs, -1, moment)) noon += dayMs;
  const sunset = edge(noon, 1, moment);
  return {
    vara: weekdayOfNumber(dayNumberAt(noon, moment)),
    sunrise: edge(noon, -1, moment),
    sunset,
    nextSunrise: edge(noon + dayMs, -1, moment),
    isByDay: at < sunset,
  };
}

export function birthPanchangOf(
  moment: BirthMoment,
  ayanamsa: Ayanamsa,
  { vara }: Pick<BirthDay, 'vara'> = birthDayOf(moment),
): BirthPanchang {
  const { at } = moment;
  const wheels = siderealWheels(ayanamsa);
  const numberOn = (wheel: Wheel) => modulo(wheel.partAt(at), wheel.parts) + 1;
  const lunation = lunationAt(at, ayanamsa);
  const tithi = numberOn(tithiWheel);
  return {
    tithi,
    nakshatra: numberOn(wheels.nakshatra),
    yoga: numberOn(wheels.yoga),
    karana: numberOn(karanaWheel),
    vara,
    month: {
      amanta: lunation.month,
      purnimanta: tithi > 15 ? lunation.darkMonth : lunation.month,
      isAdhika: lunation.isAdhika,
      isKshaya: lunation.isKshaya,
    },
    samvat: { vikram: lunation.vikram, shaka: lunation.vikram - 135 },
  };
}

/** The date on which a noon falls: by the zone's clock, or by the mean time of the meridian. */
function dayNumberAt(noon: Instant, { longitude, timeZone }: BirthMoment): number {
  if (timeZone !== undefined) return dayNumberOf(civilDateAt(noon, timeZone));
  return Math.floor((noon + (longitude / 360) * dayMs) / dayMs);
}

function edge(noon: Instant, direction: -1 | 1, place: BirthMoment): Instant {
  const event: SunEvent = sunCrossing(noon, direction, place, 'upper-limb');
  return event.kind === 'at' ? event.at : noon + (direction * dayMs) / 4;
}
