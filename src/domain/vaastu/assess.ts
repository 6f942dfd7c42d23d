import { judgeDoor } from './judge-door.ts';
import { judgeRoom, type PlacedRoom } from './judge-room.ts';
import { strictness } from './lookup.ts';
import { doorAt, doorOn } from './main-door.ts';
import { coverageOf } from './not-assessed.ts';
import { brahmasthanOf, orient } from './orient.ts';
import type { DrawnPlan, Plan, ZonedPlan } from './plan.ts';
import {
  judgeCentre,
  judgeFacing,
  judgeShape,
  judgeSite,
  weighsOnCentre,
  type PlanJudgement,
} from './plan-rules.ts';
import type { DoorReport, Finding, Report } from './report.ts';
import { rooms as roomFacts } from './rooms.ts';
import { agreementOf, scoreOf, weightOfRoom, type Weighed } from './score.ts';
import type { RoomId } from './types.ts';
import { divide } from './zone-shares.ts';

/** Named on every answer that no model wrote. */
export const engineName = 'built-in engine';

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
  const placed = plan.rooms.map(({ id, room, polygon }): PlacedRoom => {
    const turned = polygon.map(oriented.turned);
    if (weighsOnCentre(room))
      loads.push({ room, share: division.centreTakenBy(turned) / division.centreArea });
    return { id, room, shares: division.sharesOf(turned), gridPlace: division.gridPlaceOf(turned) };
  });
  const door = plan.door && doorOn(oriented, oriented.turned(plan.door), plan.context.school);
  const report = gather(plan, placed, door, [
    judgeCentre(loads, plan.context),
    ...judgeShape(oriented, plan.context),
  ]);
  return {
    ...report,
    centre: oriented.centre,
    brahmasthan: brahmasthanOf(oriented.square).map(oriented.onDrawing),
  };
}

function assessZoned(plan: ZonedPlan): Report {
  const placed = plan.rooms.map(({ id, room, zone }): PlacedRoom => ({
    id,
    room,
    shares: [{ zone, share: 1 }],
  }));
  const door = plan.door === undefined ? undefined : doorAt(plan.door, plan.context.school);
  const loads = plan.rooms
    .filter(({ room, zone }) => zone === 'C' && weighsOnCentre(room))
    .map(({ room }) => ({ room, share: 1 }));
  // How much of the centre a room takes is not known: the rule is told of, and the room itself is what counts.
  const centre = loads.length > 0 ? [{ finding: judgeCentre(loads, plan.context).finding }] : [];
  return gather(plan, placed, door, centre);
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
  ofPlan: readonly PlanJudgement[],
): Report {
  const { context } = plan;
  const rooms = placed.map((room) => judgeRoom(room, context));
  const general = [...ofPlan, ...judgeSite(context), ...(door ? judgeFacing(door, context) : [])];
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
    ...rooms.flatMap(({ report: { room }, findings }) =>
      findings.map((finding) => ({ finding, weight: roomFacts[room].weight })),
    ),
    ...(main ? [{ finding: main.finding, weight: main.weighed.weight }] : []),
    ...general.map(({ finding, weighed: item }) => ({ finding, weight: item?.weight ?? 0 })),
  ];
  const { known, missing } = coverageOf(plan);
  const agreement = agreementOf(weighed);
  return {
    score: scoreOf(weighed),
    confidence: rounded(known * agreement, 100),
    rooms: rooms.map(({ report }) => report),
    ...(door && { door }),
    findings: found.toSorted(worstFirst).map(({ finding }) => finding),
    notAssessed: missing.map(({ subject, text, share }) => ({
      subject,
      text,
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
