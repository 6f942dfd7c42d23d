import { expect, test } from 'vitest';
import { Paper, type Spot } from '#tests/plans/paint.ts';
import { likelyLines, type LineBox } from './text-lines.ts';

const [width, height] = [900, 700];

/** Five letters of 14 by 20 with strokes of 4, side by side from a spot; `onSide`: read from below. */
function letters(paper: Paper, [x, y]: Spot, onSide = false, tone = 0): void {
  const stroke = (from: Spot, to: Spot) => {
    const at = ([u, v]: Spot): Spot => (onSide ? [x + v, y - u] : [x + u, y + v]);
    paper.line(at(from), at(to), 4, tone);
  };
  for (let left = 0; left < 5 * 20; left += 20) {
    stroke([left + 2, 0], [left + 2, 20]);
    stroke([left, 2], [left + 14, 2]);
    stroke([left, 10], [left + 12, 10]);
    if (left % 40 === 0) stroke([left, 18], [left + 14, 18]);
  }
}

const isNear = ([x, y, w, h]: LineBox, wanted: LineBox) =>
  [x, y, w, h].every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 6);

const turnsAt = (paper: Paper, wanted: LineBox) =>
  likelyLines(paper.picture()).flatMap(({ box, turn }) => (isNear(box, wanted) ? [turn] : []));

test('a word is found on a floor of tiles, among walls and above a line that is drawn under it', () => {
  const paper = new Paper(width, height, 225);
  for (let at = 0; at < width; at += 24) {
    paper.line([at, 0], [at, height], 2, 205);
    paper.line([0, at], [width, at], 2, 205);
  }
  paper.lines(
    [
      [40, 40],
      [860, 40],
      [860, 660],
      [40, 660],
      [40, 40],
    ],
    14,
  );
  paper.line([290, 325], [420, 325], 3);
  letters(paper, [300, 300]);
  expect(turnsAt(paper, [300, 300, 94, 20])).toEqual([0]);
});

test('dark letters are found on a dark floor as well', () => {
  const paper = new Paper(width, height, 255);
  paper.area(
    [
      [200, 200],
      [600, 200],
      [600, 500],
      [200, 500],
    ],
    110,
  );
  letters(paper, [300, 300], false, 30);
  expect(turnsAt(paper, [300, 300, 94, 20])).toEqual([0]);
});

test('a word on its side is tried from both sides', () => {
  const paper = new Paper(width, height);
  letters(paper, [300, 400], true);
  expect(turnsAt(paper, [300, 306, 20, 94])).toEqual([90, 270]);
});

test('steps, walls and an empty sheet are no words', () => {
  const paper = new Paper(width, height);
  for (let x = 300; x < 500; x += 14) paper.line([x, 300], [x, 324], 3);
  paper.lines(
    [
      [40, 40],
      [860, 40],
      [860, 660],
      [40, 660],
      [40, 40],
    ],
    14,
  );
  expect(likelyLines(paper.picture())).toEqual([]);
  expect(likelyLines({ width: 1, height: 1, data: Uint8Array.of(255) })).toEqual([]);
});
