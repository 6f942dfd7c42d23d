import type { Ayanamsa } from '../sky/ayanamsa.ts';
import { siderealWheels, tithiWheel } from '../sky/wheel.ts';
import type { Instant } from '../time/zone.ts';

/** 1 Chaitra … 12 Phalguna. */
export type MonthNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A month from new moon to new moon. */
export interface Lunation {
  /** Counted through all time; its first tithi is the part 30 × number of the tithi wheel. */
  number: number;
  from: Instant;
  to: Instant;
  /** As the amanta system names it, and the bright half in both systems. */
  month: MonthNumber;
  /** As the purnimanta system names the dark half: after the next month, or after itself where it is adhika. */
  darkMonth: MonthNumber;
  /** The Sun enters no rashi in it: it bears the name of the month that follows. */
  isAdhika: boolean;
  /** The Sun enters two rashis in it: the name of the month after this one is lost. */
  isKshaya: boolean;
  /** Vikram years since Chaitra's bright half, as in the north of India; the year changes with the nija Chaitra. */
  vikram: number;
}

/**
 * The lunation of an instant. Months take their names from the rashi in which the Sun stands at the new moon: the month
 * that begins with the Sun in Meena is Chaitra (Surya Siddhanta's rule, as the Calendar Reform Committee put it, 1955).
 * A lunation in which the Sun enters no rashi is adhika; one in which it enters two loses a name.
 */
export function lunationAt(at: Instant, ayanamsa: Ayanamsa): Lunation {
  return lunationOf(Math.floor(tithiWheel.partAt(at) / 30), ayanamsa);
}

/** A lunation by its number; kept for all places. */
export function lunationOf(number: number, ayanamsa: Ayanamsa): Lunation {
  let kept = lunations.get(ayanamsa);
  if (kept === undefined) {
    kept = new Map();
    lunations.set(ayanamsa, kept);
  }
  let lunation = kept.get(number);
  if (lunation === undefined) {
    lunation = named(number, ayanamsa);
    kept.set(number, lunation);
  }
  return lunation;
}

/** Lunations that touch a span of time, in order. */
export function lunationsBetween(from: Instant, to: Instant, ayanamsa: Ayanamsa): Lunation[] {
  const found = [lunationAt(from, ayanamsa)];
  for (let next = found[0]; next !== undefined && next.to < to;) {
    next = lunationOf(next.number + 1, ayanamsa);
    found.push(next);
  }
  return found;
}

/** Whether it is the month of a name, adhika or nija; one that swallowed the month after it bears both names. */
export function bearsName({ month, isKshaya }: Lunation, sought: number): boolean {
  return month === sought || (isKshaya && (month % 12) + 1 === sought);
}

export interface Sankranti {
  /** The rashi that the Sun enters: 1 Mesha … 12 Mina. */
  rashi: MonthNumber;
  at: Instant;
}

/** The Sun's entries into rashis from one instant to before another, in order. */
export function sankrantisBetween(from: Instant, to: Instant, ayanamsa: Ayanamsa): Sankranti[] {
  const { sunRashi } = siderealWheels(ayanamsa);
  const found: Sankranti[] = [];
  for (let part = sunRashi.partAt(from); sunRashi.startOf(part) < to; part += 1) {
    if (sunRashi.startOf(part) >= from)
      found.push({ rashi: monthNumber(modulo(part, 12) + 1), at: sunRashi.startOf(part) });
  }
  return found;
}

const lunations = new Map<Ayanamsa, Map<number, Lunation>>();

function named(number: number, ayanamsa: Ayanamsa): Lunation {
  const { sunRashi } = siderealWheels(ayanamsa);
  const from = tithiWheel.startOf(number * 30);
  const to = tithiWheel.startOf(number * 30 + 30);
  const entered = sunRashi.partAt(from);
  const next = sunRashi.partAt(to);
  const month = monthNumber(modulo(entered + 1, 12) + 1);
  const isAdhika = next === entered;
  return {
    number,
    from,
    to,
    month,
    darkMonth: isAdhika ? month : monthNumber(modulo(next + 1, 12) + 1),
    isAdhika,
    isKshaya: next === entered + 2,
    vikram: vikramOf(entered, isAdhika && month === 1),
  };
}

/** The Sun's turns since the wheel's first Mesha give the year; a year that adhika Chaitra would begin waits for nija. */
function vikramOf(rashisEntered: number, isAdhikaChaitra: boolean): number {
  return Math.floor((rashisEntered + 1) / 12) + firstVikram - (isAdhikaChaitra ? 1 : 0);
}

/** Of the year that began with the new moon before Mesha sankranti of 2000. */
const firstVikram = 2056;

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function monthNumber(value: number): MonthNumber {
  return value as MonthNumber;
}
