import type { DoorPada } from '#domain/vaastu/door-padas.ts';
import { areaOf, crossesItself } from '#domain/vaastu/geometry.ts';
import { toDegrees } from '#domain/vaastu/lookup.ts';
import { doorOn, doorPadaOf } from '#domain/vaastu/main-door.ts';
import { orient } from '#domain/vaastu/orient.ts';
import type { KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import type { Place } from '#domain/vaastu/types.ts';
import { divide, divisionOf, placesOf, pointIn } from '#domain/vaastu/zone-shares.ts';

/** Where things lie by the compass, as the engine divides a plan. */
export interface Whereabouts {
  centre: Point;
  /** Where most of a shape lies. */
  zoneOf(polygon: Polygon): Place | undefined;
  padaOf(door: Point): DoorPada;
  /** The places that the school of the plan knows. */
  places: readonly Place[];
  /** A point in the middle of a place. */
  pointIn(place: Place): Point;
}

/** Undefined until the outline and north are known. */
export function whereabouts({
  outline,
  north,
  context: { school },
}: Pick<KeptPlan, 'outline' | 'north' | 'context'>): Whereabouts | undefined {
  if (!outline || north === null || areaOf(outline) === 0 || crossesItself(outline)) return undefined;
  const oriented = orient({ outline, north: toDegrees(north) });
  const { centre, turned } = oriented;
  const { sharesOf } = divide(oriented);
  return {
    centre,
    places: placesOf(school),
    zoneOf: (polygon) =>
      areaOf(polygon) === 0 ? undefined : sharesOf(polygon.map(turned), divisionOf(school))[0]?.zone,
    padaOf: (door) => doorPadaOf(doorOn(oriented, turned(door), school).pada),
    pointIn: (place) => pointIn(oriented, place, school),
  };
}
