import { ayanamsaAt } from '../sky/ayanamsa.ts';
import { nodeMotion, planetPlace } from '../sky/planets.ts';
import { moonLongitude, sunLongitude } from '../sky/positions.ts';
import { dayMs, minuteMs, type Instant } from '../time/zone.ts';
import type { Graha, GrahaReckoning } from './grahas.ts';
import { degreesInSign, withinCircle, signOf, type Sign } from './zodiac.ts';

/** A stay of a graha in a sign, by one entry or re-entry. */
export interface Stay {
  sign: Sign;
  from: Instant;
  to: Instant;
}

/**
 * The stays of a graha in signs that touch a span, in order, to a minute. A graha that turns back over a border makes a
 * stay of its own there. The first and the last reach to their own ends, beyond the span's.
 */
export function staysOf(graha: Graha, from: Instant, to: Instant, reckoning: GrahaReckoning): Stay[] {
  const longitudeAt = (at: Instant) => siderealOf(graha, at, reckoning);
  const signAt = (at: Instant) => signOf(longitudeAt(at));
  const { mostDegreesADay, leastDays } = pace[graha];
  /** As far on as it cannot reach a border by then, or a little more where it is at one. */
  const strideAt = (at: Instant) => {
    const degrees = degreesInSign(longitudeAt(at));
    return Math.max(leastDays, Math.min(degrees, 30 - degrees) / mostDegreesADay) * dayMs;
  };
  const lastWithin = (start: Instant, direction: -1 | 1): Instant => {
    const sign = signAt(start);
    let at = start;
    for (;;) {
      const next = at + direction * strideAt(at);
      if (signAt(next) !== sign) return border(at, next, signAt);
      at = next;
    }
  };
  const stays: Stay[] = [];
  let entry = lastWithin(from, -1);
  while (entry < to || stays.length === 0) {
    const exit = lastWithin(entry, 1);
    stays.push({ sign: signAt(entry), from: entry, to: exit });
    entry = exit;
  }
  return stays;
}

/** How fast each may go, and in how many days it may go over a border and back unseen, by some minutes of arc. */
const pace: Readonly<Record<Graha, { mostDegreesADay: number; leastDays: number }>> = {
  sun: { mostDegreesADay: 1.03, leastDays: 0.5 },
  moon: { mostDegreesADay: 15.6, leastDays: 0.05 },
  mars: { mostDegreesADay: 0.82, leastDays: 0.5 },
  mercury: { mostDegreesADay: 2.3, leastDays: 0.3 },
  jupiter: { mostDegreesADay: 0.26, leastDays: 1 },
  venus: { mostDegreesADay: 1.3, leastDays: 0.3 },
  saturn: { mostDegreesADay: 0.15, leastDays: 2 },
  rahu: { mostDegreesADay: 0.3, leastDays: 0.5 },
  ketu: { mostDegreesADay: 0.3, leastDays: 0.5 },
};

/** The first whole minute of the later of two signs. */
function border(one: Instant, other: Instant, signAt: (at: Instant) => Sign): Instant {
  let [low, high] = one < other ? [one, other] : [other, one];
  const sign = signAt(low);
  while (high - low > minuteMs) {
    const middle = (low + high) / 2;
    if (signAt(middle) === sign) low = middle;
    else high = middle;
  }
  return Math.ceil(high / minuteMs) * minuteMs;
}

function siderealOf(graha: Graha, at: Instant, { ayanamsa, node }: GrahaReckoning): number {
  return withinCircle(tropicalOf(graha, at, node) - ayanamsaAt(ayanamsa, at));
}

function tropicalOf(graha: Graha, at: Instant, node: GrahaReckoning['node']): number {
  switch (graha) {
    case 'sun':
      return sunLongitude(at);
    case 'moon':
      return moonLongitude(at);
    case 'rahu':
      return nodeMotion(node, at).longitude;
    case 'ketu':
      return nodeMotion(node, at).longitude + 180;
    case 'mercury':
    case 'venus':
    case 'mars':
    case 'jupiter':
    case 'saturn':
      return planetPlace(graha, at).longitude;
  }
}
