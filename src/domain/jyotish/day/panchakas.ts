import { dayHolding } from '../../festivals/choose-day.ts';
import { modulo } from '../../panchang/lunations.ts';
import type { Settings } from '../../panchang/settings.ts';
import { siderealWheels } from '../../sky/wheel.ts';
import { weekdayOfNumber, type Weekday } from '../../time/civil-date.ts';
import type { Instant, Interval } from '../../time/zone.ts';

/** Named after the weekday on which it begins; those that begin on a Wednesday or Thursday bear no name. */
export type PanchakaKind = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu' | 'unnamed';

export interface Panchaka extends Interval {
  kind: PanchakaKind;
}

/** The Moon's way through Kumbha and Meena, from the middle of Dhanishtha to the end of Revati, where it touches a span. */
export function panchakasBetween(from: Instant, to: Instant, settings: Settings): Panchaka[] {
  const { moonRashi: wheel } = siderealWheels(settings.ayanamsa);
  const found: Panchaka[] = [];
  for (let part = wheel.partAt(from) - 1; wheel.startOf(part) < to; part += 1) {
    if (modulo(part, 12) !== kumbha) continue;
    const span = { from: wheel.startOf(part), to: wheel.startOf(part + 2) };
    if (span.to > from)
      found.push({ ...span, kind: kinds[weekdayOfNumber(dayHolding(span.from, settings))] });
  }
  return found;
}

/** Counted from 0. */
const kumbha = 10;

const kinds: Readonly<Record<Weekday, PanchakaKind>> = {
  0: 'roga',
  1: 'raja',
  2: 'agni',
  3: 'unnamed',
  4: 'unnamed',
  5: 'chora',
  6: 'mrityu',
};
