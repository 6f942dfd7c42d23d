import { judgeDoor } from './judge-door.ts';
import { judgeRoom, type PlacedRoom } from './judge-room.ts';
import { strictness } from './lookup.ts';
import { doorAt, doorOn } from './main-door.ts';
import { coverageOf } from './not-assessed.ts';
import { brahmasthanOf, orient, type OrientedPlan } from './orient.ts';
import type { DrawnPlan, DrawnRoom, Plan, PlanContext, ZonedPlan } from './plan.ts';
import {
  judgeCentre,
  judgeFacing,
  judgeSeen,
  judgeShape,
  judgeSite,
  weighsOnCentre,
  type PlanJudgement,
} from './plan-rules.ts';
import { rangeOf } from './range.ts';
import type { Askew, DoorReport, Finding, Report } from './report.ts';
import { rooms as roomFacts } from './rooms.ts';
import { rulesVersion } from './rules-version.ts';
import { agreementOf, scoreOf, sum, weightOfRoom, type Weighed } from './score.ts';
import { verdictAt } from './judge-place.ts';
import type { Direction9, Place, RoomId } from './types.ts';
import { isDirection } from './wording.ts';
import { unlabelledQuestions } from './unlabelled-places.ts';
import { divide, divisionOf, type Division } from './zone-shares.ts';

/** Named on every answer that no model wrote. */
export const engineName = 'built-in engine';

/** There is no rating where less is known of what the rules weigh. */
const leastKnown = 1 / 3;

/**
 * What the rules say about a plan. The same plan gives the same report; turning a drawing and its north together
 * changes nothing but the coordinates of its middle.
 */
export function assess(plan: Plan): Report {
  switch (plan.kind) {
    case 'drawn':
      return assessDrawn(plan);
    case 'zoned':
      return assessZoned(plan);
  }
}

function assessDrawn(plan: DrawnPlan): Report {
  const oriented = orient(plan);
  const division = divide(oriented);
  const loads: { room: RoomId; share: number }[] = [];
  const placed = plan.rooms.map((room) => {
    const turned = room.polygon.map(oriented.turned);
    if (weighsOnCentre(room.room))
      loads.push({ room: room.room, share: division.centreTakenBy(turned) / division.centreArea });
    return placedOn(division, { ...room, polygon: turned }, plan.context);
  });
  const door = plan.door && doorOn(oriented, oriented.turned(plan.door), plan.context.school);
  const askew = askewOf(oriented);
  const by = divisionOf(plan.context.school);
  const open = unlabelledQuestions(
    plan,
    ({ polygon }) => division.sharesOf(polygon.map(oriented.turned), by)[0]?.zone ?? 'C',
  );
  const report = gather(plan, [...placed, ...toldRooms(plan)], door, askew, [
    judgeCentre(loads, plan.context),
    ...judgeShape(oriented, plan.context),
  ]);
  return {
    ...report,
    notAssessed: withUnlabelled(report.notAssessed, open),
    centre: oriented.centre,
    brahmasthan: brahmasthanOf(oriented.square).map(oriented.onDrawing),
    ...(askew && { askew }),
  };
}

/** Behind what settles most, and before all that hardly anybody can say. */
function withUnlabelled(missing: Report['notAssessed'], open: Report['notAssessed']): Report['notAssessed'] {
  return [...missing.slice(0, 1), ...open, ...missing.slice(1)];
}

function placedOn(division: Division, { id, room, polygon }: DrawnRoom, { school }: PlanContext): PlacedRoom {
  const by = divisionOf(school);
  const other = by === 'fields' ? 'sectors' : 'fields';
  const [shares, others] = [division.sharesOf(polygon, by), division.sharesOf(polygon, other)];
  const [own, elsewhere] = [shares[0]?.zone ?? 'C', others[0]?.zone ?? 'C'];
  const [fields, sectors] = by === 'fields' ? [own, elsewhere] : [elsewhere, own];
  const { verdict } = verdictAt(room, own, school);
  const unlike = shares.find(({ zone }) => verdictAt(room, zone, school).verdict !== verdict);
  const lead = (shares[0]?.share ?? 1) - (unlike?.share ?? 0);
  return {
    id,
    room,
    shares,
    zones: { ...(isDirection(fields) && { fields }), sectors },
    other: { by: other, place: elsewhere },
    nearby: division.placesNearby(polygon, by, lead),
  };
}

function assessZoned(plan: ZonedPlan): Report {
  const placed = plan.rooms.map(({ id, room, zone }) => placedIn(id, room, zone));
  const door = plan.door === undefined ? undefined : doorAt(plan.door, plan.context.school);
  const loads = plan.rooms
    .filter(({ room, zone }) => zone === 'C' && weighsOnCentre(room))
    .map(({ room }) => ({ room, share: 1 }));
  // How much of the centre a room takes is not known: the rule is told of, and the room itself is what counts.
  const centre = loads.length > 0 ? [{ finding: judgeCentre(loads, plan.context).finding }] : [];
  return gather(plan, [...placed, ...toldRooms(plan)], door, undefined, centre);
}

/** A room of which only the place is told; a strip between two directions is one of the sixteen sectors. */
function placedIn(id: string, room: RoomId, zone: Place): PlacedRoom {
  const zones = isDirection(zone) ? { fields: zone, sectors: zone } : { sectors: zone };
  return { id, room, shares: [{ zone, share: 1 }], zones };
}

/** Rooms that somebody told of and the plan does not have; what is drawn is what counts. */
function toldRooms({ rooms, context }: Plan): PlacedRoom[] {
  return (Object.entries(context.told ?? {}) as [RoomId, Direction9][])
    .filter(([kind]) => !rooms.some(({ room }) => room === kind))
    .map(([kind, zone]) => placedIn(`told ${kind}`, kind, zone));
}

function askewOf({ square }: OrientedPlan): Askew | undefined {
  const degrees = Math.round(Math.abs(square.turn));
  return degrees === 0 ? undefined : { degrees, isDiagonal: Math.abs(square.turn) > 22.5 + 1e-6 };
}

/** Something found, with how much it counts beside the others. */
interface Found {
  finding: Finding;
  weight: number;
}

function gather(
  plan: Plan,
  placed: readonly PlacedRoom[],
  door: DoorReport | undefined,
  askew: Askew | undefined,
  ofPlan: readonly PlanJudgement[],
): Report {
  const { context } = plan;
  const rooms = placed.map((room) => judgeRoom(room, context));
  const general = [
    ...ofPlan,
    ...judgeSite(context),
    ...judgeSeen(context),
    ...(door ? judgeFacing(door, context) : []),
  ];
  const main = door && judgeDoor(door, context);
  const howMany = countsOf(placed);
  const weighed: Weighed[] = [
    ...rooms.map(({ report: { room }, worth, agreement }) => ({
      // The exact place of the door counts more than the direction of the hall behind it.
      weight: room === 'entrance' && door ? 0 : weightOfRoom(room, howMany.get(room) ?? 1),
      worth,
      agreement,
    })),
    ...(main ? [main.weighed] : []),
    ...general.flatMap(({ weighed: item }) => (item ? [item] : [])),
  ];
  const found: Found[] = [
    ...rooms.map(({ report: { room }, finding }) => ({ finding, weight: roomFacts[room].weight })),
    ...(main ? [{ finding: main.finding, weight: main.weighed.weight }] : []),
    ...general.map(({ finding, weighed: item }) => ({ finding, weight: item?.weight ?? 0 })),
  ];
  const { known, missing, unknown } = coverageOf(plan);
  // On the diagonal every part has two names that are equally near.
  const agreement = agreementOf(weighed) * (1 - (askew?.degrees ?? 0) / 90);
  const weight = sum(weighed.map((item) => item.weight));
  const isRated = known >= leastKnown && weight > 0;
  const worth = sum(weighed.map((item) => item.weight * item.worth));
  return {
    rules: rulesVersion,
    score: isRated ? scoreOf(weighed) : null,
    range: isRated ? rangeOf({ weight, worth }, unknown) : null,
    known: { n: weighed.length, of: weighed.length + missing.length },
    confidence: rounded(known * agreement, 100),
    rooms: rooms.map(({ report }) => report),
    ...(door && { door }),
    findings: found.toSorted(worstFirst).map(({ finding }) => finding),
    notAssessed: missing.map(({ share, ...open }) => ({
      ...open,
      settles: rounded(share, 1000),
      costs: rounded(share * agreement, 1000),
    })),
  };
}

function worstFirst(a: Found, b: Found): number {
  return strictness[b.finding.verdict] - strictness[a.finding.verdict] || b.weight - a.weight;
}

function countsOf(placed: readonly PlacedRoom[]): Map<RoomId, number> {
  const counts = new Map<RoomId, number>();
  for (const { room } of placed) counts.set(room, (counts.get(room) ?? 0) + 1);
  return counts;
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
