import { areaOf, boundsOf, centroidOf, crossesItself, reach, sharedArea } from './geometry.ts';
import type { DrawnPlan, DrawnRoom, PlanFault, Point, Polygon } from './plan.ts';
import { farthestCoordinate, mostCorners, mostCornersInAll, mostRooms, planFault } from './plan-faults.ts';
import type { RoomId } from './types.ts';

type Drawing = Pick<DrawnPlan, 'outline' | 'rooms' | 'door'>;

/**
 * What stands against assessing a drawing. A hand is allowed to be a little off: rooms may overlap by a tenth of the
 * smaller one and stick out by a fifth, and the door may stand well before or behind its wall.
 */
export function drawingFaults({ outline, rooms, door }: Drawing): PlanFault[] {
  if (rooms.length > mostRooms) return [planFault('too_many_rooms')];
  const all = [outline, ...rooms.map(({ polygon }) => polygon)];
  const corners = all.reduce((sum, { length }) => sum + length, 0);
  if (corners > mostCornersInAll || all.some(({ length }) => length > mostCorners))
    return [planFault('too_many_points')];
  if (all.some((polygon) => polygon.some(isTooFar)) || (door && isTooFar(door)))
    return [planFault('too_large')];
  if (crossesItself(outline)) return [planFault('crossed_outline')];
  if (!hasArea(outline)) return [planFault('outline_without_area')];
  const shapeFaults = rooms.flatMap((room) => roomShapeFaults(room));
  if (shapeFaults.length > 0) return shapeFaults;
  return [...outsideFaults(outline, rooms), ...overlapFaults(rooms), ...doorFaults(outline, door)];
}

/** The corners without repeated ones, as some programs close a shape by naming its first corner again. */
export function tidied(polygon: Polygon): Polygon {
  const corners = polygon.filter((point, index) => index === 0 || !isSame(point, polygon[index - 1]));
  return corners.length > 1 && isSame(corners[0], corners.at(-1)) ? corners.slice(0, -1) : corners;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function isTooFar(point: Point): boolean {
  return point.some((value) => Math.abs(value) > farthestCoordinate);
}

/** More than rounding leaves of a line. */
function hasArea(polygon: Polygon): boolean {
  if (polygon.length < 3) return false;
  const { left, right, top, bottom } = boundsOf(polygon);
  return areaOf(polygon) > 1e-6 * Math.max(right - left, bottom - top) ** 2;
}

function roomShapeFaults(room: DrawnRoom): PlanFault[] {
  if (crossesItself(room.polygon)) return [planFault('crossed_room', [room])];
  return hasArea(room.polygon) ? [] : [planFault('room_without_area', [room])];
}

function outsideFaults(outline: Polygon, rooms: readonly DrawnRoom[]): PlanFault[] {
  const home = boundsOf(outline);
  const [width, height] = [home.right - home.left, home.bottom - home.top];
  return rooms.filter(isOutside).map((room) => planFault('room_outside', [room]));

  function isOutside({ room, polygon }: DrawnRoom): boolean {
    if (!outdoors.has(room)) return sharedArea(polygon, outline) < 0.8 * areaOf(polygon);
    // Around the house, but not on another street.
    const [x, y] = centroidOf(polygon);
    return (
      x < home.left - width || x > home.right + width || y < home.top - height || y > home.bottom + height
    );
  }
}

function overlapFaults(rooms: readonly DrawnRoom[]): PlanFault[] {
  return overlapsOf(rooms).map((pair) => planFault('rooms_overlap', pair));
}

/** The pairs of rooms that share more of the floor than a hand that is a little off explains. */
export function overlapsOf<Room extends Pick<DrawnRoom, 'room' | 'polygon'>>(
  rooms: readonly Room[],
): [Room, Room][] {
  const sized = rooms
    .filter(({ room }) => !layered.has(room))
    .map((room) => ({ room, area: areaOf(room.polygon) }));
  return sized.flatMap((one, index) =>
    sized.slice(index + 1).flatMap((other): [Room, Room][] => {
      const [smaller, larger] = one.area <= other.area ? [one, other] : [other, one];
      const share = sharedArea(one.room.polygon, other.room.polygon) / smaller.area;
      const isCorner = share > 0.9 && inCorners.has(smaller.room.room) && halls.has(larger.room.room);
      return share > 0.1 && !isCorner ? [[one.room, other.room]] : [];
    }),
  );
}

/** Seen from the middle, a door stands about where the outer wall is: not half way to it, and not twice as far. */
function doorFaults(outline: Polygon, door: Point | undefined): PlanFault[] {
  if (door === undefined) return [];
  const middle = centroidOf(outline);
  const [dx, dy] = [door[0] - middle[0], door[1] - middle[1]];
  const wall = dx === 0 && dy === 0 ? 0 : reach(outline, middle, [dx, dy]);
  return wall > 0.5 && wall < 2 ? [] : [planFault('door_away')];
}

/** What also stands outside of the outer walls. */
const outdoors: ReadonlySet<RoomId> = new Set([
  'entrance',
  'staircase',
  'overhead_tank',
  'underground_water',
  'septic_tank',
  'garage',
  'balcony',
  'electrical',
  'utility',
  'lift',
  'open_space',
  'water_feature',
  'heavy_tree',
]);

/** What lies above, below or inside of a room and not beside it. */
const layered: ReadonlySet<RoomId> = new Set([
  'entrance',
  'overhead_tank',
  'underground_water',
  'septic_tank',
  'basement',
  'cash_counter',
  'electrical',
  'water_feature',
  'heavy_tree',
]);

/** What is often a corner of a hall rather than a room of its own, and the rooms that hold it. */
const inCorners: ReadonlySet<RoomId> = new Set(['pooja', 'dining', 'study', 'staircase', 'reception']);
const halls: ReadonlySet<RoomId> = new Set([
  'living_room',
  'dining',
  'bedroom',
  'master_bedroom',
  'open_space',
]);
