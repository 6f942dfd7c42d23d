import type { PlacedWord } from '../vaastu/placed-word.ts';
import { compassSymbol, type CompassSymbol, type SymbolAxis } from './compass-symbol.ts';
import { doubled, inkOf, shrunk } from './ink.ts';
import { asLetterN } from './letter-shape.ts';
import type { GreyPicture } from './picture.ts';
import { gapBetween, longerSide, middleOf, pixelsOf, shorterSide, type Pixels } from './pixels.ts';
import { componentsOf, type Grid, type GridBox } from './plan-grid.ts';

export interface FoundNorth {
  /** Clockwise from up, 0 ≤ value < 360. */
  degrees: number;
  /** 0 to 1; see `sureNorth`. */
  sureness: number;
  /** Where the symbol is, in the pixels of the picture. */
  at: readonly [x: number, y: number];
}

/** From here on two things agree: where the letter stands, and what the symbol beside it shows. */
export const sureNorth = 0.7;

const mostPixels = 1600;
/** A letter of eight pixels has to be looked at closely. */
const fewPixels = 800;

/**
 * Where an arrow, a needle or a rose with the letter N (or the word) says that north is. Arrows without a letter are those
 * of stairs, doors and measures: they say nothing. `words` are in the pixels of the picture.
 */
export function northOnDrawing(picture: GreyPicture, words: readonly PlacedWord[]): FoundNorth | undefined {
  const longest = Math.max(picture.width, picture.height);
  const scale = longest < fewPixels ? 0.5 : Math.max(1, longest / mostPixels);
  const sheet = sheetOf(sized(picture, scale));
  const placed = words.map(({ text, box: [x, y, w, h], sureness }) => ({
    text,
    sureness,
    box: { left: x / scale, top: y / scale, right: (x + w) / scale, bottom: (y + h) / scale },
  }));
  const found = anchorsOf(sheet, placed).flatMap((anchor) => {
    const read = readBeside(anchor, sheet, placed);
    return read ? [read] : [];
  });
  const [best, ...others] = found.toSorted((a, b) => b.sureness - a.sureness);
  if (!best) return undefined;
  // Two that are about as sure and contradict one another are neither.
  const contradicts = others.some(
    (other) => other.sureness > best.sureness - 0.15 && between(other.degrees, best.degrees) > 20,
  );
  return {
    degrees: (Math.round(best.degrees * 2) / 2) % 360,
    sureness: contradicts ? Math.min(best.sureness, 0.4) : best.sureness,
    at: [best.at[0] * scale, best.at[1] * scale],
  };
}

function sized(picture: GreyPicture, scale: number): GreyPicture {
  if (scale < 1) return doubled(picture);
  return scale > 1 ? shrunk(picture, scale) : picture;
}

function sheetOf(grey: GreyPicture): Sheet {
  const ink = inkOf(grey);
  return { grey, ink, ...componentsOf(ink, 1), longest: Math.max(ink.width, ink.height) };
}

interface Sheet {
  grey: GreyPicture;
  ink: Grid;
  labels: Int32Array;
  boxes: GridBox[];
  longest: number;
}

interface SheetWord {
  text: string;
  sureness: number;
  box: GridBox;
}

/** A letter or a word that means north. */
interface Anchor {
  box: GridBox;
  /** Height of a letter. */
  size: number;
  /** The letter's own turn, where its shape was looked at. */
  turn: number | undefined;
  likeness: number;
  /** The components that are part of it. */
  own: ReadonlySet<number>;
}

const northWord = /^(north|n|उत्तर|नॉर्थ)[.:)]?$/iu;

function anchorsOf(sheet: Sheet, words: readonly SheetWord[]): Anchor[] {
  const { grey, ink, labels, boxes, longest } = sheet;
  const said = words
    .filter(({ text, sureness }) => northWord.test(text.trim()) && text.trim().length > 2 && sureness > 0.5)
    .map(({ box }): Anchor => ({
      box,
      size: Math.min(box.bottom - box.top, box.right - box.left),
      turn: undefined,
      likeness: 0.9,
      own: new Set(
        boxes.flatMap((part, at) => (gapBetween(part, box) === 0 && isWithin(part, box) ? [at] : [])),
      ),
    }));
  const letters = boxes.flatMap((box, at): Anchor[] => {
    const size = longerSide(box);
    if (size < 6 || size > Math.max(24, longest * 0.08) || shorterSide(box) < size * 0.4) return [];
    if (isInWord(box, words) || hasLettersBeside(at, sheet)) return [];
    const letter = asLetterN(coreOf(pixelsOf(ink, labels, at + 1, box), grey));
    return letter ? [{ box, size, turn: letter.turn, likeness: letter.likeness, own: new Set([at]) }] : [];
  });
  return [...said, ...letters.toSorted((a, b) => b.likeness - a.likeness).slice(0, 12)];
}

/** Without the soft edge, which closes the gaps of a small letter: the half of its tones that is farther from the ground. */
function coreOf({ xs, ys }: Pixels, { width, data }: GreyPicture): Pixels {
  const tones = xs.map((x, at) => data[(ys[at] ?? 0) * width + x] ?? 0);
  const sorted = tones.toSorted((a, b) => a - b);
  const [dark, bright] = [sorted[Math.floor(sorted.length * 0.1)] ?? 0, sorted.at(-1) ?? 0];
  // A letter of one tone has no soft edge; one on a dark ground is brighter than its edge.
  if (bright - dark < 30) return { xs, ys };
  const middle = (dark + bright) / 2;
  const isBright = (sorted[Math.floor(sorted.length / 2)] ?? 0) > middle;
  const isCore = tones.map((tone) => (isBright ? tone >= middle : tone <= middle));
  return { xs: xs.filter((_, at) => isCore[at]), ys: ys.filter((_, at) => isCore[at]) };
}

function isWithin(inner: GridBox, outer: GridBox): boolean {
  return (
    inner.left >= outer.left - 2 &&
    inner.top >= outer.top - 2 &&
    inner.right <= outer.right + 2 &&
    inner.bottom <= outer.bottom + 2
  );
}

/** Part of a longer word. */
function isInWord(box: GridBox, words: readonly SheetWord[]): boolean {
  return words.some(
    ({ text, sureness, box: word }) =>
      sureness > 0.6 && /[\p{L}\d]{2}/u.test(text) && isWithin(box, word) && !/^n.$/i.test(text),
  );
}

/** In a line with letters of its size, as within a word that was not read. */
function hasLettersBeside(at: number, sheet: Sheet): boolean {
  const { boxes } = sheet;
  const own = boxes[at];
  if (!own) return false;
  const size = longerSide(own);
  let stacked = 0;
  for (const [index, other] of boxes.entries()) {
    if (index === at || gapBetween(own, other) > 0.6 * size) continue;
    if (isWithin(own, other) || isWithin(other, own)) continue;
    const isBeside = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 0.6 * size;
    const slack = Math.max(1.5, 0.2 * size);
    const isInLine = Math.abs(own.bottom - other.bottom) < slack && Math.abs(own.top - other.top) < slack;
    if (isBeside && isInLine && !isArrowLike(other, index, sheet)) return true;
    const isOfSize = longerSide(other) > 0.5 * size && longerSide(other) < 1.5 * size;
    if (isOfSize && Math.min(own.right, other.right) - Math.max(own.left, other.left) > 0.6 * size)
      stacked += 1;
  }
  return stacked >= 2;
}

/** Wider than a letter, and at one end much lower than letters that have run together are. */
function isArrowLike(box: GridBox, at: number, { ink, labels }: Sheet): boolean {
  const height = box.bottom - box.top;
  const width = box.right - box.left;
  if (width < 1.6 * height) return false;
  const { xs, ys } = pixelsOf(ink, labels, at + 1, box);
  const heightOf = (from: number, to: number) => {
    const part = ys.filter((_, index) => (xs[index] ?? 0) >= from && (xs[index] ?? 0) < to);
    return part.length === 0 ? 0 : Math.max(...part) - Math.min(...part) + 1;
  };
  const ends = [heightOf(box.left, box.left + width * 0.3), heightOf(box.right - width * 0.3, box.right)];
  return Math.min(...ends) < 0.4 * height;
}

type Reading = FoundNorth;

function readBeside(anchor: Anchor, sheet: Sheet, words: readonly SheetWord[]): Reading | undefined {
  const pixels = symbolBeside(anchor, sheet, words);
  const symbol = pixels && compassSymbol(pixels, middleOf(anchor.box));
  if (!symbol) return undefined;
  const [x, y] = middleOf(anchor.box);
  const [dx, dy] = [x - symbol.middle[0], y - symbol.middle[1]];
  const towards = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
  const isOutside = Math.hypot(dx, dy) > 0.72 * symbol.reach;
  const read = isOutside ? byPlace(symbol, towards) : byHead(symbol);
  if (!read) return undefined;
  const agrees = anchor.turn === undefined ? 0 : turnAgrees(anchor.turn, read.degrees);
  const sureness = Math.max(0, Math.min(0.98, read.sureness + agrees + (anchor.likeness - 0.85) * 0.4));
  return { degrees: read.degrees, sureness, at: symbol.middle };
}

/** A letter that is turned is turned with its arrow. */
function turnAgrees(turn: number, degrees: number): number {
  if (Math.min(turn, 180 - turn) <= 10) return 0;
  const off = Math.abs((((turn - degrees) % 180) + 180) % 180);
  return Math.min(off, 180 - off) <= 16 ? 0.08 : -0.3;
}

interface Direction {
  degrees: number;
  sureness: number;
}

/** The letter stands at the end of one of the symbol's lines. */
function byPlace(symbol: CompassSymbol, towards: number): Direction | undefined {
  const arm = symbol.arms.toSorted((a, b) => between(a, towards) - between(b, towards))[0];
  if (symbol.isStar && arm !== undefined && between(arm, towards) <= 14)
    return { degrees: evened(arm, symbol.arms), sureness: 0.86 - between(arm, towards) * 0.008 };
  const axis = symbol.axes
    .filter(({ degrees, likeness }) => offAxis(degrees, towards) <= 20 && likeness > 0)
    .toSorted(
      (a, b) =>
        b.likeness - offAxis(b.degrees, towards) / 100 - (a.likeness - offAxis(a.degrees, towards) / 100),
    )[0];
  if (!axis) return undefined;
  const { degrees, head } = pointedTo(axis, towards);
  const off = between(degrees, towards);
  const base = 0.62 + (axis.likeness - 0.72) * 0.6 - off * 0.008;
  // Its tip points the other way: the letter stands at its foot.
  if (head <= -0.35) {
    const isPlain = axis.slimness > 1.05 && axis.likeness > 0.85;
    return { degrees: (degrees + 180) % 360, sureness: isPlain ? base + 0.06 : 0.45 };
  }
  if (head >= 0.3) return { degrees, sureness: base + 0.2 };
  if (symbol.isStar || symbol.hasRing) return { degrees, sureness: base + 0.16 };
  return { degrees, sureness: Math.min(0.5, base) };
}

/** An arm as the others have it, a quarter or a half further on: each tip is a pixel or two beside its line. */
function evened(arm: number, arms: readonly number[]): number {
  const offs = arms
    .map((other) => ((((other - arm + 45) % 90) + 90) % 90) - 45)
    .filter((off) => Math.abs(off) <= 12);
  return (arm + offs.reduce((sum, off) => sum + off, 0) / Math.max(1, offs.length) + 360) % 360;
}

/** The letter stands within or beside the symbol: its tip alone tells. */
function byHead(symbol: CompassSymbol): Direction | undefined {
  const axis = symbol.axes
    .filter(({ head, slimness }) => Math.abs(head) >= 0.45 && slimness > 0.8)
    .toSorted((a, b) => b.likeness * Math.abs(b.head) - a.likeness * Math.abs(a.head))[0];
  if (!axis) return undefined;
  const degrees = axis.head > 0 ? axis.degrees : axis.degrees + 180;
  const sureness = 0.5 + (axis.likeness - 0.72) * 0.6 + Math.min(0.2, (Math.abs(axis.head) - 0.45) * 0.5);
  return { degrees: degrees % 360, sureness };
}

/** The axis as it points to that side. */
function pointedTo({ degrees, head }: SymbolAxis, towards: number): { degrees: number; head: number } {
  return between(degrees, towards) <= 90
    ? { degrees, head }
    : { degrees: (degrees + 180) % 360, head: -head };
}

function offAxis(degrees: number, towards: number): number {
  const off = between(degrees, towards);
  return Math.min(off, 180 - off);
}

function between(one: number, other: number): number {
  const off = (((one - other) % 360) + 360) % 360;
  return Math.min(off, 360 - off);
}

/** All that is drawn beside or around the letter and belongs together; undefined where nothing does. */
function symbolBeside(anchor: Anchor, sheet: Sheet, words: readonly SheetWord[]): Pixels | undefined {
  const { boxes, longest, ink, labels } = sheet;
  const { size, box, own } = anchor;
  const most = Math.min(longest * 0.22, size * 16);
  const usable = (part: GridBox, at: number) =>
    !own.has(at) && longerSide(part) <= most && longerSide(part) >= 2 && !isInWord(part, words);
  const seeds = boxes
    .map((part, at) => ({ part, at }))
    .filter(
      ({ part, at }) =>
        usable(part, at) && longerSide(part) >= 1.1 * size && gapBetween(part, box) <= 1.6 * size,
    );
  const seed = seeds.toSorted(
    (a, b) =>
      gapBetween(a.part, box) - longerSide(a.part) * 0.1 - gapBetween(b.part, box) + longerSide(b.part) * 0.1,
  )[0];
  if (!seed) return undefined;
  const taken = new Set([seed.at]);
  let whole = seed.part;
  for (let grew = true; grew;) {
    grew = false;
    boxes.forEach((part, at) => {
      if (taken.has(at) || !usable(part, at)) return;
      const isInside = isWithin(part, whole);
      const isNear =
        gapBetween(part, whole) <= Math.max(2, 0.12 * longerSide(whole)) && longerSide(part) > 0.3 * size;
      if (!isInside && !(isNear && longerSide(part) >= 0.45 * longerSide(whole))) return;
      const next = around(whole, part);
      if (longerSide(next) > most) return;
      taken.add(at);
      whole = next;
      grew = true;
    });
  }
  const pixels = [...taken].map((at) => pixelsOf(ink, labels, at + 1, boxes[at] ?? whole));
  return { xs: pixels.flatMap(({ xs }) => xs), ys: pixels.flatMap(({ ys }) => ys) };
}

function around(one: GridBox, other: GridBox): GridBox {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
