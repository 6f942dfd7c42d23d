import { areaOf, boundsOf, sharedArea } from '#domain/vaastu/geometry.ts';
import { toDegrees } from '#domain/vaastu/lookup.ts';
import type { KeptPlan, KeptRoom, Point, Polygon } from '#domain/vaastu/plan.ts';
import { onWall } from './on-wall.ts';
import { rectangle } from './shape-edits.ts';

export const mostDrawnRooms = 60;
/** Two shapes that share this much of either are the same place marked twice. */
const sameShare = 0.9;

/** Why something was not done; each has a sentence. */
export type EditRefusal =
  'too-many-rooms' | 'already-there' | 'too-many-corners' | 'too-few-corners' | 'no-shape';

export type Edited = { kind: 'done'; plan: KeptPlan } | { kind: 'refused'; why: EditRefusal };

/** With one room more. */
export function withRoom(plan: KeptPlan, room: KeptRoom): Edited {
  if (plan.rooms.length >= mostDrawnRooms) return { kind: 'refused', why: 'too-many-rooms' };
  const isThere = plan.rooms.some(({ polygon }) => isSamePlace(polygon, room.polygon));
  if (isThere) return { kind: 'refused', why: 'already-there' };
  return { kind: 'done', plan: { ...plan, rooms: [...plan.rooms, room] } };
}

export function withoutRoom(plan: KeptPlan, id: string): KeptPlan {
  return { ...plan, rooms: plan.rooms.filter((room) => room.id !== id) };
}

export function withRoomChanged(plan: KeptPlan, id: string, change: Partial<KeptRoom>): KeptPlan {
  return { ...plan, rooms: plan.rooms.map((room) => (room.id === id ? { ...room, ...change } : room)) };
}

/** With another outline; the door stays on its wall. */
export function withOutline(plan: KeptPlan, outline: Polygon): KeptPlan {
  return { ...plan, outline, door: plan.door && rounded(onWall(outline, plan.door)) };
}

/** Any number of degrees; kept to a tenth, from 0 to below 360. */
export function withNorth(plan: KeptPlan, degrees: number): KeptPlan {
  const north = (Math.round(toDegrees(degrees) * 10) / 10) % 360;
  return plan.north === north ? plan : { ...plan, north };
}

/** With the door where the outline is nearest to a point. Without an outline there is no wall to put it in. */
export function withDoor(plan: KeptPlan, point: Point): KeptPlan {
  return plan.outline ? { ...plan, door: rounded(onWall(plan.outline, point)) } : plan;
}

/** A place for a new room around a point: as large as rooms are in a home of that size, and on the sheet. */
export function roomShapeAt(plan: KeptPlan, [x, y]: Point): Polygon {
  const [width, height] = plan.outline ? sidesOf(plan.outline) : plan.size;
  const [halfWidth, halfHeight] = [width / 8, height / 8];
  return rectangle([x - halfWidth, y - halfHeight], [x + halfWidth, y + halfHeight], plan.size);
}

function isSamePlace(one: Polygon, other: Polygon): boolean {
  const shared = sharedArea(one, other);
  return shared > sameShare * areaOf(one) && shared > sameShare * areaOf(other);
}

function sidesOf(polygon: Polygon): [width: number, height: number] {
  const { left, right, top, bottom } = boundsOf(polygon);
  return [right - left, bottom - top];
}

/** To a tenth, as a wall may be slanted. */
function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
