import { meanNoonNear, sunCrossing, type SunEvent } from '../sky/rise-and-set.ts';
import { dayNumberOf, type CivilDate } from '../time/civil-date.ts';
import { dayMs, instantOf, type Instant } from '../time/zone.ts';
import type { Settings } from './settings.ts';

/**
 * The Sun's day at a place: the rise and the set around the noon that falls on the civil date. A sunset after the
 * clock's midnight, as in northern summers, belongs to the day that it ends.
 *
 * `start` and `dusk` always exist. Where the Sun does not cross the horizon they are six hours before and after the
 * mean noon, as at the equator: a panchang has no rule of its own for polar days, and so its dates go on there with the
 * same length of day as elsewhere.
 */
export interface SolarDay {
  dayNumber: number;
  /** Mean noon of the place's meridian. */
  noon: Instant;
  sun: 'rises' | 'never-rises' | 'never-sets';
  sunrise: Instant | null;
  sunset: Instant | null;
  start: Instant;
  dusk: Instant;
}

type DaySettings = Pick<Settings, 'place' | 'sunrise'>;

export function solarDayOf(date: CivilDate, settings: DaySettings): SolarDay {
  return solarDayOfNumber(dayNumberOf(date), settings);
}

/** The same for a day by its number. Days of the places used last are kept. */
export function solarDayOfNumber(dayNumber: number, settings: DaySettings): SolarDay {
  const days = daysAt(settings);
  let day = days.get(dayNumber);
  if (day === undefined) {
    day = reckoned(dayNumber, settings);
    if (days.size >= mostDays) days.clear();
    days.set(dayNumber, day);
  }
  return day;
}

/**
 * The days before and after a day as the Sun counts them. They are those of the dates beside it, but where a zone left
 * a date out, as Samoa did on 2011-12-30.
 */
export function solarDayBeside(day: SolarDay, step: -1 | 1, settings: DaySettings): SolarDay {
  const noon = day.noon + step * dayMs;
  const beside = solarDayOfNumber(day.dayNumber + step, settings);
  return beside.noon === noon ? beside : around(noon, day.dayNumber + step, settings);
}

const mostPlaces = 8;
const mostDays = 8000;
const places = new Map<string, Map<number, SolarDay>>();
let lastPlace: DaySettings['place'] | undefined;
let lastDefinition: DaySettings['sunrise'] | undefined;
let lastDays = new Map<number, SolarDay>();

function daysAt({ place, sunrise }: DaySettings): Map<number, SolarDay> {
  if (place === lastPlace && sunrise === lastDefinition) return lastDays;
  const key = `${place.latitude} ${place.longitude} ${place.timeZone} ${sunrise}`;
  let days = places.get(key);
  if (days === undefined) {
    const oldest = places.size >= mostPlaces ? places.keys().next().value : undefined;
    if (oldest !== undefined) places.delete(oldest);
    days = new Map();
    places.set(key, days);
  }
  [lastPlace, lastDefinition, lastDays] = [place, sunrise, days];
  return days;
}

function reckoned(dayNumber: number, settings: DaySettings): SolarDay {
  const { timeZone, longitude } = settings.place;
  return around(meanNoonNear(instantOf(dayNumber, 12 * 60, timeZone), longitude), dayNumber, settings);
}

function around(noon: Instant, dayNumber: number, { place, sunrise: definition }: DaySettings): SolarDay {
  const rise = sunCrossing(noon, -1, place, definition);
  const set = sunCrossing(noon, 1, place, definition);
  const sunrise = rise.kind === 'at' ? rise.at : null;
  const sunset = set.kind === 'at' ? set.at : null;
  return {
    dayNumber,
    noon,
    sun: told(rise, set),
    sunrise,
    sunset,
    start: sunrise ?? noon - sixHoursMs,
    dusk: sunset ?? noon + sixHoursMs,
  };
}

function told(rise: SunEvent, set: SunEvent): SolarDay['sun'] {
  if (rise.kind === 'at' || set.kind === 'at') return 'rises';
  return rise.kind === 'stays-up' ? 'never-sets' : 'never-rises';
}

const sixHoursMs = 6 * 3_600_000;
