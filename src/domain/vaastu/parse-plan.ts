import { isRecord } from '../is-record.ts';
import { drawingFaults, tidied } from './check-drawing.ts';
import { doorPadas } from './door-padas.ts';
import { planOf, readKeptPlan } from './kept-plan.ts';
import { toDegrees } from './lookup.ts';
import { doorPointOf, onWallAt } from './main-door.ts';
import { orient } from './orient.ts';
import type {
  DrawnRoom,
  Plan,
  PlanContext,
  PlanFault,
  PlanFaultCode,
  Point,
  Polygon,
  ZonedRoom,
} from './plan.ts';
import { mostRooms, planFault } from './plan-faults.ts';
import { contextFrom, pointFrom, pointsFrom } from './read-parts.ts';
import { roomNamed } from './room-aliases.ts';
import type { Degrees, Place, RoomId } from './types.ts';
import { zones } from './zones.ts';

export type ParsedPlan = { ok: true; plan: Plan } | { ok: false; fault: PlanFault };

/**
 * Reads a plan that is written by zones (`{rooms: [{room, zone}], door: {bearing}}`) or by shapes
 * (`{outline, north, rooms: [{room, polygon}], door: {at} or {bearing}}`), or as the app keeps it. Bearings are degrees from north.
 * Rooms without an id are named after what they are.
 */
export function parsePlan(input: unknown): ParsedPlan {
  try {
    return { ok: true, plan: read(input) };
  } catch (problem) {
    if (problem instanceof Unreadable) return { ok: false, fault: problem.fault };
    throw problem;
  }
}

/** Ends the reading at the first fault; it never leaves this file. */
class Unreadable extends Error {
  readonly fault: PlanFault;
  constructor(fault: PlanFault) {
    super(fault.code);
    this.fault = fault;
  }
}

function fail(code: PlanFaultCode, ...about: Parameters<typeof planFault>[1][]): never {
  throw new Unreadable(planFault(code, about[0]));
}

function read(input: unknown): Plan {
  if (!isRecord(input)) return fail('not_a_plan');
  if (input.v !== undefined && input.size !== undefined) return readKept(input);
  const { outline, rooms: list = [] } = input;
  if (!Array.isArray(list)) return fail('not_a_plan');
  const entries: unknown[] = list;
  const hasOutline = outline !== undefined && outline !== null;
  const hasDoor = input.door !== undefined && input.door !== null;
  // The door alone can be read too.
  if (entries.length === 0 && !hasDoor)
    return fail(hasOutline || input.rooms !== undefined ? 'no_rooms' : 'not_a_plan');
  if (entries.length > mostRooms) return fail('too_many_rooms');
  if (!entries.every(isRecord)) return fail('not_a_plan');
  const context = contextFrom(input.context) ?? fail('bad_context');
  const isDrawn = hasOutline || entries.some(({ polygon }) => polygon !== undefined);
  return isDrawn ? readDrawn(input, entries, context) : readZoned(input, entries, context);
}

function readKept(input: Record<string, unknown>): Plan {
  const kept = readKeptPlan(input) ?? fail('not_a_plan');
  const found = planOf(kept);
  if (found.ok) return found.plan;
  throw new Unreadable(found.faults[0] ?? planFault('not_a_plan'));
}

function readDrawn(
  input: Record<string, unknown>,
  entries: Record<string, unknown>[],
  context: PlanContext,
): Plan {
  if (input.outline === undefined || input.outline === null) return fail('no_outline');
  const outline = shapeFrom(input.outline);
  if (outline.length === 0) return fail('no_outline');
  if (input.north === undefined || input.north === null) return fail('no_north');
  const north = northFrom(input.north);
  const rooms = named(entries).map(({ id, room, entry }): DrawnRoom => ({
    id,
    room,
    polygon: shapeFrom(entry.polygon),
  }));
  const door = doorPointFrom(input.door, { outline, north }, context);
  const drawing = { outline, rooms, ...(door && { door }) };
  const [fault] = drawingFaults(drawing);
  if (fault) throw new Unreadable(fault);
  return { kind: 'drawn', north, ...drawing, context };
}

function readZoned(
  input: Record<string, unknown>,
  entries: Record<string, unknown>[],
  context: PlanContext,
): Plan {
  // Zones are already by the compass, so north says nothing here; a broken one still points to a broken plan.
  if (input.north !== undefined && input.north !== null) northFrom(input.north);
  const rooms = named(entries).map(({ id, room, entry }): ZonedRoom => {
    const zone = placeFrom(entry.zone) ?? fail('unknown_zone', [{ id, room }]);
    return { id, room, zone };
  });
  const door = doorBearingFrom(input.door);
  return { kind: 'zoned', rooms, ...(door !== undefined && { door }), context };
}

function named(
  entries: readonly Record<string, unknown>[],
): { id: string; room: RoomId; entry: Record<string, unknown> }[] {
  const taken = new Set<string>();
  const given = entries.map((entry) => ({
    entry,
    id: idFrom(entry.id),
    room: roomNamed(entry.room) ?? fail('unknown_room'),
  }));
  for (const { id } of given) {
    if (id === undefined) continue;
    if (taken.has(id)) return fail('same_id');
    taken.add(id);
  }
  return given.map(({ entry, id, room }) => ({ entry, room, id: id ?? freeId(room, taken) }));
}

function idFrom(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : fail('not_a_plan');
}

/** The name of the room itself, then with a number. */
function freeId(room: RoomId, taken: Set<string>): string {
  let id: string = room;
  for (let count = 2; taken.has(id); count += 1) id = `${room}-${count}`;
  taken.add(id);
  return id;
}

function shapeFrom(value: unknown) {
  return tidied(pointsFrom(value) ?? fail(Array.isArray(value) ? 'bad_point' : 'not_a_plan'));
}

function northFrom(value: unknown): Degrees {
  return typeof value === 'number' && Number.isFinite(value) ? toDegrees(value) : fail('bad_north');
}

function placeFrom(value: unknown): Place | undefined {
  if (typeof value !== 'string') return undefined;
  const id = value.trim().toUpperCase();
  return id === 'C' ? 'C' : zones.find((zone) => zone.id === id)?.id;
}

/** A door that is given by its direction stands where that meets the outer wall. */
function doorPointFrom(
  value: unknown,
  drawing: { outline: Polygon; north: Degrees },
  { school }: PlanContext,
): Point | undefined {
  if (isRecord(value) && value.at !== undefined) return pointFrom(value.at) ?? fail('bad_point');
  const bearing = doorBearingFrom(value);
  if (bearing === undefined) return undefined;
  const pada = isRecord(value) && value.bearing === undefined ? value.pada : undefined;
  const field = doorPadas.find(({ id }) => id === pada);
  const oriented = orient(drawing);
  return field ? doorPointOf(oriented, field.id, school) : onWallAt(oriented, bearing);
}

function doorBearingFrom(value: unknown): Degrees | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return fail('bad_door');
  const { bearing, pada } = value;
  if (typeof bearing === 'number' && Number.isFinite(bearing)) return toDegrees(bearing);
  const found = bearing === undefined ? doorPadas.find(({ id }) => id === pada) : undefined;
  return found ? toDegrees(found.from + 5.625) : fail('bad_door');
}
