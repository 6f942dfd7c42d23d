import { areaOf } from './geometry.ts';
import { directionOfPart, withinBox, type OrientedPlan } from './orient.ts';
import type { Polygon } from './plan.ts';
import type { Direction8 } from './types.ts';

/** Where a plan falls short of a full rectangle or sticks out of it, largest first. */
export interface ShapePart {
  kind: 'cut' | 'extension';
  at: Direction8;
  /** Of the area of the full rectangle. */
  share: number;
  /** How many fields of eighty-one that is. */
  fields: number;
}

/**
 * A part counts from a twentieth of the plan on. No text gives a limit: consultants name 5 to 10 percent.
 * What sticks out is an extension while it is less than a third of the side wide and a third deep, that is three of
 * the nine fields; otherwise it is a wing, and what lacks beside it is a cut. That limit is ours.
 */
const smallestShare = 0.05;

/** The cuts and extensions of an oriented plan, both of them in fields along its walls. */
export function shapeOf({ outline, square }: OrientedPlan): ShapePart[] {
  const placed = outline.map(square.placed);
  const { body, extensions } = strip(placed, [0, 0, square.width, square.height], square.turn);
  return [...cutsOf(placed, body, square.turn), ...extensions]
    .filter(({ share }) => share >= smallestShare)
    .toSorted((a, b) => b.share - a.share);
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Takes off what sticks out on any side, until the sides of the box lie along real walls. */
function strip(outline: Polygon, full: Box, turn: number): { body: Box; extensions: ShapePart[] } {
  const depths = [0, 1, 2, 3].map((side) => narrowDepth(outline, full, side));
  const body = depths.reduce<Box>((box, depth, side) => split(box, side, depth)[0], full);
  const area = sizeOf(body);
  const extensions = depths.flatMap((depth, side): ShapePart[] => {
    if (depth === 0) return [];
    const part = areaOf(withinBox(outline, split(full, side, depth)[1]));
    const share = part / area;
    return [
      { kind: 'extension', at: directionOfPart(turn, side * 90), share, fields: Math.round(share * 81) },
    ];
  });
  return { body, extensions };
}

/** How far the plan is less than a third as wide as the box, seen from a side; 0 where that goes too deep. */
function narrowDepth(outline: Polygon, box: Box, side: number): number {
  const [left, bottom, right, top] = box;
  const isAcross = side % 2 === 0;
  const [size, breadth] = isAcross ? [top - bottom, right - left] : [right - left, top - bottom];
  const depths = outline
    .map((point) => depthOf(point, box, side))
    .filter((depth) => depth > size * 1e-9)
    .toSorted((a, b) => a - b);
  let from = 0;
  for (const to of depths) {
    if (to - from <= size * 1e-9) continue;
    const slab = split(split(box, side, from)[0], side, to - from)[1];
    if (areaOf(withinBox(outline, slab)) >= ((to - from) * breadth) / 3) break;
    from = to;
  }
  return from < size / 3 ? from : 0;
}

function depthOf([x, y]: readonly [number, number], [left, bottom, right, top]: Box, side: number): number {
  return [top - y, right - x, y - bottom, x - left][side] ?? 0;
}

/** What is left of a box, and what lies within a depth of its northern, eastern, southern or western side. */
function split([left, bottom, right, top]: Box, side: number, depth: number): [rest: Box, off: Box] {
  switch (side) {
    case 0:
      return [[left, bottom, right, top - depth], [left, top - depth, right, top]]; // prettier-ignore
    case 1:
      return [[left, bottom, right - depth, top], [right - depth, bottom, right, top]]; // prettier-ignore
    case 2:
      return [[left, bottom + depth, right, top], [left, bottom, right, bottom + depth]]; // prettier-ignore
    default:
      return [[left + depth, bottom, right, top], [left, bottom, left + depth, top]]; // prettier-ignore
  }
}

/**
 * The fields of the body that lie mostly outside of the walls. Those that hang together with a missing corner are the cut
 * of that corner, or of the nearest one where several are missing; others are the notch of a side.
 */
function cutsOf(outline: Polygon, body: Box, turn: number): ShapePart[] {
  const [left, bottom, right, top] = body;
  const [wide, high] = [(right - left) / 9, (top - bottom) / 9];
  const area = sizeOf(body);
  const missing = new Map<number, number>();
  for (let field = 0; field < 81; field += 1) {
    const [x, y] = [left + (field % 9) * wide, bottom + Math.floor(field / 9) * high];
    const lacks = wide * high - areaOf(withinBox(outline, [x, y, x + wide, y + high]));
    if (lacks > (wide * high) / 2) missing.set(field, lacks);
  }
  const cuts = new Map<number, { share: number; fields: number }>();
  for (const group of groupsOf(missing)) {
    const corners = cornerFields.filter(([field]) => group.includes(field));
    const side = corners.length === 0 ? sideOf(group) : undefined;
    for (const field of group) {
      const angle = side ?? nearestOf(corners, field);
      const cut = cuts.get(angle) ?? { share: 0, fields: 0 };
      cut.share += (missing.get(field) ?? 0) / area;
      cut.fields += 1;
      cuts.set(angle, cut);
    }
  }
  return [...cuts].map(([angle, cut]) => ({ kind: 'cut', at: directionOfPart(turn, angle), ...cut }));
}

/** The missing fields by which of them touch, side by side. */
function groupsOf(missing: ReadonlyMap<number, number>): number[][] {
  const left = new Set(missing.keys());
  const groups: number[][] = [];
  for (const start of missing.keys()) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const field of group) {
      const column = field % 9;
      const beside = [
        ...(column > 0 ? [field - 1] : []),
        ...(column < 8 ? [field + 1] : []),
        field - 9,
        field + 9,
      ];
      group.push(...beside.filter((next) => left.delete(next)));
    }
    groups.push(group);
  }
  return groups;
}

const cornerFields: readonly (readonly [field: number, angle: number])[] = [
  [80, 45],
  [8, 135],
  [0, 225],
  [72, 315],
];

function nearestOf(corners: typeof cornerFields, field: number): number {
  const away = (other: number) =>
    Math.abs((other % 9) - (field % 9)) + Math.abs(Math.floor(other / 9) - Math.floor(field / 9));
  return corners.toSorted(([a], [b]) => away(a) - away(b))[0]?.[1] ?? 0;
}

/** The side that most of the fields are nearest to. */
function sideOf(group: readonly number[]): number {
  const distance = (field: number, angle: number): number => {
    const [column, row] = [field % 9, Math.floor(field / 9)];
    return [8 - row, 8 - column, row, column][angle / 90] ?? 0;
  };
  const all = (angle: number) => group.reduce((sum, field) => sum + distance(field, angle), 0);
  return [0, 90, 180, 270].toSorted((a, b) => all(a) - all(b))[0] ?? 0;
}

function sizeOf([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom);
}
