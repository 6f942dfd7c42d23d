import type { GreyPage } from './grey.ts';
import type { LineBox, TextLine } from './text-lines.ts';

/** Lines of a picture, set on a white page, all upright and in one size. */
export interface LinePage {
  page: GreyPage;
  /** Where a word of the page stands in the picture, and how far it is turned there; undefined beside all lines. */
  inPicture(word: LineBox): { box: LineBox; turn: TextLine['turn'] } | undefined;
}

/** The height at which letters are read best, in pixels of the page. */
const capitals = 30;
const mostEnlarged = 3;
const margin = 12;
/** Between two lines side by side: more than between two words, so that they are read apart. */
const between = 3 * capitals;
const widest = 1500;
/** What is shown of the picture around a line. */
const edge = 4;

interface PlacedLine {
  line: TextLine;
  /** Pixels of the page for one of the picture. */
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A page of nothing but lines. What reads words is quick with it, as there is little to read, and finds each of them, as
 * there is nothing else. `lines` are those of `picture`.
 */
export function pageOfLines(
  picture: GreyPage,
  lines: readonly TextLine[],
  layout: 'beside each other' | 'below each other',
): LinePage {
  const placed = placedLines(lines, layout === 'beside each other' ? widest : 0);
  const width = Math.max(2 * margin, ...placed.map((line) => line.x + line.width + margin));
  const height = Math.max(0, ...placed.map((line) => line.y + line.height)) + margin;
  const page = { width, height, data: new Uint8Array(width * height).fill(255) };
  for (const line of placed) drawLine(picture, line, page);
  return {
    page,
    inPicture([x, y, w, h]) {
      const [u, v] = [x + w / 2, y + h / 2];
      const found = placed.find(
        (line) =>
          u >= line.x - margin &&
          v >= line.y - margin &&
          u <= line.x + line.width + margin &&
          v <= line.y + line.height + margin,
      );
      if (!found) return undefined;
      const { line, scale } = found;
      const [left, top, across, down] = line.box;
      const [from, under] = [(x - found.x) / scale, (y - found.y) / scale];
      const [long, high] = [w / scale, h / scale];
      const boxes: Record<TextLine['turn'], LineBox> = {
        0: [left + from, top + under, long, high],
        90: [left + under, top + down - from - long, high, long],
        270: [left + across - under - high, top + from, high, long],
      };
      return { box: boxes[line.turn], turn: line.turn };
    },
  };
}

/** In rows of one height, so that the page is small; each of them has one line at least. */
function placedLines(lines: readonly TextLine[], rowWidth: number): PlacedLine[] {
  const sized = lines.map((line) => {
    const [, , w, h] = line.box;
    const scale = Math.min(mostEnlarged, capitals / line.letterHeight);
    const [along, across] = line.turn === 0 ? [w, h] : [h, w];
    return { line, scale, width: Math.round(along * scale), height: Math.round(across * scale) };
  });
  let [x, y, rowHeight] = [margin, margin, 0];
  return sized
    .toSorted((a, b) => b.height - a.height)
    .map((line) => {
      if (x > margin && x + line.width + margin > rowWidth) {
        [x, y] = [margin, y + rowHeight + 2 * margin];
        rowHeight = 0;
      }
      const placed = { ...line, x, y };
      x += line.width + between;
      rowHeight = Math.max(rowHeight, line.height);
      return placed;
    });
}

/** Its ground white, its darkest strokes black. */
function drawLine(picture: GreyPage, { line, scale, x, y, width, height }: PlacedLine, page: GreyPage): void {
  const [left, top, across, down] = line.box;
  const at = (along: number, under: number): number => {
    if (line.turn === 0) return brightnessAt(picture, left + along, top + under);
    return line.turn === 90
      ? brightnessAt(picture, left + under, top + down - along)
      : brightnessAt(picture, left + across - under, top + along);
  };
  const [columns, rows] = [width + 2 * edge, height + 2 * edge];
  const values = Float64Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    return at((column - edge + 0.5) / scale, ((index - column) / columns - edge + 0.5) / scale);
  });
  const sorted = values.toSorted();
  const dark = sorted[Math.floor(sorted.length * 0.03)] ?? 0;
  const ground = Math.max(dark + 24, sorted[Math.floor(sorted.length * 0.6)] ?? 255);
  values.forEach((value, index) => {
    const [u, v] = [x + (index % columns) - edge, y + Math.floor(index / columns) - edge];
    if (u < 0 || v < 0 || u >= page.width || v >= page.height) return;
    page.data[v * page.width + u] = Math.max(
      0,
      Math.min(255, Math.round((255 * (value - dark)) / (ground - dark))),
    );
  });
}

/** The brightness at a place between the middles of four pixels. */
function brightnessAt({ width, height, data }: GreyPage, x: number, y: number): number {
  const u = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const v = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const at = row * width + column;
  const upper = (data[at] ?? 255) * (1 - u + column) + (data[at + 1] ?? 255) * (u - column);
  const lower = (data[at + width] ?? 255) * (1 - u + column) + (data[at + width + 1] ?? 255) * (u - column);
  return upper * (1 - v + row) + lower * (v - row);
}
