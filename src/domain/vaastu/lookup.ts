import { doorPadas, type DoorPada } from './door-padas.ts';
import { placements, zoneOverrides, type PlacementFacts, type ZoneOverride } from './placements.ts';
import type { Degrees, Direction8, Direction9, Place, RoomId, Verdict, Zone16 } from './types.ts';
import { zones } from './zones.ts';

/** A placement with the id of its rule (`kitchen.N`), the key of its note and its remedy. */
export type PlacementRule = PlacementFacts & { rule: string };

/** What the table says about a room in a place, and by which kind of rule. */
export type PlaceVerdict =
  | { kind: 'direction'; verdict: Verdict; rule: string; facts: PlacementRule }
  | {
      kind: 'zone';
      verdict: Verdict;
      rule: string;
      facts: ZoneOverride;
      /** What the directions on either side would say without the rule of the zone. */
      between: BorderVerdict;
    }
  | BorderVerdict;

export interface BorderVerdict {
  kind: 'border';
  verdict: Verdict;
  rule: string;
  /** The rule of the neighbour that says the same, or else of the first one clockwise. */
  facts: PlacementRule;
  /** The two directions that share the zone, clockwise. */
  borderOf: readonly [Direction8, Direction8];
  /** Their rules, in the same order. */
  neighbours: readonly [PlacementRule, PlacementRule];
}

/** The rule of a room in one of the eight directions or the centre; the table holds every pair. */
export function placementFor(room: RoomId, direction: Direction9): PlacementRule {
  const facts = rules.get(`${room}.${direction}`);
  if (facts === undefined) throw new Error(`the table has no rule ${room}.${direction}`);
  return facts;
}

/** The rule of a room in one of the sixteen zones, where the table has one of its own. */
export function zoneOverride(room: RoomId, zone: Zone16): ZoneOverride | undefined {
  return zoneOverrides[room]?.find((override) => override.zone === zone);
}

/**
 * The verdict on a room in a place. A zone's own rule comes first, then the rule of the direction.
 * A zone between two directions, such as NNE, has its middle exactly on the border of their 45° sectors, so it has
 * no single parent: without a rule of its own it takes the verdict that sources support on both sides, or else the
 * stricter of the two, and names both.
 */
export function verdictFor(room: RoomId, place: Place): PlaceVerdict {
  const verdict = verdicts.get(`${room}.${place}`);
  if (verdict === undefined) throw new Error(`the table has no place ${place} for ${room}`);
  return verdict;
}

/**
 * Any finite angle as degrees from north, 0 ≤ value < 360; -90 becomes 270 and 360 becomes 0.
 * @throws RangeError when the value is not finite
 */
export function toDegrees(value: number): Degrees {
  if (!Number.isFinite(value)) throw new RangeError(`not an angle: ${value}`);
  return (((value % 360) + 360) % 360) as Degrees;
}

/**
 * The door place at an angle seen from the middle of the plan. Each begins at its `from` and ends before its `to`.
 * @throws RangeError outside 0 ≤ angle < 360; make other angles fit with `toDegrees`
 */
export function doorPadaAt(angle: Degrees): DoorPada {
  return partAt(doorPadas, angle);
}

/**
 * The sixteenth of the circle at an angle. Each begins at its `from` and ends before its `to`.
 * @throws RangeError outside 0 ≤ angle < 360; make other angles fit with `toDegrees`
 */
export function zoneAt(angle: Degrees): Zone16 {
  return partAt(zones, angle).id;
}

/**
 * The eighth of the circle at an angle: 45° around each direction, so that north runs from 337.5° to before 22.5°.
 * @throws RangeError outside 0 ≤ angle < 360; make other angles fit with `toDegrees`
 */
export function directionAt(angle: Degrees): Direction8 {
  return partAt(sectors, angle).id;
}

/** Where a room does well: ideal places before acceptable ones, undisputed before disputed, else clockwise. */
export function bestPlacements(room: RoomId): { direction: Direction9; verdict: Verdict }[] {
  return placements[room]
    .filter(({ verdict }) => verdict === 'ideal' || verdict === 'acceptable')
    .toSorted(
      (a, b) => strictness[a.verdict] - strictness[b.verdict] || Number(a.disputed) - Number(b.disputed),
    )
    .map(({ direction, verdict }) => ({ direction, verdict }));
}

type Between = Exclude<Zone16, Direction8>;

/** Of the verdicts supported on both sides, the one that stands first there; of equal ones the stricter. */
function sharedVerdict([first, second]: readonly [PlacementRule, PlacementRule]): Verdict {
  const shared = first.tolerated
    .filter((verdict) => second.tolerated.includes(verdict))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || strictness[b] - strictness[a]);
  const stricter = strictness[second.verdict] > strictness[first.verdict] ? second : first;
  return shared[0] ?? stricter.verdict;

  function rankOf(verdict: Verdict): number {
    return first.tolerated.indexOf(verdict) + second.tolerated.indexOf(verdict);
  }
}

/** How much a verdict speaks against a place: 0 for ideal to 3 for severe. */
export const strictness: Readonly<Record<Verdict, number>> = { ideal: 0, acceptable: 1, avoid: 2, severe: 3 };

const bordersOf: Readonly<Record<Between, readonly [Direction8, Direction8]>> = {
  NNE: ['N', 'NE'],
  ENE: ['NE', 'E'],
  ESE: ['E', 'SE'],
  SSE: ['SE', 'S'],
  SSW: ['S', 'SW'],
  WSW: ['SW', 'W'],
  WNW: ['W', 'NW'],
  NNW: ['NW', 'N'],
};

const sectors = (['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const).map((id, index) => ({
  id,
  from: toDegrees(index * 45 - 22.5),
  to: toDegrees(index * 45 + 22.5),
}));

function isBetween(place: Place): place is Between {
  return place in bordersOf;
}

function partAt<Part extends { from: Degrees; to: Degrees }>(parts: readonly Part[], angle: Degrees): Part {
  const found = parts.find(({ from, to }) =>
    from < to ? from <= angle && angle < to : (from <= angle && angle < 360) || (0 <= angle && angle < to),
  );
  if (found === undefined) throw new RangeError(`not degrees from north: ${angle}`);
  return found;
}

/** Spelled out once: a plan asks for some hundred of them. */
const rules: ReadonlyMap<string, PlacementRule> = new Map(
  Object.entries(placements).flatMap(([room, facts]) =>
    facts.map((one) => {
      const rule = `${room}.${one.direction}`;
      return [rule, { ...one, rule }];
    }),
  ),
);

const verdicts: ReadonlyMap<string, PlaceVerdict> = new Map(
  (Object.keys(placements) as RoomId[]).flatMap((room) =>
    [...zones.map(({ id }): Place => id), 'C' as const].map((place) => [
      `${room}.${place}`,
      combine(room, place),
    ]),
  ),
);

function combine(room: RoomId, place: Place): PlaceVerdict {
  if (!isBetween(place)) {
    const facts = placementFor(room, place);
    return { kind: 'direction', verdict: facts.verdict, rule: facts.rule, facts };
  }
  const between = verdictBetween(room, place);
  const facts = zoneOverride(room, place);
  if (facts === undefined) return between;
  return { kind: 'zone', verdict: facts.verdict, rule: `${room}.${place}`, facts, between };
}

function verdictBetween(room: RoomId, zone: Between): BorderVerdict {
  const borderOf = bordersOf[zone];
  const neighbours = [placementFor(room, borderOf[0]), placementFor(room, borderOf[1])] as const;
  const verdict = sharedVerdict(neighbours);
  const facts = neighbours.find((neighbour) => neighbour.verdict === verdict) ?? neighbours[0];
  return { kind: 'border', verdict, rule: facts.rule, facts, borderOf, neighbours };
}
