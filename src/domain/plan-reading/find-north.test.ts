import { describe, expect, test } from 'vitest';
import { northStyles, otherStyles, paintSheet } from '#tests/plans/paint-north.ts';
import { Paper, paintLetter } from '#tests/plans/paint.ts';
import { northOnDrawing, sureNorth } from './find-north.ts';

const off = (one: number, other: number) => Math.min((one - other + 720) % 360, (other - one + 720) % 360);

describe('north', () => {
  test.each(Object.keys(northStyles))('is read from most marks like %s, and never surely wrong', (style) => {
    const read = [101, 102, 103].map((seed) => {
      const { picture, north } = paintSheet(style, seed * 7919);
      const found = northOnDrawing(picture, []);
      const isSure = found !== undefined && found.sureness >= sureNorth;
      return { isSure, off: isSure ? off(found.degrees, north ?? 0) : 0 };
    });
    expect(Math.max(...read.map((one) => one.off))).toBeLessThanOrEqual(8);
    const least = ['letterInRing', 'triangleOverLetter'].includes(style) ? 0 : 1;
    expect(read.filter(({ isSure }) => isSure).length).toBeGreaterThanOrEqual(least);
  });

  test.each(Object.keys(otherStyles))('is not read from %s', (style) => {
    for (const seed of [201, 202]) {
      const found = northOnDrawing(paintSheet(style, seed * 7919).picture, []);
      expect(found?.sureness ?? 0).toBeLessThan(sureNorth);
    }
  });

  test('two marks that contradict one another are not believed', () => {
    const paper = new Paper(500, 400);
    for (const [x, y, up] of [
      [120, 200, 1],
      [380, 200, -1],
    ] as const) {
      paper.line([x, y + 40 * up], [x, y - 20 * up], 4);
      paper.area([
        [x, y - 42 * up],
        [x - 12, y - 14 * up],
        [x + 12, y - 14 * up],
      ]);
      paintLetter(paper, 'N', [x, y - 62 * up], 22);
    }
    expect(northOnDrawing(paper.picture(), [])?.sureness ?? 0).toBeLessThan(sureNorth);
  });

  test('a letter N within a word that was read is no mark', () => {
    const { picture, north } = paintSheet('filledArrow', 101 * 7919);
    expect(northOnDrawing(picture, [])?.degrees).toBeCloseTo(north ?? 0, -1);
    const word = {
      text: 'KITCHEN',
      box: [0, 0, picture.width, picture.height],
      sureness: 0.9,
      from: 'ocr',
    } as const;
    expect(northOnDrawing(picture, [word])).toBeUndefined();
  });

  test('an empty sheet has none', () => {
    expect(northOnDrawing(new Paper(200, 150).picture(), [])).toBeUndefined();
  });
});
