import { assess } from '#domain/vaastu/assess.ts';
import { centroidOf } from '#domain/vaastu/geometry.ts';
import type { DrawnPlan, KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import type { Report } from '#domain/vaastu/report.ts';
import type { Place, Verdict } from '#domain/vaastu/types.ts';
import { zones } from '#domain/vaastu/zones.ts';
import { isInside } from '../plan-stage/shape.ts';

/** The plan with one room moved; as it was where the room would leave the house. */
export function withRoomMoved(kept: KeptPlan, roomId: string, [dx, dy]: Point): KeptPlan {
  const room = kept.rooms.find(({ id }) => id === roomId);
  if (!room || !kept.outline) return kept;
  const polygon = room.polygon.map(([x, y]): Point => [x + dx, y + dy]);
  return isInside(kept.outline, centroidOf(polygon)) ? withPolygons(kept, { [roomId]: polygon }) : kept;
}

/** The plan with the middle of a room in another zone, between the middle of the plan and its wall. */
export function withRoomAt(kept: KeptPlan, roomId: string, place: Place): KeptPlan {
  const room = kept.rooms.find(({ id }) => id === roomId);
  const { outline, north } = kept;
  if (!room || !outline || north === null) return kept;
  const [x, y] = centroidOf(room.polygon);
  const [toX, toY] = pointIn(outline, north, place);
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

/** How far from the middle to the wall a room is put. */
const outwards = 0.62;

function pointIn(outline: Polygon, north: number, place: Place): Point {
  const middle = centroidOf(outline);
  if (place === 'C') return middle;
  const bearing = zones.find(({ id }) => id === place)?.centre ?? 0;
  const angle = ((north + bearing) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const distance = distanceToWall(outline, middle, [dx, dy]) * outwards;
  return [middle[0] + dx * distance, middle[1] + dy * distance];
}

/** Along a direction of length 1 from a point to the first wall. */
function distanceToWall(outline: Polygon, [x, y]: Point, [dx, dy]: Point): number {
  const distances = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const [ex, ey] = [x2 - x1, y2 - y1];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return [];
    const along = ((x1 - x) * ey - (y1 - y) * ex) / cross;
    const onWall = ((x1 - x) * dy - (y1 - y) * dx) / cross;
    return along > 0 && onWall >= 0 && onWall <= 1 ? [along] : [];
  });
  return distances.length > 0 ? Math.min(...distances) : 0;
}
