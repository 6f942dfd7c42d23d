import { expect, test } from 'vitest';
import { Paper, type Spot } from '#tests/plans/paint.ts';
import { floorsOf } from './sheet-floors.ts';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

const paintHome = (paper: Paper, [x, y]: Spot, width: number, height: number) => {
  paper.lines(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
    8,
  );
  paper.lines(
    [
      [x + width / 2, y],
      [x + width / 2, y + height * 0.6],
    ],
    8,
  );
};
const namesIn = ([x, y]: Spot, width: number, height: number): Rectangle[] => [
  [x + width * 0.15, y + height * 0.3, 50, 12],
  [x + width * 0.65, y + height * 0.3, 50, 12],
];

test('two floors beside one another are told apart, in reading order', () => {
  const paper = new Paper(900, 500);
  paintHome(paper, [480, 60], 340, 380);
  paintHome(paper, [60, 60], 340, 380);
  const labels = [...namesIn([480, 60], 340, 380), ...namesIn([60, 60], 340, 380)];
  const floors = floorsOf(paper.picture(), labels, labels);
  expect(floors.map(([x]) => Math.round(x / 100))).toEqual([1, 5]);
});

test('one plan with a legend beside it, and one without names in a part of it, are one', () => {
  const paper = new Paper(900, 500);
  paintHome(paper, [60, 60], 440, 380);
  paintHome(paper, [640, 60], 100, 60);
  const labels = namesIn([60, 60], 440, 380);
  expect(floorsOf(paper.picture(), labels, labels)).toEqual([[0, 0, 900, 500]]);
  paintHome(paper, [560, 160], 300, 280);
  expect(floorsOf(paper.picture(), labels, labels)).toEqual([[0, 0, 900, 500]]);
});

test('an empty sheet is one', () => {
  expect(floorsOf(new Paper(300, 200).picture(), [], [])).toEqual([[0, 0, 300, 200]]);
});
