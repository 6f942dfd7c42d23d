import type { GreyPicture } from './grey.ts';

/**
 * The letters of a plan on white paper: without the walls, doors and furniture that its labels stand among, and as
 * bright in a shaded corner as anywhere. A letter that touches a wall goes with it. `picture` uses the whole scale.
 */
export function lettersOnly(picture: GreyPicture): GreyPicture {
  const lit = evenlyLit(picture);
  const { width, height, data } = lit;
  const longest = Math.max(width, height);
  const shapes = shapesOf(lit);
  for (const { from, to, row, shape } of shapes.runs) {
    const { left, right, top, bottom } = shapes.boxes[shapes.rootOf(shape)] ?? noBox;
    const [across, down] = [right - left, bottom - top];
    const isLetters =
      Math.min(across, down) < longest * largestLetter && Math.max(across, down) < longest * longestWord;
    if (isLetters) continue;
    // Its soft edge as well.
    for (let y = Math.max(0, row - edge); y <= Math.min(height - 1, row + edge); y += 1)
      data.fill(white, y * width + Math.max(0, from - edge), y * width + Math.min(width, to + edge));
  }
  return lit;
}

const white = 255;
/** Darker than this is ink, once the ground is white. */
const ink = 170;
const edge = 1;
/** Parts of the longer side. Words of Devanagari hang together by the line above them. */
const largestLetter = 0.045;
const longestWord = 0.2;

/** Dark on light, the ground of each part of it white. */
function evenlyLit({ width, height, data }: GreyPicture): GreyPicture {
  const isDark = data.reduce((count, value) => count + (value < 128 ? 1 : 0), 0) > data.length / 2;
  const upright = isDark ? data.map((value) => white - value) : data;
  const side = Math.max(8, Math.round(Math.max(width, height) / 50));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const tiles = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      tiles[row * columns + column] = groundOf(upright, width, height, column * side, row * side, side);
  const made = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [above, below, down] = between(y, side, rows);
    for (let x = 0; x < width; x += 1) {
      const [before, after, across] = between(x, side, columns);
      const upper = mixed(tiles[above * columns + before], tiles[above * columns + after], across);
      const lower = mixed(tiles[below * columns + before], tiles[below * columns + after], across);
      const ground = Math.max(32, mixed(upper, lower, down));
      made[y * width + x] = Math.min(white, ((upright[y * width + x] ?? 0) * white) / ground);
    }
  }
  return { width, height, data: made };
}

/** The brightness that three quarters of a part do not exceed: its paper, unless a wall fills it. */
function groundOf(
  data: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
  side: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < Math.min(height, top + side); y += 2) {
    for (let x = left; x < Math.min(width, left + side); x += 2) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      all += 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= all * 0.75) return value;
  }
  return white;
}

/** The two parts whose middles are around a place, and how far it is towards the second. */
function between(at: number, side: number, count: number): [number, number, number] {
  const place = Math.max(0, Math.min(count - 1, (at - side / 2) / side));
  const first = Math.floor(place);
  return [first, Math.min(count - 1, first + 1), place - first];
}

function mixed(one = white, other = white, part: number): number {
  return one + (other - one) * part;
}

interface Run {
  row: number;
  from: number;
  to: number;
  shape: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const noBox: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** What hangs together in ink, by its runs of pixels along the rows. */
function shapesOf({ width, height, data }: GreyPicture) {
  const runs: Run[] = [];
  const boxes: Box[] = [];
  const parents: number[] = [];
  const rootOf = (shape: number): number => {
    let root = shape;
    for (let next = parents[root]; next !== undefined && next !== root; next = parents[root]) {
      parents[root] = parents[next] ?? next;
      root = next;
    }
    return root;
  };
  const join = (one: number, other: number): number => {
    const [root, gone] = [rootOf(one), rootOf(other)];
    const [box, more] = [boxes[root], boxes[gone]];
    if (root === gone || !box || !more) return root;
    parents[gone] = root;
    box.left = Math.min(box.left, more.left);
    box.right = Math.max(box.right, more.right);
    box.top = Math.min(box.top, more.top);
    box.bottom = Math.max(box.bottom, more.bottom);
    return root;
  };
  let [above, aboveEnd] = [0, 0];
  for (let row = 0; row < height; row += 1) {
    const begin = runs.length;
    for (let x = 0; x < width; x += 1) {
      if ((data[row * width + x] ?? white) >= ink) continue;
      const from = x;
      while (x < width && (data[row * width + x] ?? white) < ink) x += 1;
      while (above < aboveEnd && (runs[above]?.to ?? 0) < from) above += 1;
      let shape = -1;
      for (let at = above; at < aboveEnd && (runs[at]?.from ?? Infinity) <= x; at += 1) {
        const over = runs[at]?.shape ?? 0;
        shape = shape === -1 ? rootOf(over) : join(shape, over);
      }
      if (shape === -1) {
        shape = boxes.length;
        parents.push(shape);
        boxes.push({ left: from, right: x, top: row, bottom: row + 1 });
      } else {
        const box = boxes[shape];
        if (box) {
          box.left = Math.min(box.left, from);
          box.right = Math.max(box.right, x);
          box.bottom = row + 1;
        }
      }
      runs.push({ row, from, to: x, shape });
    }
    [above, aboveEnd] = [begin, runs.length];
  }
  return { runs, boxes, rootOf };
}
