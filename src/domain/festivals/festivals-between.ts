import { civilDateOf, dayNumberOf, type CivilDate } from '../time/civil-date.ts';
import { isInRange } from '../panchang/range.ts';
import type { Settings } from '../panchang/settings.ts';
import { festivalOf, festivals, type Festival, type FestivalId } from './festivals.ts';
import { occurrencesOf, type Kept, type Occurrence } from './occurrences.ts';
import type { Alternative, FestivalGroup, FestivalRule, Reason } from './types.ts';

/** A festival on a day, and the other days on which some keep it, each with the rule that led there. */
export interface Observance {
  id: FestivalId;
  date: CivilDate;
  alternatives: Alternative[];
  rule: Reason;
}

export interface FestivalChoice {
  /** Only these; all without. */
  ids?: readonly FestivalId[];
  groups?: readonly FestivalGroup[];
}

/**
 * What is kept from one date to another, both included, sorted by date and then as the table of festivals stands.
 * A festival is where its main date is; its alternatives may lie outside of the range. RangeError for dates before 1900 or
 * after 2100.
 */
export function festivalsBetween(
  from: CivilDate,
  to: CivilDate,
  settings: Settings,
  { ids, groups }: FestivalChoice = {},
): Observance[] {
  if (!isInRange(from) || !isInRange(to))
    throw new RangeError(`Festivals are reckoned for 1900 to 2100, not for ${from} to ${to}.`);
  const chosen = festivals.filter(
    ({ id, group }) => (ids?.includes(id) ?? true) && (groups?.includes(group) ?? true),
  );
  const found: Observance[] = [];
  const end = dayNumberOf(to);
  // Year by year, so that the sunrises of a long range are still kept when the next rule asks for them.
  for (let first = dayNumberOf(from); first <= end; first += daysAtOnce)
    found.push(...keptWithin(first, Math.min(first + daysAtOnce - 1, end), chosen, settings));
  return found;
}

const daysAtOnce = 366;

function keptWithin(
  first: number,
  last: number,
  chosen: readonly Festival[],
  settings: Settings,
): Observance[] {
  const found = chosen.flatMap(({ id, rule }, order) =>
    ofRule(rule, first, last, settings)
      .filter(({ dayNumber }) => dayNumber >= first && dayNumber <= last)
      .map((occurrence) => ({ id, order, occurrence })),
  );
  return found
    .sort((one, other) => one.occurrence.dayNumber - other.occurrence.dayNumber || one.order - other.order)
    .map(({ id, occurrence }) => observanceOf(id, occurrence));
}

function ofRule(rule: FestivalRule, first: number, last: number, settings: Settings): Occurrence[] {
  if (rule.kind !== 'after') return occurrencesOf(rule, first, last, settings);
  const { days } = rule;
  const other = festivalOf(rule.festival as FestivalId).rule;
  return ofRule(other, first - days, last - days, settings).map((occurrence) => moved(occurrence, days));
}

function moved(occurrence: Occurrence, days: number): Occurrence {
  return {
    ...later(occurrence, days),
    alternatives: occurrence.alternatives.map((alternative) => later(alternative, days)),
  };
}

function later({ dayNumber, reason }: Kept, days: number): Kept {
  return { dayNumber: dayNumber + days, reason: { ...reason, days: reason.days + days } };
}

function observanceOf(id: FestivalId, { dayNumber, reason, alternatives }: Occurrence): Observance {
  const seen = new Set([dayNumber]);
  const others = alternatives.filter((other) => {
    if (seen.has(other.dayNumber)) return false;
    seen.add(other.dayNumber);
    return true;
  });
  return {
    id,
    date: civilDateOf(dayNumber),
    alternatives: others.map((other) => ({ date: civilDateOf(other.dayNumber), why: other.reason })),
    rule: reason,
  };
}
