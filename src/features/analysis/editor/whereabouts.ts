import { areaOf, crossesItself, reach } from '#domain/vaastu/geometry.ts';
import { doorPadaAt, toDegrees } from '#domain/vaastu/lookup.ts';
import type { DoorPada } from '#domain/vaastu/door-padas.ts';
import { bearingOf, orient, settled } from '#domain/vaastu/orient.ts';
import type { KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import type { Place } from '#domain/vaastu/types.ts';
import { divide } from '#domain/vaastu/zone-shares.ts';
import { zones } from '#domain/vaastu/zones.ts';

/** Where things lie by the compass, as the engine divides a plan. */
export interface Whereabouts {
  centre: Point;
  /** Where most of a shape lies. */
  zoneOf(polygon: Polygon): Place | undefined;
  padaOf(door: Point): DoorPada;
  /** A point in the middle of a zone, half way to the outline. */
  pointIn(zone: Place): Point;
}

/** Undefined until the outline and north are known. */
export function whereabouts({
  outline,
  north,
}: Pick<KeptPlan, 'outline' | 'north'>): Whereabouts | undefined {
  if (!outline || north === null || areaOf(outline) === 0 || crossesItself(outline)) return undefined;
  const oriented = orient({ outline, north: toDegrees(north) });
  const { centre, turned, onDrawing } = oriented;
  const { sharesOf } = divide(oriented);
  return {
    centre,
    zoneOf: (polygon) => (areaOf(polygon) === 0 ? undefined : sharesOf(polygon.map(turned))[0]?.zone),
    padaOf: (door) => doorPadaAt(settled(bearingOf(turned(door)))),
    pointIn(zone) {
      const facts = zones.find(({ id }) => id === zone);
      if (!facts) return centre;
      const radians = (facts.centre * Math.PI) / 180;
      const away: Point = [Math.sin(radians), Math.cos(radians)];
      const far = reach(oriented.outline, [0, 0], away) * outwards;
      return onDrawing([away[0] * far, away[1] * far]);
    },
  };
}

/** Of the way from the middle to the wall: beyond the brahmasthan, and not yet in the wall. */
const outwards = 0.66;
