import type { Ayanamsa } from '../../sky/ayanamsa.ts';
import { siderealWheels } from '../../sky/wheel.ts';
import type { Instant, Interval } from '../../time/zone.ts';
import { modulo } from '../../panchang/lunations.ts';

export interface GhatisOfNakshatra extends Interval {
  /** 1…27. */
  nakshatra: number;
}

/**
 * Varjyam (visha ghati, tyajyam): four of the sixty parts of each nakshatra, that many parts after its beginning. Ardra
 * and Hasta are counted otherwise by some (11 and 22), and some know a second one in Mula, from the 20th part.
 */
export function varjyamsBetween(from: Instant, to: Instant, ayanamsa: Ayanamsa): GhatisOfNakshatra[] {
  return ghatisBetween(varjyamFrom, from, to, ayanamsa);
}

/** Amrit kaal (amrita ghati): four parts again, by a table of its own. */
export function amritKaalsBetween(from: Instant, to: Instant, ayanamsa: Ayanamsa): GhatisOfNakshatra[] {
  return ghatisBetween(amritFrom, from, to, ayanamsa);
}

/** Sixtieths of the nakshatra gone, from Ashwini to Revati. */
const varjyamFrom = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
const amritFrom = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];
const sixtieths = 4;

/** Those that touch the span, with their own ends. */
function ghatisBetween(
  table: readonly number[],
  from: Instant,
  to: Instant,
  ayanamsa: Ayanamsa,
): GhatisOfNakshatra[] {
  const { nakshatra: wheel } = siderealWheels(ayanamsa);
  const found: GhatisOfNakshatra[] = [];
  for (let part = wheel.partAt(from); wheel.startOf(part) < to; part += 1) {
    const begin = wheel.startOf(part);
    const sixtieth = (wheel.startOf(part + 1) - begin) / 60;
    const nakshatra = modulo(part, 27) + 1;
    const first = begin + (table[nakshatra - 1] ?? 0) * sixtieth;
    const span = { nakshatra, from: first, to: first + sixtieths * sixtieth };
    if (span.to > from && span.from < to) found.push(span);
  }
  return found;
}
