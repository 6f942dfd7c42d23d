import { minuteMs, type Instant } from '../time/zone.ts';
import type { BirthMoment } from './birth.ts';
import { positionsWithin, type GrahaReckoning } from './grahas.ts';
import { hasLagna, lagnaAt } from './lagna.ts';
import { vargaSign } from './vargas.ts';
import { padaIndex, signOf, type Sign } from './zodiac.ts';

/** A value and the minutes over which it stays, counted from the birth time, both ends included. */
export interface Stretch<Value> {
  from: number;
  to: number;
  value: Value;
}

export interface TimeBand {
  /** Empty beyond the polar circles. */
  lagna: Stretch<Sign>[];
  /** The lagna's sign in the navamsa; empty where there is no lagna. */
  navamsaLagna: Stretch<Sign>[];
  /** Which of the 108 quarters the Moon stands in, 0 for the first of Ashwini. */
  moonPada: Stretch<number>[];
}

/**
 * What changes soonest when a birth time is off: the lagna, its navamsa and the Moon's pada at each minute, up to `reach`
 * minutes (a day at most) to either side. `certaintyWithin` tells the same of every field and takes a hundred times as long.
 */
export function timeBand(moment: BirthMoment, reckoning: GrahaReckoning, reach: number): TimeBand {
  const instant = (minute: number): Instant => moment.at + minute * minuteMs;
  const positionsOf = positionsWithin(instant(-reach), instant(reach), reckoning);
  const minutes = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const isEverywhere = minutes.every((minute) => hasLagna(instant(minute), moment.latitude));
  const lagnas = isEverywhere
    ? minutes.map((minute) => lagnaAt(instant(minute), moment, reckoning.ayanamsa))
    : [];
  return {
    lagna: stretchesOf(lagnas.map(signOf), -reach),
    navamsaLagna: stretchesOf(
      lagnas.map((longitude) => vargaSign('D9', longitude)),
      -reach,
    ),
    moonPada: stretchesOf(
      minutes.map((minute) => padaIndex(positionsOf(instant(minute)).moon.longitude)),
      -reach,
    ),
  };
}

/** Those of a band's stretches that a narrower uncertainty still leaves open; one where the value holds. */
export function stretchesWithin<Part extends Stretch<unknown>>(
  stretches: readonly Part[],
  within: number,
): Part[] {
  return stretches.filter(({ from, to }) => to >= -within && from <= within);
}

function stretchesOf<Value>(values: readonly Value[], first: number): Stretch<Value>[] {
  const stretches: Stretch<Value>[] = [];
  for (const [index, value] of values.entries()) {
    const last = stretches.at(-1);
    if (last?.value === value) last.to = first + index;
    else stretches.push({ from: first + index, to: first + index, value });
  }
  return stretches;
}
