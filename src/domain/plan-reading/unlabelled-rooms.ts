import { fixturesIn, type FixtureGuess } from './fixtures.ts';
import { componentsOf, smoothed, traced, type Grid, type GridBox } from './plan-grid.ts';

/** What the walls of a picture and its labels have shared out. */
export interface SharedFloor {
  /** Walls with their doors shut. */
  walls: Grid;
  /** What is drawn in dark lines, doors and furniture included. */
  ink: Grid;
  /** The same with thin and pale lines, as fixtures often have. */
  drawn: Grid;
  outside: Grid;
  /** The number of the label (from 1) that each cell belongs to; 0 for none. */
  owners: Uint16Array;
  /** The longer side of what is drawn. */
  side: number;
}

/** An area within the outer walls that walls close off and no label names. */
export interface UnlabelledArea {
  corners: readonly (readonly [x: number, y: number])[];
  guess: FixtureGuess | null;
  /** 0 to 1: that it is a room of its own. */
  sureness: number;
}

/** Parts of the longer side. A shaft is narrower than a toilet. */
const narrowest = 0.05;
const leastArea = 0.0055;
/** More than half of a home is no toilet that somebody forgot to name. */
const mostArea = 0.35;

/** The rooms without a word. A bed or a table is closed off as well, but by lines that are thinner than walls. */
export function unlabelledAreas(floor: SharedFloor): UnlabelledArea[] {
  const { walls, outside, owners, side } = floor;
  const { width, height } = walls;
  const isInside = (at: number) => walls.cells[at] !== 1 && outside.cells[at] !== 1;
  const free: Grid = {
    width,
    height,
    cells: walls.cells.map((_, at) => (isInside(at) && owners[at] === 0 ? 1 : 0)),
  };
  // The floor between a bath and the wall is part of its room.
  const whole = filled(floor, free);
  const opened = smoothed(whole, Math.max(1, Math.round(side * narrowest * 0.4)), 'open');
  const { labels, boxes } = componentsOf(opened, 1);
  const spaces = spacesOf(floor, labels);
  const usual = usualWall(floor, spaces);
  const counts = new Uint32Array(boxes.length + 1);
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return boxes.flatMap((box, index): UnlabelledArea[] => {
    const label = index + 1;
    const count = counts[label] ?? 0;
    const slimmest = Math.min(box.right - box.left, box.bottom - box.top);
    if (count < leastArea * side * side || slimmest < narrowest * side) return [];
    if (count > mostArea * side * side || count < 0.55 * (box.right - box.left) * (box.bottom - box.top))
      return [];
    const around = wallsAround(spaces, { width, height }, box, label + firstSpace, usual);
    if (around.walled < 0.75) return [];
    const area: Grid = { width, height, cells: opened.cells.map((_, at) => (labels[at] === label ? 1 : 0)) };
    const corners = shapeOf(area, box, count, side);
    if (corners.length < 3 || squareness(corners) < 0.85) return [];
    const guess = fixturesIn(floor, box);
    const sureness = Math.min(
      0.9,
      0.35 + around.walled * 0.3 + (guess ? 0.2 : 0) - (corners.length > 4 ? 0.05 : 0),
    );
    return [{ corners, guess, sureness }];
  });
}

/** Closed shapes within it, such as a bath or a basin, belong to the floor around them. */
function filled({ walls, outside, owners, side }: SharedFloor, free: Grid): Grid {
  const reach = Math.max(1, Math.round(side * 0.008));
  const closed = smoothed(free, reach, 'close');
  const cells = closed.cells.map((cell, at) => {
    if (cell !== 1) return 0;
    return outside.cells[at] === 1 || owners[at] !== 0 ? 0 : 1;
  });
  // A wall is thicker than what closing goes over.
  return { ...walls, cells };
}

const outsideSpace = 1;
const firstSpace = 2_000;

/** Which space each cell belongs to: out of doors, a labelled room, an area without a label; 0 for what is between them. */
function spacesOf({ walls, outside, owners }: SharedFloor, labels: Int32Array): Int32Array {
  return Int32Array.from(walls.cells, (_, at) => {
    if (outside.cells[at] === 1) return outsideSpace;
    const owner = owners[at] ?? 0;
    if (owner > 0) return outsideSpace + owner;
    const label = labels[at] ?? 0;
    return label > 0 ? firstSpace + label : 0;
  });
}

/** How thick the outer walls are, in cells: between out of doors and the next space. */
function usualWall({ walls, side }: SharedFloor, spaces: Int32Array): number {
  const { width, height } = walls;
  const found: number[] = [];
  const along = (start: number, step: number, count: number) => {
    let before = outsideSpace;
    let gap = 0;
    for (let place = 0, at = start; place < count; place += 1, at += step) {
      const space = spaces[at] ?? 0;
      if (space === 0) {
        gap += 1;
        continue;
      }
      if (
        gap > 0 &&
        space !== before &&
        (space === outsideSpace || before === outsideSpace) &&
        gap < side * 0.06
      )
        found.push(gap);
      before = space;
      gap = 0;
    }
  };
  for (let y = 0; y < height; y += 3) along(y * width, 1, width);
  for (let x = 0; x < width; x += 3) along(x, width, height);
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)] ?? 2;
}

/** How much of the border of an area has a wall behind it, and not a line of furniture. */
function wallsAround(
  spaces: Int32Array,
  { width, height }: { width: number; height: number },
  box: GridBox,
  own: number,
  usual: number,
): { walled: number } {
  let walled = 0;
  let all = 0;
  const most = Math.ceil(usual * 3) + 4;
  const look = (x: number, y: number, dx: number, dy: number) => {
    let gap = 0;
    for (let step = 1; step <= most; step += 1) {
      const [u, v] = [x + dx * step, y + dy * step];
      if (u < 0 || v < 0 || u >= width || v >= height) break;
      const space = spaces[v * width + u] ?? 0;
      if (space === own && gap === 0) return;
      if (space !== 0) {
        all += 1;
        if (gap >= Math.max(1, 0.5 * usual)) walled += 1;
        return;
      }
      gap += 1;
    }
    all += 1;
    walled += 1;
  };
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      if (spaces[y * width + x] !== own) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        if (spaces[(y + dy) * width + x + dx] !== own) look(x, y, dx, dy);
    }
  }
  return { walled: all === 0 ? 0 : walled / all };
}

function shapeOf(
  area: Grid,
  { left, right, top, bottom }: GridBox,
  count: number,
  side: number,
): readonly (readonly [number, number])[] {
  if (count >= 0.82 * (right - left) * (bottom - top))
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  return traced(area, side * 0.02);
}

/** How much of the way around runs in two directions that are square to one another: walls do, sofas and rugs do not. */
function squareness(corners: readonly (readonly [number, number])[]): number {
  const edges = corners.map(([x, y], at) => {
    const [u, v] = corners[(at + 1) % corners.length] ?? [x, y];
    const angle = (Math.atan2(v - y, u - x) * 180) / Math.PI;
    return { angle: ((angle % 90) + 90) % 90, length: Math.hypot(u - x, v - y) };
  });
  const all = edges.reduce((sum, { length }) => sum + length, 0);
  const shares = edges.map(({ angle }) =>
    edges.reduce((sum, other) => {
      const off = Math.abs(other.angle - angle);
      return sum + (Math.min(off, 90 - off) <= 7 ? other.length : 0);
    }, 0),
  );
  return Math.max(...shares) / Math.max(1, all);
}
