import type { Place, RoomId, Side, Verdict } from '#domain/vaastu/types.ts';
import type { ThingId } from './lexicon.ts';

/** Who or what turns to a side. */
export type FacingSubject =
  | 'cook' | 'head' | 'worshipper' | 'idol' | 'reader' | 'eater' | 'seat' | 'owner' | 'safe' | 'vehicle'; // prettier-ignore

export interface FacingRule {
  /** The in-room rule or general rule that says it. */
  rule: string;
  /** Best side first; a corner counts as its two sides. */
  good: readonly Side[];
  /** Sides on which sources differ. */
  split: readonly Side[];
}

/** The in-room rules about turning, in a form that a side can be checked against. */
export const facingRules: Readonly<Record<FacingSubject, FacingRule>> = {
  cook: { rule: 'kitchen.facing', good: ['E', 'N'], split: [] },
  head: { rule: 'G10', good: ['S', 'E'], split: ['W'] },
  worshipper: { rule: 'pooja.facing', good: ['E', 'N'], split: [] },
  idol: { rule: 'pooja.idol', good: ['W', 'E'], split: ['N'] },
  reader: { rule: 'study.facing', good: ['E', 'N'], split: [] },
  eater: { rule: 'dining.facing', good: ['E', 'N'], split: ['W'] },
  seat: { rule: 'toilet.axis', good: ['N', 'S'], split: ['E'] },
  owner: { rule: 'office_cabin.facing', good: ['N', 'E'], split: [] },
  safe: { rule: 'cash_counter.opening', good: ['N', 'E'], split: [] },
  vehicle: { rule: 'garage.facing', good: ['E', 'N'], split: [] },
};

/** The subject that a thing stands for. */
export const subjectOfThing: Readonly<Partial<Record<ThingId, FacingSubject>>> = {
  cook: 'cook',
  stove: 'cook',
  head: 'head',
  bed: 'head',
  worshipper: 'worshipper',
  idol: 'idol',
  desk: 'reader',
  eating: 'eater',
  wc: 'seat',
  safe_door: 'safe',
  vehicle: 'vehicle',
};

/** The subject meant when only the room is said to face a side. */
export const subjectOfRoom: Readonly<Partial<Record<RoomId, FacingSubject>>> = {
  kitchen: 'cook',
  master_bedroom: 'head',
  bedroom: 'head',
  children_bedroom: 'head',
  guest_room: 'head',
  pooja: 'worshipper',
  study: 'reader',
  dining: 'eater',
  toilet: 'seat',
  office_cabin: 'owner',
  cash_counter: 'safe',
  garage: 'vehicle',
};

/** How a side suits a subject; undefined where no rule speaks of it. */
export function facingVerdict(subject: FacingSubject, sides: readonly Side[]): Verdict | undefined {
  const { good, split } = facingRules[subject];
  if (sides.length === 0) return undefined;
  if (sides.every((side) => good.includes(side)))
    return sides.includes(good[0] ?? 'E') || subject === 'head' || subject === 'seat'
      ? 'ideal'
      : 'acceptable';
  return sides.every((side) => good.includes(side) || split.includes(side)) ? 'acceptable' : 'avoid';
}

/** The sides in a direction: NE holds N and E. */
export function sidesOf(place: Place): Side[] {
  return place === 'C' ? [] : ([...new Set(place)] as Side[]);
}
