import { areaOf, boundsOf, centroidOf, clipAll, type HalfPlane } from './geometry.ts';
import { bearingOf, brahmasthanOf, directionOfBearing, withinBox, type OrientedPlan } from './orient.ts';
import type { Polygon } from './plan.ts';
import type { Direction9, Place } from './types.ts';
import { zones } from './zones.ts';

export interface ZoneShare {
  zone: Place;
  /** Of the area of the room, 0 to 1. */
  share: number;
}

/** How an oriented plan is divided: into sixteen sectors around its middle, and the nine fields in the middle of its square. */
export interface Division {
  sharesOf(room: Polygon): ZoneShare[];
  /** Where the square grid of the texts has most of the room, three by three parts of three by three fields. */
  gridPlaceOf(room: Polygon): Direction9;
  /** The area of the brahmasthan, and how much of it a room takes. */
  centreArea: number;
  centreTakenBy(room: Polygon): number;
}

/** Divides an oriented plan. Rooms are given in its coordinates. */
export function divide({ square }: OrientedPlan): Division {
  const centre = insideOf(brahmasthanOf(square));
  return {
    sharesOf: (room) => sharesOf(room, centre),
    gridPlaceOf: (room) => gridPlaceOf(room.map(square.placed), square),
    centreArea: (square.width * square.height) / 9,
    centreTakenBy: (room) => areaOf(clipAll(room, centre)),
  };
}

/** Largest first; of equal ones, the zone that the middle of the room is nearest to. */
function sharesOf(room: Polygon, centre: readonly HalfPlane[]): ZoneShare[] {
  const total = areaOf(room);
  const inCentre = clipAll(room, centre);
  if (inCentre === room) return [{ zone: 'C', share: 1 }];
  const shares = sectors
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

function gridPlaceOf(
  room: Polygon,
  { width, height, turn }: Pick<OrientedPlan['square'], 'width' | 'height' | 'turn'>,
): Direction9 {
  const bounds = boundsOf(room);
  let best: { place: Direction9; area: number } = { place: 'C', area: -1 };
  for (const [column, row, angle] of gridParts) {
    const left = column === 0 ? -Infinity : (column * width) / 3;
    const right = column === 2 ? Infinity : ((column + 1) * width) / 3;
    const bottom = row === 0 ? -Infinity : (row * height) / 3;
    const top = row === 2 ? Infinity : ((row + 1) * height) / 3;
    if (bounds.right <= left || bounds.left >= right || bounds.bottom <= bottom || bounds.top >= top)
      continue;
    const area = areaOf(withinBox(room, [left, bottom, right, top]));
    if (area > best.area * (1 + 1e-6))
      best = { place: angle === undefined ? 'C' : directionOfBearing(angle + turn), area };
  }
  return best.place;
}

/** Column from the west, row from the south, and the direction where the square lies by the compass. */
const gridParts: readonly (readonly [column: number, row: number, angle?: number])[] = [
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

const sectors = zones.map(({ id, centre }) => ({
  zone: id as Place,
  planes: [clockwiseOf(centre - 11.25), anticlockwiseOf(centre + 11.25)],
}));

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
