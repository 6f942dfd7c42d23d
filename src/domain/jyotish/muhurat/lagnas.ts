import type { Settings } from '../../panchang/settings.ts';
import { minuteMs, type Instant, type Interval } from '../../time/zone.ts';
import { positionsWithin, type Graha, type Positions } from '../grahas.ts';
import { hasLagna, lagnaAt } from '../lagna.ts';
import { countFrom, degreesOn, signOf, type Sign } from '../zodiac.ts';
import { areFriendly } from '../matching/relations.ts';
import { lagnaFacts, type LagnaFactId } from './lagna-facts.ts';
import type { PurposeId, PurposeRule } from './purposes.ts';

/** A sign that rises during a window, and how it suits the act. */
export interface RisingSign extends Interval {
  sign: Sign;
  /** Whether it is among the signs named for the act. */
  isNamed: boolean;
  /** What was found in the houses: benefics well placed, and so on. */
  found: LagnaFact[];
  /** Above nought where more speaks for it. */
  quality: number;
}

export interface LagnaFact {
  id: LagnaFactId;
  graha?: Graha;
}

/** The signs that rise between two instants; empty beyond the polar circles, where not every sign does. */
export function risingSigns(
  { from, to }: Interval,
  purpose: PurposeId,
  { lagnas }: PurposeRule,
  births: readonly { rashi: number }[],
  settings: Settings,
): RisingSign[] {
  const { place, ayanamsa } = settings;
  if (!hasLagna(from, place.latitude) || !hasLagna(to, place.latitude)) return [];
  const signAt = (at: Instant) => signOf(lagnaAt(at, place, ayanamsa));
  const positionsOf = positionsWithin(from, to, { ayanamsa, node: 'mean' });
  const rising: RisingSign[] = [];
  const rise = (begin: Instant, end: Instant) => {
    const middle = (begin + end) / 2;
    const sign = signAt(middle);
    const found = factsOf(sign, positionsOf(middle), purpose);
    if (births.some(({ rashi }) => isHardFor(rashi as Sign, sign))) found.push({ id: 'eighth-from-birth' });
    const isNamed = lagnas.includes(sign);
    const quality = found.reduce((sum, { id }) => sum + lagnaFacts[id].worth, isNamed ? 2 : 0);
    rising.push({ sign, from: begin, to: end, isNamed, found, quality });
  };
  let begin = from;
  for (let before = from; before < to; before += step) {
    const after = Math.min(before + step, to);
    if (signAt(before) === signAt(after)) continue;
    const change = changeBetween(before, after, signAt);
    rise(begin, change);
    begin = change;
  }
  rise(begin, to);
  return rising;
}

/** No sign rises in less, up to the polar circles but for minutes there. */
const step = 10 * minuteMs;

function changeBetween(from: Instant, to: Instant, signAt: (at: Instant) => Sign): Instant {
  const before = signAt(from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (signAt(middle) === before) low = middle;
    else high = middle;
  }
  return Math.round(high);
}

/** By the general rules for a lagna (Muhurta Chintamani, chapters 2 and 6), houses counted in whole signs. */
function factsOf(lagna: Sign, positions: Positions, purpose: PurposeId): LagnaFact[] {
  const facts: LagnaFact[] = [];
  const isWaxing = degreesOn(positions.sun.longitude, positions.moon.longitude) < 180;
  const occupied = new Map<number, Graha[]>();
  for (const [graha, { longitude }] of Object.entries(positions) as [Graha, { longitude: number }][]) {
    const house = countFrom(lagna, signOf(longitude));
    occupied.set(house, [...(occupied.get(house) ?? []), graha]);
    const isBenefic =
      graha === 'jupiter' || graha === 'venus' || graha === 'mercury' || (graha === 'moon' && isWaxing);
    if (isBenefic && [1, 4, 5, 7, 9, 10].includes(house))
      facts.push({ id: 'benefic-in-angle-or-trine', graha });
    if (!isBenefic && graha !== 'moon' && [3, 6, 11].includes(house))
      facts.push({ id: 'malefic-in-growing-house', graha });
    if (!isBenefic && house === 1) facts.push({ id: 'malefic-in-lagna', graha });
    if (graha === 'moon' && [6, 8, 12].includes(house)) facts.push({ id: 'moon-in-hard-house', graha });
  }
  const inEighth = occupied.get(8) ?? [];
  if (inEighth.length === 0) facts.push({ id: 'eighth-empty' });
  else for (const graha of inEighth) facts.push({ id: 'graha-in-eighth', graha });
  const wantEmpty = (house: 7 | 10) => {
    const inHouse = occupied.get(house) ?? [];
    const [empty, taken] =
      house === 7
        ? (['seventh-empty', 'graha-in-seventh'] as const)
        : (['tenth-empty', 'graha-in-tenth'] as const);
    if (inHouse.length === 0) facts.push({ id: empty });
    else for (const graha of inHouse) facts.push({ id: taken, graha });
  };
  if (purpose === 'vivah') wantEmpty(7);
  if (purpose === 'annaprashan') wantEmpty(10);
  if (watchesMoon.has(purpose))
    for (const graha of ['sun', 'mars', 'saturn'] as const)
      if (countFrom(signOf(positions.moon.longitude), signOf(positions[graha].longitude)) === 7)
        facts.push({ id: 'malefic-opposite-moon', graha });
  return facts;
}

/** Marriage, journeys, the first haircut and entering a house (Muhurta Chintamani, chapter 6). */
const watchesMoon: ReadonlySet<PurposeId> = new Set([
  'vivah',
  'travel',
  'mundan',
  'griha_pravesh',
  'griha_pravesh_old',
]);

/** The eighth sign from that of a birth, unless one lord has both or the two are friends. */
function isHardFor(birth: Sign, sign: Sign): boolean {
  return countFrom(birth, sign) === 8 && !areFriendly(birth, sign);
}
