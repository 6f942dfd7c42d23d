import { expect, test } from 'vitest';
import { placePieces, type PdfWord } from './pdf-words.ts';

/** A page 200 points wide and 100 high, shown at twice its size. */
const page = { width: 400, height: 200, transform: [2, 0, 0, -2, 0, 200] };

const placed = (piece: { str: string; width: number; transform: number[] }) =>
  placePieces([{ height: 10, ...piece }], page);

const rounded = ({ text, box, turn }: PdfWord) => ({
  text,
  turn,
  box: box.map((part) => Math.round(part * 1000) / 1000),
});

test('a word lies on the page as one sees it, counted from the top', () => {
  const [word] = placed({ str: 'KITCHEN', width: 70, transform: [10, 0, 0, 10, 20, 40] });
  expect(word && rounded(word)).toEqual({ text: 'KITCHEN', turn: 0, box: [0.1, 0.5, 0.35, 0.1] });
});

test('a word that is written upwards is turned by 270 degrees and as high as it is long', () => {
  const [word] = placed({ str: 'PASSAGE', width: 70, transform: [0, 10, -10, 0, 60, 10] });
  expect(word && rounded(word)).toEqual({ text: 'PASSAGE', turn: 270, box: [0.25, 0.2, 0.05, 0.7] });
});

test('a wide gap divides what the file keeps as one', () => {
  const words = placed({ str: 'BED ROOM     BATH', width: 170, transform: [10, 0, 0, 10, 0, 40] });
  expect(words.map(rounded)).toEqual([
    { text: 'BED ROOM', turn: 0, box: [0, 0.5, 0.4, 0.1] },
    { text: 'BATH', turn: 0, box: [0.65, 0.5, 0.2, 0.1] },
  ]);
});

test('empty pieces and broken matrices place nothing that is not a number', () => {
  expect(placed({ str: '  ', width: 70, transform: [] })).toEqual([]);
  expect(placed({ str: 'BATH', width: 0, transform: [] }).flatMap(({ box }) => box)).not.toContain(NaN);
});

test('a letter that the file does not name leaves a sign, and nothing that cannot be kept', () => {
  const words = placed({ str: 'पा\0क\u{e012}ग\u{d83d}', width: 70, transform: [10, 0, 0, 10, 0, 40] });
  expect(words.map(({ text }) => text)).toEqual(['पा\u{fffd}क\u{fffd}ग\u{fffd}']);
});
