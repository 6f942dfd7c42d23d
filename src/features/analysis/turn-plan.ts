import type { KeptPlan, Point, Polygon } from '#domain/vaastu/plan.ts';

/** A plan on which nothing is marked, on a sheet of this size. */
export function blankPlan(size: KeptPlan['size'], sheet: Pick<KeptPlan, 'page' | 'turns'> = {}): KeptPlan {
  return { v: 1, size, ...sheet, north: null, outline: null, rooms: [], door: null, context: {} };
}

/** Whether something of the drawing is marked: answers to questions are not. */
export function isMarked({ north, outline, rooms, door }: KeptPlan): boolean {
  return north !== null || outline !== null || rooms.length > 0 || door !== null;
}

/** The plan with its sheet turned by a quarter, clockwise; all that is marked turns with it, and so does north. */
export function turnedPlan(plan: KeptPlan): KeptPlan {
  const { turns = 0, ...rest } = plan;
  const next = nextTurn(turns);
  const turn = (polygon: Polygon) => turnedPolygon(polygon, plan.size);
  return {
    ...rest,
    ...(next !== 0 && { turns: next }),
    size: [plan.size[1], plan.size[0]],
    north: plan.north === null ? null : (plan.north + 90) % 360,
    outline: plan.outline && turn(plan.outline),
    rooms: moved(plan.rooms, turn),
    ...(plan.unlabelled && { unlabelled: moved(plan.unlabelled, turn) }),
    door: plan.door && turnedPoint(plan.door, plan.size),
  };
}

/** An area of a sheet of this size, where it lies once the sheet is turned so often by a quarter. */
export function turnedPolygon(polygon: Polygon, size: KeptPlan['size'], times = 1): Polygon {
  if (times === 0) return polygon;
  const turned = polygon.map((point) => turnedPoint(point, size));
  return turnedPolygon(turned, [size[1], size[0]], times - 1);
}

/** Areas with each of them moved. */
export function moved<Area extends { polygon: Polygon }>(
  areas: readonly Area[],
  move: (polygon: Polygon) => Polygon,
): Area[] {
  return areas.map((area) => ({ ...area, polygon: move(area.polygon) }));
}

/** A sheet of plain paper, for a plan whose picture is not here. */
const paper: KeptPlan['size'] = [1600, 1200];

/**
 * The plan as it lies on its picture. It keeps its own size where the picture has the same shape, as that may be a smaller
 * copy of the one on which it was marked.
 */
export function onPicture(plan: KeptPlan | undefined, picture: KeptPlan['size'] | undefined): KeptPlan {
  if (!plan) return blankPlan(picture ?? paper);
  if (!picture || hasShapeOf(plan.size, picture)) return plan;
  return isMarked(plan) ? fittedPlan(plan, picture) : { ...plan, size: picture };
}

/** The plan on a sheet of another size, as large as it goes there without being stretched. */
export function fittedPlan(plan: KeptPlan, size: KeptPlan['size']): KeptPlan {
  const scale = Math.min(size[0] / plan.size[0], size[1] / plan.size[1]);
  const fit = ([x, y]: Point): Point => [x * scale, y * scale];
  const fitAll = (polygon: Polygon) => polygon.map(fit);
  return {
    ...plan,
    size,
    outline: plan.outline && fitAll(plan.outline),
    rooms: moved(plan.rooms, fitAll),
    ...(plan.unlabelled && { unlabelled: moved(plan.unlabelled, fitAll) }),
    door: plan.door && fit(plan.door),
  };
}

/** Copies of a picture differ in their shape by the pixels that rounding takes. */
function hasShapeOf(one: KeptPlan['size'], other: KeptPlan['size']): boolean {
  return Math.abs((one[0] * other[1]) / (one[1] * other[0]) - 1) < 0.01;
}

function turnedPoint([x, y]: Point, [, height]: KeptPlan['size']): Point {
  return [height - y, x];
}

function nextTurn(turns: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
  return ([1, 2, 3, 0] as const)[turns];
}
