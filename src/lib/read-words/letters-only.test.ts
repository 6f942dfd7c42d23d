import { expect, test } from 'vitest';
import { lettersOnly } from './letters-only.ts';

const [width, height] = [400, 300];

/** A sheet of 400 by 300 pixels with a room of thin walls, a door that swings, and three letters of 8 pixels in it. */
const sheet = (paper: number, line: number, shade = 0) => {
  const data = new Uint8Array(width * height);
  const isWall = (x: number, y: number) =>
    x >= 40 && x < 360 && y >= 40 && y < 260 && (x < 44 || x >= 356 || y < 44 || y >= 256);
  const isSwing = (x: number, y: number) => Math.abs(Math.hypot(x - 44, y - 44) - 50) < 1 && x > 40 && y > 40;
  const isLetter = (x: number, y: number) =>
    [200, 212, 224].some(
      (left) => x >= left && x < left + 8 && y >= 150 && y < 158 && (x < left + 3 || y < 153),
    );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInk = isWall(x, y) || isSwing(x, y) || isLetter(x, y);
      data[y * width + x] = (isInk ? line : paper) * (1 - (shade * x) / width);
    }
  }
  return { width, height, data };
};

/** The place around all that is darker than the paper. */
const inked = (data: Uint8Array) => {
  const places = [...data].flatMap((value, at) =>
    value < 128 ? [[at % width, Math.floor(at / width)] as const] : [],
  );
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

test.each([
  ['dark on light', 255, 0, 0],
  ['light on dark', 20, 240, 0],
  ['grey on grey', 200, 60, 0],
  ['in a shade that grows', 250, 20, 0.6],
] as const)('walls and doors go, and letters stay: %s', (_, paper, line, shade) => {
  expect(inked(lettersOnly(sheet(paper, line, shade)).data)).toEqual([200, 150, 231, 157]);
});

test('the paper becomes as bright in the shade as in the light', () => {
  const { data } = lettersOnly(sheet(250, 20, 0.6));
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  expect(at(20, 20)).toBeGreaterThan(235);
  expect(at(380, 280)).toBeGreaterThan(235);
});

test('an empty sheet and the smallest one stay empty', () => {
  expect(
    lettersOnly({ width: 30, height: 20, data: new Uint8Array(600).fill(180) }).data.every(
      (value) => value > 240,
    ),
  ).toBe(true);
  expect(lettersOnly({ width: 1, height: 1, data: Uint8Array.of(255) }).data).toEqual(Uint8Array.of(255));
});
