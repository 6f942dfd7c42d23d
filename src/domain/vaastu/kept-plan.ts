import { isRecord } from '../is-record.ts';
import { drawingFaults, tidied } from './check-drawing.ts';
import { toDegrees } from './lookup.ts';
import type { DrawnPlan, DrawnRoom, KeptPlan, KeptRoom, PlanFault, UnlabelledRoom } from './plan.ts';
import { mostRooms, planFault } from './plan-faults.ts';
import { contextFrom, pointFrom, pointsFrom } from './read-parts.ts';
import { isRoomId } from './rooms.ts';

export type AssessablePlan = { ok: true; plan: DrawnPlan } | { ok: false; faults: readonly PlanFault[] };

/** The plan that was kept, or undefined when the value has not its form. It may still be incomplete. */
export function readKeptPlan(value: unknown): KeptPlan | undefined {
  if (!isRecord(value) || value.v !== 1) return undefined;
  const size = pointFrom(value.size);
  const north = value.north === null ? null : angleFrom(value.north);
  const outline = value.outline === null ? null : pointsFrom(value.outline);
  const rooms = roomsFrom(value.rooms);
  const unlabelled = value.unlabelled === undefined ? [] : unlabelledFrom(value.unlabelled);
  const door = value.door === null ? null : pointFrom(value.door);
  const context = contextFrom(value.context);
  const sheet = sheetFrom(value);
  const rules = value.rules === undefined || isCount(value.rules) ? value.rules : null;
  if (size === undefined || size[0] <= 0 || size[1] <= 0) return undefined;
  if (north === undefined || outline === undefined || door === undefined) return undefined;
  if (unlabelled === undefined) return undefined;
  if (rooms === undefined || context === undefined || sheet === undefined) return undefined;
  if (rules === null) return undefined;
  return {
    v: 1,
    size,
    ...sheet,
    north,
    outline,
    rooms,
    ...(unlabelled.length > 0 && { unlabelled }),
    door,
    context,
    ...(rules !== undefined && { rules }),
  };
}

/** The plan to assess, or everything that is still missing or wrong. */
export function planOf({ north, outline, rooms, unlabelled, door, context }: KeptPlan): AssessablePlan {
  const missing = [
    ...(outline === null || outline.length === 0 ? [planFault('no_outline')] : []),
    ...(north === null ? [planFault('no_north')] : []),
    // The door alone can be read too.
    ...(rooms.length === 0 && door === null ? [planFault('no_rooms')] : []),
    ...rooms.filter(({ room }) => room === null).map((room) => planFault('unnamed_room', [room])),
    ...(new Set(rooms.map(({ id }) => id)).size < rooms.length ? [planFault('same_id')] : []),
  ];
  const drawing = {
    outline: tidied(outline ?? []),
    rooms: rooms.flatMap(({ id, room, polygon }): DrawnRoom[] =>
      room === null ? [] : [{ id, room, polygon: tidied(polygon) }],
    ),
    ...(door && { door }),
  };
  const wrong = drawing.outline.length === 0 ? [] : drawingFaults(drawing);
  if (north === null || missing.length + wrong.length > 0)
    return { ok: false, faults: [...missing, ...wrong] };
  const open = unlabelled?.filter(({ polygon }) => tidied(polygon).length >= 3) ?? [];
  return {
    ok: true,
    plan: {
      kind: 'drawn',
      north: toDegrees(north),
      ...drawing,
      ...(open.length > 0 && { unlabelled: open }),
      context,
    },
  };
}

function sheetFrom({ page, turns }: Record<string, unknown>): Pick<KeptPlan, 'page' | 'turns'> | undefined {
  const isPage = page === undefined || isCount(page);
  const isTurn = turns === undefined || turns === 1 || turns === 2 || turns === 3;
  if (!isPage || !isTurn) return undefined;
  return { ...(page !== undefined && { page }), ...(turns !== undefined && { turns }) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function angleFrom(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value < 360 ? value : undefined;
}

function roomsFrom(value: unknown): KeptRoom[] | undefined {
  if (!Array.isArray(value) || value.length > mostRooms) return undefined;
  const rooms = value.map(roomFrom);
  return rooms.every((room) => room !== undefined) ? rooms : undefined;
}

function roomFrom(value: unknown): KeptRoom | undefined {
  if (!isRecord(value)) return undefined;
  const { id, room, name } = value;
  const polygon = pointsFrom(value.polygon);
  if (typeof id !== 'string' || id === '' || id.length > 100 || polygon === undefined) return undefined;
  if (name !== undefined && (typeof name !== 'string' || name.length > 200)) return undefined;
  if (room !== null && !isRoomId(room)) return undefined;
  return { id, room, ...(name !== undefined && { name }), polygon };
}

function unlabelledFrom(value: unknown): UnlabelledRoom[] | undefined {
  if (!Array.isArray(value) || value.length > mostRooms) return undefined;
  const rooms = value.map((entry: unknown): UnlabelledRoom | undefined => {
    if (!isRecord(entry)) return undefined;
    const { id, guess } = entry;
    const polygon = pointsFrom(entry.polygon);
    if (typeof id !== 'string' || id === '' || id.length > 100 || polygon === undefined) return undefined;
    return guess === null || isRoomId(guess) ? { id, guess, polygon } : undefined;
  });
  return rooms.every((room) => room !== undefined) ? rooms : undefined;
}
