/** Cells row by row, each 0 or 1. */
export interface Grid {
  width: number;
  height: number;
  cells: Uint8Array;
}

export interface GridBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What hangs together of the cells that are `value`, corners included: a number from 1 for each cell, and their boxes. */
export function componentsOf(
  { width, height, cells }: Grid,
  value: 0 | 1,
): { labels: Int32Array; boxes: GridBox[] } {
  const labels = new Int32Array(width * height);
  const queue = new Int32Array(width * height);
  const boxes: GridBox[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== value || labels[start] !== 0) continue;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    boxes.push(box);
    labels[start] = boxes.length;
    queue[0] = start;
    let end = 1;
    for (let next = 0; next < end; next += 1) {
      const at = queue[next] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const near = v * width + u;
          if (cells[near] !== value || labels[near] !== 0) continue;
          labels[near] = boxes.length;
          queue[end++] = near;
        }
      }
    }
  }
  return { labels, boxes };
}

/** 1 for whatever can be reached from the places given over cells that are 0, sideways and up and down. */
export function floodFrom({ width, height, cells }: Grid, places: readonly number[]): Grid {
  const reached = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const reach = (at: number) => {
    if (reached[at] === 1 || cells[at] === 1) return;
    reached[at] = 1;
    queue[end++] = at;
  };
  for (const place of places) reach(place);
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < reached.length) reach(at + width);
  }
  return { width, height, cells: reached };
}

/** open: without what is thinner than twice `reach`; close: with its gaps of that width filled. */
export function smoothed(grid: Grid, reach: number, how: 'open' | 'close'): Grid {
  return how === 'open'
    ? widened(widened(grid, reach, 0), reach, 1)
    : widened(widened(grid, reach, 1), reach, 0);
}

/** Cells that are `value` spread by `reach` in all directions, as far as the corners of a square. */
function widened({ width, height, cells }: Grid, reach: number, value: 0 | 1): Grid {
  const across = new Uint8Array(width * height).fill(1 - value);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, left = 0; x < width + reach; x += 1) {
      if (x < width && cells[y * width + x] === value) left = 2 * reach + 1;
      if (left > 0 && x - reach >= 0 && x - reach < width) across[y * width + x - reach] = value;
      left -= 1;
    }
  }
  const done = new Uint8Array(width * height).fill(1 - value);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0, left = 0; y < height + reach; y += 1) {
      if (y < height && across[y * width + x] === value) left = 2 * reach + 1;
      if (left > 0 && y - reach >= 0 && y - reach < height) done[(y - reach) * width + x] = value;
      left -= 1;
    }
  }
  return { width, height, cells: done };
}

/** The outer border of the largest part of the cells that are 1, with no corner that lies less than `tolerance` off. */
export function traced(grid: Grid, tolerance: number): (readonly [x: number, y: number])[] {
  const { labels, boxes } = componentsOf(grid, 1);
  const sizes = new Uint32Array(boxes.length + 1);
  for (const label of labels) if (label > 0) sizes[label] = (sizes[label] ?? 0) + 1;
  const largest = sizes.indexOf(Math.max(...sizes));
  if (largest < 1) return [];
  return simplified(borderOfPart(grid, labels, largest), tolerance);
}

/** Along the edges of the cells, with the part on the right hand. */
function borderOfPart(
  { width, height }: Grid,
  labels: Int32Array,
  part: number,
): (readonly [number, number])[] {
  const isPart = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === part;
  const start = labels.indexOf(part);
  const from = [start % width, Math.floor(start / width)] as const;
  const border: (readonly [number, number])[] = [];
  let [x, y] = from;
  let [dx, dy] = [1, 0];
  do {
    border.push([x, y]);
    x += dx;
    y += dy;
    // The two cells ahead, on the left and on the right of the way.
    const isLeft = isPart(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    const isRight = isPart(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
    if (isLeft) [dx, dy] = [dy, -dx];
    else if (!isRight) [dx, dy] = [-dy, dx];
  } while ((x !== from[0] || y !== from[1]) && border.length < 4 * width * height);
  return border;
}

/** Douglas and Peucker, on a ring that begins at the two points that are farthest apart. */
function simplified(
  ring: readonly (readonly [number, number])[],
  tolerance: number,
): (readonly [number, number])[] {
  const first = ring[0];
  if (!first || ring.length < 4) return [...ring];
  const farthestFrom = (from: readonly [number, number]) => {
    let best = 0;
    ring.forEach((point, index) => {
      if (distance(point, from) > distance(ring[best] ?? from, from)) best = index;
    });
    return best;
  };
  const a = farthestFrom(first);
  const turned = [...ring.slice(a), ...ring.slice(0, a)];
  const start = turned[0] ?? first;
  let b = 0;
  turned.forEach((point, index) => {
    if (distance(point, start) > distance(turned[b] ?? start, start)) b = index;
  });
  const kept = [
    ...between(turned.slice(0, b + 1), tolerance).slice(0, -1),
    ...between([...turned.slice(b), start], tolerance).slice(0, -1),
  ];
  return kept;
}

function between(
  line: readonly (readonly [number, number])[],
  tolerance: number,
): (readonly [number, number])[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const length = distance(first, last) || 1;
  let farthest = 0;
  let most = 0;
  line.forEach(([x, y], index) => {
    const off =
      Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > most) [most, farthest] = [off, index];
  });
  if (most <= tolerance) return [first, last];
  return [
    ...between(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...between(line.slice(farthest), tolerance),
  ];
}

function distance([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number {
  return Math.hypot(x - u, y - v);
}
