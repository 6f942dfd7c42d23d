import { minuteMs } from '../time/zone.ts';
import type { DayRule } from './types.ts';

/** The sixtieth of a day: a tithi that is there for less of the hour is not there (Tithitattva on the new moon of lamps). */
const ghatikaMs = 24 * minuteMs;

/**
 * The deciding hours as the digests give them, named for reading in the tables of festivals. A tithi that misses its hour
 * on both days is kept on the earlier; but what is done at night, at noon of Rama's birth or in the afternoon of brothers
 * goes to the later (Dharmasindhu).
 */
export const atSunrise: DayRule = { kaala: 'sunrise', both: 'first', none: 'begins' };
export const atSunriseLater: DayRule = { kaala: 'sunrise', both: 'second', none: 'begins' };
/** A tithi that sunrise barely meets, for less than a muhurta, counts as not met (Dharmasindhu on pratipada). */
export const atFirstMuhurta: DayRule = { kaala: 'first-muhurta', both: 'first', none: 'begins' };
export const atThirdMuhurta: DayRule = { kaala: 'third-muhurta', both: 'second', none: 'begins' };
export const atThirdMuhurtaOrSunrise: DayRule = { kaala: 'third-muhurta', both: 'second', none: 'ends' };
export const atArunodaya: DayRule = { kaala: 'arunodaya', both: 'second', none: 'begins' };
export const inPratahEarlier: DayRule = { kaala: 'pratah', both: 'first', none: 'begins' };
export const inPratahLater: DayRule = { kaala: 'pratah', both: 'second', none: 'begins' };
export const inPurvahna: DayRule = { kaala: 'purvahna', both: 'first', none: 'begins', least: ghatikaMs };
export const inMadhyahna: DayRule = { kaala: 'madhyahna', both: 'first', none: 'begins' };
export const inMadhyahnaLater: DayRule = { kaala: 'madhyahna', both: 'second', none: 'ends' };
export const inMadhyahnaLarger: DayRule = { kaala: 'madhyahna', both: 'larger', none: 'begins' };
export const inAparahna: DayRule = { kaala: 'aparahna', both: 'first', none: 'begins' };
export const inAparahnaLater: DayRule = { kaala: 'aparahna', both: 'second', none: 'ends' };
export const inAparahnaLarger: DayRule = { kaala: 'aparahna', both: 'larger', none: 'begins' };
export const atSunsetLater: DayRule = { kaala: 'sunset', both: 'second', none: 'ends' };
export const inPradosha: DayRule = { kaala: 'pradosha', both: 'first', none: 'ends' };
export const inPradoshaLater: DayRule = { kaala: 'pradosha', both: 'second', none: 'ends' };
export const inPradoshaLarger: DayRule = { kaala: 'pradosha', both: 'larger', none: 'ends' };
export const inNishita: DayRule = { kaala: 'nishita', both: 'first', none: 'ends' };
export const inNishitaLarger: DayRule = { kaala: 'nishita', both: 'larger', none: 'ends' };
export const inNishitaLater: DayRule = { ...inNishita, both: 'second' };
export const inNight: DayRule = { kaala: 'night', both: 'larger', none: 'ends' };
/** Fasts until the Moon is seen: where it rises in the tithi on neither evening, the later day (Dharmasindhu). */
export const atMoonrise: DayRule = { kaala: 'moonrise', both: 'first', none: 'ends' };
export const atMidday: DayRule = { kaala: 'midday', both: 'second', none: 'begins' };
export const inPradoshaGhatika: DayRule = {
  kaala: 'pradosha',
  both: 'second',
  none: 'ends',
  least: ghatikaMs,
};
export const inAparahnaOrNext: DayRule = {
  kaala: 'aparahna',
  both: 'larger-or-second',
  none: 'begins',
  least: ghatikaMs,
};
export const inDaytime: DayRule = { kaala: 'daytime', both: 'first', none: 'begins' };
export const atNinthMuhurta: DayRule = { kaala: 'ninth-muhurta', both: 'second', none: 'begins' };
export const inAparahnaGhatika: DayRule = { ...inAparahnaOrNext, both: 'larger' };
/** Savitri's fast takes the day that the fourteenth begins, unless that lasts eighteen ghatikas of it (Nirnayasindhu). */
export const eighteenGhatikas: DayRule = { kaala: 'ninth-muhurta', both: 'first', none: 'ends' };

/** What some take where the tithi only touches the hour of the earlier day. */
export const touchingPurvahna: DayRule = { kaala: 'purvahna', both: 'first', none: 'begins' };
