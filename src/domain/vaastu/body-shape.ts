import { areaOf } from './geometry.ts';
import { directionOfBearing, withinBox, type OrientedPlan } from './orient.ts';
import type { Polygon } from './plan.ts';
import type { Direction8 } from './types.ts';

/** Where a plan falls short of a full rectangle or sticks out of it, largest first. */
export interface ShapePart {
  kind: 'cut' | 'extension';
  at: Direction8;
  /** Of the area of the full rectangle. */
  share: number;
}

/**
 * A part counts from a twentieth of the plan on. No text gives a limit: consultants name 5 to 10 percent.
 * What sticks out is an extension while it is less than a third of the side wide and a third deep, that is three of
 * the nine fields; otherwise it is a wing, and what lacks beside it is a cut. That limit is ours.
 */
const smallestShare = 0.05;

/** The cuts and extensions of an oriented plan. */
export function shapeOf({ outline, square }: OrientedPlan): ShapePart[] {
  const placed = outline.map(square.placed);
  const full: Box = [0, 0, square.width, square.height];
  const { body, extensions } = strip(placed, full, square.turn);
  return [...cutsOf(placed, body, square.turn), ...extensions]
    .filter(({ share }) => share >= smallestShare)
    .toSorted((a, b) => b.share - a.share);
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Takes off what sticks out, side by side, until the sides of the box lie along real walls. */
function strip(outline: Polygon, full: Box, turn: number): { body: Box; extensions: ShapePart[] } {
  let body = full;
  const taken: { at: Direction8; area: number }[] = [];
  for (const [side, angle] of [0, 90, 180, 270].entries()) {
    const depth = narrowDepth(outline, body, side);
    if (depth === 0) continue;
    const [rest, off] = split(body, side, depth);
    body = rest;
    taken.push({ at: directionOfBearing(angle + turn), area: areaOf(withinBox(outline, off)) });
  }
  const area = sizeOf(body);
  return {
    body,
    extensions: taken.map(({ at, area: part }) => ({ kind: 'extension', at, share: part / area })),
  };
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

/** A corner is cut where its outermost field of eighty-one is mostly gone; a side, where the middle of it is. */
function cutsOf(outline: Polygon, body: Box, turn: number): ShapePart[] {
  const [left, bottom, right, top] = body;
  const [width, height] = [right - left, top - bottom];
  const area = sizeOf(body);
  const part = (x: number, y: number, w: number, h: number): Box => [
    left + x * width,
    bottom + y * height,
    left + (x + w) * width,
    bottom + (y + h) * height,
  ];
  const cut = (angle: number, box: Box): ShapePart => ({
    kind: 'cut',
    at: directionOfBearing(angle + turn),
    share: missingFrom(outline, box) / area,
  });
  const isMostlyGone = (box: Box) => missingFrom(outline, box) > sizeOf(box) / 2;
  const corners = [
    [45, 1, 1],
    [135, 1, 0],
    [225, 0, 0],
    [315, 0, 1],
  ] as const;
  const cutCorners = corners.filter(([, x, y]) => isMostlyGone(part((x * 8) / 9, (y * 8) / 9, 1 / 9, 1 / 9)));
  const sides = [
    [0, 1 / 3, 2 / 3, [45, 315]],
    [90, 2 / 3, 1 / 3, [45, 135]],
    [180, 1 / 3, 0, [135, 225]],
    [270, 0, 1 / 3, [225, 315]],
  ] as const;
  const notched = sides.filter(
    ([, , , beside]) => !cutCorners.some(([angle]) => beside.some((corner) => corner === angle)),
  );
  return [
    ...cutCorners.map(([angle, x, y]) => cut(angle, part(x / 2, y / 2, 1 / 2, 1 / 2))),
    ...notched.map(([angle, x, y]) => cut(angle, part(x, y, 1 / 3, 1 / 3))),
  ];
}

function missingFrom(outline: Polygon, box: Box): number {
  return Math.max(0, sizeOf(box) - areaOf(withinBox(outline, box)));
}

function sizeOf([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom);
}
