import { inkOf, shrunk } from './ink.ts';
import type { GreyPicture } from './picture.ts';
import { gapBetween, longerSide, shorterSide } from './pixels.ts';
import { componentsOf, type GridBox } from './plan-grid.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

const mostCells = 760;
/** Parts of the longer side of all that is drawn. What is smaller is a legend, a logo or a mark. */
const leastFloor = 0.22;
/** Walls of one home that are farther apart than this are not one home. */
const widestGap = 0.012;

/**
 * The plans that lie beside one another on a sheet, each as the rectangle around its walls, in reading order; one where
 * there is a single plan, or where it is not certain. `labels` are the places of the names of rooms.
 */
export function floorsOf(
  picture: GreyPicture,
  words: readonly Rectangle[],
  labels: readonly Rectangle[],
): Rectangle[] {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / mostCells);
  const ink = inkOf(shrunk(picture, scale));
  const { boxes } = componentsOf(ink, 1);
  const inCells = words.map(([x, y, w, h]): GridBox => ({
    left: x / scale,
    top: y / scale,
    right: (x + w) / scale,
    bottom: (y + h) / scale,
  }));
  const isWord = (box: GridBox) => inCells.some((word) => isWithin(box, word));
  const isBorder = (box: GridBox) =>
    box.right - box.left > 0.93 * ink.width && box.bottom - box.top > 0.9 * ink.height;
  const drawn = boxes.filter((box) => longerSide(box) > 6 && !isWord(box) && !isBorder(box));
  const side = Math.max(1, ...drawn.map(longerSide));
  const lines = drawn.filter((box) => longerSide(box) >= 0.04 * side);
  const groups = joined(lines, Math.max(2, widestGap * side));
  const floors = groups.filter(
    (box) =>
      longerSide(box) >= leastFloor * Math.max(ink.width, ink.height) &&
      shorterSide(box) >= 0.4 * leastFloor * Math.max(ink.width, ink.height),
  );
  const withLabels = floors.filter((box) => labels.filter((label) => isOn(label, box, scale)).length >= 2);
  // Without names on each of them they may be one plan that fell apart.
  const whole: Rectangle = [0, 0, picture.width, picture.height];
  if (withLabels.length < 2 || withLabels.length > 6) return [whole];
  const named = labels.filter((label) => withLabels.some((box) => isOn(label, box, scale))).length;
  if (named < 0.7 * labels.length || !areAlike(withLabels)) return [whole];
  return withLabels
    .toSorted((a, b) => (a.bottom <= b.top ? -1 : b.bottom <= a.top ? 1 : a.left - b.left))
    .map((box) => widened(box, scale, picture));
}

function isWithin(inner: GridBox, outer: GridBox): boolean {
  return (
    inner.left >= outer.left - 2 &&
    inner.top >= outer.top - 2 &&
    inner.right <= outer.right + 2 &&
    inner.bottom <= outer.bottom + 2
  );
}

/** Boxes that overlap or nearly touch become one, until none do. */
function joined(boxes: readonly GridBox[], gap: number): GridBox[] {
  let groups = [...boxes];
  for (let before = -1; before !== groups.length;) {
    before = groups.length;
    const next: GridBox[] = [];
    for (const box of groups) {
      const at = next.findIndex((other) => gapBetween(box, other) <= gap);
      const other = next[at];
      if (!other) next.push(box);
      else
        next[at] = {
          left: Math.min(box.left, other.left),
          top: Math.min(box.top, other.top),
          right: Math.max(box.right, other.right),
          bottom: Math.max(box.bottom, other.bottom),
        };
    }
    groups = next;
  }
  return groups;
}

function isOn([x, y, w, h]: Rectangle, { left, right, top, bottom }: GridBox, scale: number): boolean {
  const [u, v] = [(x + w / 2) / scale, (y + h / 2) / scale];
  return u > left && u < right && v > top && v < bottom;
}

/** Floors of one home, or flats of one house, are of about one size. */
function areAlike(boxes: readonly GridBox[]): boolean {
  const sizes = boxes.map(longerSide);
  return Math.min(...sizes) > 0.4 * Math.max(...sizes);
}

function widened({ left, top, right, bottom }: GridBox, scale: number, picture: GreyPicture): Rectangle {
  const edge = 3;
  const x = Math.max(0, Math.floor((left - edge) * scale));
  const y = Math.max(0, Math.floor((top - edge) * scale));
  return [
    x,
    y,
    Math.min(picture.width, Math.ceil((right + edge) * scale)) - x,
    Math.min(picture.height, Math.ceil((bottom + edge) * scale)) - y,
  ];
}
