import { areaOf, boundsOf, centroidOf, clipAll, reach, type HalfPlane } from './geometry.ts';
import { bearingOf, brahmasthanOf, directionOfPart, withinBox, type OrientedPlan } from './orient.ts';
import type { Point, Polygon, School } from './plan.ts';
import type { Direction9, Place } from './types.ts';
import { isDirection } from './wording.ts';
import { zones } from './zones.ts';

/** Fields stretch with the home, as in the texts; sectors are angles from its middle, as in the schools of sixteen zones. */
export type DivisionName = 'fields' | 'sectors';

export interface ZoneShare {
  zone: Place;
  /** Of the area of the room, 0 to 1. */
  share: number;
}

/** The two ways of dividing an oriented plan, each whole. Rooms are given in its coordinates, and shares come largest first. */
export interface Division {
  sharesOf(room: Polygon, by: DivisionName): ZoneShare[];
  /**
   * The likeliest places of a room if north, or one of its walls, were a little elsewhere. `lead`: by how much of the
   * room its place is ahead of the next one that would matter; a wall that cannot make that good is not moved.
   */
  placesNearby(room: Polygon, by: DivisionName, lead: number): Place[];
  /** The area of the brahmasthan, and how much of it a room takes. */
  centreArea: number;
  centreTakenBy(room: Polygon): number;
}

/** What each school divides by. Only the sixteen-zone practice knows strips between the directions. */
export function divisionOf(school: School | undefined): DivisionName {
  return school === '16-zone' ? 'sectors' : 'fields';
}

/** The places that a school knows, and the middle. */
export function placesOf(school: School | undefined): Place[] {
  const known = zones.map(({ id }) => id);
  return [...(divisionOf(school) === 'sectors' ? known : known.filter(isDirection)), 'C'];
}

/**
 * A point of the drawing in a place: in the middle of its field, or of its sector between the brahmasthan and the wall. A
 * place that the school does not know lies where its angle is.
 */
export function pointIn(plan: OrientedPlan, place: Place, school: School | undefined): Point {
  const { outline, onDrawing, square } = plan;
  const part =
    divisionOf(school) === 'fields'
      ? parts.find(
          ([, , angle]) => place === (angle === undefined ? 'C' : directionOfPart(square.turn, angle)),
        )
      : undefined;
  if (part) {
    const [column, row] = part;
    return onDrawing(
      square.oriented([((column + 0.5) * square.width) / 3, ((row + 0.5) * square.height) / 3]),
    );
  }
  const facts = zones.find(({ id }) => id === place);
  if (!facts) return plan.centre;
  const radians = (facts.centre * Math.PI) / 180;
  const away: Point = [Math.sin(radians), Math.cos(radians)];
  const far = reach(outline, [0, 0], away) * outwards;
  return onDrawing([away[0] * far, away[1] * far]);
}

/** Of the way from the middle to the wall: beyond the brahmasthan, and not yet in the wall. */
const outwards = 0.66;

/** How far a compass in the hand may be off. */
const northError = 5;
/** Some thirty centimetres of a home that is ten metres wide: plans carry no scale. */
const wallError = 0.03;

export function divide({ square }: OrientedPlan): Division {
  const centre = insideOf(brahmasthanOf(square));
  const ninth = (square.width * square.height) / 9;
  const wall = wallError * Math.sqrt(square.width * square.height);
  const sharesOf = (room: Polygon, by: DivisionName): ZoneShare[] =>
    by === 'fields' ? fieldShares(room.map(square.placed), square) : sectorShares(room, centre, sectors);
  return {
    sharesOf,
    placesNearby(room, by, lead) {
      const placed = room.map(square.placed);
      const walls = withOneWallMoved(placed, wall, lead).map((moved) =>
        by === 'fields' ? fieldShares(moved, square) : sharesOf(moved.map(square.oriented), by),
      );
      const turned =
        by === 'fields'
          ? turnsNearby(square.turn).map((turn) => fieldShares(placed, { ...square, turn }))
          : [eastwards, westwards].map((off) => sectorShares(room, centre, off));
      return [...walls, ...turned].flatMap(([most]) => (most ? [most.zone] : []));
    },
    centreArea: ninth,
    centreTakenBy: (room) => areaOf(clipAll(room, centre)),
  };
}

/** By the nine parts of three by three fields; what sticks out of the home belongs to the part beside it. */
function fieldShares(
  room: Polygon,
  { width, height, turn }: Pick<OrientedPlan['square'], 'width' | 'height' | 'turn'>,
): ZoneShare[] {
  const bounds = boundsOf(room);
  const total = areaOf(room);
  const found: (ZoneShare & { middle: Point })[] = [];
  for (const [column, row, angle] of parts) {
    const left = column === 0 ? -Infinity : (column * width) / 3;
    const right = column === 2 ? Infinity : ((column + 1) * width) / 3;
    const bottom = row === 0 ? -Infinity : (row * height) / 3;
    const top = row === 2 ? Infinity : ((row + 1) * height) / 3;
    if (bounds.right <= left || bounds.left >= right || bounds.bottom <= bottom || bounds.top >= top)
      continue;
    const share = rounded(areaOf(withinBox(room, [left, bottom, right, top])) / total);
    if (share === 0) continue;
    const zone: Direction9 = angle === undefined ? 'C' : directionOfPart(turn, angle);
    found.push({ zone, share, middle: [(column + 0.5) / 3, (row + 0.5) / 3] });
  }
  const awayOf = ({ middle: [column, row] }: { middle: Point }) => {
    const [x, y] = centroidOf(room);
    return rounded(Math.hypot(x / width - column, y / height - row));
  };
  return found
    .sort((a, b) => b.share - a.share || awayOf(a) - awayOf(b) || breadthOf(a.zone) - breadthOf(b.zone))
    .map(({ zone, share }) => ({ zone, share }));
}

/** Column from the west, row from the south, and the direction where the square lies by the compass. */
const parts: readonly (readonly [column: number, row: number, angle?: number])[] = [
  [1, 1],
  [1, 2, 0],
  [2, 2, 45],
  [2, 1, 90],
  [2, 0, 135],
  [1, 0, 180],
  [0, 0, 225],
  [0, 1, 270],
  [0, 2, 315],
];

/** A side before a corner, and the middle last: the same for a plan and its mirror image. */
function breadthOf(zone: Place): number {
  return zone === 'C' ? 3 : zone.length;
}

/** The turns that a home has as well if north is a little elsewhere, where they give the parts other names. */
function turnsNearby(turn: number): number[] {
  const isOnLimit = Math.abs(Math.abs(turn) - 22.5) <= northError;
  return isOnLimit ? [turn - northError, turn + northError] : [];
}

function withOneWallMoved(room: Polygon, by: number, lead: number): Polygon[] {
  const { left, right, top, bottom } = boundsOf(room);
  const spans = [
    { at: 0, from: left, to: right },
    { at: 0, from: right, to: left },
    { at: 1, from: top, to: bottom },
    { at: 1, from: bottom, to: top },
  ] as const;
  // What a wall takes from one place or gives to another is at most its way, of the room's own size.
  return spans
    .filter(({ from, to }) => lead * Math.abs(to - from) <= by)
    .flatMap(({ at, from, to }) => {
      const size = to - from;
      return [by, -by].map((off) => {
        const scale = Math.max(0.2, (Math.abs(size) + off) / Math.abs(size));
        return room.map((point): Point => {
          const moved = from + (point[at] - from) * scale;
          return at === 0 ? [moved, point[1]] : [point[0], moved];
        });
      });
    });
}

/** By sixteen sectors around the middle, and the nine fields in the middle of the square. */
function sectorShares(room: Polygon, centre: readonly HalfPlane[], circle: typeof sectors): ZoneShare[] {
  const total = areaOf(room);
  const inCentre = clipAll(room, centre);
  if (inCentre === room) return [{ zone: 'C', share: 1 }];
  const shares = circle
    .map(({ zone, planes }) => {
      const here = clipAll(room, planes);
      if (here.length === 0) return { zone, share: 0 };
      const ofCentre = inCentre.length === 0 ? 0 : areaOf(clipAll(inCentre, planes));
      return { zone, share: rounded((areaOf(here) - ofCentre) / total) };
    })
    .concat({ zone: 'C', share: rounded(areaOf(inCentre) / total) })
    .filter(({ share }) => share > 0);
  if (shares.length < 2) return shares;
  const bearing = bearingOf(centroidOf(room));
  return shares.toSorted(
    (a, b) =>
      b.share - a.share ||
      distanceOf(a.zone, bearing) - distanceOf(b.zone, bearing) ||
      orderOf(a) - orderOf(b),
  );
}

/** To a millionth: less is the rounding of the drawing's numbers and decides nothing. */
function rounded(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}

const sectors = sectorsTurned(0);
const eastwards = sectorsTurned(northError);
const westwards = sectorsTurned(-northError);

function sectorsTurned(off: number) {
  return zones.map(({ id, centre }) => ({
    zone: id as Place,
    planes: [clockwiseOf(centre + off - 11.25), anticlockwiseOf(centre + off + 11.25)],
  }));
}

function clockwiseOf(bearing: number): HalfPlane {
  const radians = (bearing * Math.PI) / 180;
  return [Math.cos(radians), -Math.sin(radians), 0];
}

function anticlockwiseOf(bearing: number): HalfPlane {
  const [a, b] = clockwiseOf(bearing);
  return [-a, -b, 0];
}

function insideOf(convex: Polygon): HalfPlane[] {
  return convex.map(([ax, ay], index) => {
    const [bx, by] = convex[(index + 1) % convex.length] ?? [ax, ay];
    const [a, b] = [ay - by, bx - ax];
    return [a, b, -(a * ax + b * ay)];
  });
}

/** How many degrees a zone is away; the centre is near everything. */
function distanceOf(zone: Place, bearing: number): number {
  const facts = zones.find(({ id }) => id === zone);
  if (facts === undefined) return 0;
  const apart = Math.abs(facts.centre - bearing) % 360;
  return Math.round(Math.min(apart, 360 - apart) * 1e6);
}

function orderOf({ zone }: ZoneShare): number {
  return zones.findIndex(({ id }) => id === zone);
}
