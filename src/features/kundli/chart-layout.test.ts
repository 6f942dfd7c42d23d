import { describe, expect, test } from 'vitest';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { chartCells, chartStyles, placeWords, side } from './chart-layout.ts';

const all = ['La', 'Su', 'Mo', 'Ma', 'Me', 'JuR', 'Ve', 'SaR', 'Ra', 'Ke'];
const signs = Array.from({ length: 12 }, (_, index) => (index + 1) as Sign);

describe.each(chartStyles)('the chart of the %s', (style) => {
  test('has each sign once, and its house counted from the first', () => {
    for (const first of signs) {
      const cells = chartCells(style, first);
      expect(cells.map(({ sign }) => sign).sort((a, b) => a - b)).toEqual(signs);
      for (const { sign, house } of cells) expect(((first + house - 2) % 12) + 1).toBe(sign);
    }
  });

  test('has room for everything in one house: no two words touch, and none leaves the drawing', () => {
    for (const cell of chartCells(style, 1)) {
      for (let count = 1; count <= all.length; count += 1) {
        const { size, words } = placeWords(all.slice(0, count), cell);
        for (const [index, word] of words.entries()) {
          const half = (size * 1.5) / 2;
          expect(word.x - half).toBeGreaterThan(0);
          expect(word.x + half).toBeLessThan(side);
          expect(word.y).toBeGreaterThan(size / 2);
          expect(word.y).toBeLessThan(side - size / 2);
          for (const other of words.slice(index + 1))
            expect(Math.abs(other.x - word.x) >= size * 1.5 || Math.abs(other.y - word.y) >= size).toBe(true);
        }
      }
    }
  });
});

test('in the north the first house is on top, in the south and the east signs keep their places', () => {
  expect(chartCells('north', 5)[0]).toMatchObject({ sign: 5, house: 1, x: 200 });
  for (const style of ['south', 'east'] as const)
    expect(chartCells(style, 5).map(({ sign, x, y }) => [sign, x, y])).toEqual(
      chartCells(style, 9).map(({ sign, x, y }) => [sign, x, y]),
    );
});
