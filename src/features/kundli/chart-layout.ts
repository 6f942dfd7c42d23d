import { countFrom, signFrom, type Sign } from '#domain/jyotish/zodiac.ts';

/** How a chart is drawn: houses stand still in the north, signs in the south and the east. */
export const chartStyles = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof chartStyles)[number];

/** The side of the drawing, in units of the SVG. */
export const side = 400;

/** Where in the drawing a sign has its words. */
export interface Cell {
  sign: Sign;
  /** Counted from the first house. */
  house: number;
  /** The middle of what is free for words, and how much that is. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the number of the sign stands; undefined where its place says which it is. */
  number?: { x: number; y: number };
}

type Box = readonly [x: number, y: number, width: number, height: number];
type Spot = readonly [x: number, y: number];

/** The houses of the north, the first on top and then to the left: four diamonds and eight triangles. */
const north: readonly (readonly [Box, Spot])[] = [
  [
    [200, 88, 110, 80],
    [200, 172],
  ],
  [
    [100, 34, 112, 48],
    [100, 84],
  ],
  [
    [36, 100, 54, 112],
    [84, 104],
  ],
  [
    [100, 200, 108, 84],
    [172, 204],
  ],
  [
    [36, 300, 54, 112],
    [84, 304],
  ],
  [
    [100, 366, 112, 48],
    [100, 324],
  ],
  [
    [200, 312, 110, 80],
    [200, 236],
  ],
  [
    [300, 366, 112, 48],
    [300, 324],
  ],
  [
    [364, 300, 54, 112],
    [316, 304],
  ],
  [
    [300, 200, 108, 84],
    [228, 204],
  ],
  [
    [364, 100, 54, 112],
    [316, 104],
  ],
  [
    [300, 34, 112, 48],
    [300, 84],
  ],
];

/** Column and row of each sign in the south, Mesha first: round the edge with the Sun's way. */
const south: readonly Spot[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** The signs of the east, Mesha on top in the middle and then to the left: four fields and eight halves of corners. */
const east: readonly Box[] = [
  [200, 66, 116, 110],
  [88, 36, 78, 60],
  [36, 92, 60, 70],
  [66, 200, 116, 116],
  [36, 308, 60, 70],
  [88, 364, 78, 60],
  [200, 334, 116, 110],
  [312, 364, 78, 60],
  [364, 308, 60, 70],
  [334, 200, 116, 116],
  [364, 92, 60, 70],
  [312, 36, 78, 60],
];

/** All twelve signs with their places, counted from the sign of the first house. */
export function chartCells(style: ChartStyle, firstSign: Sign): Cell[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = style === 'north' ? signFrom(firstSign, index + 1) : ((index + 1) as Sign);
    const house = countFrom(firstSign, sign);
    const box = boxOf(style, index);
    const number = style === 'north' ? north[index]?.[1] : undefined;
    const [x, y, width, height] = box;
    return { sign, house, x, y, width, height, ...(number && { number: { x: number[0], y: number[1] } }) };
  });
}

function boxOf(style: ChartStyle, index: number): Box {
  if (style === 'north') return north[index]?.[0] ?? [0, 0, 0, 0];
  if (style === 'east') return east[index] ?? [0, 0, 0, 0];
  const [column, row] = south[index] ?? [0, 0];
  return [column * 100 + 50, row * 100 + 54, 92, 78];
}

/** The lines of the drawing, as the path of an SVG. */
export const chartLines: Readonly<Record<ChartStyle, string>> = {
  north: 'M0 0H400V400H0ZM0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200Z',
  south:
    'M0 0H400V400H0ZM100 0V400M300 0V400M0 100H400M0 300H400M200 0V100M200 300V400M0 200H100M300 200H400',
  east: 'M0 0H400V400H0ZM133 0V400M267 0V400M0 133H400M0 267H400M0 0L133 133M400 0L267 133M0 400L133 267M400 400L267 267',
};

export interface ChartWord {
  text: string;
  x: number;
  y: number;
}

const usualSize = 17;
const smallestSize = 10.5;
/** Of the size of the letters: how wide the widest short name is with what stands behind it, and how high a line. */
const wordWidth = 2.1;
const lineHeight = 1.2;

/** Puts words in rows into a cell, in letters as large as all of them allow. */
export function placeWords(words: readonly string[], cell: Cell): { size: number; words: ChartWord[] } {
  let size = usualSize;
  while (size > smallestSize && !fits(words.length, size, cell)) size -= 0.5;
  const perRow = Math.max(1, Math.min(words.length, Math.floor(cell.width / (size * wordWidth))));
  const rows = Math.ceil(words.length / perRow);
  const placed = words.map((text, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, words.length - row * perRow);
    const x = cell.x + ((index % perRow) - (inRow - 1) / 2) * size * wordWidth;
    return { text, x, y: cell.y + (row - (rows - 1) / 2) * size * lineHeight };
  });
  return { size, words: placed };
}

function fits(count: number, size: number, { width, height }: Cell): boolean {
  const perRow = Math.floor(width / (size * wordWidth));
  return perRow > 0 && Math.ceil(count / perRow) * size * lineHeight <= height;
}
