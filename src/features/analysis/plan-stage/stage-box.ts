import { areaOf, boundsOf, crossesItself } from '#domain/vaastu/geometry.ts';
import { brahmasthanOf, orient } from '#domain/vaastu/orient.ts';
import type { KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';
import { toDegrees } from '#domain/vaastu/lookup.ts';
import { divisionOf } from '#domain/vaastu/zone-shares.ts';
import type { StageBox } from './view.ts';

/** Where the wheel lies: it goes around the farthest corner of the outline. */
export interface WheelPlace {
  centre: Point;
  radius: number;
  brahmasthan: Polygon;
  /** The lines between the fields along the walls; undefined where the school divides by sectors. */
  fieldLines: readonly FieldLine[] | undefined;
}

export interface FieldLine {
  from: Point;
  to: Point;
  /** Between the eight directions and the middle. */
  isThird: boolean;
}

/** The middle and the zones as the engine sees them; undefined until there is an outline with an inside. */
export function wheelOf({
  outline,
  north,
  context,
}: Pick<KeptPlan, 'outline' | 'north' | 'context'>): WheelPlace | undefined {
  if (!outline || areaOf(outline) === 0 || crossesItself(outline)) return undefined;
  const { centre, onDrawing, square } = orient({ outline, north: toDegrees(north ?? 0) });
  const farthest = Math.max(...outline.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])));
  const isByFields = divisionOf(context.school) === 'fields';
  const corner = (x: number, y: number) =>
    onDrawing(square.oriented([(x * square.width) / 9, (y * square.height) / 9]));
  const fieldLines = Array.from({ length: 10 }, (_, index): FieldLine[] => [
    { from: corner(index, 0), to: corner(index, 9), isThird: index % 3 === 0 },
    { from: corner(0, index), to: corner(9, index), isThird: index % 3 === 0 },
  ]).flat();
  return {
    centre,
    radius: farthest * 1.04,
    brahmasthan: brahmasthanOf(square).map(onDrawing),
    fieldLines: isByFields ? fieldLines : undefined,
  };
}

/** What is seen when all of it is: the marked home with its wheel, and the whole sheet while one edits. */
export function boxOf(plan: KeptPlan, wheel: StageBox | undefined, isEditing: boolean): StageBox {
  const [width, height] = plan.size;
  const marked = [...(plan.outline ?? []), ...plan.rooms.flatMap(({ polygon }) => polygon)];
  const home = isEditing || marked.length === 0 ? { x: 0, y: 0, width, height } : boxFrom(boundsOf(marked));
  return wheel ? around(home, wheel) : home;
}

/** The square around a circle. */
export function squareAround([x, y]: Point, radius: number): StageBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function boxFrom({ left, right, top, bottom }: ReturnType<typeof boundsOf>): StageBox {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function around(a: StageBox, b: StageBox): StageBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
