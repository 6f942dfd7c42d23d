import { dayMs, minuteMs, type Instant } from '../time/zone.ts';
import type { BirthMoment } from './birth.ts';
import { chartOf, type Chart } from './chart.ts';
import { vimshottari } from './dasha/vimshottari.ts';
import type { Facts, FactValue } from './facts.ts';
import { positionsAt, positionsWithin, type GrahaReckoning } from './grahas.ts';

/** A field that the uncertainty of the birth time leaves open. */
export interface Open {
  field: string;
  /** The values it takes, that of the longest time first, and for how many of the minutes. */
  alternatives: { value: FactValue; minutes: number }[];
}

export interface Certainty {
  /** How many charts were compared: one a minute, both ends included. */
  minutes: number;
  /** Fields that are the same over the whole range. */
  holds: string[];
  open: Open[];
}

/**
 * How far every date of the Vimshottari dasha may move, in days: the ends of the first period for the earliest and the
 * latest birth. Null where the Moon passes into another nakshatra between, and the lord itself is open.
 */
export function dashaShiftDays(
  { from, to }: { from: Instant; to: Instant },
  reckoning: GrahaReckoning,
): number | null {
  const [first, last] = [from, to].map((at) => vimshottari(positionsAt(at, reckoning).moon.longitude, at)[0]);
  if (first === undefined || last === undefined || first.lord !== last.lord) return null;
  return Math.abs(last.to - first.to) / dayMs;
}

/**
 * What holds and what does not over a range of birth times: the chart of every minute is made and its facts are
 * compared. A range is two days at most.
 *
 * @param factsOf what is asked of each chart; a fact that a chart lacks counts as absent there
 */
export function certaintyWithin(
  { from, to }: { from: Instant; to: Instant },
  place: Omit<BirthMoment, 'at'>,
  reckoning: GrahaReckoning,
  factsOf: (chart: Chart) => Facts,
  { hasTime = true }: { hasTime?: boolean } = {},
): Certainty {
  const positionsOf = positionsWithin(from, to, reckoning);
  const tallies = new Map<string, Map<FactValue, number>>();
  let minutes = 0;
  for (let at = from; at <= to; at += minuteMs) {
    const chart = chartOf({ ...place, at }, reckoning, { hasTime, positions: positionsOf(at) });
    for (const [field, value] of factsOf(chart)) {
      let tally = tallies.get(field);
      if (tally === undefined) tallies.set(field, (tally = new Map<FactValue, number>()));
      tally.set(value, (tally.get(value) ?? 0) + 1);
    }
    minutes += 1;
  }
  const certainty: Certainty = { minutes, holds: [], open: [] };
  for (const [field, tally] of tallies) {
    const told = [...tally.values()].reduce((sum, count) => sum + count, 0);
    if (tally.size === 1 && told === minutes) {
      certainty.holds.push(field);
      continue;
    }
    if (told < minutes) tally.set(false, minutes - told);
    const alternatives = [...tally].map(([value, count]) => ({ value, minutes: count }));
    certainty.open.push({
      field,
      alternatives: alternatives.sort((one, other) => other.minutes - one.minutes),
    });
  }
  return certainty;
}
