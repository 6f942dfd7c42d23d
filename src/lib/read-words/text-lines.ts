import type { GreyPage } from './grey.ts';

/** Left, top, width and height in the pixels of the picture. */
export type LineBox = readonly [x: number, y: number, width: number, height: number];

/** A row of letters of about one size. */
export interface TextLine {
  box: LineBox;
  /** Of its capitals, in pixels. */
  letterHeight: number;
  /** How far it has to be turned clockwise to be upright: 90 for one that is read from below. */
  turn: 0 | 90 | 270;
}

/** Darker than the ground around it by this part is ink. */
const inkPart = 0.84;
/** As a part of the longer side of the picture. */
const largestLetter = 0.03;
/** In pixels: what is smaller cannot be read. */
const smallestLetter = 9;
/** More are the pattern of a floor or of a page. */
const mostLines = 360;

/**
 * Where words may stand, whatever is drawn behind them: letters are dark spots of one height, side by side on one base.
 * A plan has few of these rows and much else, in which a reader of whole pages loses them. Furniture and floors make such
 * rows as well; in them nobody finds a word. A row that stands on its side is there twice, as it is not known from where
 * it is read. `picture` uses the whole scale, and its capitals are some 12 pixels high or more.
 */
export function likelyLines(picture: GreyPage): TextLine[] {
  const { width, height } = picture;
  const largest = Math.max(width, height) * largestLetter;
  const ink = inkOf(picture);
  takeStrokes(ink, width, height, largest * 1.2);
  const letters = lettersIn(ink, width, height, largest);
  const upright = rowsOf(letters);
  // The lines of a text lie close above each other: a letter belongs to the row that has more of them.
  const lengths = new Map(upright.flatMap((row) => row.map(({ id }) => [id, row.length] as const)));
  const onSide = rowsOf(letters.map(turnedLeft)).filter(
    (row) =>
      row.length > 2 && row.filter(({ id }) => (lengths.get(id) ?? 0) >= row.length).length * 3 < row.length,
  );
  const lines = [
    ...upright.map((row): TextLine => ({ ...measured(row), turn: 0 })),
    ...onSide.flatMap((row): TextLine[] => {
      const { box, letterHeight } = measured(row);
      const [x, y, w, h] = box;
      return ([90, 270] as const).map((turn) => ({ box: [y, -x - w, h, w], letterHeight, turn }));
    }),
  ];
  return lines.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, mostLines);
}

/** In letters; of two long ones neither is likelier to be a word. */
function lengthOf({ box: [, , w, h], letterHeight }: TextLine): number {
  return Math.min(8, Math.max(w, h) / letterHeight);
}

/** 1 where it is darker than on average around it. */
function inkOf({ width, height, data }: GreyPage): Uint8Array {
  const reach = Math.max(6, Math.round(Math.max(width, height) / 110));
  // Of all that lies above and to the left of each corner of a pixel.
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const [above, below] = [top * (width + 1), bottom * (width + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[below + right] ?? 0) -
        (sums[above + right] ?? 0) -
        (sums[below + left] ?? 0) +
        (sums[above + left] ?? 0);
      const ground = sum / ((bottom - top) * (right - left));
      const value = data[y * width + x] ?? 0;
      if (value < ground * inkPart && value < ground - 10) ink[y * width + x] = 1;
    }
  }
  return ink;
}

/** Takes away walls, and the lines under a name: what goes on straight for longer than a letter does. */
function takeStrokes(ink: Uint8Array, width: number, height: number, longest: number): void {
  const strokes: number[] = [];
  const look = (lines: number, places: number, at: (line: number, place: number) => number) => {
    for (let line = 0; line < lines; line += 1) {
      let start = 0;
      for (let place = 0; place <= places; place += 1) {
        if (place < places && ink[at(line, place)] === 1) continue;
        if (place - start > longest)
          for (let inside = start; inside < place; inside += 1) strokes.push(at(line, inside));
        start = place + 1;
      }
    }
  };
  look(height, width, (y, x) => y * width + x);
  look(width, height, (x, y) => y * width + x);
  for (const at of strokes) ink[at] = 0;
}

/** What may be a letter, or a few that touch. */
interface Letter {
  id: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The part of its box that is ink. */
  filled: number;
}

/** What hangs together in ink, corners included, and is of the size of letters. */
function lettersIn(ink: Uint8Array, width: number, height: number, largest: number): Letter[] {
  const found: Letter[] = [];
  const queue = new Int32Array(ink.length);
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    let [left, top, right, bottom] = [width, height, 0, 0];
    queue[0] = start;
    ink[start] = 0;
    let end = 1;
    for (let next = 0; next < end; next += 1) {
      const at = queue[next] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const near = v * width + u;
          if (ink[near] !== 1) continue;
          ink[near] = 0;
          queue[end++] = near;
        }
      }
    }
    const [across, down] = [right - left, bottom - top];
    const filled = end / (across * down);
    const [short, long] = [Math.min(across, down), Math.max(across, down)];
    if (long >= smallestLetter && short <= largest && long <= 5 * largest && filled >= 0.12)
      found.push({ id: found.length, left, top, right, bottom, filled });
  }
  return found;
}

/** What is read from below stands upright then. */
function turnedLeft({ left, top, right, bottom, ...letter }: Letter): Letter {
  return { ...letter, left: -bottom, right: -top, top: left, bottom: right };
}

/** Letters beside each other, of one height and on one base, from the left. */
function rowsOf(letters: readonly Letter[]): Letter[][] {
  const sorted = letters
    .filter(
      ({ left, right, top, bottom }) => bottom - top >= smallestLetter && right - left < 9 * (bottom - top),
    )
    .toSorted((a, b) => a.left - b.left);
  const tallest = Math.max(0, ...sorted.map(({ top, bottom }) => bottom - top));
  const taken = new Set<Letter>();
  const rows: Letter[][] = [];
  sorted.forEach((first, from) => {
    if (taken.has(first)) return;
    const row = [first];
    let last = first;
    for (let at = from + 1; at < sorted.length; at += 1) {
      const next = sorted[at];
      if (!next || next.left - last.right > widestSpace * tallest) break;
      if (taken.has(next) || !follows(last, next)) continue;
      taken.add(next);
      row.push(next);
      last = next;
    }
    if (isText(row)) rows.push(row);
  });
  return rows;
}

/** Between two words, or where a letter is lost in what is drawn behind it, as parts of the height. */
const widestSpace = 1.3;

function follows(last: Letter, next: Letter): boolean {
  const heights = [last.bottom - last.top, next.bottom - next.top];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const gap = next.left - last.right;
  const shared = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  return gap > -0.35 * high && gap < widestSpace * high && shared > 0.6 * low && high < 1.9 * low;
}

function isText(row: readonly Letter[]): boolean {
  const height = capitalsOf(row);
  const widths = row.map(({ left, right }) => right - left).toSorted((a, b) => a - b);
  // Bars side by side are steps, window frames and the lines of a pattern.
  if ((widths[Math.floor(widths.length * 0.7)] ?? 0) < 0.35 * height) return false;
  const [only] = row;
  // In small print the letters of a word touch, and in Hindi they always do.
  if (row.length === 1 && only) return only.right - only.left > 2 * height && only.filled < 0.75;
  const areAtOne = (edges: readonly number[], part: number) => {
    const middle = edges.toSorted((a, b) => a - b)[Math.floor(edges.length / 2)] ?? 0;
    const near = edges.filter((edge) => Math.abs(edge - middle) <= Math.max(1, 0.13 * height));
    return near.length >= part * edges.length;
  };
  const [isOnBase, isUnderTop] = [row.map(({ bottom }) => bottom), row.map(({ top }) => top)].map((edges) =>
    areAtOne(edges, row.length === 2 ? 1 : 0.6),
  );
  return row.length === 2
    ? isOnBase === true && isUnderTop === true
    : isOnBase === true || isUnderTop === true;
}

/** The height of its capitals: most letters of a word are small ones, and lower. */
function capitalsOf(row: readonly Letter[]): number {
  const heights = row.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.7)] ?? 1;
}

function measured(row: readonly Letter[]): { box: LineBox; letterHeight: number } {
  const left = Math.min(...row.map((letter) => letter.left));
  const right = Math.max(...row.map((letter) => letter.right));
  const top = Math.min(...row.map((letter) => letter.top));
  const bottom = Math.max(...row.map((letter) => letter.bottom));
  return { box: [left, top, right - left, bottom - top], letterHeight: capitalsOf(row) };
}
