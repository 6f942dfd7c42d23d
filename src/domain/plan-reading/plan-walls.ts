import { inkOf, shrunk, withFineLines } from './ink.ts';
import type { GreyPicture } from './picture.ts';
import { unlabelledAreas, type UnlabelledArea } from './unlabelled-rooms.ts';
import { componentsOf, floodFrom, smoothed, traced, type Grid, type GridBox } from './plan-grid.ts';

/** Left, top, width and height in the pixels of the picture. */
type Rectangle = readonly [x: number, y: number, width: number, height: number];
type Corners = readonly (readonly [x: number, y: number])[];

export interface PlanWalls {
  /** For each label, in order, the area around it as far as its walls; undefined where they are not to be found. */
  extents(labels: readonly Rectangle[]): (Corners | undefined)[];
  /** The outer walls of what lies around the labels; undefined where there are none. */
  outline(labels: readonly Rectangle[]): Corners | undefined;
  /** What walls close off within the outer ones, and no label names. */
  unlabelled(labels: readonly Rectangle[]): UnlabelledArea[];
}

/** Wide enough to tell a wall of 10 cm from the room beside it, and small enough to be searched many times. */
const mostCells = 760;
/** A door or an opening, as part of the longer side of what is drawn. */
const doorParts = [0.1, 0.17] as const;
/** What is smaller in both directions is a letter, a tap or a speck. */
const smallPart = 0.03;
/** A line of this length is a wall and may end at a door. */
const wallPart = 0.03;

/**
 * The walls in the picture of a plan, where its lines are darker (or, on a dark ground, brighter) than what is around
 * them. `words` are the places of all that is written: it is no wall.
 */
export function findWalls(picture: GreyPicture, words: readonly Rectangle[]): PlanWalls {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / mostCells);
  const small = shrunk(picture, scale);
  const ink = inkOf(small);
  const inCells = ([x, y, width, height]: Rectangle): Rectangle => [
    x / scale,
    y / scale,
    width / scale,
    height / scale,
  ];
  const side = eraseSmall(ink, words.map(inCells));
  const asCorners = (corners: Corners): Corners =>
    corners.map(([x, y]) => [
      Math.min(picture.width, Math.round(x * scale)),
      Math.min(picture.height, Math.round(y * scale)),
    ]);

  const grown = (labels: readonly Rectangle[]) => {
    const boxes = labels.map(inCells);
    const lines = wallsAround(ink, boxes);
    const tries = doorParts.map((part) => {
      const walls = closeDoors(lines, Math.round(side * part), Math.round(side * wallPart));
      const outside = floodFrom(walls, borderOf(walls));
      return { walls, outside, boxes, missed: boxes.filter((box) => isOutside(outside, box)).length };
    });
    const [narrow, wide] = tries;
    if (!narrow || !wide) throw new Error('There are two widths of doors');
    return wide.missed < narrow.missed ? wide : narrow;
  };

  return {
    extents(labels) {
      const { walls, outside, boxes } = grown(labels);
      const owner = shareOut(walls, outside, boxes);
      return boxes.map((box, index) => {
        const area = areaOf(owner, outside, index + 1, box, side);
        return area && asCorners(area);
      });
    },
    unlabelled(labels) {
      const { walls, outside, boxes } = grown(labels);
      const { owners } = shareOut(walls, outside, boxes);
      const drawn = withFineLines(small, ink);
      return unlabelledAreas({ walls, ink, drawn, outside, owners, side }).map((area) => ({
        ...area,
        corners: asCorners(area.corners),
      }));
    },
    outline(labels) {
      const { walls, outside, boxes } = grown(labels);
      const corners = outlineOf(walls, outside, boxes, side);
      return corners && asCorners(corners);
    },
  };
}

/** Takes away letters and specks; returns the longer side of what is left. */
function eraseSmall(ink: Grid, words: readonly Rectangle[]): number {
  const { labels, boxes } = componentsOf(ink, 1);
  const drawn = boxes.toSorted((a, b) => longer(b) - longer(a))[0];
  const side = drawn ? longer(drawn) : Math.max(ink.width, ink.height);
  const isErased = boxes.map(
    (box) =>
      longer(box) < side * smallPart ||
      words.some(
        ([x, y, width, height]) =>
          box.left >= x - 2 && box.top >= y - 2 && box.right <= x + width + 2 && box.bottom <= y + height + 2,
      ),
  );
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label > 0 && isErased[label - 1]) ink.cells[at] = 0;
  }
  return side;
}

function longer({ left, top, right, bottom }: GridBox): number {
  return Math.max(right - left, bottom - top);
}

/** The walls with their doors shut: a gap in the line of a wall that is no wider than `widest`. */
function closeDoors(ink: Grid, widest: number, shortest: number): Grid {
  const { width, height } = ink;
  const cells = ink.cells.slice();
  const shut = (lines: number, places: number, at: (line: number, place: number) => number) => {
    for (let line = 0; line < lines; line += 1) {
      // A wall that is not quite straight on the picture goes on in the next line.
      const isInk = (place: number) =>
        [line - 1, line, line + 1].some(
          (near) => near >= 0 && near < lines && ink.cells[at(near, place)] === 1,
        );
      let before = -1;
      let start = -1;
      let lengthBefore = 0;
      for (let place = 0; place <= places; place += 1) {
        const isHere = place < places && isInk(place);
        if (isHere && start < 0) start = place;
        if (isHere || start < 0) continue;
        const length = place - start;
        const gap = start - before;
        if (before >= 0 && gap <= widest && (length >= shortest || lengthBefore >= shortest))
          for (let inside = before; inside < start; inside += 1) cells[at(line, inside)] = 1;
        before = place;
        lengthBefore = length;
        start = -1;
      }
    }
  };
  shut(height, width, (y, x) => y * width + x);
  shut(width, height, (x, y) => y * width + x);
  return { width, height, cells };
}

/**
 * The lines among which the labels stand: no measures beside the plan, and no border drawn around the sheet where the
 * plan lies within it on its own.
 */
function wallsAround(ink: Grid, labels: readonly Rectangle[]): Grid {
  const { labels: parts, boxes } = componentsOf(ink, 1);
  const named = {
    left: Math.min(...labels.map(([x]) => x)),
    top: Math.min(...labels.map(([, y]) => y)),
    right: Math.max(...labels.map(([x, , w]) => x + w)),
    bottom: Math.max(...labels.map(([, y, , h]) => y + h)),
  };
  const holdsMost = (box: GridBox) =>
    labels.filter(([x, y, w, h]) => x > box.left && y > box.top && x + w < box.right && y + h < box.bottom)
      .length >=
    labels.length * 0.6;
  const around = boxes.filter(holdsMost).toSorted((a, b) => longer(a) - longer(b));
  const [plan] = around;
  const isBorder = (box: GridBox) =>
    plan !== undefined &&
    around.includes(box) &&
    box !== plan &&
    Math.min(box.left, box.top, ink.width - box.right, ink.height - box.bottom) <
      0.08 * Math.min(ink.width, ink.height) &&
    plan.left > box.left + 2 &&
    plan.top > box.top + 2 &&
    plan.right < box.right - 2 &&
    plan.bottom < box.bottom - 2;
  const isApart = (box: GridBox) =>
    box.right < named.left || box.left > named.right || box.bottom < named.top || box.top > named.bottom;
  const isLeftOut = boxes.map((box) => isBorder(box) || isApart(box));
  const cells = ink.cells.map((cell, at) => (isLeftOut[(parts[at] ?? 0) - 1] === true ? 0 : cell));
  return { ...ink, cells };
}

function borderOf({ width, height }: Grid): number[] {
  const places: number[] = [];
  for (let x = 0; x < width; x += 1) places.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) places.push(y * width, y * width + width - 1);
  return places;
}

function isOutside({ width, height, cells }: Grid, [x, y, w, h]: Rectangle): boolean {
  let outside = 0;
  let all = 0;
  for (let v = Math.max(0, Math.floor(y)); v < Math.min(height, y + h); v += 1) {
    for (let u = Math.max(0, Math.floor(x)); u < Math.min(width, x + w); u += 1) {
      all += 1;
      outside += cells[v * width + u] ?? 0;
    }
  }
  return outside * 4 > all;
}

/** The number (from 1) of the nearest label for each cell within the walls, counted along ways that cross no wall. */
function shareOut(
  walls: Grid,
  outside: Grid,
  labels: readonly Rectangle[],
): { width: number; height: number; owners: Uint16Array } {
  const { width, height } = walls;
  const owners = new Uint16Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  labels.forEach((label, index) => {
    if (isOutside(outside, label)) return;
    const [x, y, w, h] = label;
    for (let v = Math.max(0, Math.floor(y)); v < Math.min(height, y + h); v += 1) {
      for (let u = Math.max(0, Math.floor(x)); u < Math.min(width, x + w); u += 1) {
        const at = v * width + u;
        if (walls.cells[at] === 1 || owners[at] !== 0) continue;
        owners[at] = index + 1;
        queue[end++] = at;
      }
    }
  });
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % width;
    for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (near < 0 || near >= owners.length || owners[near] !== 0 || walls.cells[near] === 1) continue;
      owners[near] = owners[at] ?? 0;
      queue[end++] = near;
    }
  }
  return { width, height, owners };
}

/** The area of one label as a rectangle where it is one, otherwise by its corners. */
function areaOf(
  { width, height, owners }: { width: number; height: number; owners: Uint16Array },
  outside: Grid,
  owner: number,
  [, , labelWidth, labelHeight]: Rectangle,
  side: number,
): Corners | undefined {
  const cells = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0; at < owners.length; at += 1) {
    if (owners[at] !== owner) continue;
    cells[at] = 1;
    count += 1;
  }
  if (count < labelWidth * labelHeight * 1.3) return undefined;
  const reach = Math.max(1, Math.round(side * 0.012));
  // Furniture is part of the room, and a slit beside a door leaf is not.
  const area = smoothed(smoothed({ width, height, cells }, reach, 'close'), reach, 'open');
  const isElsewhere = (at: number) => outside.cells[at] === 1 || (owners[at] !== 0 && owners[at] !== owner);
  return shapeOf(area, side, isElsewhere);
}

/** `isElsewhere`: whether a cell is another room's, or out of doors. */
function shapeOf(area: Grid, side: number, isElsewhere: (at: number) => boolean): Corners | undefined {
  const { width, height, cells } = area;
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (cells[y * width + x] !== 1) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
      count += 1;
    }
  }
  if (count === 0) return undefined;
  const [left, right] = middlePart(columns, count);
  const [top, bottom] = middlePart(rows, count);
  let filled = 0;
  let elsewhere = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      if (cells[at] === 1) filled += 1;
      else if (isElsewhere(at)) elsewhere += 1;
    }
  }
  const box = (right - left) * (bottom - top);
  // A bed along a wall bites a corner out of a room, and so does the swing of a door.
  if (filled >= 0.8 * box || (filled >= 0.7 * box && elsewhere <= 0.03 * box))
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  const corners = traced(area, side * 0.02);
  return corners.length >= 3 ? corners : undefined;
}

/** From where to where it reaches, without thin ends that together are less than a thirtieth of it on either side. */
function middlePart(counts: Uint32Array, all: number): [from: number, to: number] {
  const most = all / 30;
  let from = 0;
  for (let sum = 0; from < counts.length - 1; from += 1) {
    sum += counts[from] ?? 0;
    if (sum > most) break;
  }
  let to = counts.length;
  for (let sum = 0; to > from + 1; to -= 1) {
    sum += counts[to - 1] ?? 0;
    if (sum > most) break;
  }
  // The full lines next to them belong to it as well.
  const isFull = (at: number) => (counts[at] ?? 0) * (to - from) > all * 0.5;
  while (from > 0 && isFull(from - 1)) from -= 1;
  while (to < counts.length && isFull(to)) to += 1;
  return [from, to];
}

function outlineOf(
  walls: Grid,
  outside: Grid,
  labels: readonly Rectangle[],
  side: number,
): Corners | undefined {
  const inside: Grid = { ...walls, cells: outside.cells.map((cell) => 1 - cell) };
  // Lines of measures and of the plot's border hang on the walls, but are thin.
  const solid = smoothed(inside, Math.max(1, Math.round(side * 0.012)), 'open');
  const { labels: parts, boxes } = componentsOf(solid, 1);
  const counts = boxes.map(
    (_, index) =>
      labels.filter(([x, y, w, h]) => {
        const at = Math.floor(y + h / 2) * walls.width + Math.floor(x + w / 2);
        return parts[at] === index + 1;
      }).length,
  );
  const most = Math.max(0, ...counts);
  if (most < 2 || most < labels.length * 0.5) return undefined;
  const chosen = counts.indexOf(most) + 1;
  const cells = solid.cells.map((_, at) => (parts[at] === chosen ? 1 : 0));
  return outerShape({ ...walls, cells }, side);
}

function outerShape(area: Grid, side: number): Corners | undefined {
  const corners = traced(area, side * 0.015);
  if (corners.length < 3) return undefined;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const count = area.cells.reduce((sum, cell) => sum + cell, 0);
  if (count >= 0.97 * (right - left) * (bottom - top))
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  return corners;
}
