import { assess } from '#domain/vaastu/assess.ts';
import { centroidOf } from '#domain/vaastu/geometry.ts';
import { toDegrees } from '#domain/vaastu/lookup.ts';
import { orient } from '#domain/vaastu/orient.ts';
import type { DrawnPlan, KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import type { Report } from '#domain/vaastu/report.ts';
import type { Place, Verdict } from '#domain/vaastu/types.ts';
import { pointIn } from '#domain/vaastu/zone-shares.ts';
import { isInside } from '../plan-stage/shape.ts';

/** The plan with one room moved; as it was where the room would leave the house. */
export function withRoomMoved(kept: KeptPlan, roomId: string, [dx, dy]: Point): KeptPlan {
  const room = kept.rooms.find(({ id }) => id === roomId);
  if (!room || !kept.outline) return kept;
  const polygon = room.polygon.map(([x, y]): Point => [x + dx, y + dy]);
  return isInside(kept.outline, centroidOf(polygon)) ? withPolygons(kept, { [roomId]: polygon }) : kept;
}

/** The plan with the middle of a room in another place. */
export function withRoomAt(kept: KeptPlan, roomId: string, place: Place): KeptPlan {
  const room = kept.rooms.find(({ id }) => id === roomId);
  const { outline, north, context } = kept;
  if (!room || !outline || north === null) return kept;
  const [x, y] = centroidOf(room.polygon);
  const [toX, toY] = pointIn(orient({ outline, north: toDegrees(north) }), place, context.school);
  return withRoomMoved(kept, roomId, [toX - x, toY - y]);
}

/** The plan with each of two rooms where the other was. */
export function withRoomsExchanged(kept: KeptPlan, one: string, other: string): KeptPlan {
  const polygonOf = (roomId: string) => kept.rooms.find(({ id }) => id === roomId)?.polygon;
  const [here, there] = [polygonOf(one), polygonOf(other)];
  return here && there ? withPolygons(kept, { [one]: there, [other]: here }) : kept;
}

/** Another room that lies where the middle of this one is. */
export function roomBelow({ rooms }: KeptPlan, roomId: string): string | undefined {
  const room = rooms.find(({ id }) => id === roomId);
  const middle = room && centroidOf(room.polygon);
  return middle && rooms.find(({ id, polygon }) => id !== roomId && isInside(polygon, middle))?.id;
}

/** What the rules say of a plan whose rooms were tried elsewhere. Rooms may lie over one another meanwhile. */
export function assessTrial(plan: DrawnPlan, trial: KeptPlan): Report {
  const polygons = new Map(trial.rooms.map(({ id, polygon }) => [id, polygon]));
  return assess({
    ...plan,
    rooms: plan.rooms.map((room) => ({ ...room, polygon: polygons.get(room.id) ?? room.polygon })),
  });
}

export interface VerdictChange {
  roomId: string;
  before: Verdict;
  after: Verdict;
}

/** The rooms about which another verdict is given. */
export function verdictChanges(before: Report, after: Report): VerdictChange[] {
  const verdicts = new Map(after.rooms.map(({ id, verdict }) => [id, verdict]));
  return before.rooms.flatMap(({ id, verdict }): VerdictChange[] => {
    const now = verdicts.get(id) ?? verdict;
    return now === verdict ? [] : [{ roomId: id, before: verdict, after: now }];
  });
}

function withPolygons(kept: KeptPlan, polygons: Readonly<Record<string, Polygon>>): KeptPlan {
  return {
    ...kept,
    rooms: kept.rooms.map((room) => {
      const polygon = polygons[room.id];
      return polygon ? { ...room, polygon } : room;
    }),
  };
}
