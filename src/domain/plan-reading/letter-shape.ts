import type { Pixels } from './pixels.ts';

/** How a shape compares with the letter N. */
export interface LetterN {
  /** 0 to 1. */
  likeness: number;
  /** How far the letter is turned clockwise, 0 ≤ value < 180: upside down it is the same letter. */
  turn: number;
}

/** Cells on each side of the square that a shape is brought to. */
const side = 18;
const turnStep = 15;

/** Whether the pixels of one shape are an N, turned by whatever angle; undefined where another letter is as likely. */
export function asLetterN({ xs, ys }: Pixels): LetterN | undefined {
  let best: LetterN & { cells?: Uint8Array } = { likeness: 0, turn: 0 };
  const look = (turn: number) => {
    const cells = upright(xs, ys, turn);
    const likeness = cells ? likest(cells, templatesOfN) : 0;
    if (cells && likeness > best.likeness) best = { likeness, turn: (turn + 180) % 180, cells };
  };
  for (let turn = 0; turn < 180; turn += turnStep) look(turn);
  if (best.likeness < leastLikeness - 0.1) return undefined;
  const coarse = best.turn;
  for (const off of [-10, -5, 5, 10]) look(coarse + off);
  const { likeness, turn, cells } = best;
  if (!cells || likeness < leastLikeness || !isSkew(cells)) return undefined;
  return likeness - likest(cells, templatesOfOthers) >= leastMargin ? { likeness, turn } : undefined;
}

const leastLikeness = 0.77;
const leastMargin = 0;

/** The same upside down, as N, Z and S are, with its slanted line from this side to that, and not both or neither. */
function isSkew(cells: Uint8Array): boolean {
  let [count, turned] = [0, 0];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (cells[row * side + column] !== 1) continue;
      count += 1;
      turned += near(cells, side - 1 - row, side - 1 - column);
    }
  }
  return turned >= 0.86 * count && slantOf(cells) >= 0.3;
}

/** From 1, where all that N has and its mirror image has not is ink, to −1 for the mirror image. */
function slantOf(cells: Uint8Array): number {
  let [own, others, count] = [0, 0, 0];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const mirror = row * side + side - 1 - column;
      const at = row * side + column;
      if (thinN[at] !== 1 || thinN[mirror] === 1) continue;
      count += 1;
      own += cells[at] ?? 0;
      others += cells[mirror] ?? 0;
    }
  }
  return (own - others) / count;
}

/** Whether there is ink at a place or right beside it. */
function near(cells: Uint8Array, row: number, column: number): number {
  for (const [down, across] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const [y, x] = [row + down, column + across];
    if (y >= 0 && y < side && x >= 0 && x < side && cells[y * side + x] === 1) return 1;
  }
  return 0;
}

/** The shape turned back by so many degrees and stretched to the square; undefined where it is too slim or too wide. */
function upright(xs: readonly number[], ys: readonly number[], turn: number): Uint8Array | undefined {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const us = new Float64Array(xs.length);
  const vs = new Float64Array(xs.length);
  for (let at = 0; at < xs.length; at += 1) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    us[at] = u;
    vs[at] = v;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (width < 0.5 * height || width > 1.25 * height) return undefined;
  const cells = new Uint8Array(side * side);
  // Each pixel covers as many cells as it is large.
  const [reachX, reachY] = [(0.5 / width) * side, (0.5 / height) * side];
  for (let at = 0; at < xs.length; at += 1) {
    const u = (((us[at] ?? 0) - left + 0.5) / width) * side;
    const v = (((vs[at] ?? 0) - top + 0.5) / height) * side;
    const [fromU, toU] = [Math.max(0, Math.round(u - reachX)), Math.min(side, Math.round(u + reachX))];
    const [fromV, toV] = [Math.max(0, Math.round(v - reachY)), Math.min(side, Math.round(v + reachY))];
    for (let row = fromV; row < Math.max(fromV + 1, toV) && row < side; row += 1)
      for (let column = fromU; column < Math.max(fromU + 1, toU) && column < side; column += 1)
        cells[row * side + column] = 1;
  }
  return cells;
}

function likest(cells: Uint8Array, templates: readonly Uint8Array[]): number {
  let count = 0;
  for (const cell of cells) count += cell;
  let most = 0;
  for (const template of templates) {
    let both = 0;
    let all = 0;
    for (let at = 0; at < cells.length; at += 1) {
      both += (cells[at] ?? 0) & (template[at] ?? 0);
      all += template[at] ?? 0;
    }
    most = Math.max(most, (2 * both) / (count + all));
  }
  return most;
}

type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** The middle lines of letters within a square of 1; each is drawn in several weights. */
const strokes: Readonly<Record<string, readonly Stroke[]>> = {
  N: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ],
  H: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0.5, 1, 0.5],
  ],
  X: [
    [0, 0, 1, 1],
    [1, 0, 0, 1],
  ],
  S: [
    [0, 0, 1, 0],
    [0, 0, 0, 0.5],
    [0, 0.5, 1, 0.5],
    [1, 0.5, 1, 1],
    [0, 1, 1, 1],
  ],
  box: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0, 1, 0],
    [0, 1, 1, 1],
  ],
  crossed: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0, 1, 0],
    [0, 1, 1, 1],
    [0, 0, 1, 1],
  ],
};

function drawnIn(weight: number, lines: readonly Stroke[]): Uint8Array {
  const cells = new Uint8Array(side * side);
  const half = weight / 2;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [(column + 0.5) / side, (row + 0.5) / side];
      const isInk = lines.some(([ax, ay, bx, by]) => {
        // The lines lie within the square by half their weight.
        const [px, py, qx, qy] = [ax, ay, bx, by].map((part) => half + part * (1 - weight));
        return distanceTo(x, y, px ?? 0, py ?? 0, qx ?? 0, qy ?? 0) <= half;
      });
      if (isInk) cells[row * side + column] = 1;
    }
  }
  return cells;
}

function distanceTo(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const weights = [0.12, 0.18, 0.25, 0.33, 0.4];
const templatesOfN = weights.map((weight) => drawnIn(weight, strokes['N'] ?? []));
const thinN = templatesOfN[0] ?? new Uint8Array(side * side);
const templatesOfOthers = [
  ...Object.entries(strokes)
    .filter(([letter]) => letter !== 'N')
    .flatMap(([, lines]) => weights.map((weight) => drawnIn(weight, lines))),
  new Uint8Array(side * side).fill(1),
];
