import { expect, test } from 'vitest';
import { asPgm, greyOf, looksLikePhoto, stretched, turnedPage } from './grey.ts';
import { wordsOfTable } from './tsv-words.ts';

const picture = (width: number, height: number, at: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, index) =>
    at(index % width, Math.floor(index / width)),
  ),
});

test('colours become as bright as the eye sees them', () => {
  const { data } = greyOf([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255], 4, 1);
  expect([...data]).toEqual([255, 0, 149, 28]);
});

test('pale letters on a grey ground become black on white, and an empty sheet stays as it is', () => {
  const { data } = stretched(picture(20, 20, (x) => (x < 4 ? 140 : 200)));
  expect(data[0]).toBe(0);
  expect(data[10]).toBe(255);
  expect(stretched(picture(4, 4, () => 90)).data.every((value) => value === 90)).toBe(true);
});

test.each([
  [90, [4, 1, 5, 2, 6, 3], 2, 3],
  [180, [6, 5, 4, 3, 2, 1], 3, 2],
  [270, [3, 6, 2, 5, 1, 4], 2, 3],
] as const)('a picture is turned by %i degrees clockwise', (turn, values, width, height) => {
  const made = turnedPage(
    picture(3, 2, (x, y) => 1 + x + 3 * y),
    turn,
  );
  expect(made).toEqual({ width, height, data: Uint8Array.from(values) });
});

test('a file is a head of one line each and then the bytes', () => {
  const file = asPgm(picture(2, 1, (x) => 65 + x));
  expect(new TextDecoder().decode(file)).toBe('P5\n2 1\n255\nAB');
});

test('a drawing is no photograph, and what changes softly everywhere is one', () => {
  expect(looksLikePhoto(picture(300, 200, (x, y) => (x % 60 < 3 || y % 50 < 3 ? 20 : 250)))).toBe(false);
  expect(
    looksLikePhoto(
      picture(300, 200, (x, y) => 128 + 90 * Math.sin(x / 17) * Math.cos(y / 13) + ((x * 7 + y * 13) % 17)),
    ),
  ).toBe(true);
});

test('the words of a table are read, and lines that are no words or broken are not', () => {
  const table = [
    '1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t',
    '5\t1\t2\t1\t1\t1\t661\t230\t25\t20\t91.5\tM.',
    '5\t1\t2\t1\t1\t2\t700\t230\t50\t20\t96\t   ',
    '5\t1\t2\t1\t1\t3\tx\t230\t50\t20\t96\tBED',
    '',
  ].join('\n');
  expect(wordsOfTable(table)).toEqual([{ text: 'M.', box: [661, 230, 25, 20], sureness: 0.915 }]);
});
